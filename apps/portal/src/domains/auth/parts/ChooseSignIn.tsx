import { updateInvitedUserPassword, updateSmsInvitedUserPassword } from '@nestling/contract/operations/auth.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { landing } from '../../../guard.ts';
import { currentSession, signIn } from '../../../session/session.ts';
import { guestWords } from '../guest-words.ts';
import type { Opened, Way } from '../invitation.ts';
import { passwordWords } from '../password-words.ts';
import { GuestForm } from './GuestForm.tsx';
import { GuestPage } from './GuestPage.tsx';
import { PasswordFields, passwordProblem } from './PasswordFields.tsx';
import { UsernameField } from './UsernameField.tsx';

/** The second step of an invitation: username and password; then the person is signed in. */
export const ChooseSignIn = ({ way, pinTime, opened }: { way: Way; pinTime: string; opened: Opened }) => {
  const t = useWords(guestWords);
  const p = useWords(passwordWords);
  const navigate = useNavigate();
  const byMail = useAction(updateInvitedUserPassword, { ownErrors: true, say: () => null });
  const bySms = useAction(updateSmsInvitedUserPassword, { ownErrors: true, say: () => null });

  const form = useRecordForm({
    name: `guest:choose:${way}`,
    secret: ['password', 'password_confirmation'],
    initial: { username: opened.username, password: '', password_confirmation: '' },
    validate: {
      username: (value) => (value.trim() ? null : t('needUsername')),
      password: (value, { username }) => passwordProblem(p, value, [...opened.about, username]),
      password_confirmation: (value, { password }) => (value === password ? null : p('differs')),
    },
    save: async ({ username, password }): Promise<Ended<object> | null> => {
      const sent = { token: opened.code, pin_created_at: pinTime, username: username.trim(), password };
      const ended = await (way === 'email' ? byMail.run(sent) : bySms.run(sent));
      // The account is open from here on: whatever happens to the sign-in, the sign-in page is the way on.
      if (ended?.kind === 'done') await signIn(sent.username, password, true).catch(() => null);
      return ended;
    },
    onSaved: () => {
      const { person } = currentSession();
      void navigate({ href: person ? landing(person.role) : href('auth.login'), replace: true });
    },
  });
  return (
    <GuestPage title={t('chooseTitle')} lead={t('chooseLead')}>
      <GuestForm
        form={form}
        labels={{ username: t('username'), password: p('password'), password_confirmation: p('again') }}
        send={t('openAccount')}
      >
        <UsernameField fields={form.fields} />
        <PasswordFields fields={form.fields} />
      </GuestForm>
    </GuestPage>
  );
};
