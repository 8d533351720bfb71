import { Button } from '@mantine/core';
import { removeCalendarFeed } from '@nestling/contract/operations/calendar.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { CopyField } from '@nestling/kit/field/CopyField.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { CalendarFeedDocument, RenewCalendarFeedDocument } from '../feed.graphql.ts';
import { calendarWords } from '../words.ts';

/** The private address for one's own calendar program: made, made anew, ended; shown once. */
const FeedPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(calendarWords);
  const { language } = useSpeech();
  const [path, setPath] = useState<string | null>(null);
  const { data, again } = useAsk(CalendarFeedDocument, {});
  const renew = useAction(RenewCalendarFeedDocument);
  const end = useAction(removeCalendarFeed);
  const feed = data?.calendarFeed;
  const make = async () => {
    const ended = await renew.run({});
    if (ended?.kind !== 'done') return;
    setPath(ended.data.renewCalendarFeed?.path ?? null);
    again();
  };
  const stop = async () => {
    await end.run({});
    setPath(null);
    again();
  };
  return (
    <SidePanel title={t('subscribe')} onClose={onClose}>
      <Stack>
        <p>{t('subscribeText')}</p>
        {path ? <CopyField label={t('address')} text={`${location.origin}${path}`} /> : null}
        {feed ? (
          <p>
            {t('madeAt', { date: momentWords(feed.made_at, language) })}
            <br />
            {feed.fetched_at ? t('fetchedAt', { date: momentWords(feed.fetched_at, language) }) : t('neverFetched')}
          </p>
        ) : null}
        <Row>
          <Button loading={renew.busy} onClick={() => void make()}>
            {t(feed ? 'renewAddress' : 'makeAddress')}
          </Button>
          {feed ? (
            <Button variant="default" loading={end.busy} onClick={() => void stop()}>
              {t('endAddress')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </SidePanel>
  );
};

export default FeedPanel;
