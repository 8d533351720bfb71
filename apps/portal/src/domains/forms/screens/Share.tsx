import { useMay } from '../../permissions/use-may.ts';
import { useFormRecord } from '../form-record.ts';
import { Answers } from '../parts/Answers.tsx';
import { ShareForm } from '../parts/ShareForm.tsx';

/** With whom a form is shared, and its public link. */
const Share = () => {
  const { form } = useFormRecord();
  const edits = useMay()('edit_forms');
  return edits ? <ShareForm form={form} /> : <Answers entry={{ document: form.document, values: {} }} />;
};

export default Share;
