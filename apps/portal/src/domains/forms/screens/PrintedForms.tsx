import type { Located } from '../../../shell/place.ts';
import Forms from './Forms.tsx';

/** The printed forms of a location. */
const PrintedForms = ({ place }: Located) => <Forms type="printed" place={place} />;

export default PrintedForms;
