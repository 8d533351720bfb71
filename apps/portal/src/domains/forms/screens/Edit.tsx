import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { Builder } from '../builder/Builder.tsx';
import { Answers } from '../parts/Answers.tsx';
import { FormFrame } from '../parts/FormFrame.tsx';

/** The questions of a form, in the builder. */
const Edit = () => {
  const edits = useMay()('edit_forms');
  const [round, setRound] = useState(0);
  return (
    <FormFrame>
      {(form, again) =>
        edits ? (
          <Builder
            key={`${form.id} ${round}`}
            form={form}
            onLatest={() => {
              again();
              setRound(round + 1);
            }}
          />
        ) : (
          <Answers entry={{ document: form.document, values: {} }} />
        )
      }
    </FormFrame>
  );
};

export default Edit;
