import { EntryTable } from '../parts/EntryTable.tsx';
import { FormFrame } from '../parts/FormFrame.tsx';

/** What was handed in on a form. */
const Entries = () => <FormFrame>{(form) => <EntryTable form={form} />}</FormFrame>;

export default Entries;
