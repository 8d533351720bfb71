import { TextInput } from '@mantine/core';
import { resetSecondFactors } from '@nestling/contract/operations/auth.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { factorWords } from '../factor-words.ts';

/** Takes the second step off the account of somebody who has lost phone and codes, with the reason. */
const ResetFactors = ({
  person,
  onClose,
}: {
  person: { readonly id: string; readonly full_name: string };
  onClose: () => void;
}) => {
  const t = useWords(factorWords);
  const form = useCallForm({
    call: resetSecondFactors,
    fixed: { id: person.id },
    values: { reason: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('resetTitle', { name: person.full_name })}
      says={t('resetText')}
      submit={t('resetDo')}
      danger
      onClose={onClose}
    >
      <TextInput
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        size="lg"
        {...form.field('reason', t('reason'), t('reasonHelp'))}
      />
    </FormDialog>
  );
};

export default ResetFactors;
