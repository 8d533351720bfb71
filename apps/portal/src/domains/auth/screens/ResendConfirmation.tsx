import { useCallForm } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { guestWords } from '../guest-words.ts';
import { EmailField } from '../parts/EmailField.tsx';
import { GuestFoot } from '../parts/GuestFoot.tsx';
import { GuestForm } from '../parts/GuestForm.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';
import { ResendTokenEmailDocument } from '../resendTokenEmail.graphql.ts';

/** Asking for the code that confirms an address once more. */
const ResendConfirmation = () => {
  const t = useWords(guestWords);
  const navigate = useNavigate();
  const { email = '' }: { email?: string } = useSearch({ strict: false });
  const form = useCallForm({
    call: ResendTokenEmailDocument,
    values: { email },
    say: () => null,
    onSaved: ({ resendTokenEmail }) => {
      const pin = resendTokenEmail?.pin_time;
      const search = { email: form.values.email.trim(), ...(pin ? { pin } : {}) };
      // In place of this page: going back must not ask for another message.
      void navigate({ href: href('auth.emailConfirmation', {}, search), replace: true });
    },
  });
  return (
    <GuestPage image="resend_token_page_image" title={t('resendTitle')} lead={t('resendLead')}>
      <GuestForm form={form} send={t('resendSend')}>
        <EmailField {...form.field('email', t('email'))} />
      </GuestForm>
      <GuestFoot />
    </GuestPage>
  );
};

export default ResendConfirmation;
