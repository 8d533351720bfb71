import { useHere } from '../../../shell/here.ts';
import { FileRecord } from '../parts/FileRecord.tsx';

const OneOther = () => <FileRecord id={useHere().params.otherId ?? ''} />;

export default OneOther;
