import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Column, DataTable } from '../src/DataTable.tsx';
import { ListScreen } from '../src/ListScreen.tsx';
import { useListState } from '../src/list-state.ts';
import { ordered } from '../src/table/order.ts';
import { sortOf } from '../src/table/sort-of.ts';
import { renderPart } from './stage.tsx';

afterEach(cleanup);

type Room = { readonly id: string; readonly name: string; readonly most: number | null };
const rooms: readonly Room[] = [
  { id: '1', name: 'Room 10', most: 4 },
  { id: '2', name: 'Room 9', most: null },
  { id: '3', name: 'acorns', most: 12 },
];
const columns: readonly Column<Room>[] = [
  { key: 'name', head: 'Name', by: ({ name }) => name, cell: ({ name }) => name },
  { key: 'most', head: 'Most', by: ({ most }) => most, cell: ({ most }) => most },
  { key: 'note', head: 'Note', cell: () => '' },
];

const List = ({ pages, sorts = [] }: { pages: number; sorts?: readonly string[] }) => {
  const state = useListState();
  return (
    <ListScreen
      state={state}
      answer={{
        page: { currentPage: 1, lastPage: pages, perPage: 3, total: pages * 3 },
        error: undefined,
        again: () => {},
        sorts,
      }}
      empty={null}
    >
      <DataTable label="Rooms" rows={rooms} columns={columns} keyOf={({ id }) => id} nameOf={({ name }) => name} />
    </ListScreen>
  );
};

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent);

test('a list that is all here is ordered by its headings, as people count, with empty values last', async () => {
  const { address } = await renderPart(() => <List pages={1} />);
  expect(names()).toEqual(['Room 10', 'Room 9', 'acorns']);
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Name' }));
  await waitFor(() => expect(names()).toEqual(['acorns', 'Room 9', 'Room 10']));
  expect(address()).toContain('sort=name');
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Most' }));
  await waitFor(() => expect(names()).toEqual(['Room 10', 'acorns', 'Room 9']));
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Most' }));
  await waitFor(() => expect(names()).toEqual(['acorns', 'Room 10', 'Room 9']));
  expect(screen.queryByRole('button', { name: 'Sort by Note' })).toBeNull();
});

test('a column of numbers and words is in one order, numbers by their size before words', () => {
  const mixed = ['soon', 20, null, 3, 'Later'].map((value) => ({ value }));
  const column: Column<{ value: string | number | null }> = {
    key: 'due',
    head: 'Due',
    by: ({ value }) => value,
    cell: () => '',
  };
  const sorted = (sort: string) => ordered(mixed, [column], sort, 'en').map(({ value }) => value);
  expect(sorted('due')).toEqual([3, 20, 'Later', 'soon', null]);
  expect(sorted('-due')).toEqual(['soon', 'Later', 20, 3, null]);
  expect(sorted('other')).toEqual(['soon', 20, null, 3, 'Later']);
});

test('one page of several is not ordered by itself', async () => {
  await renderPart(() => <List pages={2} />, { path: '/?sort=name' });
  expect(names()).toEqual(['Room 10', 'Room 9', 'acorns']);
  expect(screen.queryByRole('button', { name: /Sort by/ })).toBeNull();
});

test('a list of several pages is ordered by its call, where that knows the column', async () => {
  const { address } = await renderPart(() => <List pages={2} sorts={['note']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Note' }));
  await waitFor(() => expect(address()).toContain('sort=note'));
  expect(names()).toEqual(['Room 10', 'Room 9', 'acorns']);
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Note' }));
  await waitFor(() => expect(address()).toContain('sort=-note'));
  expect(screen.queryByRole('button', { name: 'Sort by Name' })).toBeNull();
});

test('a call is asked for an order it knows alone', () => {
  expect(sortOf({ sorts: ['name'] }, { sort: '-name' })).toEqual({ sorts: ['name'], sort: '-name' });
  expect(sortOf({ sorts: ['name'] }, { sort: 'most' }).sort).toBeNull();
  expect(sortOf({}, { sort: 'name' })).toEqual({ sorts: [], sort: null });
});
