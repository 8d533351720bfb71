import { PasswordInput } from '@mantine/core';
import type { FieldsOf } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { factorWords } from '../factor-words.ts';

/** The password once more, before something about signing in is changed. */
export const SureField = ({ form }: { form: FieldsOf<'password', string> }) => {
  const t = useWords(factorWords);
  return (
    <PasswordInput
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="current-password"
      size="lg"
      {...form.field('password', t('password'), t('passwordHelp'))}
    />
  );
};
