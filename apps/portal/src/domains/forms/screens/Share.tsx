import { useMay } from '../../permissions/use-may.ts';
import { Answers } from '../parts/Answers.tsx';
import { FormFrame } from '../parts/FormFrame.tsx';
import { ShareForm } from '../parts/ShareForm.tsx';

/** With whom a form is shared, and its public link. */
const Share = () => {
  const edits = useMay()('edit_forms');
  return (
    <FormFrame>
      {(form) =>
        edits ? <ShareForm key={form.id} form={form} /> : <Answers entry={{ document: form.document, values: {} }} />
      }
    </FormFrame>
  );
};

export default Share;
