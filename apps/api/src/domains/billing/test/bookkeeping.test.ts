import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { anInvoice, aPayment } from './billing.factory.ts';

let server: TestServer;
let admin: Person;
let elm: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  elm = await aLocation(server.tenant, { billing: true });
  const { id: student } = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
  const { id: user } = await server.as('user');
  await anInvoice(server.tenant, { location: elm.id, student, user });
  const id = await aPayment(server.tenant, { location: elm.id, student, user, method: 'check' });
  await admin.call('refundPayment', { id, amount: 1_200 }, 'status');
});
afterAll(() => server?.close());

/** The rows of a report's CSV, by column. */
const taken = async (report: string): Promise<string[][]> => {
  const { file } = await admin.call('exportBillingReport', { report, type: 'csv' }, 'status file');
  const text = await (await fetch(`http://127.0.0.1:${server.port}${file}`)).text();
  const [, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
  return rows.map((row) => row.split(',').map((cell) => cell.replaceAll('"', '')));
};
const sum = (rows: readonly string[][], column: number): number =>
  rows.reduce((all, row) => all + Math.round(Number(row[column]) * 100), 0);

test('deposits of the days are the cash of the ledger', async () => {
  const rows = await taken('deposits');
  expect([sum(rows, 3), sum(rows, 4), sum(rows, 5)]).toEqual([5_000, 1_200, 3_800]);
  const { paid } = await admin.call('getBillingOverview', {}, 'paid');
  expect(sum(rows, 5)).toBe(paid);
});

test('a journal balances, entry by entry, and holds each line of the ledger', async () => {
  const rows = await taken('journal');
  const lines = await sql<{ n: number }>`select count(*)::int as n from ledger_line`.execute(server.tenant.db);
  expect(rows).toHaveLength(lines.rows[0]?.n ?? 0);
  for (const own of Map.groupBy(rows, ([entry]) => entry).values()) expect(sum(own, 3)).toBe(sum(own, 4));
});

test('a month is closed when it is over, once, and takes no entry afterwards', async () => {
  const close = (month: string) =>
    admin.call('closeBillingMonth', { location: elm.id, month }, 'status errors { code }');
  expect(await close('2026-03-01')).toMatchObject({ status: 'Error', errors: [{ code: 'NOT_OVER' }] });
  expect(await close('2026-02-01')).toMatchObject({ status: 'Success' });
  expect(await close('2026-01-01')).toMatchObject({ status: 'Error', errors: [{ code: 'STATE' }] });
  const { id } = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
  const made = await admin.call(
    'createInvoice',
    { student_id: id, items: [{ name: 'Tuition', amount: 500 }], date: '2026-02-10', due_date: '2026-03-20' },
    'status errors { field code }',
  );
  expect(made).toEqual({ status: 'Error', errors: [{ field: 'date', code: 'CLOSED' }] });
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ledger_entry where effective_on < '2026-03-01'`.execute(server.tenant.db);
  expect(rows).toEqual([{ n: 0 }]);
});
