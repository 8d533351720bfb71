import { PasswordInput } from '@mantine/core';
import {
  updateAdminUserPassword,
  updateManagerUserPassword,
  updateRoleUserPassword,
} from '@nestling/contract/operations/users.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import type { Role } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePasswordChecks } from '../../auth/parts/PasswordFields.tsx';
import { peopleWords } from '../words.ts';

/** Gives somebody a new password, for those who have lost theirs and the way to their mail. */
export const PasswordDialog = ({
  person,
  anybody,
  of = null,
  onClose,
}: {
  person: { readonly id: string; readonly full_name: string };
  /** Admins set anybody's; managers those of contacts and staff. */
  anybody: boolean;
  /** What the person is, for support: its call wants it named, so that nobody above is changed by mistake. */
  of?: Role | null;
  onClose: () => void;
}) => {
  const t = useWords(peopleWords);
  const checks = usePasswordChecks();
  const form = useCallForm({
    call: of ? updateRoleUserPassword : anybody ? updateAdminUserPassword : updateManagerUserPassword,
    fixed: { id: person.id, role: of ?? '' },
    values: { password: '' },
    secret: ['password'],
    validate: checks,
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('setPassword')} submit={t('setPassword')} onClose={onClose}>
      <PasswordInput
        autoComplete="new-password"
        data-autofocus
        {...field('password', t('newPassword'), t('passwordHelp', { name: person.full_name }))}
      />
    </FormDialog>
  );
};
