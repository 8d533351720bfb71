import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useFieldForm } from '@nestling/kit/field-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { GuestForm } from '../../auth/parts/GuestForm.tsx';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { PasswordFields, usePasswordChecks } from '../../auth/parts/PasswordFields.tsx';
import classes from '../parts/set-up.module.css';
import { sendSetUp } from '../send.ts';
import { setUpWords } from '../words.ts';

type NewPerson = Record<'username' | 'email' | 'fname' | 'lname' | 'password', string>;

/** What the server takes: it is no call of a center, so that nobody prints it. */
const setUpLimits = {
  code: { required: true },
  centre: { required: true, longest: 200 },
  fname: { required: true, longest: 200 },
  lname: { longest: 200 },
  email: { required: true, email: true },
  username: { required: true, longest: 100 },
  password_confirmation: { required: true },
} as const;

/** The first page of an empty system: whoever holds the code makes the first centre and becomes its administrator. */
const SetUp = () => {
  const t = useWords(setUpWords);
  const [made, setMade] = useState<{ centre: string; username: string } | null>(null);
  const checks = usePasswordChecks(({ username, email, fname, lname }: NewPerson) => [username, email, fname, lname]);
  const form = useFieldForm({
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
    limits: setUpLimits,
    validate: checks,
    save: ({ password_confirmation: _, email, ...values }) => sendSetUp({ ...values, email: email.trim() }, t('away')),
    onSaved: () => setMade(form.values),
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
  const { field } = form;
  const { value: theme, onChange: choose } = field('theme', t('theme'));
  return (
    <GuestPage title={t('title')} lead={t('lead')}>
      <GuestForm form={form} send={t('save')}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          size="lg"
          {...field('code', t('code'), t('codeHelp'))}
          withAsterisk={false}
        />
        <h2 className={classes.heading}>{t('centreTitle')}</h2>
        <TextInput autoComplete="organization" size="lg" {...field('centre', t('centre'))} withAsterisk={false} />
        <SegmentedControl
          aria-label={t('theme')}
          size="md"
          fullWidth
          data={[
            { value: 'nestling', label: t('nestling') },
            { value: 'pets', label: t('pets') },
          ]}
          value={theme}
          onChange={choose}
        />
        <h2 className={classes.heading}>{t('you')}</h2>
        <TextInput autoComplete="given-name" size="lg" {...field('fname', t('fname'))} withAsterisk={false} />
        <TextInput autoComplete="family-name" size="lg" {...field('lname', t('lname'))} withAsterisk={false} />
        <TextInput type="email" autoComplete="email" size="lg" {...field('email', t('email'))} withAsterisk={false} />
        <TextInput
          autoComplete="username"
          spellCheck={false}
          size="lg"
          {...field('username', t('username'), t('usernameHelp'))}
          withAsterisk={false}
        />
        <PasswordFields form={form} />
      </GuestForm>
    </GuestPage>
  );
};

export default SetUp;
