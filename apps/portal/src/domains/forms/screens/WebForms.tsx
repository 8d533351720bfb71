import type { Located } from '../../../shell/place.ts';
import Forms from './Forms.tsx';

/** The web forms of a location. */
const WebForms = ({ place }: Located) => <Forms type="web" place={place} />;

export default WebForms;
