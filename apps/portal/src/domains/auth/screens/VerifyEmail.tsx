import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { guestWords } from '../guest-words.ts';
import { bareCode, CodeField } from '../parts/CodeField.tsx';
import { GuestFoot, GuestLink } from '../parts/GuestFoot.tsx';
import { GuestForm } from '../parts/GuestForm.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ResendTokenEmailDocument } from '../resendTokenEmail.graphql.ts';
import { VerifyEmailDocument } from '../verifyEmail.graphql.ts';

const image = 'verify_email_page_image';

/**
 * Confirms an address by the code of a message. A link of the message may bring the code along in `code`: it is filled
 * in, but only the button uses it, because mail programs open links too.
 */
const VerifyEmail = () => {
  const t = useWords(guestWords);
  const { pin_time = '' }: { pin_time?: string } = useParams({ strict: false });
  const { email, code = '' }: { email?: string; code?: string } = useSearch({ strict: false });
  // A code sent again belongs to its own moment.
  const [pin, setPin] = useState(pin_time);
  const [done, setDone] = useState<string | null>(null);
  const resend = useAction(ResendTokenEmailDocument, { say: () => null });
  const form = useCallForm({
    call: VerifyEmailDocument,
    name: 'guest:verify',
    fixed: { pin_created_at: pin },
    values: { token: bareCode(code) },
    secret: ['token'],
    say: () => null,
    onSaved: ({ verifyEmail }) => setDone([verifyEmail?.message, verifyEmail?.note].filter(Boolean).join(' ')),
  });

  if (done !== null)
    return (
      <GuestPage image={image} title={t('verifiedTitle')} lead={done}>
        <Button component={Link} to={href('auth.login')} size="lg" fullWidth>
          {t('signIn')}
        </Button>
      </GuestPage>
    );
  const again = async (address: string): Promise<boolean> => {
    const ended = await resend.run({ email: address });
    if (ended?.kind !== 'done') return false;
    setPin(ended.data.resendTokenEmail?.pin_time ?? pin);
    return true;
  };
  return (
    <GuestPage image={image} title={t('verifyTitle')} lead={t('verifyLead')}>
      <GuestForm form={form} send={t('verify')}>
        <CodeField {...form.field('token', t('code'))} />
      </GuestForm>
      {email ? <SendAgain busy={resend.busy} send={() => again(email)} /> : null}
      <GuestFoot>
        {email ? null : <GuestLink to={href('auth.resendConfirmation')}>{t('sendAgain')}</GuestLink>}
      </GuestFoot>
    </GuestPage>
  );
};

export default VerifyEmail;
