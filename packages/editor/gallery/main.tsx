import { openGallery } from '../../kit/gallery/open.tsx';
import { measured, states } from './states.tsx';

const asked = new URLSearchParams(location.search).get('part');
void openGallery('Parts of the editor', asked === 'Large' ? measured : states);
