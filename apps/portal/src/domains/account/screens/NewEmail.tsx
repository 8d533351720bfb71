import { Button } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { bareCode, CodeField } from '../../auth/parts/CodeField.tsx';
import { GuestForm } from '../../auth/parts/GuestForm.tsx';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { addressWords } from '../address-words.ts';
import { VerifyEmailChangeDocument } from '../ownAddress.graphql.ts';

const image = 'verify_email_page_image';

/**
 * Puts a new e-mail in place by the code of a letter. Its link brings the code along, but only the button uses it:
 * mail programs open links too.
 */
const NewEmail = () => {
  const t = useWords(addressWords);
  const { pin_time = '' }: { pin_time?: string } = useParams({ strict: false });
  const { code = '' }: { code?: string } = useSearch({ strict: false });
  const [done, setDone] = useState<string | null>(null);
  const form = useCallForm({
    call: VerifyEmailChangeDocument,
    fixed: { pin: pin_time },
    values: { token: bareCode(code) },
    secret: ['token'],
    say: () => null,
    onSaved: ({ verifyEmailChange }) => setDone(verifyEmailChange?.message ?? ''),
  });
  if (done !== null)
    return (
      <GuestPage image={image} title={t('doneTitle')} lead={done}>
        <Button component={Link} to={href('account.own')} size="lg" fullWidth>
          {t('home')}
        </Button>
      </GuestPage>
    );
  return (
    <GuestPage image={image} title={t('newTitle')} lead={t('newLead')}>
      <GuestForm form={form} send={t('newButton')}>
        <CodeField {...form.field('token', t('code'))} />
      </GuestForm>
    </GuestPage>
  );
};

export default NewEmail;
