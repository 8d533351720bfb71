import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useWords } from '@nestling/ui/words.ts';
import { guestWords } from '../guest-words.ts';
import classes from './CodeField.module.css';

/** A code from a message, as typed or pasted: mail programs add spaces and dashes that are not part of it. */
export const bareCode = (text: string): string => text.replace(/[\s-]/g, '');

/** The field for a code from a message; a pasted one may come with spaces. */
export const CodeField = <V extends { readonly code: string }>({
  fields,
  numeric = false,
}: {
  fields: UseFormReturnType<V>;
  numeric?: boolean;
}) => {
  const t = useWords(guestWords);
  return (
    <TextInput
      classNames={{ input: classes.code ?? '' }}
      label={t('code')}
      inputMode={numeric ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      size="lg"
      {...fields.getInputProps('code')}
    />
  );
};
