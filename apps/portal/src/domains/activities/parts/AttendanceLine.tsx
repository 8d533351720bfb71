import { clockWords } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { AttendanceOfFeedFragment } from '../activities.graphql.ts';
import { activityWords } from '../words.ts';
import classes from './Entry.module.css';

/** Somebody came, went or stayed away, as one sentence with its time. */
export const AttendanceLine = ({ entry }: { entry: AttendanceOfFeedFragment }) => {
  const t = useWords(activityWords);
  const name = entry.student?.fname ?? '';
  const { by } = entry;
  const came = entry.type === 'check-in';
  return (
    <li className={classes.door}>
      {entry.time ? (
        <time className={classes.quiet} dateTime={`${entry.date}T${entry.time}`}>
          {clockWords(entry.time)}
        </time>
      ) : null}
      <span>
        {entry.type === 'absent'
          ? t('wasAbsent', { name })
          : by
            ? t(came ? 'cameInBy' : 'wentHomeBy', { name, by })
            : t(came ? 'cameIn' : 'wentHome', { name })}
      </span>
      {entry.note ? <span className={classes.quiet}>{entry.note}</span> : null}
    </li>
  );
};
