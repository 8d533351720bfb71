import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { centsIn } from '../agencies/read-remittance.ts';
import { anInvoice, aRow } from './billing.factory.ts';
import { differencesOf } from './ledger.model.ts';

let server: TestServer;
let manager: Person;
let mother: Person;
let county: number;
let elm: { id: number };
const bills: { id: number; number: string; student: number }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { billing: true });
  manager = await server.as('manager', { locations: [elm] });
  mother = await server.as('user');
  county = await aRow(server.tenant, 'billing_agency', { location_id: elm.id, name: 'County' });
  for (let i = 0; i < 5; i += 1) {
    const { id: student } = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
    await aGuardianLink(server.tenant, { student_id: student, user_id: mother.id, is_payer: true });
    const id = await anInvoice(server.tenant, { location: elm.id, student, agency: county });
    const row = await server.tenant.db.selectFrom('invoice').select('number').where('id', '=', id).executeTakeFirst();
    bills.push({ id, number: row?.number ?? '', student });
  }
});
afterAll(() => server?.close());

const selection = 'readable lines { row number invoice_id open paid reason problem }';
const read = (text: string, agency_id = county) =>
  manager.call('readRemittance', { agency_id, file: Buffer.from(text).toString('base64') }, selection);
const pay = (lines: object[]) =>
  manager.call(
    'payRemittance',
    { agency_id: county, lines, check_number: '771' },
    'status message errors { field code } payment { amount unapplied }',
  );
const invoice = (id: number) => manager.call('getInvoice', { id }, 'status balance waived transferred short_pay');

test('a file is read, its invoices found, and what does not fit is said line by line', async () => {
  const [a, b, c] = bills;
  const text = `Invoice #;Amount paid;Reason\n${a?.number};100,00;\n${b?.number};$60.00;Absent 8 days\n${c?.number};100.01;\nX-1;5;\n${a?.number};1;\n${bills[3]?.number};none;`;
  const { readable, lines } = await read(text);
  expect(readable).toBe(true);
  expect(lines.map(({ paid, problem }: { paid: number; problem: string | null }) => [paid, problem])).toEqual([
    [10_000, null],
    [6_000, null],
    [10_001, 'over'],
    [500, 'unknown'],
    [100, 'twice'],
    [0, 'amount'],
  ]);
  expect(lines[1]).toMatchObject({ row: 3, reason: 'Absent 8 days', open: 10_000, invoice_id: String(b?.id) });
  for (const bad of ['', 'Name\nx', 'PK\u0003\u0004 no sheet']) expect((await read(bad || ' ')).readable).toBe(false);
  expect(await db().selectFrom('payment').selectAll().execute()).toEqual([]);
});
const db = () => server.tenant.db;

test('one payment covers the lines; what each is short of is kept, disputed, billed to the family or written off', async () => {
  const [a, b, c, d, e] = bills.map(({ id }) => id);
  const short = { paid: 6_000, reason: 'Absent 8 days' };
  // One line that does not fit declines all of them.
  expect(
    await pay([
      { invoice: a, paid: 10_000, rest: 'keep' },
      { invoice: b, paid: 10_001, rest: 'keep' },
    ]),
  ).toMatchObject({
    status: 'Error',
    errors: [{ field: 'lines.1', code: 'TOO_LARGE' }],
  });
  expect(await db().selectFrom('payment').selectAll().execute()).toEqual([]);
  const paid = await pay([
    { invoice: a, paid: 10_000, rest: 'keep' },
    { invoice: b, ...short, rest: 'family' },
    { invoice: c, ...short, rest: 'write_off' },
    { invoice: d, ...short, rest: 'dispute' },
    { invoice: e, paid: 0, reason: 'Not authorized', rest: 'keep' },
  ]);
  expect(paid).toMatchObject({ status: 'Success', payment: { amount: 28_000, unapplied: 0 } });
  expect(await invoice(a ?? 0)).toMatchObject({ status: 'paid', short_pay: [] });
  expect(await invoice(b ?? 0)).toMatchObject({ balance: 0, transferred: 4_000 });
  expect(await invoice(c ?? 0)).toMatchObject({ balance: 0, waived: 4_000 });
  expect(await invoice(d ?? 0)).toMatchObject({
    balance: 4_000,
    short_pay: [{ paid: 6_000, short: 4_000, reason: 'Absent 8 days', rest: 'dispute' }],
  });
  expect(await invoice(e ?? 0)).toMatchObject({ balance: 10_000 });
  const [bill] = await mother.call('getStudentOpenInvoices', { student_id: bills[1]?.student }, 'total');
  expect(bill).toEqual({ total: 4_000 });
  const ages = await manager.call('getAgencyOverview', { agency_id: county }, 'open balance');
  expect(ages).toEqual({ open: 14_000, balance: 14_000 });
  expect(await differencesOf(db(), server.tenant.centre)).toEqual([]);
});

test('an amount below nothing is none, whether it is written or a number of a sheet', () => {
  expect([centsIn('-50'), centsIn(-50), centsIn(50), centsIn('$1,250.00')]).toEqual([null, null, 5_000, 125_000]);
});
