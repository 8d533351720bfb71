import { openGallery } from '../../kit/gallery/open.tsx';
import { statesOf } from '../../kit/gallery/state.tsx';
import { Bare, Plain } from './plain.tsx';
import { measured, states } from './states.tsx';

/** What `bench/editor.ts` measures, each shown when it is asked for alone. */
const apart = [
  ...measured,
  ...statesOf('Plain', { nested: () => <Plain /> }),
  ...statesOf('Bare', { field: () => <Bare /> }),
];
const asked = new URLSearchParams(location.search).get('part');
void openGallery('Parts of the editor', apart.some(({ part }) => part === asked) ? apart : states);
