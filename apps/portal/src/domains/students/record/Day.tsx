import { useMinute } from '@nestling/ui/format/minute.ts';
import { clock, minuteOfDay } from '@nestling/ui/format/when.ts';
import { DayRibbon } from '@nestling/ui/place/DayRibbon.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useLooks } from '../../activities/use-looks.tsx';
import { hoursOf, staysOf } from '../today.ts';
import { useHappenings } from './happenings.tsx';
import classes from './record.module.css';
import type { StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** The day of a student: the ribbon, and what happened at the door and in the room, the newest first. */
export const Day = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const zone = student.location?.timezone?.value ?? null;
  const now = useMinute();
  const stays = staysOf(student, now);
  const { happened, entries } = useHappenings(student, zone, now);
  const { look, viewer } = useLooks(entries);
  if (happened.length === 0)
    return (
      <div className={classes.nothing}>
        <h2 className={classes.heading}>{student.absent ? t('absentToday') : t('notToday')}</h2>
        <p>{t('notTodayText')}</p>
      </div>
    );
  return (
    <div className={classes.day}>
      <DayRibbon stays={stays} hours={hoursOf(student, now)} now={minuteOfDay(now, zone)} tall />
      <ul className={classes.rooms}>
        {[...new Map(stays.map(({ room, colour }) => [room, colour]))].map(([room, colour]) => (
          <li key={room}>
            <RoomName name={room} colour={colour} />
          </li>
        ))}
      </ul>
      <ol className={classes.happenings}>
        {happened.map(({ key, at, icon, words, note, entry }) => (
          <li key={key} className={classes.happening}>
            <time className={classes.at} dateTime={at}>
              {clock(at, zone)}
            </time>
            <span className={classes.sign} aria-hidden="true">
              {icon}
            </span>
            <span>
              {words}
              {note ? <span className={classes.said}>{note}</span> : null}
              {entry?.photo && entry.thumbnail ? (
                <button
                  type="button"
                  className={classes.shot}
                  aria-label={t('openPhoto')}
                  onClick={() => look(entry.id)}
                >
                  <img src={entry.thumbnail} alt="" width={120} height={90} loading="lazy" />
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      {viewer}
    </div>
  );
};
