import { Button } from '@mantine/core';
import { updateForgottenPassword } from '@nestling/contract/operations/auth.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { CheckValidInviteLinkDocument } from '../checkValidInviteLink.graphql.ts';
import { guestWords } from '../guest-words.ts';
import { GuestFoot } from '../parts/GuestFoot.tsx';
import { GuestForm } from '../parts/GuestForm.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';
import { PasswordFields, passwordProblem } from '../parts/PasswordFields.tsx';
import { passwordWords } from '../password-words.ts';

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
  const p = useWords(passwordWords);
  const navigate = useNavigate();
  const save = useAction(updateForgottenPassword, { ownErrors: true, say: () => null });
  const form = useRecordForm({
    name: 'guest:reset',
    secret: ['password', 'password_confirmation'],
    initial: { password: '', password_confirmation: '' },
    validate: {
      password: (value) => passwordProblem(p, value),
      password_confirmation: (value, { password }) => (value === password ? null : p('differs')),
    },
    save: (values) => save.run({ token, ...values }),
    onSaved: () => {
      notify({ kind: 'done', title: t('resetDone') });
      void navigate({ href: href('auth.login'), replace: true });
    },
  });
  return (
    <GuestPage image={image} title={t('resetTitle')} lead={t('resetLead')}>
      <GuestForm
        form={form}
        labels={{ password: p('password'), password_confirmation: p('again') }}
        send={t('resetSave')}
      >
        <PasswordFields fields={form.fields} />
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
