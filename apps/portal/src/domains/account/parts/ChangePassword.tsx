import { Button, PasswordInput } from '@mantine/core';
import { updateUserPassword } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { PasswordFields, passwordProblem } from '../../auth/parts/PasswordFields.tsx';
import { passwordWords } from '../../auth/password-words.ts';
import { accountWords } from '../words.ts';

/** Changing one's own password by the present one. */
export const ChangePassword = ({ id, about }: { id: string; about: readonly string[] }) => {
  const t = useWords(accountWords);
  // A new form after each change: the fields are empty and its draft is gone.
  const [round, setRound] = useState(0);
  return (
    <Section title={t('password')} help={t('passwordHelp')}>
      <Fields key={round} id={id} about={about} onChanged={() => setRound(round + 1)} />
    </Section>
  );
};

const Fields = ({ id, about, onChanged }: { id: string; about: readonly string[]; onChanged: () => void }) => {
  const t = useWords(accountWords);
  const p = useWords(passwordWords);
  const change = useAction(updateUserPassword, { ownErrors: true });
  const form = useRecordForm({
    name: 'account:password',
    secret: ['old_password', 'password', 'password_confirmation'],
    initial: { old_password: '', password: '', password_confirmation: '' },
    validate: {
      old_password: (value) => (value ? null : t('needOld')),
      password: (value) => passwordProblem(p, value, about),
      password_confirmation: (value, { password }) => (value === password ? null : p('differs')),
    },
    save: ({ old_password, password }) => change.run({ id, old_password, password }),
    onSaved: onChanged,
  });
  return (
    <FormBody
      form={form}
      labels={{
        old_password: t('oldPassword'),
        password: p('password'),
        password_confirmation: p('again'),
      }}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('changePassword')}
        </Button>
      }
    >
      <PasswordInput
        label={t('oldPassword')}
        autoComplete="current-password"
        size="lg"
        visibilityToggleButtonProps={{ 'aria-label': p('show') }}
        {...form.fields.getInputProps('old_password')}
      />
      <PasswordFields fields={form.fields} />
    </FormBody>
  );
};
