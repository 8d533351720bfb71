import { PhotoSets } from '../parts/PhotoSets.tsx';

/** Photos of the facility. */
const FacilityPhotos = () => <PhotoSets type="facility" />;

export default FacilityPhotos;
