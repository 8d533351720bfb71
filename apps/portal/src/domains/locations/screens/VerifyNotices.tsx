import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { VerifyMailboxDocument } from '../settings.graphql.ts';
import { placeWords } from '../words.ts';

/** Whoever reads a mailbox of the team agrees to hear of a location. Only the button does it: mail programs open links. */
const VerifyNotices = () => {
  const t = useWords(placeWords);
  const { pin = '' }: { pin?: string } = useParams({ strict: false });
  const { token = '' }: { token?: string } = useSearch({ strict: false });
  const [answer, setAnswer] = useState<string | null>(null);
  const verify = useAction(VerifyMailboxDocument, { ownErrors: true, say: () => null });
  return (
    <GuestPage image="verify_email_page_image" title={t('noticesTitle')} lead={answer ?? t('noticesLead')}>
      {answer === null ? (
        <Button
          size="lg"
          fullWidth
          loading={verify.busy}
          onClick={() => void verify.run({ token, pin }).then((ended) => setAnswer(ended?.message ?? null))}
        >
          {t('noticesAgree')}
        </Button>
      ) : null}
    </GuestPage>
  );
};

export default VerifyNotices;
