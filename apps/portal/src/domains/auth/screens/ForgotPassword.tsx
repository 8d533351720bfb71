import { forgotPassword } from '@nestling/contract/operations/auth.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isAddress } from '../address.ts';
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
  const ask = useAction(forgotPassword, { ownErrors: true, say: () => null });
  const again = useAction(forgotPassword, { say: () => null });
  const form = useRecordForm({
    name: 'guest:forgot',
    initial: { email },
    validate: { email: (value) => (isAddress(value) ? null : t('needEmail')) },
    save: ask.run,
    onSaved: () => setSentTo(form.fields.getValues().email.trim()),
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
      <GuestForm form={form} labels={{ email: t('email') }} send={t('send')}>
        <EmailField fields={form.fields} />
      </GuestForm>
      <GuestFoot />
    </GuestPage>
  );
};

export default ForgotPassword;
