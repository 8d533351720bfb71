import { money } from '@nestling/ui/format/money.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Chart } from '../src/chart/Chart.tsx';
import { Row, Stack } from '../src/layout/Stack.tsx';
import { renderPart } from './stage.tsx';

afterEach(cleanup);

const rows = [
  { label: 'Mon', values: { paid: 12_500, open: 0 } },
  { label: 'Tue', values: { paid: null, open: 2500 } },
];
const series = [
  { key: 'paid', label: 'Paid' },
  { key: 'open', label: 'Open' },
];

test.each(['bars', 'lines'] as const)('%s have their numbers as a table, what is missing as a dash', async (kind) => {
  await renderPart(() => <Chart kind={kind} label="Payments" head="Day" rows={rows} series={series} format={money} />);
  const table = screen.getByRole('table', { name: 'Payments' });
  const lines = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(lines).toEqual([
    ['Day', 'Paid', 'Open'],
    ['Mon', '$125.00', '$0.00'],
    ['Tue', '–', '$25.00'],
  ]);
});

test('of shares one series counts; the table is opened on small windows, in Spanish too', async () => {
  await renderPart(() => <Chart kind="shares" label="Pagos" head="Día" rows={rows} series={series} />, {
    language: 'es',
  });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Día', 'Paid']);
  const toggle = screen.getByRole('button', { name: 'Ver como tabla' });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(toggle.textContent).toBe('Ocultar la tabla');
});

test('without numbers it says so', async () => {
  await renderPart(() => <Chart kind="bars" label="Payments" head="Day" rows={[]} series={series} />);
  expect(screen.getByText('No data yet.')).toBeDefined();
});

test('a stack and a row hold their children in order', async () => {
  await renderPart(() => (
    <Stack gap="l">
      <Row justify="between">
        <b>one</b>
        <b>two</b>
      </Row>
      <b>three</b>
    </Stack>
  ));
  const outer = screen.getByText('three').parentElement;
  expect(outer?.textContent).toBe('onetwothree');
  expect(outer?.getAttribute('data-gap')).toBe('l');
  expect(screen.getByText('one').parentElement?.getAttribute('data-justify')).toBe('between');
});
