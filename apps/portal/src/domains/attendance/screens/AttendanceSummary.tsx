import { useAsk } from '@nestling/kit/ask.ts';
import { dayShort } from '@nestling/ui/format/when.ts';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { ReportScreen } from '../hours/ReportScreen.tsx';
import { AttendanceSummaryDocument, type AttendanceSummaryQuery } from '../hours/summary.graphql.ts';
import { useReport } from '../hours/use-report.ts';
import { hoursWords as words } from '../hours/words.ts';
import { hoursWords, mostOnADay, sumOf } from '../report/days.ts';

type Row = AttendanceSummaryQuery['getAttendanceSummary'][number];

/** Who was there, room by room and day by day. */
const AttendanceSummary = ({ place }: LocatedWithRooms) => {
  const t = useWords(words);
  const { language } = useSpeech();
  const { frame, rooms, room, setRoom, variables } = useReport(place, 'week', 62);
  const { data, error, again } = useAsk(AttendanceSummaryDocument, variables);
  const rows = data?.getAttendanceSummary;
  const total = (of: (row: Row) => number) => sumOf(rows ?? [], of);
  const begun = new Set(rows?.map(({ date }) => date).filter((date) => date <= frame.today)).size;
  const figure = (key: 'expected' | 'present' | 'absent', sum: string | number) => ({
    key,
    head: t(key),
    end: true,
    cell: (row: Row) => row[key],
    total: sum,
  });
  const onADay = (key: 'present' | 'absent') => {
    const count = total((row) => row[key]);
    return begun > 1 ? t('aDay', { count: Number((count / begun).toFixed(1)) }) : count;
  };
  return (
    <ReportScreen
      {...frame}
      filters={<RoomFilter rooms={rooms} value={room} onChange={setRoom} />}
      answer={{ error, again }}
      report={{
        label: t('summary'),
        file: { of: 'attendance', report: 'summary', ...variables },
        rows,
        keyOf: (row) => `${row.date}:${row.program?.id}`,
        nameOf: (row) => `${row.date} ${row.program?.name ?? ''}`,
        columns: [
          {
            key: 'day',
            head: t('day'),
            cell: (row) => dayShort(row.date, language),
            total: t('total'),
          },
          {
            key: 'room',
            head: t('room'),
            cell: ({ program }) =>
              program ? <RoomName name={program.name} colour={program.color_code} /> : t('noRoom'),
          },
          figure(
            'expected',
            mostOnADay(rows ?? [], ({ expected }) => expected),
          ),
          figure('present', onADay('present')),
          figure('absent', onADay('absent')),
          {
            key: 'hours',
            head: t('hours'),
            end: true,
            cell: (row) => hoursWords(row.minutes),
            total: hoursWords(total((row) => row.minutes)),
          },
        ],
      }}
    />
  );
};

export default AttendanceSummary;
