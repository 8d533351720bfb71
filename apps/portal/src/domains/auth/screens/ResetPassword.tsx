import { Button } from '@mantine/core';
import { updateForgottenPassword } from '@nestling/contract/operations/auth.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { CheckValidInviteLinkDocument } from '../checkValidInviteLink.graphql.ts';
import { guestWords } from '../guest-words.ts';
import { GuestFoot } from '../parts/GuestFoot.tsx';
import { GuestForm } from '../parts/GuestForm.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';
import { PasswordFields, usePasswordChecks } from '../parts/PasswordFields.tsx';

const image = 'reset_password_page_image';

/** Choosing a new password by the link of a message. */
const ResetPassword = () => {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const variables = { pin_url: token, type: 'reset' };
  const { data, fetching } = useAsk(CheckValidInviteLinkDocument, variables, { pause: token === '' });
  if (fetching) return <GuestPage image={image} title="" />;
  // A link that cannot be asked about is let through: the save says what is wrong with it.
  const works = token !== '' && data?.checkValidInviteLink?.status !== 'Error';
  return works ? <NewPassword token={token} /> : <OldLink />;
};

const NewPassword = ({ token }: { token: string }) => {
  const t = useWords(guestWords);
  const navigate = useNavigate();
  const checks = usePasswordChecks();
  const form = useCallForm({
    call: updateForgottenPassword,
    name: 'guest:reset',
    fixed: { token },
    values: { password: '', password_confirmation: '' },
    secret: ['password', 'password_confirmation'],
    validate: checks,
    say: () => null,
    onSaved: () => {
      notify({ kind: 'done', title: t('resetDone') });
      void navigate({ href: href('auth.login'), replace: true });
    },
  });
  return (
    <GuestPage image={image} title={t('resetTitle')} lead={t('resetLead')}>
      <GuestForm form={form} send={t('resetSave')}>
        <PasswordFields form={form} />
      </GuestForm>
      <GuestFoot />
    </GuestPage>
  );
};

const OldLink = () => {
  const t = useWords(guestWords);
  return (
    <GuestPage image={image} title={t('oldLinkTitle')} lead={t('oldLinkReset')}>
      <Button component={Link} to={href('auth.forgot')} size="lg" fullWidth>
        {t('askNew')}
      </Button>
      <GuestFoot />
    </GuestPage>
  );
};

export default ResetPassword;
