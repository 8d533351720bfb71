import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { guestWords } from '../guest-words.ts';
import { GuestFoot } from '../parts/GuestFoot.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';
import { SendAgain } from '../parts/SendAgain.tsx';
import { ResendTokenEmailDocument } from '../resendTokenEmail.graphql.ts';

/** After signing up: a message with a code is on its way. `email` and `pin` of the address say where to and which. */
const EmailConfirmation = () => {
  const t = useWords(guestWords);
  const navigate = useNavigate();
  const { email, pin }: { email?: string; pin?: string } = useSearch({ strict: false });
  const resend = useAction(ResendTokenEmailDocument, { say: () => null });

  const again = async (address: string): Promise<boolean> => {
    const ended = await resend.run({ email: address });
    if (ended?.kind !== 'done') return false;
    const newest = ended.data.resendTokenEmail?.pin_time;
    if (newest)
      void navigate({ href: href('auth.emailConfirmation', {}, { email: address, pin: newest }), replace: true });
    return true;
  };
  const next = href('auth.verifyEmail', pin ? { pin_time: pin } : {}, email ? { email } : {});
  return (
    <GuestPage
      image="email_confirmation_page_image"
      title={t('confirmTitle')}
      lead={email ? t('confirmLead', { email }) : t('confirmLeadNoAddress')}
    >
      <Button component={Link} to={next} size="lg" fullWidth>
        {t('typeCode')}
      </Button>
      {email ? <SendAgain busy={resend.busy} send={() => again(email)} /> : null}
      <GuestFoot />
    </GuestPage>
  );
};

export default EmailConfirmation;
