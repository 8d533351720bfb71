import { Button } from '@mantine/core';
import { checkNaps } from '@nestling/contract/operations/activities.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { minutesOf } from '@nestling/ui/format/clock.ts';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { clock, clockWords, minuteOfDay } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconEye } from '@tabler/icons-react';
import { statedNow } from '../../attendance/stated.ts';
import { type Asleep, asleepOf, type BoardEntry } from '../asleep.ts';
import { asleepWords } from '../asleep-words.ts';
import { isKeptId, useKeptEntries, writeEntry } from '../outbox.ts';
import { useWriteEntry } from '../use-write-entry.ts';
import classes from './AsleepNow.module.css';

/** Naps of today that have not ended: who sleeps, for how long, and one button when a child wakes up. */
export const AsleepNow = ({
  entries,
  zone,
  every,
}: {
  entries: readonly BoardEntry[];
  zone: string | null;
  /** Minutes between two looks at who sleeps; null: nobody is reminded. */
  every: number | null;
}) => {
  const t = useWords(asleepWords);
  const minute = useMinute();
  const now = minuteOfDay(minute, zone);
  const check = useAction(checkNaps);
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
  const seenAgo = ({ checked, since }: Asleep): number =>
    checked ? Math.floor((minute - Date.parse(checked)) / 60_000) : now - minutesOf(since);
  const isDue = (one: Asleep): boolean => every !== null && seenAgo(one) >= every;
  const due = asleep.filter(isDue);
  // What waits on this device has no entry yet to note a look at.
  const ids = [...new Set(asleep.map(({ entry }) => entry.id))].filter((id) => !isKeptId(id));
  return (
    <section className={classes.box} aria-label={t('asleep')}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{t('asleep')}</h2>
        {ids.length > 0 ? (
          <Button
            size="md"
            variant={due.length > 0 ? 'filled' : 'default'}
            leftSection={<IconEye size={20} />}
            loading={check.busy}
            onClick={() => void check.run({ ids })}
          >
            {t('checkAll', { count: asleep.length })}
          </Button>
        ) : null}
      </div>
      {due.length > 0 && every !== null ? (
        <p role="alert">
          <Badge kind="wait">{t('due', { count: due.length, minutes: every })}</Badge>
        </p>
      ) : null}
      <ul className={classes.list}>
        {asleep.map((one) => (
          <li key={`${one.entry.id} ${one.student.id}`} className={classes.line}>
            <Person
              id={one.student.id}
              name={one.student.full_name}
              image={one.student.image}
              detail={[
                t('since', { time: clockWords(one.since), count: Math.max(0, now - minutesOf(one.since)) }),
                one.checked ? t('checked', { time: clock(one.checked, zone) }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
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
