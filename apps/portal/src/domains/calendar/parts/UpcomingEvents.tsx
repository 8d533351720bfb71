import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { UpcomingEventsDocument } from '../upcoming.graphql.ts';
import { calendarWords } from '../words.ts';
import classes from './UpcomingEvents.module.css';

const FeedPanel = lazy(() => import('./FeedPanel.tsx'));

/** What comes next at the locations of a family's children, and the way into its own calendar program. */
const UpcomingEvents = ({ locations }: { locations: readonly string[] }) => {
  const t = useWords(calendarWords);
  const [open, setOpen] = useState(false);
  return (
    <section className={classes.upcoming} aria-label={t('upcoming')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('upcoming')}</h2>
        <Button variant="subtle" onClick={() => setOpen(true)}>
          {t('subscribe')}
        </Button>
      </div>
      {locations.map((location) => (
        <Upcoming key={location} location={location} />
      ))}
      {open ? (
        <Suspense fallback={null}>
          <FeedPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
};

const Upcoming = ({ location }: { location: string }) => {
  const t = useWords(calendarWords);
  const { language } = useSpeech();
  const { data } = useAsk(UpcomingEventsDocument, { location });
  if (data?.upcomingCalendarEvents.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className={classes.events}>
      {data?.upcomingCalendarEvents.map(({ id, name, date, start_time, programs, details }) => (
        <li key={id}>
          <b>{name}</b>
          <span className={classes.detail}>
            {[dayShort(date, language), clockWords(start_time), programs.map((room) => room.name).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {details ? <span className={classes.detail}>{details}</span> : null}
        </li>
      ))}
    </ul>
  );
};

export default UpcomingEvents;
