import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useWords } from '@nestling/ui/words.ts';
import { useClient } from 'urql';
import { CheckUserNameDocument } from '../checkUserName.graphql.ts';
import { guestWords } from '../guest-words.ts';

/** A username to be chosen; whether it is free is asked when the field is left. */
export const UsernameField = <V extends { readonly username: string }>({
  fields,
}: {
  fields: UseFormReturnType<V>;
}) => {
  const t = useWords(guestWords);
  const client = useClient();
  const { onBlur, ...input } = fields.getInputProps('username');

  const check = async () => {
    const username = fields.getValues().username.trim();
    if (!username) return;
    const { data } = await client.query(CheckUserNameDocument, { username }).toPromise();
    const taken = (data?.checkUserNameExceptId?.counter ?? 0) > 0;
    if (taken && fields.getValues().username.trim() === username) fields.setFieldError('username', t('takenUsername'));
  };
  return (
    <TextInput
      label={t('username')}
      description={t('usernameHelp')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
      {...input}
      onBlur={(event) => {
        onBlur?.(event);
        void check();
      }}
    />
  );
};
