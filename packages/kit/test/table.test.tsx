import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from '../src/DataTable.tsx';
import { useSelection } from '../src/selection.ts';

afterEach(cleanup);

const rows = [
  { id: '1', name: 'Ava', room: 'Sunflowers' },
  { id: '2', name: 'Leo', room: 'Little Owls' },
];

const Students = ({
  onOpen,
  onSort,
  sort,
}: {
  onOpen?: () => void;
  onSort?: (sort: string) => void;
  sort?: string;
}) => {
  const selection = useSelection();
  return (
    <>
      <p>chosen: {selection.keys.join(' ')}</p>
      <DataTable
        label="Students"
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { key: 'name', head: 'Name', sort: 'name', cell: ({ name }) => name },
          { key: 'room', head: 'Room', cell: ({ room }) => room },
        ]}
        selection={selection}
        sort={sort}
        onSort={onSort}
        onOpen={onOpen}
      />
    </>
  );
};

test('rows are ticked one by one and all at once, and ticking does not open them', async () => {
  const open = vi.fn();
  render(<Students onOpen={open} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Leo' }));
  expect(screen.getByText('chosen: 2')).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('chosen: 2 1')).toBeDefined();
  expect(open).not.toHaveBeenCalled();
});

test('a row opens by a press anywhere in it and by its first cell from the keyboard', async () => {
  const open = vi.fn();
  render(<Students onOpen={open} />);
  await userEvent.click(screen.getByText('Sunflowers'));
  expect(open).toHaveBeenCalledTimes(1);
  const row = screen.getByRole('row', { name: /Leo/ });
  within(row).getByRole('button', { name: 'Leo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledTimes(2);
});

test.each([
  ['', 'name', undefined],
  ['name', '-name', 'ascending'],
  ['-name', '', 'descending'],
])('sorted by "%s", a press on the heading asks for "%s"', async (sort, asked, told) => {
  const onSort = vi.fn();
  render(<Students sort={sort} onSort={onSort} />);
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort') ?? undefined).toBe(told);
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Name' }));
  expect(onSort).toHaveBeenCalledWith(asked);
});
