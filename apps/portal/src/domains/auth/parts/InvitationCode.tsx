import type { Call } from '@nestling/contract/limits.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { guestWords } from '../guest-words.ts';
import type { Opened, Way } from '../invitation.ts';
import {
  VerifyInvitedUserEmailDocument,
  type VerifyInvitedUserEmailMutation,
} from '../verifyInvitedUserEmail.graphql.ts';
import {
  VerifyInvitedUserPhoneDocument,
  type VerifyInvitedUserPhoneMutation,
} from '../verifyInvitedUserPhone.graphql.ts';
import { bareCode, CodeField } from './CodeField.tsx';
import { GuestFoot } from './GuestFoot.tsx';
import { GuestForm } from './GuestForm.tsx';
import { GuestPage } from './GuestPage.tsx';

type Verified = VerifyInvitedUserEmailMutation | VerifyInvitedUserPhoneMutation;

/** The first step of an invitation. A code in the address is filled in, and used by the button alone. */
export const InvitationCode = ({
  way,
  pinTime,
  name,
  onOpened,
}: {
  way: Way;
  pinTime: string;
  name: string | null;
  onOpened: (opened: Opened) => void;
}) => {
  const t = useWords(guestWords);
  const { code = '' }: { code?: string } = useSearch({ strict: false });

  const call: Call<Verified, { token: string; pin_created_at: string }> =
    way === 'email' ? VerifyInvitedUserEmailDocument : VerifyInvitedUserPhoneDocument;
  const form = useCallForm({
    call,
    name: `guest:invited:${way}`,
    fixed: { pin_created_at: pinTime },
    values: { token: bareCode(code) },
    secret: ['token'],
    say: () => null,
    onSaved: (data) => {
      const user =
        'verifyInvitedUserEmail' in data ? data.verifyInvitedUserEmail?.user : data.verifyInvitedUserPhone?.user;
      const about = [user?.fname, user?.email, user?.username].filter((word) => typeof word === 'string');
      onOpened({ code: form.values.token, username: user?.username ?? '', about });
    },
  });
  return (
    <GuestPage
      title={name ? t('inviteTitleNamed', { name }) : t('inviteTitle')}
      lead={t(way === 'email' ? 'inviteLeadMail' : 'inviteLeadSms')}
    >
      <GuestForm form={form} send={t('next')}>
        <CodeField {...form.field('token', t('code'))} numeric={way === 'phone'} />
      </GuestForm>
      <GuestFoot />
    </GuestPage>
  );
};
