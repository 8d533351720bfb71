import { Button, PasswordInput } from '@mantine/core';
import { updateUserPassword } from '@nestling/contract/operations/users.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { PasswordFields, usePasswordChecks } from '../../auth/parts/PasswordFields.tsx';
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
  const checks = usePasswordChecks(() => about);
  const form = useCallForm({
    call: updateUserPassword,
    name: 'account:password',
    fixed: { id },
    values: { old_password: '', password: '', password_confirmation: '' },
    secret: ['old_password', 'password', 'password_confirmation'],
    needs: () => ['password_confirmation'],
    validate: checks,
    args: (given) => given,
    onSaved: onChanged,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t('changePassword')}
        </Button>
      }
    >
      <PasswordInput
        autoComplete="current-password"
        size="lg"
        visibilityToggleButtonProps={{ 'aria-label': p('show') }}
        {...field('old_password', t('oldPassword'))}
      />
      <PasswordFields form={form} />
    </FormBody>
  );
};
