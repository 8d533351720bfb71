import { TextInput } from '@mantine/core';
import type { FieldsOf } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usernameFrom } from '../username.ts';
import { peopleWords } from '../words.ts';

/**
 * Names, e-mail and username of a person. Who comes to the e-mail without a username finds one made from the names.
 * @param help what a new person is told beneath these fields; nothing for one who is changed
 */
export const PersonFields = ({
  form: { field, set, values },
  help,
}: {
  form: FieldsOf<'fname' | 'lname' | 'email' | 'username', string>;
  help: { readonly email?: string; readonly username?: string };
}) => {
  const t = useWords(peopleWords);
  const { fname, lname, username } = values;
  const suggest = () => {
    if (!username.trim()) set('username', usernameFrom(fname, lname));
  };
  return (
    <>
      <TextInput autoComplete="off" {...field('fname', t('fname'))} />
      <TextInput autoComplete="off" {...field('lname', t('lname'))} />
      <TextInput type="email" autoComplete="off" {...field('email', t('email'), help.email)} onFocus={suggest} />
      <TextInput autoComplete="off" {...field('username', t('username'), help.username)} />
    </>
  );
};
