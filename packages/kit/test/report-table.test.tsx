import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReportTable } from '../src/ReportTable.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Stays of 30 children on each of four days. */
const stays = Array.from({ length: 120 }, (_, at) => ({
  id: String(at),
  name: `Child ${at % 30}`,
  day: `Day ${1 + Math.floor(at / 30)}`,
}));

const Report = () => (
  <ReportTable
    label="Stays"
    rows={stays}
    keyOf={({ id }) => id}
    nameOf={({ name }) => name}
    groupOf={({ day }) => day}
    columns={[
      { key: 'name', head: 'Name', total: 'Total', cell: ({ name }) => name },
      { key: 'hours', head: 'Hours', end: true, total: '960:00', cell: () => '8:00' },
    ]}
  />
);
const daysOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('a report says its sums first, pages its rows and tells the day above those of it', async () => {
  render(<Report />);
  const table = screen.getByRole('table', { name: 'Stays' });
  const sums = screen.getByText('960:00').closest('dl');
  expect(sums?.textContent).toBe('Hours960:00');
  expect(sums && sums.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(table).getAllByText('8:00')).toHaveLength(50);
  expect(daysOf(table)).toEqual(['Day 1', 'Day 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(daysOf(table)).toEqual(['Day 2', 'Day 3', 'Day 4']);
  expect(within(table).queryByText('960:00')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(within(table).getAllByText('8:00')).toHaveLength(20);
  expect(within(table).getByText('960:00')).toBeTruthy();
});

test('a report has every column at every width, and begins with the sums that count', () => {
  render(
    <ReportTable
      label="Hours"
      rows={stays}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={[
        { key: 'name', head: 'Name', total: 'Total', cell: ({ name }) => name },
        { key: 'room', head: 'Room', wide: true, cell: () => 'Acorns' },
        { key: 'monday', head: 'Monday', end: true, figure: false, total: '480:00', cell: () => '4:00' },
        { key: 'hours', head: 'Hours', end: true, total: '960:00', cell: () => '8:00' },
      ]}
    />,
  );
  expect(screen.getByText('960:00').closest('dl')?.textContent).toBe('Hours960:00');
  expect(document.querySelector('[data-wide="true"]')).toBeNull();
});

test('a table wider than its place moves in a box that keys reach', () => {
  const wide = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const { unmount } = render(<Report />);
  expect(screen.getByRole('region', { name: 'Stays' }).tabIndex).toBe(0);
  unmount();
  wide.mockReturnValue(600);
  render(<Report />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('on paper a report is whole', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'print',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<Report />);
  expect(screen.getAllByText('8:00')).toHaveLength(120);
});
