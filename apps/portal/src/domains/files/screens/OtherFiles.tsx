import type { Located } from '../../../shell/place.ts';
import { FileList } from '../parts/FileList.tsx';

/** Files that are neither documents nor photos. */
const OtherFiles = ({ place }: Located) => <FileList type="other" location={place.id} />;

export default OtherFiles;
