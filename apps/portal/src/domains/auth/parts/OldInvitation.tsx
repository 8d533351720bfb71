import { TextInput } from '@mantine/core';
import { resendInvitedUserEmail, resendInvitedUserSms } from '@nestling/contract/operations/auth.gen.ts';
import { type Ended, useAction } from '@nestling/kit/action.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { isAddress } from '../address.ts';
import { guestWords } from '../guest-words.ts';
import type { Way } from '../invitation.ts';
import { GuestFoot } from './GuestFoot.tsx';
import { GuestForm } from './GuestForm.tsx';
import { GuestPage } from './GuestPage.tsx';

/** An invitation that was used or has run out, and the way to a new one. */
export const OldInvitation = ({ way }: { way: Way }) => {
  const t = useWords(guestWords);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const byMail = useAction(resendInvitedUserEmail, { ownErrors: true, say: () => null });
  const bySms = useAction(resendInvitedUserSms, { ownErrors: true, say: () => null });
  const mail = way === 'email';
  const isDigits = (text: string) => text.replace(/\D/g, '').length >= 7;
  const form = useRecordForm({
    name: `guest:invite-again:${way}`,
    initial: { to: '' },
    validate: {
      to: (value) => (mail ? (isAddress(value) ? null : t('needEmail')) : isDigits(value) ? null : t('needPhone')),
    },
    save: ({ to }): Promise<Ended<object> | null> => (mail ? byMail.run({ email: to }) : bySms.run({ phone: to })),
    onSaved: () => setSentTo(form.fields.getValues().to.trim()),
  });
  if (sentTo !== null)
    return (
      <GuestPage title={t('inviteSentTitle')} lead={t('inviteSentLead', { to: sentTo })}>
        <GuestFoot />
      </GuestPage>
    );
  return (
    <GuestPage title={t('oldInviteTitle')} lead={t('oldInviteLead')}>
      <GuestForm form={form} labels={{ to: t(mail ? 'email' : 'phone') }} send={t('resendInvite')}>
        <TextInput
          label={t(mail ? 'email' : 'phone')}
          type={mail ? 'email' : 'tel'}
          autoComplete={mail ? 'email' : 'tel'}
          size="lg"
          {...form.fields.getInputProps('to')}
        />
      </GuestForm>
      <GuestFoot />
    </GuestPage>
  );
};
