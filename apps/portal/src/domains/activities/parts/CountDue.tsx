import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { clock } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { asleepWords } from '../asleep-words.ts';
import classes from './CountDue.module.css';

/** A count by names of a room. */
interface Count {
  readonly at: string;
  readonly students: readonly { readonly id: string }[];
}

/** When a room was last counted by names, whom that count lacked of who is here now, and whether the next one is due. */
export const CountDue = ({
  counts,
  here,
  every,
  zone,
}: {
  /** Counts of this room today. */
  counts: readonly Count[];
  here: readonly { readonly id: string; readonly fname: string }[];
  /** Minutes between two counts; null: nobody is reminded. */
  every: number | null;
  zone: string | null;
}) => {
  const t = useWords(asleepWords);
  const minute = useMinute();
  if (every === null || here.length === 0) return null;
  const last = counts.reduce<Count | null>((a, b) => (a === null || b.at > a.at ? b : a), null);
  const of = new Set(last?.students.map(({ id }) => id));
  const missed = last ? here.filter(({ id }) => !of.has(id)).map(({ fname }) => fname) : [];
  const due = last === null || minute - Date.parse(last.at) >= every * 60_000;
  return (
    <p className={classes.count} role={due || missed.length > 0 ? 'alert' : undefined}>
      {last
        ? t('lastCount', { time: clock(last.at, zone), counted: here.length - missed.length, here: here.length })
        : t('noCount')}{' '}
      {due ? <Badge kind="wait">{t('countDue')}</Badge> : null}{' '}
      {missed.length > 0 ? <Badge kind="bad">{t('missed', { names: missed.join(', ') })}</Badge> : null}
    </p>
  );
};
