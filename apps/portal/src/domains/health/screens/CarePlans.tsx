import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { carePlanKinds, carePlanSeverities } from '@nestling/rules/care-plans.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { ReportActions } from '../../../shell/report/ReportActions.tsx';
import ChildCarePlans from '../care-plans/ChildCarePlans.tsx';
import { severityLook, useCareWords } from '../care-plans/care-plan-words.ts';
import { CarePlansOfLocationDocument, type CarePlansOfLocationQuery } from '../care-plans/care-plans.graphql.ts';

const filters = ['status', 'room', 'kind', 'severity'] as const;
type Row = NonNullable<CarePlansOfLocationQuery['carePlans']>['data'][number];

/** The plans of a location: the worst first, which are to be reviewed, and what families say of them. */
const CarePlans = ({ place: { id: location, rooms, today } }: LocatedWithRooms) => {
  const { t, language, kindName, severityName, reviewOf } = useCareWords();
  const manager = allows(usePerson().role, 'manager');
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const of = (name: (typeof filters)[number]) => state.filter(name) || null;
  const { rows, answer } = useList(CarePlansOfLocationDocument, state, {
    rows: (data) => data.carePlans,
    variables: {
      location,
      room: of('room'),
      kind: of('kind'),
      severity: of('severity'),
      status: of('status'),
    },
  });
  const one = rows.find(({ id }) => id === open);
  const columns: Column<Row>[] = [
    { key: 'child', head: t('child'), main: true, cell: ({ student }) => student?.full_name },
    { key: 'plan', head: t('plan'), by: ({ name }) => name, cell: ({ name, kind }) => `${name} · ${kindName(kind)}` },
    {
      key: 'severity',
      head: t('severity'),
      cell: ({ severity }) => <Badge kind={severityLook(severity)}>{severityName(severity)}</Badge>,
    },
    { key: 'room', head: t('room'), cell: ({ student }) => student?.program?.name, wide: true },
    {
      key: 'days',
      head: t('until'),
      cell: (row) => <Until row={row} review={reviewOf(row.ends_on, today)} day={dateWords(row.ends_on, language)} />,
    },
    { key: 'family', head: t('family'), cell: (row) => <Family row={row} />, wide: true },
  ];
  const menu = (name: (typeof filters)[number], label: string, choices: { value: string; label: string }[]) => (
    <FilterMenu
      name={label}
      value={state.filter(name)}
      choices={choices}
      onChange={(next) => state.set({ filters: { [name]: next } })}
    />
  );
  return (
    <ListScreen
      reported
      state={state}
      answer={answer}
      actions={
        manager ? (
          <ReportActions
            file={{ of: 'system', report: 'care_plans', location, from: today, to: today }}
            paper={false}
          />
        ) : undefined
      }
      filters={
        <>
          {menu('status', t('status'), [
            { value: 'review', label: t('state_review') },
            { value: 'ended', label: t('state_ended') },
          ])}
          {menu(
            'room',
            t('room'),
            rooms.map(({ id, name }) => ({ value: id, label: name })),
          )}
          {menu(
            'kind',
            t('kind'),
            carePlanKinds.map((value) => ({ value, label: kindName(value) })),
          )}
          {menu(
            'severity',
            t('severity'),
            carePlanSeverities.map((value) => ({ value, label: severityName(value) })),
          )}
        </>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('noneHere')}>
          {t('noneHereText')}
        </EmptyState>
      }
      panel={
        one?.student ? (
          <SidePanel title={one.student.full_name} onClose={close}>
            <ChildCarePlans key={one.student.id} student={one.student.id} />
          </SidePanel>
        ) : undefined
      }
    >
      <DataTable
        label={t('title')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name, student }) => `${student?.full_name ?? ''}, ${name}`}
        onOpen={({ id }) => show(id)}
        open={open ?? undefined}
        card={(row) => (
          <>
            <b>{row.student?.full_name}</b>
            <span>
              {row.name} · {kindName(row.kind)}
            </span>
            <span>
              <Badge kind={severityLook(row.severity)}>{severityName(row.severity)}</Badge>{' '}
              <Until row={row} review={reviewOf(row.ends_on, today)} day={dateWords(row.ends_on, language)} />
            </span>
            <Family row={row} />
          </>
        )}
      />
    </ListScreen>
  );
};

const Until = ({ row, review, day }: { row: Row; review: string | null; day: string }) =>
  review && row.status === 'active' ? <Badge kind="wait">{review}</Badge> : day;

const Family = ({ row: { agreed, asked_at, remark } }: { row: Row }) => {
  const { t } = useCareWords();
  if (agreed === null) return asked_at ? <Badge kind="wait">{t('waiting')}</Badge> : t('notAsked');
  return (
    <>
      <Badge kind={agreed ? 'good' : 'bad'}>{t(agreed ? 'confirmed' : 'notRight')}</Badge> {remark}
    </>
  );
};

export default CarePlans;
