import { askFormAgain } from '@nestling/contract/operations/forms.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { formWords } from '../words.ts';

/** Asks everybody for a form again, until a new day; the server says first whom and how many. */
export const AskAgain = ({ form: form_id, onClose }: { form: string; onClose: () => void }) => {
  const t = useWords(formWords);
  const form = useCallForm({ call: askFormAgain, fixed: { form_id }, values: { due_date: '' }, onSaved: onClose });
  return (
    <FormDialog title={t('askAgain')} says={t('askAgainSays')} form={form} submit={t('askAgain')} onClose={onClose}>
      <DateField {...form.field('due_date', t('newDueDate'))} />
    </FormDialog>
  );
};
