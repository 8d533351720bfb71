import type { Column } from '@nestling/kit/DataTable.tsx';
import { ReportTable } from '@nestling/kit/ReportTable.tsx';
import { clockWords, dayShort } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { hoursWords, sumOf } from '../report/days.ts';
import { type ReportAnswer, ReportBody } from './ReportBody.tsx';
import { sheetWords } from './sheet-words.ts';
import type { StayReportQuery } from './stays.graphql.ts';

type Row = StayReportQuery['getStudentAttendanceReport'][number];

/** Stays as a sheet; `signed` gives room for what was signed at the door. */
export const SheetTable = ({
  rows,
  signed,
  answer,
}: {
  rows: readonly Row[] | undefined;
  signed: boolean;
  answer: ReportAnswer;
}) => {
  const t = useWords(sheetWords);
  const { language } = useSpeech();
  const mark = (signature: string | null) => (signature ? t('signedOnScreen') : '');
  const signatures: Column<Row>[] = [
    { key: 'inBy', head: t('broughtBy'), wide: true, cell: (row) => row.checkedin_by?.full_name ?? '' },
    { key: 'inSign', head: t('signature'), wide: true, cell: (row) => mark(row.check_in_signature) },
    { key: 'outBy', head: t('fetchedBy'), wide: true, cell: (row) => row.checkedout_by?.full_name ?? '' },
    { key: 'outSign', head: t('signature'), wide: true, cell: (row) => mark(row.check_out_signature) },
  ];
  const columns: Column<Row>[] = [
    { key: 'day', head: t('date'), cell: ({ date }) => dayShort(date, language), total: t('total') },
    {
      key: 'name',
      head: t('name'),
      main: true,
      cell: ({ student }) =>
        student ? <Person id={student.id} name={student.full_name} image={student.image} size={28} /> : null,
    },
    {
      key: 'room',
      head: t('room'),
      wide: true,
      cell: ({ program }) => (program ? <RoomName name={program.name} colour={program.color_code} /> : null),
    },
    { key: 'in', head: t('in'), end: true, cell: (row) => clockWords(row.start_time) },
    { key: 'out', head: t('out'), end: true, cell: (row) => clockWords(row.end_time) },
    ...(signed ? signatures : []),
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
    <ReportBody count={rows?.length} answer={answer} title={t('nothing')} text={t('nothingText')}>
      <ReportTable
        label={t('sheets')}
        rows={rows ?? []}
        columns={columns}
        keyOf={(row) => row.id ?? `${row.date}:${row.student?.id}`}
        nameOf={(row) => `${row.student?.full_name} ${row.date}`}
      />
    </ReportBody>
  );
};
