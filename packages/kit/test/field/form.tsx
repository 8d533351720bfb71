import type { ReactNode } from 'react';
import { FormBody } from '../../src/FormBody.tsx';
import { type RecordForm, useRecordForm } from '../../src/record-form.ts';

/** A form of one field, as screens have them; `onSave` is given what would be sent. */
export const OneField = <V,>({
  initial,
  onSave,
  children,
}: {
  initial: V;
  onSave: (value: V) => void;
  children: (props: ReturnType<RecordForm<{ one: V }>['fields']['getInputProps']>) => ReactNode;
}) => {
  const form = useRecordForm<{ one: V }, object>({
    name: 'test:one',
    initial: { one: initial },
    limits: {},
    save: async ({ one }) => {
      onSave(one);
      return { kind: 'declined', message: 'Not kept.', fieldErrors: [] };
    },
    onSaved: () => {},
  });
  return (
    <FormBody form={form} labels={{ one: 'The field' }} actions={<button type="submit">Save</button>}>
      {children(form.fields.getInputProps('one'))}
    </FormBody>
  );
};
