import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { guestWords } from '../guest-words.ts';
import type { Opened, Way } from '../invitation.ts';
import { VerifyInvitedUserEmailDocument } from '../verifyInvitedUserEmail.graphql.ts';
import { VerifyInvitedUserPhoneDocument } from '../verifyInvitedUserPhone.graphql.ts';
import { bareCode, CodeField } from './CodeField.tsx';
import { GuestFoot } from './GuestFoot.tsx';
import { GuestForm } from './GuestForm.tsx';
import { GuestPage } from './GuestPage.tsx';

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
  const byMail = useAction(VerifyInvitedUserEmailDocument, { ownErrors: true, say: () => null });
  const bySms = useAction(VerifyInvitedUserPhoneDocument, { ownErrors: true, say: () => null });

  const open = async (token: string) => {
    const sent = { token, pin_created_at: pinTime };
    if (way === 'email') {
      const ended = await byMail.run(sent);
      return { ended, user: ended?.kind === 'done' ? ended.data.verifyInvitedUserEmail?.user : null };
    }
    const ended = await bySms.run(sent);
    return { ended, user: ended?.kind === 'done' ? ended.data.verifyInvitedUserPhone?.user : null };
  };
  const form = useRecordForm({
    name: `guest:invited:${way}`,
    secret: ['code'],
    initial: { code },
    validate: { code: (value) => (bareCode(value) ? null : t('needCode')) },
    save: async (values): Promise<Ended<object> | null> => {
      const token = bareCode(values.code);
      const { ended, user } = await open(token);
      if (ended?.kind === 'done') {
        const about = [user?.fname, user?.email, user?.username].filter((word) => typeof word === 'string');
        onOpened({ code: token, username: user?.username ?? '', about });
      }
      return ended;
    },
    onSaved: () => undefined,
  });
  return (
    <GuestPage
      title={name ? t('inviteTitleNamed', { name }) : t('inviteTitle')}
      lead={t(way === 'email' ? 'inviteLeadMail' : 'inviteLeadSms')}
    >
      <GuestForm form={form} labels={{ code: t('code') }} send={t('next')}>
        <CodeField fields={form.fields} numeric={way === 'phone'} />
      </GuestForm>
      <GuestFoot />
    </GuestPage>
  );
};
