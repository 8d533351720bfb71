import { TextInput } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useClient } from 'urql';
import { href } from '../../../addresses.ts';
import { isAddress } from '../address.ts';
import { CheckUserEmailDocument } from '../checkUserEmail.graphql.ts';
import { RegisterDocument } from '../register.graphql.ts';
import { registerWords } from '../register-words.ts';
import { GuestForm } from './GuestForm.tsx';
import { PasswordFields, usePasswordChecks } from './PasswordFields.tsx';
import { UsernameField } from './UsernameField.tsx';

/** Hours the code in the message works; a location may allow less. */
const validity = 24;

type NewPerson = Record<'username' | 'email' | 'fname' | 'lname' | 'password', string>;

/** Who signs up at the location of `code`. What was typed survives a reload, but for the passwords. */
export const RegisterForm = ({ code }: { code: string }) => {
  const t = useWords(registerWords);
  const client = useClient();
  const navigate = useNavigate();
  const checks = usePasswordChecks(({ username, email, fname, lname }: NewPerson) => [username, email, fname, lname]);
  const form = useCallForm({
    add: RegisterDocument,
    name: 'guest:register',
    fixed: { param: code, validity },
    values: {
      fname: '',
      middle_name: '',
      lname: '',
      email: '',
      phone: '',
      username: '',
      password: '',
      password_confirmation: '',
    },
    secret: ['password', 'password_confirmation'],
    needs: () => ['password_confirmation'],
    validate: checks,
    args: (given) => given,
    say: () => null,
    onSaved: (data) => {
      const pin = data.register?.pin_time;
      const search = { email: form.values.email.trim(), ...(pin ? { pin } : {}) };
      void navigate({ href: href('auth.emailConfirmation', {}, search), replace: true });
    },
  });
  const { field } = form;
  const email = field('email', t('email'));
  const latest = useRef(form.values);
  latest.current = form.values;

  const checkEmail = async () => {
    const typed = form.values.email.trim();
    if (!isAddress(typed)) return;
    const { data } = await client.query(CheckUserEmailDocument, { email: typed }).toPromise();
    const taken = (data?.checkUserEmail?.counter ?? 0) > 0;
    if (taken && latest.current.email.trim() === typed) form.fields.setFieldError('email', t('takenEmail'));
  };
  const optional = (label: string) => t('optional', { label });
  return (
    <GuestForm form={form} send={t('submit')}>
      <TextInput autoComplete="given-name" size="lg" {...field('fname', t('fname'))} withAsterisk={false} />
      <TextInput autoComplete="additional-name" size="lg" {...field('middle_name', optional(t('middle')))} />
      <TextInput
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="family-name"
        size="lg"
        {...field('lname', t('lname'), t('lnameHelp'))}
        withAsterisk={false}
      />
      <TextInput
        type="email"
        autoComplete="email"
        size="lg"
        {...email}
        withAsterisk={false}
        onBlur={(event) => {
          email.onBlur(event);
          void checkEmail();
        }}
      />
      <TextInput type="tel" autoComplete="tel" size="lg" {...field('phone', optional(t('phone')))} />
      <UsernameField form={form} />
      <PasswordFields form={form} />
    </GuestForm>
  );
};
