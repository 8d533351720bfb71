import { TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useClient } from 'urql';
import { href } from '../../../addresses.ts';
import { isAddress } from '../address.ts';
import { CheckUserEmailDocument } from '../checkUserEmail.graphql.ts';
import { passwordWords } from '../password-words.ts';
import { RegisterDocument } from '../register.graphql.ts';
import { registerWords } from '../register-words.ts';
import { GuestForm } from './GuestForm.tsx';
import { PasswordFields, passwordProblem } from './PasswordFields.tsx';
import { UsernameField } from './UsernameField.tsx';

/** Hours the code in the message works; a location may allow less. */
const validity = 24;

const isPhone = (text: string): boolean => text.trim() === '' || text.replace(/\D/g, '').length >= 7;

/** Who signs up at the location of `code`. What was typed survives a reload, but for the passwords. */
export const RegisterForm = ({ code }: { code: string }) => {
  const t = useWords(registerWords);
  const p = useWords(passwordWords);
  const client = useClient();
  const navigate = useNavigate();
  const register = useAction(RegisterDocument, { ownErrors: true, say: () => null });
  const form = useRecordForm({
    name: 'guest:register',
    secret: ['password', 'password_confirmation'],
    initial: {
      fname: '',
      middle_name: '',
      lname: '',
      email: '',
      phone: '',
      username: '',
      password: '',
      password_confirmation: '',
    },
    validate: {
      fname: (value) => (value.trim() ? null : t('needName')),
      email: (value) => (isAddress(value) ? null : t('needEmail')),
      phone: (value) => (isPhone(value) ? null : t('badPhone')),
      username: (value) => (value.trim() ? null : t('needUsername')),
      password: (value, { username, email, fname, lname }) =>
        passwordProblem(p, value, [username, email, fname, lname]),
      password_confirmation: (value, { password }) => (value === password ? null : p('differs')),
    },
    save: ({ password_confirmation: _, middle_name, phone, ...values }) => {
      const optional = { ...(middle_name.trim() ? { middle_name } : {}), ...(phone.trim() ? { phone } : {}) };
      return register.run({ ...values, ...optional, param: code, validity });
    },
    onSaved: (data) => {
      const pin = data.register?.pin_time;
      const search = { email: form.fields.getValues().email.trim(), ...(pin ? { pin } : {}) };
      void navigate({ href: href('auth.emailConfirmation', {}, search), replace: true });
    },
  });
  const { fields } = form;
  const email = fields.getInputProps('email');

  const checkEmail = async () => {
    const typed = fields.getValues().email.trim();
    if (!isAddress(typed)) return;
    const { data } = await client.query(CheckUserEmailDocument, { email: typed }).toPromise();
    const taken = (data?.checkUserEmail?.counter ?? 0) > 0;
    if (taken && fields.getValues().email.trim() === typed) fields.setFieldError('email', t('takenEmail'));
  };
  const labels = {
    fname: t('fname'),
    middle_name: t('middle'),
    lname: t('lname'),
    email: t('email'),
    phone: t('phone'),
    username: t('username'),
    password: p('password'),
    password_confirmation: p('again'),
  };
  const optional = (label: string) => t('optional', { label });
  return (
    <GuestForm form={form} labels={labels} send={t('submit')}>
      <TextInput label={labels.fname} autoComplete="given-name" size="lg" {...fields.getInputProps('fname')} />
      <TextInput
        label={optional(labels.middle_name)}
        autoComplete="additional-name"
        size="lg"
        {...fields.getInputProps('middle_name')}
      />
      <TextInput
        label={labels.lname}
        description={t('lnameHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="family-name"
        size="lg"
        {...fields.getInputProps('lname')}
      />
      <TextInput
        label={labels.email}
        type="email"
        autoComplete="email"
        size="lg"
        {...email}
        onBlur={(event) => {
          email.onBlur?.(event);
          void checkEmail();
        }}
      />
      <TextInput
        label={optional(labels.phone)}
        type="tel"
        autoComplete="tel"
        size="lg"
        {...fields.getInputProps('phone')}
      />
      <UsernameField fields={fields} />
      <PasswordFields fields={fields} />
    </GuestForm>
  );
};
