import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useWords } from '@nestling/ui/words.ts';
import { isEmail, isPhone, usernameFrom } from '../username.ts';
import { peopleWords } from '../words.ts';

/** What every account is known by, whatever its role. */
type Person = { fname: string; lname: string; username: string; email: string; phone: string };

/** What a form of a person says of these fields: their names, for the summary, and what is wrong with each. */
export const usePersonRules = () => {
  const t = useWords(peopleWords);
  return {
    labels: {
      fname: t('fname'),
      lname: t('lname'),
      username: t('username'),
      email: t('email'),
      phone: t('phone'),
    },
    validate: {
      fname: (value: string) => (value.trim() ? null : t('needName')),
      lname: (value: string) => (value.trim() ? null : t('needLast')),
      username: (value: string) => (value.trim() ? null : t('needUsername')),
      email: (value: string) => (isEmail(value) ? null : t('needEmail')),
      phone: (value: string) => (isPhone(value) ? null : t('needPhone')),
    },
  };
};

/**
 * Names, e-mail and username of a person. Who comes to the e-mail without a username finds one made from the names.
 * @param help what a new person is told beneath these fields; nothing for one who is changed
 */
export const PersonFields = <V extends Person>({
  fields,
  help,
}: {
  fields: UseFormReturnType<V>;
  help: { readonly email?: string; readonly username?: string };
}) => {
  const t = useWords(peopleWords);
  const { fname, lname, username } = fields.getValues();
  const suggest = () => {
    if (!username.trim()) fields.getInputProps('username').onChange(usernameFrom(fname, lname));
  };
  return (
    <>
      <TextInput
        label={t('fname')}
        withAsterisk
        autoComplete="off"
        maxLength={200}
        {...fields.getInputProps('fname')}
      />
      <TextInput
        label={t('lname')}
        withAsterisk
        autoComplete="off"
        maxLength={200}
        {...fields.getInputProps('lname')}
      />
      <TextInput
        label={t('email')}
        description={help.email}
        withAsterisk
        type="email"
        autoComplete="off"
        {...fields.getInputProps('email')}
        onFocus={suggest}
      />
      <TextInput
        label={t('username')}
        description={help.username}
        withAsterisk
        autoComplete="off"
        maxLength={100}
        {...fields.getInputProps('username')}
      />
    </>
  );
};
