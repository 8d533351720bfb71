import { FileList } from '../parts/FileList.tsx';

/** Files that are neither documents nor photos. */
const OtherFiles = () => <FileList type="other" />;

export default OtherFiles;
