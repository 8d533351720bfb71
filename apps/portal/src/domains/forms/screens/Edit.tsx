import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { Builder } from '../builder/Builder.tsx';
import { useFormRecord } from '../form-record.ts';
import { Answers } from '../parts/Answers.tsx';

/** The questions of a form, in the builder. */
const Edit = () => {
  const { form, again } = useFormRecord();
  const edits = useMay()('edit_forms');
  // What the builder began from; what it saves itself leaves it as it is.
  const [start, setStart] = useState(form.version);
  if (!edits) return <Answers entry={{ document: form.document, values: {} }} />;
  return (
    <Builder
      key={start}
      form={form}
      onLatest={() => {
        again();
        setStart(form.version);
      }}
    />
  );
};

export default Edit;
