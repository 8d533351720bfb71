import { forgotPassword } from '@nestling/contract/operations/auth.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { guestWords } from '../guest-words.ts';
import { EmailField } from '../parts/EmailField.tsx';
import { GuestFoot } from '../parts/GuestFoot.tsx';
import { GuestForm } from '../parts/GuestForm.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';

const image = 'forgot_password_page_image';

/** Asking for a link to choose a new password. Whether the address is known is not told. */
const ForgotPassword = () => {
  const t = useWords(guestWords);
  const { email = '' }: { email?: string } = useSearch({ strict: false });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const again = useAction(forgotPassword, { say: () => null });
  const form = useCallForm({
    call: forgotPassword,
    values: { email },
    say: () => null,
    onSaved: () => setSentTo(form.values.email.trim()),
  });

  if (sentTo !== null)
    return (
      <GuestPage image={image} title={t('mailTitle')} lead={t('mailLead', { email: sentTo })}>
        <SendAgain busy={again.busy} send={async () => (await again.run({ email: sentTo }))?.kind === 'done'} />
        <GuestFoot />
      </GuestPage>
    );
  return (
    <GuestPage image={image} title={t('forgotTitle')} lead={t('forgotLead')}>
      <GuestForm form={form} send={t('send')}>
        <EmailField {...form.field('email', t('email'))} />
      </GuestForm>
      <GuestFoot />
    </GuestPage>
  );
};

export default ForgotPassword;
