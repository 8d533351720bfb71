import type { Located } from '../../../shell/place.ts';
import { PhotoSets } from '../parts/PhotoSets.tsx';

/** Photos of the team. */
const StaffPhotos = ({ place }: Located) => <PhotoSets type="staff" location={place.id} />;

export default StaffPhotos;
