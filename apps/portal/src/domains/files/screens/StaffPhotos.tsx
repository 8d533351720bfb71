import { PhotoSets } from '../parts/PhotoSets.tsx';

/** Photos of the team. */
const StaffPhotos = () => <PhotoSets type="staff" />;

export default StaffPhotos;
