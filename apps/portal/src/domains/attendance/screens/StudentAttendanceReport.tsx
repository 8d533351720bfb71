import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { clockWords, dayWords } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import classes from '../hours/hours.module.css';
import { ReportScreen } from '../hours/ReportScreen.tsx';
import { StayReportDocument, type StayReportQuery } from '../hours/stays.graphql.ts';
import { useReport } from '../hours/use-report.ts';
import { hoursWords as words } from '../hours/words.ts';
import { hoursWords, sumOf } from '../report/days.ts';

type Row = StayReportQuery['getStudentAttendanceReport'][number];

/** Each stay and each absence: when, by whom, signed or not. */
const StudentAttendanceReport = ({ place }: LocatedWithRooms) => {
  const t = useWords(words);
  const { language } = useSpeech();
  const { frame, rooms, room, setRoom, variables } = useReport(place, 'week', 93);
  const { data, error, again } = useAsk(StayReportDocument, variables);
  const rows = data?.getStudentAttendanceReport;
  const moment = (
    key: 'came' | 'went',
    time: (row: Row) => string | null,
    by: (row: Row) => string | undefined,
    signature: (row: Row) => string | null,
  ): Column<Row> => ({
    key,
    head: t(key),
    cell: (row) =>
      time(row) ? (
        <span>
          <span data-figures>{clockWords(time(row))}</span>{' '}
          <span className={classes.quiet}>
            {[
              by(row) ? t('by', { name: by(row) ?? '' }) : null,
              signature(row) ? t(key === 'came' ? 'signedIn' : 'signedOut') : null,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </span>
      ) : null,
  });
  return (
    <ReportScreen
      {...frame}
      filters={<RoomFilter rooms={rooms} value={room} onChange={setRoom} />}
      answer={{ error, again }}
      report={{
        label: t('stays'),
        file: { of: 'attendance', report: 'attendance', ...variables },
        rows,
        keyOf: (row) => row.id ?? `${row.date}:${row.student?.id}`,
        dayOf: ({ date }) => dayWords(date, language),
        nameOf: (row) => `${row.student?.full_name} ${row.date}`,
        columns: [
          {
            key: 'name',
            head: t('name'),
            main: true,
            total: t('total'),
            cell: ({ student }) =>
              student ? <Person id={student.id} name={student.full_name} image={student.image} size={28} /> : null,
          },
          {
            key: 'room',
            head: t('room'),
            wide: true,
            cell: ({ program }) => (program ? <RoomName name={program.name} colour={program.color_code} /> : null),
          },
          moment(
            'came',
            (row) => row.start_time,
            (row) => row.checkedin_by?.full_name,
            (row) => row.check_in_signature,
          ),
          moment(
            'went',
            (row) => row.end_time,
            (row) => row.checkedout_by?.full_name,
            (row) => row.check_out_signature,
          ),
          {
            key: 'hours',
            head: t('hours'),
            end: true,
            cell: (row) =>
              row.absent ? [t('absent'), row.absent_reason].filter(Boolean).join(': ') : hoursWords(row.minutes),
            total: hoursWords(sumOf(rows ?? [], ({ minutes }) => minutes)),
          },
        ],
      }}
    />
  );
};

export default StudentAttendanceReport;
