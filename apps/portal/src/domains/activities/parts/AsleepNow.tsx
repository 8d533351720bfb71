import { Button } from '@mantine/core';
import { minutesOf } from '@nestling/ui/format/clock.ts';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { clockWords, minuteOfDay } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { statedNow } from '../../attendance/stated.ts';
import type { ActivityEntryFragment } from '../activities.graphql.ts';
import { type Asleep, asleepOf } from '../asleep.ts';
import { asleepWords } from '../asleep-words.ts';
import { useKeptEntries, writeEntry } from '../outbox.ts';
import { useWriteEntry } from '../use-write-entry.ts';
import classes from './AsleepNow.module.css';

/** Naps of today that have not ended: who sleeps, for how long, and one button when a child wakes up. */
export const AsleepNow = ({ entries, zone }: { entries: readonly ActivityEntryFragment[]; zone: string | null }) => {
  const t = useWords(asleepWords);
  const now = minuteOfDay(useMinute(), zone);
  const kept = useKeptEntries();
  const write = useWriteEntry();
  const asleep = asleepOf(entries, kept);
  if (asleep.length === 0) return null;
  const wake = async ({ entry, student, since, others }: Asleep) => {
    const { time } = statedNow(zone);
    const { id, date, note, staffOnly } = entry;
    const child = [{ id: student.id, fname: student.full_name }];
    if (others.length === 0) return write.run('nap', 'update', child, { id, end_time: time });
    // One of several: its nap becomes an entry of its own, then it leaves the common one.
    const own = { date, time: since, end_time: time, students: [student.id], note, staffOnly };
    const ended = await writeEntry({ kind: 'nap', what: 'save', children: child, values: own });
    return ended.kind === 'declined' ? ended : write.run('nap', 'update', child, { id, students: others });
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
            <Button size="md" variant="default" loading={write.busy} onClick={() => void wake(one)}>
              {t('awake')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
