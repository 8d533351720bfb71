import { Button, TextInput } from '@mantine/core';
import { subscribeAgain, unsubscribe } from '@nestling/contract/operations/alerts.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { UnsubscribeLinkDocument } from '../consent.graphql.ts';
import { consentWords } from '../words.ts';

/** The page of the link at the end of a newsletter. Opening it changes nothing, for mail programs look at links too. */
const Unsubscribe = () => {
  const t = useWords(consentWords);
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const [reason, setReason] = useState('');
  const { data, error, fetching, again } = useAsk(
    UnsubscribeLinkDocument,
    { token },
    { fresh: true, pause: token.length < 20 },
  );
  const leave = useAction(unsubscribe, { say: () => null });
  const back = useAction(subscribeAgain, { say: () => null });

  const link = data?.getUnsubscribeLink;
  if (fetching && !link)
    return (
      <GuestPage title="">
        <CardsSkeleton cards={1} />
      </GuestPage>
    );
  if (error && !link)
    return (
      <GuestPage title={t('failed')}>
        <Button size="lg" onClick={again}>
          {t('tryAgain')}
        </Button>
      </GuestPage>
    );
  if (!link) return <GuestPage title={t('bad')} lead={t('badText')} />;
  if (link.unsubscribed)
    return (
      <GuestPage title={t('pageOut', { address: link.address })} lead={t('stays')}>
        <Button variant="default" loading={back.busy} onClick={() => void back.run({ token }).then(again)}>
          {t('back')}
        </Button>
      </GuestPage>
    );
  return (
    <GuestPage title={t('pageTitle')} lead={t('pageLead', { address: link.address })}>
      <p>{t('stays')}</p>
      <TextInput
        label={t('why')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button
        size="lg"
        fullWidth
        loading={leave.busy}
        onClick={() => void leave.run({ token, reason: reason.trim() || null }).then(again)}
      >
        {t('end')}
      </Button>
    </GuestPage>
  );
};

export default Unsubscribe;
