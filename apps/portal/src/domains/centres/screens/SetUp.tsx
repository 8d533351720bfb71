import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { isAddress } from '../../auth/address.ts';
import { GuestForm } from '../../auth/parts/GuestForm.tsx';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { PasswordFields, passwordProblem } from '../../auth/parts/PasswordFields.tsx';
import { passwordWords } from '../../auth/password-words.ts';
import classes from '../parts/set-up.module.css';
import { sendSetUp } from '../send.ts';
import { setUpWords } from '../words.ts';

/** The first page of an empty system: whoever holds the code makes the first centre and becomes its administrator. */
const SetUp = () => {
  const t = useWords(setUpWords);
  const p = useWords(passwordWords);
  const [made, setMade] = useState<{ centre: string; username: string } | null>(null);
  const form = useRecordForm({
    name: 'set-up',
    secret: ['code', 'password', 'password_confirmation'],
    initial: {
      code: '',
      centre: '',
      theme: 'nestling',
      fname: '',
      lname: '',
      email: '',
      username: '',
      password: '',
      password_confirmation: '',
    },
    validate: {
      code: (value) => (value.trim() ? null : t('needCode')),
      centre: (value) => (value.trim() ? null : t('needCentre')),
      fname: (value) => (value.trim() ? null : t('needName')),
      email: (value) => (isAddress(value) ? null : t('needEmail')),
      username: (value) => (value.trim() ? null : t('needUsername')),
      password: (value, { username, email, fname, lname }) =>
        passwordProblem(p, value, [username, email, fname, lname]),
      password_confirmation: (value, { password }) => (value === password ? null : p('differs')),
    },
    save: ({ password_confirmation: _, email, ...values }) => sendSetUp({ ...values, email: email.trim() }, t('away')),
    onSaved: () => setMade(form.fields.getValues()),
  });
  if (made)
    return (
      <GuestPage title={t('ready')} lead={t('readyLead', made)}>
        {/* A whole new page: the centre brings its own look and name. */}
        <Button component="a" href={href('auth.login')} size="lg" fullWidth>
          {t('signIn')}
        </Button>
      </GuestPage>
    );
  const { fields } = form;
  const labels = {
    code: t('code'),
    centre: t('centre'),
    theme: t('theme'),
    fname: t('fname'),
    lname: t('lname'),
    email: t('email'),
    username: t('username'),
    password: p('password'),
    password_confirmation: p('again'),
  };
  return (
    <GuestPage title={t('title')} lead={t('lead')}>
      <GuestForm form={form} labels={labels} send={t('save')}>
        <TextInput
          label={labels.code}
          description={t('codeHelp')}
          autoComplete="off"
          spellCheck={false}
          size="lg"
          {...fields.getInputProps('code')}
        />
        <h2 className={classes.heading}>{t('centreTitle')}</h2>
        <TextInput label={labels.centre} autoComplete="organization" size="lg" {...fields.getInputProps('centre')} />
        <SegmentedControl
          aria-label={labels.theme}
          size="md"
          fullWidth
          data={[
            { value: 'nestling', label: t('nestling') },
            { value: 'pets', label: t('pets') },
          ]}
          {...fields.getInputProps('theme')}
        />
        <h2 className={classes.heading}>{t('you')}</h2>
        <TextInput label={labels.fname} autoComplete="given-name" size="lg" {...fields.getInputProps('fname')} />
        <TextInput label={labels.lname} autoComplete="family-name" size="lg" {...fields.getInputProps('lname')} />
        <TextInput
          label={labels.email}
          type="email"
          autoComplete="email"
          size="lg"
          {...fields.getInputProps('email')}
        />
        <TextInput
          label={labels.username}
          description={t('usernameHelp')}
          autoComplete="username"
          spellCheck={false}
          size="lg"
          {...fields.getInputProps('username')}
        />
        <PasswordFields fields={fields} />
      </GuestForm>
    </GuestPage>
  );
};

export default SetUp;
