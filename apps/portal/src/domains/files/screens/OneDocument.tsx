import { useHere } from '../../../shell/here.ts';
import { FileRecord } from '../parts/FileRecord.tsx';

const OneDocument = () => <FileRecord id={useHere().params.documentId ?? ''} />;

export default OneDocument;
