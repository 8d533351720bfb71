import { updateInvitedUserPassword, updateSmsInvitedUserPassword } from '@nestling/contract/operations/auth.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { landing } from '../../../guard.ts';
import { currentSession, signIn } from '../../../session/session.ts';
import { guestWords } from '../guest-words.ts';
import type { Opened, Way } from '../invitation.ts';
import { GuestForm } from './GuestForm.tsx';
import { GuestPage } from './GuestPage.tsx';
import { PasswordFields, usePasswordChecks } from './PasswordFields.tsx';
import { UsernameField } from './UsernameField.tsx';

/** The second step of an invitation: username and password; then the person is signed in. */
export const ChooseSignIn = ({ way, pinTime, opened }: { way: Way; pinTime: string; opened: Opened }) => {
  const t = useWords(guestWords);
  const navigate = useNavigate();

  const checks = usePasswordChecks(({ username }: { username: string; password: string }) => [
    ...opened.about,
    username,
  ]);
  const form = useCallForm({
    call: way === 'email' ? updateInvitedUserPassword : updateSmsInvitedUserPassword,
    name: `guest:choose:${way}`,
    fixed: { token: opened.code, pin_created_at: pinTime },
    values: { username: opened.username, password: '', password_confirmation: '' },
    secret: ['password', 'password_confirmation'],
    needs: () => ['password_confirmation'],
    validate: checks,
    args: (given) => given,
    say: () => null,
    save: async (run, { username, password }) => {
      const ended = await run();
      // The account is open from here on: whatever happens to the sign-in, the sign-in page is the way on.
      if (ended?.kind === 'done') await signIn(username.trim(), password, true).catch(() => null);
      return ended;
    },
    onSaved: () => {
      const { person } = currentSession();
      void navigate({ href: person ? landing(person.role) : href('auth.login'), replace: true });
    },
  });
  return (
    <GuestPage title={t('chooseTitle')} lead={t('chooseLead')}>
      <GuestForm form={form} send={t('openAccount')}>
        <UsernameField form={form} />
        <PasswordFields form={form} />
      </GuestForm>
    </GuestPage>
  );
};
