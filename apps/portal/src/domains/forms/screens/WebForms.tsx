import type { Located } from '../../../shell/located.tsx';
import Forms from './Forms.tsx';

/** The web forms of a location. */
const WebForms = ({ place }: Located) => <Forms type="web" place={place} />;

export default WebForms;
