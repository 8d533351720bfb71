import { Select } from '@mantine/core';
import { saveHealthSetting } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { useMay } from '../../permissions/use-may.ts';
import { HealthSettingDocument, ImmunizationReportDocument } from '../health.graphql.ts';
import classes from '../health.module.css';
import type { ReportRow } from '../rows.ts';
import { healthWords } from '../words.ts';
import { ChildHealth } from './ChildHealth.tsx';
import { SeriesBadge, seriesWord } from './SeriesBadge.tsx';

const filters = ['show', 'outbreak', 'of'] as const;
const late = ['due', 'overdue', 'expired', 'expiring', 'unknown'];

/** Who misses what at a location, for the office and the inspector; and who stays home in an outbreak. */
export const ReportList = ({ location, tabs }: { location: string; tabs: ReactNode }) => {
  const t = useWords(healthWords);
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const outbreak = state.filter('outbreak');
  const { rows, answer } = useList(ImmunizationReportDocument, state, {
    rows: (data) => data.getImmunizationReport,
    variables: { location, missing: state.filter('show') === 'missing', outbreak: outbreak || null },
  });
  const one = rows.find(({ student }) => student?.id === open);
  const series = [...new Set(rows.flatMap((row) => row.series.map((each) => each.series)))];
  const columns: Column<ReportRow>[] = [
    {
      key: 'name',
      head: t('name'),
      by: ({ student }) => student?.full_name,
      cell: ({ student }) => student?.full_name,
    },
    {
      key: 'room',
      head: t('room'),
      by: ({ student }) => student?.room,
      cell: ({ student }) => student?.room,
      wide: true,
    },
    { key: 'state', head: t('state'), width: '50%', cell: (row) => <Missing row={row} /> },
    {
      key: 'pending',
      head: t('pending'),
      cell: ({ pending }) => (pending ? <Badge kind="wait">{t('waits')}</Badge> : null),
    },
  ];
  return (
    <ListScreen
      reported
      state={state}
      answer={answer}
      actions={
        <ReportActions
          file={{ of: 'system', report: 'immunizations', location, outbreak: outbreak || null }}
          paper={false}
        />
      }
      tabs={tabs}
      detail={
        <>
          <Rules location={location} />
          {outbreak ? <p>{t('outbreakText', { series: seriesWord(t, outbreak) })}</p> : null}
        </>
      }
      filters={
        <>
          <FilterMenu
            name={t('show')}
            value={state.filter('show')}
            choices={[{ value: 'missing', label: t('missing') }]}
            onChange={(next) => state.set({ filters: { show: next } })}
          />
          <FilterMenu
            name={t('outbreak')}
            value={outbreak}
            choices={(outbreak && !series.includes(outbreak) ? [...series, outbreak] : series).map((value) => ({
              value,
              label: seriesWord(t, value),
            }))}
            onChange={(next) => state.set({ filters: { outbreak: next } })}
          />
        </>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      }
      panel={
        one?.student ? (
          <SidePanel title={one.student.full_name} onClose={close}>
            <ChildHealth key={one.student.id} student={one.student.id} />
          </SidePanel>
        ) : undefined
      }
    >
      <DataTable
        label={t('report')}
        rows={rows}
        columns={columns}
        keyOf={({ student }) => student?.id ?? ''}
        nameOf={({ student }) => student?.full_name ?? ''}
        onOpen={({ student }) => show(student?.id ?? '')}
        open={open ?? undefined}
        card={(row) => (
          <>
            <b>{row.student?.full_name}</b>
            <Missing row={row} />
          </>
        )}
      />
    </ListScreen>
  );
};

const Missing = ({ row }: { row: ReportRow }) => {
  const t = useWords(healthWords);
  const open = row.series.filter(({ state }) => late.includes(state));
  if (open.length === 0) return <Badge kind="good">{t('nothing')}</Badge>;
  return (
    <span className={classes.badges}>
      {open.map((one) => (
        <SeriesBadge key={one.series} one={one} named />
      ))}
    </span>
  );
};

/** Whose rules the location follows, with where they are written; said honestly where its state's are not known. */
const Rules = ({ location }: { location: string }) => {
  const t = useWords(healthWords);
  const may = useMay();
  const { data } = useAsk(HealthSettingDocument, { location });
  const save = useAction(saveHealthSetting);
  const setting = data?.getHealthSetting;
  if (!setting) return null;
  const used = setting.sets.find(({ key }) => key === (setting.requirements ?? setting.state?.toUpperCase()));
  return (
    <div>
      {may('manage_health') ? (
        <Select
          label={t('rules')}
          maw={360}
          data={[
            { value: '', label: t('automatic') },
            ...setting.sets.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          value={setting.requirements ?? ''}
          allowDeselect={false}
          onChange={(next) => void save.run({ location, requirements: next || null })}
        />
      ) : null}
      <p className={classes.quiet}>
        {used && (used.of_state || used.of === 'pets')
          ? t('rulesOf', { name: used.name, source: used.source })
          : t('notKnown')}
      </p>
    </div>
  );
};
