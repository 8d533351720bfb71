import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { dayShort } from '@nestling/ui/format/when.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { statedNow } from '../../attendance/stated.ts';
import { ActivityChangedDocument, FamilyAttendanceDocument, FamilyFeedDocument } from '../activities.graphql.ts';
import { sentenceWords } from '../sentence-words.ts';
import { useKindWords } from '../use-kind-words.ts';
import { useLooks } from '../use-looks.tsx';
import { useSentence } from '../use-sentence.ts';
import { activityWords } from '../words.ts';
import { AttendanceLine } from './AttendanceLine.tsx';
import classes from './Entry.module.css';
import { Entry } from './Entry.tsx';

/** So many at first, and at most: older days are read child by child. */
const STEP = 12;
const MOST = 200;
/** What was asked for so many days ago at most is still to be brought. */
const BRING_DAYS = 3;

/** The latest of all own children, below their cards; nothing where nothing was written down yet. */
const FamilyFeed = () => {
  const t = useWords(activityWords);
  const [first, setFirst] = useState(STEP);
  const { data, fetching, again } = useAsk(FamilyFeedDocument, { first }, { keep: ['first'] });
  useSubscription({ query: ActivityChangedDocument, variables: {} }, (_, change) => {
    again();
    return change;
  });
  const { date: today } = statedNow(null);
  const { data: doors } = useAsk(FamilyAttendanceDocument, { date: today }, { keep: ['date'] });
  const came = doors?.getFeedAttendance ?? [];
  const entries = data?.getUserFeed?.data ?? [];
  const total = data?.getUserFeed?.total ?? 0;
  const { look, viewer } = useLooks(entries);
  const say = useSentence();
  const s = useWords(sentenceWords);
  const { language } = useSpeech();
  const days = [...Map.groupBy(entries, ({ date }) => date)];
  const needed = entries.filter(({ type, date }) => type === 'supplies' && date >= addDays(today, -BRING_DAYS));
  const { detailsOf } = useKindWords();
  const childOf = ({ students }: (typeof entries)[number]): string => students.map(({ fname }) => fname).join(', ');
  if (entries.length === 0 && came.length === 0) return null;
  return (
    <section className={classes.latest}>
      {needed.length > 0 ? (
        <section className={classes.bring} aria-label={s('bring')}>
          <h2 className={classes.heading}>{s('bring')}</h2>
          <ul>
            {needed.map((one) => (
              <li key={one.id}>
                <b>{detailsOf(one)}</b> {s('bringFor', { who: childOf(one), date: dayShort(one.date, language) })}
                {one.note ? <span className={classes.note}> {one.note}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <h2 className={classes.heading}>{t('latest')}</h2>
      <ul className={classes.doors}>
        {came.map((one) => (
          <AttendanceLine key={`${one.type}-${one.id}`} entry={one} />
        ))}
      </ul>
      {days.map(([date, group]) => (
        <section key={date}>
          <h3 className={classes.ofDay}>{date === today ? s('today') : dayShort(date, language)}</h3>
          {[...Map.groupBy(group, childOf)]
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([who, entries]) => (
              <section key={who} aria-label={who}>
                <OfChild students={entries[0]?.students ?? []} />
                <ol className={classes.entries}>
                  {entries.map((entry) => (
                    <Entry
                      key={entry.id}
                      entry={entry}
                      names={false}
                      sentence={say(entry, entry.students.length > 1)}
                      large
                      onLook={look}
                    />
                  ))}
                </ol>
              </section>
            ))}
        </section>
      ))}
      {total > entries.length && first < MOST ? (
        <Button variant="default" loading={fetching} onClick={() => setFirst(Math.min(MOST, first + STEP * 2))}>
          {t('older')}
        </Button>
      ) : null}
      {viewer}
    </section>
  );
};

/** Whose entries follow; leads to the child. */
const OfChild = ({ students }: { students: readonly { id: string; fname: string; image: string | null }[] }) => (
  <h4 className={classes.ofChild}>
    {students.map(({ id, fname, image }) => (
      <Link key={id} to={href('students.one.open', { userId: id })}>
        <Avatar id={id} name={fname} image={image} size={32} />
        {fname}
      </Link>
    ))}
  </h4>
);

export default FamilyFeed;
