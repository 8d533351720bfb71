import { TextInput } from '@mantine/core';
import type { FieldsOf } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useRef } from 'react';
import { useClient } from 'urql';
import { CheckUserNameDocument } from '../checkUserName.graphql.ts';
import { guestWords } from '../guest-words.ts';

/** A username to be chosen; whether it is free is asked when the field is left. */
export const UsernameField = ({
  form,
}: {
  form: FieldsOf<'username', string> & { fields: { setFieldError(path: 'username', error: string): void } };
}) => {
  const t = useWords(guestWords);
  const client = useClient();
  const { onBlur, ...field } = form.field('username', t('username'), t('usernameHelp'));
  const latest = useRef(form.values);
  latest.current = form.values;

  const check = async () => {
    const username = form.values.username.trim();
    if (!username) return;
    const { data } = await client.query(CheckUserNameDocument, { username }).toPromise();
    const taken = (data?.checkUserNameExceptId?.counter ?? 0) > 0;
    if (taken && latest.current.username.trim() === username) form.fields.setFieldError('username', t('takenUsername'));
  };
  return (
    <TextInput
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      size="lg"
      {...field}
      withAsterisk={false}
      onBlur={(event) => {
        onBlur(event);
        void check();
      }}
    />
  );
};
