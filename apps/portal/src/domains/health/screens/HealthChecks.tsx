import { Button, Switch } from '@mantine/core';
import { saveHealthSetting } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { Row as Line } from '@nestling/kit/layout/Stack.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { addDays } from '@nestling/ui/format/day.ts';
import { clockWords, dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import { InjuryChildrenDocument } from '../../injuries/injuries.graphql.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../care-plans/care-plans.module.css';
import { CheckCard } from '../checks/CheckCard.tsx';
import { isFinding, useCheckWords } from '../checks/check-words.ts';
import {
  CheckSettingDocument,
  ChecksOfLocationDocument,
  type ChecksOfLocationQuery,
} from '../checks/checks.graphql.ts';

const NewCheck = lazy(() => import('../checks/CheckDialog.tsx').then((part) => ({ default: part.NewCheck })));
/** The inspector's year. */
const YEAR_DAYS = 365;
const filters = ['found', 'room', 'child', 'start', 'end'] as const;
type Row = ChecksOfLocationQuery['healthChecks']['data'][number];

/** What staff found as children of a location arrived, and whether they look at each. */
const HealthChecks = ({ place: { id: location, rooms, today } }: LocatedWithRooms) => {
  const { t, language, foundNames } = useCheckWords();
  const manager = allows(usePerson().role, 'manager');
  const [adds, setAdds] = useState(false);
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const setting = useAsk(CheckSettingDocument, { location }).data?.getHealthSetting;
  const children = useAsk(InjuryChildrenDocument, { location }).data?.getActiveStudents ?? [];
  const of = (name: (typeof filters)[number]) => state.filter(name) || null;
  const { rows, answer } = useList(ChecksOfLocationDocument, state, {
    rows: (data) => data.healthChecks,
    variables: {
      location,
      room: of('room'),
      child: of('child'),
      found: of('found') === 'found' ? true : null,
      start: of('start'),
      end: of('end'),
    },
  });
  const one = rows.find(({ id }) => id === open);
  const when = ({ date, time }: Row) => `${dateWords(date, language)}, ${clockWords(time)}`;
  const found = (row: Row) => <Badge kind={isFinding(row) ? 'wait' : 'good'}>{foundNames(row.findings)}</Badge>;
  const columns: Column<Row>[] = [
    { key: 'when', head: t('when'), by: ({ date }) => date, cell: when },
    { key: 'child', head: t('child'), main: true, cell: ({ student }) => student?.full_name },
    { key: 'found', head: t('findings'), cell: found },
    { key: 'note', head: t('note'), cell: ({ note }) => note, wide: true },
    { key: 'room', head: t('room'), cell: ({ program }) => program?.name, wide: true },
    { key: 'by', head: t('by'), cell: ({ created_by }) => created_by?.full_name, wide: true },
  ];
  const menu = (name: (typeof filters)[number], label: string, choices: { value: string; label: string }[]) => (
    <FilterMenu
      name={label}
      value={state.filter(name)}
      choices={choices}
      onChange={(next) => state.set({ filters: { [name]: next } })}
    />
  );
  const on = setting?.daily_checks ?? false;
  const add = on ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdds(true)}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <>
      <ListScreen
        reported
        state={state}
        answer={answer}
        actions={
          <Line>
            <OnOff location={location} on={setting?.daily_checks} />
            {manager ? (
              <ReportActions
                file={{
                  of: 'system',
                  report: 'health_checks',
                  location,
                  from: of('start') ?? addDays(today, -YEAR_DAYS),
                  to: of('end') ?? today,
                }}
                paper={false}
              />
            ) : null}
            {add}
          </Line>
        }
        filters={
          <>
            {menu('found', t('show'), [{ value: 'found', label: t('onlyFound') }])}
            {menu(
              'room',
              t('room'),
              rooms.map(({ id, name }) => ({ value: id, label: name })),
            )}
            {menu(
              'child',
              t('child'),
              children.map(({ id, full_name }) => ({ value: id, label: full_name })),
            )}
            {(['start', 'end'] as const).map((name) => (
              <DateField
                key={name}
                aria-label={t(name === 'start' ? 'from' : 'to')}
                value={state.filter(name)}
                max={today}
                onChange={(next) => state.set({ filters: { [name]: next } })}
              />
            ))}
          </>
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={t(on ? 'noneHere' : 'offHere')} actions={add}>
            {t(on ? 'noneHereText' : 'offHereText')}
          </EmptyState>
        }
        panel={
          one?.student ? (
            <SidePanel title={one.student.full_name} onClose={close}>
              <ul className={classes.cards}>
                <CheckCard key={one.id} check={one} student={one.student.id} location={location} />
              </ul>
            </SidePanel>
          ) : undefined
        }
      >
        <DataTable
          label={t('title')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ findings, student }) =>
            t('oneOf', { child: student?.full_name ?? '', found: foundNames(findings) })
          }
          onOpen={({ id }) => show(id)}
          open={open ?? undefined}
          card={(row) => (
            <>
              <b>{row.student?.full_name}</b>
              <span>{when(row)}</span>
              <span>{found(row)}</span>
            </>
          )}
        />
      </ListScreen>
      {adds ? (
        <Suspense>
          <NewCheck student={null} location={location} onClose={() => setAdds(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

/** Whether the location does it at all; for whoever may say so. */
const OnOff = ({ location, on }: { location: string; on: boolean | undefined }) => {
  const { t } = useCheckWords();
  const may = useMay();
  const setting = useAction(saveHealthSetting);
  const manager = allows(usePerson().role, 'manager');
  if (on === undefined || !manager || !may('manage_health')) return null;
  return (
    <Switch
      label={t('switch')}
      checked={on}
      disabled={setting.busy}
      onChange={(event) => void setting.run({ location, daily_checks: event.currentTarget.checked })}
    />
  );
};

export default HealthChecks;
