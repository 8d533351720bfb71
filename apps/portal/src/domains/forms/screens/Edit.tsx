import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { Builder } from '../builder/Builder.tsx';
import { useFormRecord } from '../form-record.ts';
import { Answers } from '../parts/Answers.tsx';

/** The questions of a form, in the builder. */
const Edit = () => {
  const { form, again } = useFormRecord();
  const edits = useMay()('edit_forms');
  const [round, setRound] = useState(0);
  if (!edits) return <Answers entry={{ document: form.document, values: {} }} />;
  return (
    <Builder
      key={round}
      form={form}
      onLatest={() => {
        again();
        setRound(round + 1);
      }}
    />
  );
};

export default Edit;
