import { useFormRecord } from '../form-record.ts';
import { EntryTable } from '../parts/EntryTable.tsx';

/** What was handed in on a form. */
const Entries = () => <EntryTable form={useFormRecord().form} />;

export default Entries;
