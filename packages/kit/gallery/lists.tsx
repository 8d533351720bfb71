import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { IconMail } from '@tabler/icons-react';
import { BulkAct, BulkBar } from '../src/BulkBar.tsx';
import { type Column, DataTable } from '../src/DataTable.tsx';
import { FactCard } from '../src/FactCard.tsx';
import { FilterMenu, FilterRow } from '../src/FilterRow.tsx';
import { ListBody } from '../src/ListBody.tsx';
import { ListScreen, wholeList } from '../src/ListScreen.tsx';
import { LogSteps } from '../src/LogSteps.tsx';
import { useListState } from '../src/list-state.ts';
import { deleteItem, editItem } from '../src/menu-items.tsx';
import { Paging } from '../src/Paging.tsx';
import { ReportTable } from '../src/ReportTable.tsx';
import { useSelection } from '../src/selection.ts';
import { useColumns } from '../src/table/column-choice.tsx';
import { ListFileMenu } from '../src/table/ListFileMenu.tsx';
import { WeekSteps } from '../src/WeekSteps.tsx';
import { noLine } from './errors.ts';
import { nothing, type State, statesOf } from './state.tsx';

type Child = { readonly id: string; readonly name: string; readonly room: string; readonly owed: number };
const rows: readonly Child[] = [
  { id: '1', name: 'Ava Lopez', room: 'Sunflowers', owed: 120 },
  { id: '2', name: 'Ben Adeyemi', room: 'Acorns', owed: 0 },
  { id: '3', name: 'Maximiliano José Fernández de la Vega', room: 'Little Owls', owed: 75 },
];
const columns: readonly Column<Child>[] = [
  { key: 'name', head: 'Name', sort: 'name', by: ({ name }) => name, cell: ({ name }) => name },
  { key: 'room', head: 'Room', cell: ({ room }) => room, wide: true },
  { key: 'owed', head: 'Owed', end: true, by: ({ owed }) => owed, cell: ({ owed }) => owed, total: 195 },
];
const table = {
  label: 'Students',
  rows,
  columns,
  keyOf: ({ id }: Child) => id,
  nameOf: ({ name }: Child) => name,
};
const page = { currentPage: 2, lastPage: 4, perPage: 50, total: 162 };
const empty = (
  <EmptyState picture={<BlocksPicture />} title="No students yet">
    Add the first one.
  </EmptyState>
);

const Ticked = () => {
  const selection = useSelection(['1', '3']);
  return (
    <>
      <DataTable {...table} selection={selection} />
      <BulkBar selection={selection}>
        <BulkAct icon={<IconMail size={18} />} onClick={nothing}>
          Write
        </BulkAct>
      </BulkBar>
    </>
  );
};

const Chosen = () => {
  const { shown, menu } = useColumns('gallery', columns);
  return (
    <>
      {menu}
      <DataTable {...table} columns={shown} />
    </>
  );
};

const Filters = () => {
  const state = useListState(['room']);
  return (
    <FilterRow state={state} showing="3" file={<ListFileMenu file={{ list: 'programs', args: {} }} />}>
      <FilterMenu
        name="Room"
        value={state.filter('room')}
        choices={rows.map(({ room }) => ({ value: room, label: room }))}
        onChange={(room) => state.set({ filters: { room } })}
      />
    </FilterRow>
  );
};

const List = ({ of }: { of: readonly Child[] | undefined }) => {
  const state = useListState();
  return (
    <ListScreen state={state} answer={{ page: wholeList(of), error: undefined, again: nothing }} empty={empty}>
      <DataTable {...table} rows={of ?? []} />
    </ListScreen>
  );
};

const body = { onRetry: nothing, onClearFilters: nothing, empty, children: <DataTable {...table} /> };

export const listStates: readonly State[] = [
  ...statesOf('DataTable', {
    plain: () => <DataTable {...table} />,
    sorted: () => <DataTable {...table} sort="-name" onSort={nothing} />,
    'links and menus': () => (
      <DataTable
        {...table}
        hrefOf={({ id }) => `/student/${id}`}
        menuOf={() => [editItem('Edit', nothing), deleteItem('Delete', nothing)]}
      />
    ),
    'open beside': () => <DataTable {...table} open="2" onOpen={nothing} />,
    'in groups': () => <DataTable {...table} groupOf={({ room }) => room} />,
  }),
  ...statesOf('BulkBar', { 'two ticked': () => <Ticked /> }),
  ...statesOf('table/column-choice', { 'to choose': () => <Chosen /> }),
  ...statesOf('FilterRow', { 'nothing chosen': () => <Filters /> }),
  ...statesOf('ListBody', {
    fetching: () => <ListBody {...body} count={undefined} error={undefined} filtered={false} />,
    failed: () => <ListBody {...body} count={undefined} error={noLine} filtered={false} />,
    empty: () => <ListBody {...body} count={0} error={undefined} filtered={false} />,
    'nothing found': () => <ListBody {...body} count={0} error={undefined} filtered />,
  }),
  ...statesOf('ListScreen', {
    fetching: () => <List of={undefined} />,
    empty: () => <List of={[]} />,
    rows: () => <List of={rows} />,
  }),
  ...statesOf('Paging', {
    'in the middle': () => <Paging page={page} onPage={nothing} />,
    first: () => <Paging page={{ ...page, currentPage: 1 }} onPage={nothing} />,
  }),
  ...statesOf('WeekSteps', {
    'any week': () => <WeekSteps monday="2026-03-09" today="2026-03-11" onMonday={nothing} />,
    'the last week': () => <WeekSteps monday="2026-03-09" today="2026-03-11" until="2026-03-11" onMonday={nothing} />,
  }),
  ...statesOf('LogSteps', {
    'in the middle': () => <LogSteps page={2} last={3} labels={{ newer: 'Newer', older: 'Older' }} onPage={nothing} />,
  }),
  ...statesOf('ReportTable', { sums: () => <ReportTable {...table} /> }),
  ...statesOf('FactCard', {
    facts: () => {
      const [first] = rows;
      return first ? <FactCard row={first} columns={columns} /> : null;
    },
  }),
];
