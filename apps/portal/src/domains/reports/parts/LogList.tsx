import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu, FilterRow } from '@nestling/kit/FilterRow.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { Paging } from '@nestling/kit/Paging.tsx';
import type { Span } from '@nestling/ui/format/day.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { usePerson } from '../../../session/session.ts';
import { SpanField } from '../../attendance/report/SpanField.tsx';
import records from '../../students/record/record.module.css';
import { LogPeopleDocument, PersonLogDocument, SystemLogDocument, type SystemLogQuery } from '../log.graphql.ts';
import { logHref } from '../log-href.ts';
import { useLogLine } from '../log-line.ts';
import { reportsWords } from '../words.ts';

type Row = SystemLogQuery['getLogReport']['data'][number];

const kinds = [
  'Student',
  'User',
  'Room',
  'Camera',
  'Location',
  'Attendance',
  'TeamAttendance',
  'Schedule',
  'RatioSetting',
  'Export',
] as const;
const filters = ['person', 'kind'] as const;

/** Where and when a list of the log looks. */
export interface LogAt {
  readonly location: string;
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
  readonly today: string;
}

/** What was done, the newest first; of one person where one is chosen. */
export const LogList = ({ location, span, onSpan, today }: LogAt) => {
  const t = useWords(reportsWords);
  const { language } = useSpeech();
  const { role } = usePerson();
  const log = useLogLine();
  const state = useListState(filters);
  const person = state.filter('person');
  const kind = state.filter('kind');
  const { page } = state;
  const [everybody, askAll] = useQuery({
    query: SystemLogDocument,
    variables: { location, ...span, page, search: state.search || null, type: kind || null },
    pause: person !== '',
  });
  const [one, askOne] = useQuery({
    query: PersonLogDocument,
    variables: { user: person, ...span, page },
    pause: person === '',
  });
  const people = useAsk(LogPeopleDocument, { location });
  const answer = person ? one.data?.getUserLogData : everybody.data?.getLogReport;
  const columns: Column<Row>[] = [
    {
      key: 'when',
      head: t('when'),
      cell: ({ created_at: at }) => (
        <time dateTime={at} data-figures>
          {momentFigures(at, language)}
        </time>
      ),
    },
    {
      key: 'what',
      head: t('what'),
      main: true,
      cell: (line) => (
        <>
          <Sentence words={log.sentence(line)} to={logHref(line, role)} />
          {log.changes(line).map((change) => (
            <div key={change} className={records.quiet}>
              {change}
            </div>
          ))}
        </>
      ),
    },
  ];
  return (
    <>
      <FilterRow state={state} onSearch={(search) => state.set({ search, filters: { person: '' } })}>
        <SpanField span={span} today={today} onChange={onSpan} />
        <FilterMenu
          name={t('person')}
          value={person}
          choices={(people.data?.getLogReportAllUser ?? []).map(({ id, full_name: label }) => ({ value: id, label }))}
          onChange={(value) => state.set({ filters: { person: value, kind: '' }, search: '' })}
        />
        <FilterMenu
          name={t('kind')}
          value={kind}
          choices={kinds.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => state.set({ filters: { kind: value, person: '' } })}
        />
      </FilterRow>
      <ListBody
        count={answer?.total}
        error={person ? one.error : everybody.error}
        onRetry={() => (person ? askOne : askAll)({ requestPolicy: 'network-only' })}
        filtered={state.filtered}
        onClearFilters={state.clear}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noLog')}>
            {t('noLogText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('log')}
          rows={answer?.data ?? []}
          columns={columns}
          keyOf={({ id }) => id ?? ''}
          nameOf={log.sentence}
        />
        {answer ? <Paging page={answer} onPage={(to) => state.set({ page: to })} /> : null}
      </ListBody>
    </>
  );
};

/** What was done, leading to what it was done to. */
const Sentence = ({ words, to }: { words: string; to: string | null }) =>
  to === null ? words : <Link to={to}>{words}</Link>;
