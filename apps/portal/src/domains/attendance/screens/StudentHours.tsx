import { useAsk } from '@nestling/kit/ask.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { ReportScreen } from '../hours/ReportScreen.tsx';
import { StudentHoursDocument, type StudentHoursQuery } from '../hours/studentHours.graphql.ts';
import { useReport } from '../hours/use-report.ts';
import { hoursWords as words } from '../hours/words.ts';
import { hoursWords, sumOf } from '../report/days.ts';

type Row = StudentHoursQuery['getStudentHours'][number];

/** How long each student was there, and on how many days. */
const StudentHours = ({ place }: LocatedWithRooms) => {
  const t = useWords(words);
  const { frame, rooms, room, setRoom, variables } = useReport(place, 'month', 366);
  const { data, error, again } = useAsk(StudentHoursDocument, variables);
  const rows = data?.getStudentHours;
  const figure = (key: 'days_present' | 'days_absent', head: string) => ({
    key,
    head,
    end: true,
    cell: (row: Row) => row[key],
    total: sumOf(rows ?? [], (row) => row[key]),
  });
  return (
    <ReportScreen
      {...frame}
      filters={<RoomFilter rooms={rooms} value={room} onChange={setRoom} />}
      answer={{ error, again }}
      report={{
        label: t('table'),
        file: { of: 'attendance', report: 'student_hours', ...variables },
        rows,
        keyOf: ({ student }) => student?.id ?? '',
        nameOf: ({ student }) => student?.full_name ?? '',
        columns: [
          {
            key: 'name',
            head: t('name'),
            cell: ({ student }) =>
              student ? <Person id={student.id} name={student.full_name} image={student.image} size={32} /> : null,
            total: t('total'),
          },
          {
            key: 'room',
            head: t('room'),
            cell: ({ program }) =>
              program ? <RoomName name={program.name} colour={program.color_code} /> : t('noRoom'),
          },
          figure('days_present', t('daysPresent')),
          figure('days_absent', t('daysAbsent')),
          {
            key: 'hours',
            head: t('hours'),
            end: true,
            cell: ({ minutes }) => hoursWords(minutes),
            total: hoursWords(sumOf(rows ?? [], ({ minutes }) => minutes)),
          },
        ],
      }}
    />
  );
};

export default StudentHours;
