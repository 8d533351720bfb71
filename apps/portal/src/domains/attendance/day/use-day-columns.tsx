import type { Column } from '@nestling/kit/DataTable.tsx';
import { clockWords } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { TodayMarks } from '../parts/HealthBadges.tsx';
import { hoursWords } from '../report/days.ts';
import classes from './day.module.css';
import { StateBadge } from './StateBadge.tsx';
import type { StudentDay } from './use-day.ts';
import { dayWords } from './words.ts';

/** The room a student is in, else the one it belongs to. */
export const roomOf = (day: StudentDay) => (day.state === 'in' ? day.program : null) ?? day.home_room;

const Moment = ({ time, by }: { time: string | null; by: string | undefined }) => {
  const t = useWords(dayWords);
  if (!time) return null;
  return (
    <span className={classes.moment}>
      <span data-figures>{clockWords(time)}</span>
      {by ? <span className={classes.quiet}>{t('by', { name: by })}</span> : null}
    </span>
  );
};

/** The columns of the students' day; `marked`: with what holds of them now, which is of today. */
export const useDayColumns = (zone: string | null, marked: boolean): Column<StudentDay>[] => {
  const t = useWords(dayWords);
  return [
    {
      key: 'name',
      head: t('name'),
      by: ({ student }) => student?.full_name,
      cell: ({ student }) =>
        student ? <Person id={student.id} name={student.full_name} image={student.image} size={32} /> : null,
    },
    {
      key: 'room',
      head: t('room'),
      cell: (day) => {
        const room = roomOf(day);
        return room ? <RoomName name={room.name} colour={room.color_code} /> : null;
      },
    },
    {
      key: 'state',
      head: t('state'),
      cell: (day) => (
        <span className={classes.line}>
          <StateBadge day={day} zone={zone} />
          {marked && day.student ? <TodayMarks student={day.student} /> : null}
        </span>
      ),
    },
    {
      key: 'came',
      head: t('came'),
      by: ({ start_time }) => start_time,
      wide: true,
      cell: ({ start_time, stays }) => <Moment time={start_time} by={stays[0]?.checkedin_by?.full_name} />,
    },
    {
      key: 'went',
      head: t('went'),
      by: ({ end_time }) => end_time,
      wide: true,
      cell: ({ end_time, stays }) => <Moment time={end_time} by={stays.at(-1)?.checkedout_by?.full_name} />,
    },
    {
      key: 'hours',
      head: t('hours'),
      by: ({ minutes }) => minutes,
      end: true,
      cell: ({ minutes }) => (minutes > 0 ? hoursWords(minutes) : ''),
    },
  ];
};
