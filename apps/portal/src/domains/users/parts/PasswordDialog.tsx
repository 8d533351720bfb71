import { Button, PasswordInput } from '@mantine/core';
import {
  updateAdminUserPassword,
  updateManagerUserPassword,
  updateRoleUserPassword,
} from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import type { Role } from '@nestling/rules/roles.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { peopleWords } from '../words.ts';
import classes from './dialog.module.css';

const SHORTEST = 8;

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
  const own = useAction(updateManagerUserPassword, { ownErrors: true });
  const any = useAction(updateAdminUserPassword, { ownErrors: true });
  const ofRole = useAction(updateRoleUserPassword, { ownErrors: true });
  const form = useRecordForm({
    name: `password:${person.id}`,
    secret: ['password'],
    initial: { password: '' },
    validate: { password: (value) => (value.length >= SHORTEST ? null : t('needPassword')) },
    save: async ({ password }) => {
      const { id } = person;
      const ended = of
        ? await ofRole.run({ id, role: of, password })
        : await (anybody ? any : own).run({ id, password });
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  return (
    <Dialog label={t('setPassword')} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{t('setPassword')}</h2>
        <FormBody
          form={form}
          labels={{ password: t('newPassword') }}
          actions={
            <>
              <Button type="submit" loading={form.busy}>
                {t('setPassword')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <PasswordInput
            label={t('newPassword')}
            description={t('passwordHelp', { name: person.full_name })}
            autoComplete="new-password"
            data-autofocus
            {...form.fields.getInputProps('password')}
          />
        </FormBody>
      </div>
    </Dialog>
  );
};
