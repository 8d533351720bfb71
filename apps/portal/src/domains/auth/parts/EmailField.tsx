import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useWords } from '@nestling/ui/words.ts';
import { guestWords } from '../guest-words.ts';

/** The address of somebody who is not signed in. */
export const EmailField = <V extends { readonly email: string }>({ fields }: { fields: UseFormReturnType<V> }) => {
  const t = useWords(guestWords);
  return (
    <TextInput label={t('email')} type="email" autoComplete="email" size="lg" {...fields.getInputProps('email')} />
  );
};
