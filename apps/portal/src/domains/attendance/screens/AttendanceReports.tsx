import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { monthOf, type Span, weekOf } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import classes from '../hours/hours.module.css';
import { SheetTable } from '../hours/SheetTable.tsx';
import { sheetWords } from '../hours/sheet-words.ts';
import { StayReportDocument } from '../hours/stays.graphql.ts';
import { PaperLine } from '../report/PaperLine.tsx';
import { SpanField } from '../report/SpanField.tsx';
import { useSpan } from '../report/use-span.ts';

const filters = ['room', 'student'] as const;
const sheets = ['day', 'week', 'month', 'sign'] as const;
type Sheet = (typeof sheets)[number];
const isSheet = (tab: string | undefined): tab is Sheet => sheets.some((sheet) => sheet === tab);

/** The time a sheet covers, around the day that was chosen. */
const covered = (sheet: Sheet, { from, to }: Span): Span => {
  if (sheet === 'day') return { from: to, to };
  if (sheet === 'week') return weekOf(to);
  return sheet === 'month' ? monthOf(to) : { from, to };
};

/** The sheets a centre files: of a day, a week, a month, and the one that is signed. */
const AttendanceReports = ({ place: { id: location, name, today, rooms } }: LocatedWithRooms) => {
  const t = useWords(sheetWords);
  const state = useListState(filters);
  const { tab }: { tab?: string } = useSearch({ strict: false });
  const sheet = isSheet(tab) ? tab : 'day';
  const [chosen, onSpan] = useSpan({ from: today, to: today }, 93);
  const span = covered(sheet, chosen);
  const room = state.filter('room') || null;
  const student = state.filter('student');
  const { data, error, again } = useAsk(StayReportDocument, { location, ...span, room }, { keep: ['room'] });
  const all = data?.getStudentAttendanceReport;
  const students = new Map((all ?? []).flatMap(({ student: one }) => (one ? [[one.id, one.full_name]] : [])));
  const rows = student ? all?.filter((row) => row.student?.id === student) : all;
  const report = sheet === 'sign' ? 'sign_in' : 'attendance';
  const file = { of: 'attendance', report, location, ...span, room, students: student ? [student] : [] } as const;
  const table = () => (
    <SheetTable
      rows={sheet === 'sign' ? rows?.filter(({ absent }) => !absent) : rows}
      signed={sheet === 'sign'}
      answer={{ error, again }}
    />
  );
  return (
    <Screen actions={<ReportActions file={file} />}>
      <PaperLine place={name} span={span} />
      <div className={classes.filters}>
        <SpanField span={span} today={today} single={sheet === 'day'} onChange={onSpan} />
        <RoomFilter
          rooms={rooms}
          value={room ?? ''}
          onChange={(value) => state.set({ filters: { room: value, student: '' } })}
        />
        <FilterMenu
          name={t('name')}
          value={student}
          choices={[...students]
            .map(([value, label]) => ({ value, label }))
            .sort((a, b) => a.label.localeCompare(b.label))}
          onChange={(value) => state.set({ filters: { student: value } })}
        />
      </div>
      <Tabs label={t('sheets')} tabs={sheets.map((key) => ({ key, label: t(key), content: table }))} />
      <p className={`${classes.quiet} ${classes.more}`}>
        {t('more')} <Link to={href('attendance.summary')}>{t('summary')}</Link>
      </p>
    </Screen>
  );
};

export default AttendanceReports;
