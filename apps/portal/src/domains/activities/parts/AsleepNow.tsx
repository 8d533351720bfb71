import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { isObject } from '@nestling/rules/json.ts';
import { minutesOf } from '@nestling/ui/format/clock.ts';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { clockWords, minuteOfDay } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { statedNow } from '../../attendance/stated.ts';
import type { ActivityEntryFragment } from '../activities.graphql.ts';
import { asleepWords } from '../asleep-words.ts';
import { saveDocument } from '../save-document.ts';
import classes from './AsleepNow.module.css';

const endNap = saveDocument('nap', 'update');
const addNap = saveDocument('nap', 'save');

/** Naps of today that have not ended: who sleeps, for how long, and one button when a child wakes up. */
export const AsleepNow = ({ entries, zone }: { entries: readonly ActivityEntryFragment[]; zone: string | null }) => {
  const t = useWords(asleepWords);
  const now = minuteOfDay(useMinute(), zone);
  const add = useAction(addNap, { quiet: true });
  const end = useAction(endNap);
  const asleep = entries.flatMap((entry) =>
    entry.type === 'nap' && entry.time && isObject(entry.details) && !entry.details.end_time
      ? entry.students.map((student) => ({ entry, student, since: entry.time ?? '' }))
      : [],
  );
  if (asleep.length === 0) return null;
  const wake = async ({ entry, student, since }: (typeof asleep)[number]) => {
    const { time } = statedNow(zone);
    const { id, date, note, staffOnly } = entry;
    if (entry.students.length === 1) return end.run({ id, end_time: time });
    // One of several: its nap becomes an entry of its own, then it leaves the common one.
    const own = { date, time: since, end_time: time, students: [student.id], note, staffOnly };
    const ended = await add.run(own);
    const others = entry.students.filter((one) => one.id !== student.id).map((one) => one.id);
    return ended?.kind === 'done' ? end.run({ id, students: others }) : ended;
  };
  return (
    <section className={classes.box} aria-label={t('asleep')}>
      <h2 className={classes.heading}>{t('asleep')}</h2>
      <ul className={classes.list}>
        {asleep.map((one) => (
          <li key={`${one.entry.id} ${one.student.id}`} className={classes.line}>
            <Person
              id={one.student.id}
              name={one.student.full_name}
              image={one.student.image}
              detail={t('since', { time: clockWords(one.since), count: Math.max(0, now - minutesOf(one.since)) })}
            />
            <Button size="md" variant="default" loading={end.busy || add.busy} onClick={() => void wake(one)}>
              {t('awake')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
