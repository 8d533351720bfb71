import { Button, Checkbox } from '@mantine/core';
import { removeCalendarFeed, updateCalendarFeed } from '@nestling/contract/operations/calendar.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { CopyField } from '@nestling/kit/field/CopyField.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { CalendarFeedDocument, RenewCalendarFeedDocument } from '../feed.graphql.ts';
import { calendarWords } from '../words.ts';

/** What it tells may be chosen: the fields of `updateCalendarFeed`. */
const parts = [
  ['events', 'tellsEvents'],
  ['closures', 'tellsClosures'],
  ['shifts', 'tellsShifts'],
  ['students', 'tellsStudents'],
] as const;

/** The private address for one's own calendar program: made, made anew, ended; shown once. */
const FeedPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(calendarWords);
  const { language } = useSpeech();
  const [path, setPath] = useState<string | null>(null);
  const { data, again } = useAsk(CalendarFeedDocument, {});
  const renew = useAction(RenewCalendarFeedDocument);
  const end = useAction(removeCalendarFeed);
  const choose = useAction(updateCalendarFeed);
  const isStaff = allows(usePerson().role, 'teacher');
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
  const tell = async (part: (typeof parts)[number][0], value: boolean) => {
    await choose.run({ [part]: value });
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
        {feed ? (
          <Checkbox.Group label={t('tells')} value={parts.map(([part]) => part).filter((part) => feed[part])}>
            {parts
              .filter(([part]) => part !== 'shifts' || isStaff)
              .map(([part, label]) => (
                <Checkbox
                  key={part}
                  mt={8}
                  value={part}
                  label={t(label)}
                  disabled={choose.busy}
                  onChange={({ currentTarget }) => void tell(part, currentTarget.checked)}
                />
              ))}
          </Checkbox.Group>
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
