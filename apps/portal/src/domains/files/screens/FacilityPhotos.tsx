import type { Located } from '../../../shell/place.ts';
import { PhotoSets } from '../parts/PhotoSets.tsx';

/** Photos of the facility. */
const FacilityPhotos = ({ place }: Located) => <PhotoSets type="facility" location={place.id} />;

export default FacilityPhotos;
