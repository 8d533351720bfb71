import { useMinute } from '@nestling/ui/format/minute.ts';
import { clock, minuteOfDay, stated } from '@nestling/ui/format/when.ts';
import { DayRibbon } from '@nestling/ui/place/DayRibbon.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowsExchange, IconDoorEnter, IconDoorExit } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hoursOf, staysOf } from '../today.ts';
import classes from './record.module.css';
import type { StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** One thing that happened today. */
type Happening = { readonly key: string; readonly at: string; readonly icon: ReactNode; readonly words: ReactNode };

/** The day of a student: the ribbon, and what happened, the newest first. */
export const Day = ({ student }: { student: StudentRecord }) => {
  const t = useWords(recordWords);
  const zone = student.location?.timezone?.value ?? null;
  const now = useMinute();
  const stays = staysOf(student, now);
  const happened = useHappenings(student, zone, now);
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
        {happened.map(({ key, at, icon, words }) => (
          <li key={key} className={classes.happening}>
            <time className={classes.at} dateTime={at}>
              {clock(at, zone)}
            </time>
            <span className={classes.sign} aria-hidden="true">
              {icon}
            </span>
            <span>{words}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

const useHappenings = (student: StudentRecord, zone: string | null, now: number): Happening[] => {
  const t = useWords(recordWords);
  const { date: day } = stated(now, zone);
  return student.attendance_today
    .filter((stay) => stay.date === day || stay.checked_out_at === null)
    .flatMap((stay): Happening[] => {
      const { id, checked_in_at, checked_out_at, checkedin_by, checkedout_by } = stay;
      const came = {
        key: `in${id}`,
        at: checked_in_at,
        icon: <IconDoorEnter size={18} />,
        words: checkedin_by ? t('cameIn', { name: checkedin_by.full_name }) : t('cameInAlone'),
      };
      const moves = stay.rooms.slice(1).map((room) => ({
        key: `room${room.id}`,
        at: room.entered_at,
        icon: <IconArrowsExchange size={18} />,
        words: t('movedTo', { room: room.room?.name ?? '' }),
      }));
      if (checked_out_at === null) return [came, ...moves];
      const left = checkedout_by ? t('wentOut', { name: checkedout_by.full_name }) : t('wentOutAlone');
      return [came, ...moves, { key: `out${id}`, at: checked_out_at, icon: <IconDoorExit size={18} />, words: left }];
    })
    .sort((a, b) => b.at.localeCompare(a.at));
};
