import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import type { ReactNode } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import classes from '../health.module.css';
import { MedicineEventsDocument, type MedicineEventsQuery } from './medications.graphql.ts';
import { useMedicineWords } from './medicine-words.ts';

const filters = ['of', 'start', 'end'] as const;
type Row = NonNullable<MedicineEventsQuery['medicationEvents']>['data'][number];

/** Who gave what to whom, from day to day, and on paper for the inspector. */
export const LogList = ({ location, today, tabs }: { location: string; today: string; tabs: ReactNode }) => {
  const { t, language, kindName, amountOf } = useMedicineWords();
  const manager = allows(usePerson().role, 'manager');
  const state = useListState(filters);
  const start = state.filter('start') || today;
  const end = state.filter('end') || today;
  const { rows, answer } = useList(MedicineEventsDocument, state, {
    rows: (data) => data.medicationEvents,
    variables: { location, start, end: end < start ? start : end },
  });
  const whatOf = (row: Row): string =>
    [kindName(row.kind), row.amount === null ? '' : amountOf(row.amount, row.authorization?.unit ?? '')]
      .filter(Boolean)
      .join(', ');
  const byOf = (row: Row): string =>
    [row.by?.full_name, row.witness ? t('withWitness', { name: row.witness.full_name }) : '']
      .filter(Boolean)
      .join(', ');
  const noteOf = (row: Row): string =>
    [row.note, row.override ? t('against', { why: row.override }) : ''].filter(Boolean).join('. ');
  const columns: Column<Row>[] = [
    { key: 'at', head: t('when'), by: ({ at }) => at, cell: ({ at }) => momentFigures(at, language) },
    { key: 'child', head: t('child'), cell: ({ authorization }) => authorization?.student?.full_name },
    { key: 'medicine', head: t('medicine'), cell: ({ authorization }) => authorization?.name },
    {
      key: 'what',
      head: t('what'),
      cell: (row) => (
        <>
          {whatOf(row)} {row.withdrawn ? <Badge kind="out">{t('takenBack')}</Badge> : null}
        </>
      ),
    },
    { key: 'by', head: t('by'), cell: byOf, wide: true },
    { key: 'note', head: t('note'), cell: noteOf, wide: true },
  ];
  return (
    <ListScreen
      reported
      state={state}
      answer={answer}
      tabs={tabs}
      actions={
        manager ? (
          <ReportActions
            file={{
              of: 'system',
              report: 'medications',
              location,
              from: start,
              to: end < start ? start : end,
            }}
            paper={false}
          />
        ) : undefined
      }
      filters={
        <div className={classes.filters}>
          <DateField
            label={t('start')}
            value={start}
            max={today}
            onChange={(next) => state.set({ filters: { start: next } })}
          />
          <DateField
            label={t('finish')}
            value={end}
            min={start}
            max={today}
            onChange={(next) => state.set({ filters: { end: next } })}
          />
        </div>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('noLog')}>
          {t('noLogText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('log')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ authorization }) => href('students.one', { userId: authorization?.student?.id ?? '' })}
        nameOf={({ authorization }) => authorization?.name ?? ''}
        card={(row) => (
          <>
            <b>
              {row.authorization?.student?.full_name}, {row.authorization?.name}
            </b>
            <span>
              {momentFigures(row.at, language)} · {whatOf(row)}
            </span>
            <span>{[byOf(row), noteOf(row)].filter(Boolean).join(' · ')}</span>
            {row.withdrawn ? <Badge kind="out">{t('takenBack')}</Badge> : null}
          </>
        )}
      />
    </ListScreen>
  );
};
