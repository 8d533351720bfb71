import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { daysOf } from '@nestling/ui/format/day.ts';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { StudentDailyHoursDocument, type StudentDailyHoursQuery } from '../hours/dailyHours.graphql.ts';
import classes from '../hours/hours.module.css';
import { ReportScreen } from '../hours/ReportScreen.tsx';
import { useReport } from '../hours/use-report.ts';
import { hoursWords as words } from '../hours/words.ts';
import { hoursWords, sumOf } from '../report/days.ts';

type Row = StudentDailyHoursQuery['getStudentDailyHours'][number];
type Day = Row['days'][number];

/** When each student came and went, day by day, with the hours. */
const StudentDailyHours = ({ place }: LocatedWithRooms) => {
  const t = useWords(words);
  const { language } = useSpeech();
  const { frame, rooms, span, room, setRoom, variables } = useReport(place, 'week', 31);
  const { data, error, again } = useAsk(StudentDailyHoursDocument, variables);
  const rows = data?.getStudentDailyHours;
  const dayOf = (row: Row, date: string): Day | undefined => row.days.find((day) => day.date === date);
  const times = ({ start_time, end_time, is_open }: Day) =>
    `${clockWords(start_time)} – ${is_open ? t('stillHere') : clockWords(end_time)}`;
  const columns: Column<Row>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: ({ student, program }) =>
        student ? (
          <Person id={student.id} name={student.full_name} image={student.image} size={32} detail={program?.name} />
        ) : null,
      total: t('total'),
    },
    ...daysOf(span).map((date): Column<Row> => {
      const minutes = sumOf(rows ?? [], (row) => dayOf(row, date)?.minutes ?? 0);
      return {
        key: date,
        head: dayShort(date, language),
        end: true,
        cell: (row) => {
          const day = dayOf(row, date);
          if (!day) return null;
          if (day.absent)
            return <span className={classes.quiet}>{[t('absent'), day.reason].filter(Boolean).join(': ')}</span>;
          return (
            <span className={classes.cell}>
              {hoursWords(day.minutes)}
              <span className={classes.quiet}>{times(day)}</span>
            </span>
          );
        },
        total: minutes > 0 ? hoursWords(minutes) : '',
        figure: false,
      };
    }),
    {
      key: 'hours',
      head: t('hours'),
      end: true,
      cell: ({ minutes }) => <b>{hoursWords(minutes)}</b>,
      total: hoursWords(sumOf(rows ?? [], ({ minutes }) => minutes)),
    },
  ];
  return (
    <ReportScreen
      {...frame}
      filters={<RoomFilter rooms={rooms} value={room} onChange={setRoom} />}
      answer={{ error, again }}
      report={{
        label: t('daily'),
        file: { of: 'attendance', report: 'daily_hours', ...variables },
        rows,
        keyOf: ({ student }) => student?.id ?? '',
        nameOf: ({ student }) => student?.full_name ?? '',
        columns,
      }}
    />
  );
};

export default StudentDailyHours;
