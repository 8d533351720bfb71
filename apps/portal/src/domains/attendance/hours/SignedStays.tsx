import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { ReportTable } from '@nestling/kit/ReportTable.tsx';
import { clockWords, dayWords } from '@nestling/ui/format/when.ts';
import { PageTitle } from '@nestling/ui/page/PageTitle.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { hoursWords, sumOf } from '../report/days.ts';
import { PaperLine } from '../report/PaperLine.tsx';
import { SpanField } from '../report/SpanField.tsx';
import classes from './hours.module.css';
import { ReportBody } from './ReportBody.tsx';
import { SignedStaysDocument, type SignedStaysQuery } from './signedStays.graphql.ts';
import { useReport } from './use-report.ts';
import { hoursWords as words } from './words.ts';

type Row = SignedStaysQuery['getStudentCheckInOutReport'][number];

/** A signature as it was drawn at the door; one kept under a key alone is told in words. */
const Signature = ({ drawn, label }: { drawn: string; label: string }) =>
  drawn.startsWith('data:image/') ? (
    <img className={classes.signature} src={drawn} alt={label} />
  ) : (
    <span className={classes.quiet}>{label}</span>
  );

/** Who brought and fetched each child, when, and what was signed. */
export const SignedStays = ({ place }: LocatedWithRooms) => {
  const t = useWords(words);
  const { language } = useSpeech();
  const { frame, rooms, room, setRoom, variables } = useReport(place, 'week', 93);
  const { data, error, again } = useAsk(SignedStaysDocument, variables);
  const rows = data?.getStudentCheckInOutReport;
  const moment = (
    key: 'came' | 'went',
    of: (row: Row) => { time: string | null; by: string | undefined; drawn: string | null },
  ): Column<Row> => ({
    key,
    head: t(key),
    cell: (row) => {
      const { time, by, drawn } = of(row);
      return time === null ? null : (
        <div className={classes.signed}>
          <span>
            <span data-figures>{clockWords(time)}</span>{' '}
            {by ? <span className={classes.quiet}>{t('by', { name: by })}</span> : null}
          </span>
          {drawn ? <Signature drawn={drawn} label={t(key === 'came' ? 'signedIn' : 'signedOut')} /> : null}
        </div>
      );
    },
  });
  const columns: Column<Row>[] = [
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
    moment('came', (row) => ({
      time: row.start_time,
      by: row.checkedin_by?.full_name,
      drawn: row.check_in_signature,
    })),
    moment('went', (row) => ({
      time: row.end_time,
      by: row.checkedout_by?.full_name,
      drawn: row.check_out_signature,
    })),
    {
      key: 'hours',
      head: t('hours'),
      end: true,
      cell: (row) =>
        row.absent ? [t('absent'), row.absent_reason].filter(Boolean).join(': ') : hoursWords(row.minutes),
      total: hoursWords(sumOf(rows ?? [], ({ minutes }) => minutes)),
    },
  ];
  return (
    <>
      <PageTitle title={t('signed')} />
      <PaperLine place={frame.place} span={frame.span} />
      <div className={classes.filters}>
        <SpanField span={frame.span} today={frame.today} onChange={frame.onSpan} />
        <RoomFilter rooms={rooms} value={room} onChange={setRoom} />
        <ReportActions file={{ of: 'attendance', report: 'sign_in', ...variables }} />
      </div>
      <ReportBody count={rows?.length} answer={{ error, again }} title={t('emptyTitle')} text={t('emptyText')}>
        <ReportTable
          label={t('signed')}
          rows={rows ?? []}
          columns={columns}
          groupOf={({ date }) => dayWords(date, language)}
          keyOf={(row) => row.id ?? `${row.date}:${row.student?.id}`}
          nameOf={(row) => `${row.student?.full_name} ${row.date}`}
        />
      </ReportBody>
    </>
  );
};
