import { TextInput } from '@mantine/core';
import { resendInvitedUserEmail, resendInvitedUserSms } from '@nestling/contract/operations/auth.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { guestWords } from '../guest-words.ts';
import type { Way } from '../invitation.ts';
import { EmailField } from './EmailField.tsx';
import { GuestFoot } from './GuestFoot.tsx';
import { GuestForm } from './GuestForm.tsx';
import { GuestPage } from './GuestPage.tsx';

/** An invitation that was used or has run out, and the way to a new one. */
export const OldInvitation = ({ way }: { way: Way }) => {
  const t = useWords(guestWords);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <GuestPage title={t('inviteSentTitle')} lead={t('inviteSentLead', { to: sentTo })}>
        <GuestFoot />
      </GuestPage>
    );
  return (
    <GuestPage title={t('oldInviteTitle')} lead={t('oldInviteLead')}>
      {way === 'email' ? <ByMail onSent={setSentTo} /> : <BySms onSent={setSentTo} />}
      <GuestFoot />
    </GuestPage>
  );
};

const ByMail = ({ onSent }: { onSent: (to: string) => void }) => {
  const t = useWords(guestWords);
  const form = useCallForm({
    call: resendInvitedUserEmail,
    values: { email: '' },
    say: () => null,
    onSaved: () => onSent(form.values.email.trim()),
  });
  return (
    <GuestForm form={form} send={t('resendInvite')}>
      <EmailField {...form.field('email', t('email'))} />
    </GuestForm>
  );
};

const BySms = ({ onSent }: { onSent: (to: string) => void }) => {
  const t = useWords(guestWords);
  const form = useCallForm({
    call: resendInvitedUserSms,
    values: { phone: '' },
    say: () => null,
    onSaved: () => onSent(form.values.phone.trim()),
  });
  return (
    <GuestForm form={form} send={t('resendInvite')}>
      <TextInput type="tel" autoComplete="tel" size="lg" {...form.field('phone', t('phone'))} withAsterisk={false} />
    </GuestForm>
  );
};
