import { Button } from '@mantine/core';
import { approveUserByLink } from '@nestling/contract/operations/auth.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { guestWords } from '../guest-words.ts';
import { GuestFoot } from '../parts/GuestFoot.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';

type Result = { readonly approved: boolean; readonly message: string };

/** Approving a contact by the link of a message to staff. Opening it changes nothing; the button does. */
const ApproveUser = () => {
  const t = useWords(guestWords);
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const [result, setResult] = useState<Result | null>(null);
  const approve = useAction(approveUserByLink, { ownErrors: true, say: () => null });

  const run = async () => {
    const ended = await approve.run({ token });
    if (ended) setResult({ approved: ended.kind === 'done', message: ended.message });
  };
  if (result)
    return (
      <GuestPage title={t(result.approved ? 'approvedTitle' : 'oldApproveTitle')} lead={result.message}>
        <GuestFoot />
      </GuestPage>
    );
  return (
    <GuestPage title={t('approveTitle')} lead={t('approveLead')}>
      <Button size="lg" fullWidth loading={approve.busy} onClick={() => void run()}>
        {t('approve')}
      </Button>
      <GuestFoot />
    </GuestPage>
  );
};

export default ApproveUser;
