import { openGallery } from './open.tsx';
import { states } from './states.ts';

void openGallery('Parts of the kit', states);
