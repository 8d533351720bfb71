import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aRow } from './billing.factory.ts';

/* Numbers are worked out by hand in the text of each test; cents unless dollars are written. */
const outcome = 'status errors { field code }';
const done = { status: 'Success', errors: [] };

let server: TestServer;
let admin: Person;
let elm: number;
let grooming: string;
let food: string;
let tuition: string;

beforeAll(async () => {
  server = await startTestServer();
  server.clock.set(new Date('2026-03-10T15:00:00Z'));
  admin = await server.as('admin');
  elm = await place();
  [grooming, food, tuition] = [await category('Grooming'), await category('Food'), await category('Tuition')];
  // 8.875 % on top, 7 % within the price; tuition bears none.
  expect(await tax([grooming], 8.875, false, '2026-02-01')).toEqual(done);
  expect(await tax([food], 7, true, '2026-02-01')).toEqual(done);
});
afterAll(() => server?.close());

const place = async (): Promise<number> => {
  const { id } = await aLocation(server.tenant, { billing: true });
  const set = { centre_id: server.tenant.centre, location_id: id, send_invoices: false };
  await server.tenant.db.insertInto('billing_setting').values(set).execute();
  return id;
};
const category = async (name: string, location_id = elm): Promise<string> =>
  (await admin.call('createChargeCategory', { location_id, name }, 'category { id }')).category.id;
const tax = (categories: string[], percent: number, included: boolean, from: string) =>
  admin.call('setSalesTax', { categories, percent, included, from }, outcome);
const aChild = async (location = elm): Promise<number> => {
  const child = await aStudent(server.tenant, { location_id: location, room_id: null });
  const payer = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: payer.id, is_payer: true });
  return child.id;
};
const bill = async (student_id: number, items: object[], more: object = {}): Promise<string> => {
  const given = { student_id, items, date: '2026-03-05', due_date: '2026-03-20', ...more };
  const made = await admin.call('createInvoice', given, `${outcome} invoice { id }`);
  expect(made).toMatchObject(done);
  return made.invoice.id;
};
type Item = { kind: string; name: string; amount: number };
const read = (id: string): Promise<{ total: number; balance: number; status: string; items: Item[] }> =>
  admin.call('getInvoice', { id }, 'total balance status items { kind name amount }');
const taxes = async (id: string): Promise<number[]> =>
  (await read(id)).items.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount);
/** What stands on the accounts because of an invoice: kind, and cents. */
const booked = async (id: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ kind: string; cents: number }>`select kind, sum(cents)::int as cents from ledger_line
    where centre_id = ${server.tenant.centre} and invoice_id = ${Number(id)} group by 1 having sum(cents) <> 0 order by 1`.execute(
    server.tenant.db,
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
};
const wash = (amount: number) => ({ name: 'Wash', amount, category: grooming });

test('tax on top is an item of its own, rounded once a bill and category; tax within leaves the price', async () => {
  const child = await aChild();
  // Grooming 33.33 + 16.67 = 50.00, of which 8.875 % is 4.4375: 4.44. Food 10.70 holds 0.70. Tuition 100.00.
  const id = await bill(child, [
    ...[wash(3_333), wash(1_667), { name: 'Kibble', amount: 1_070, category: food }],
    { name: 'Tuition', amount: 10_000, category: tuition },
  ]);
  const { total, items } = await read(id);
  expect(total).toBe(5_000 + 444 + 1_070 + 10_000);
  expect(items.filter(({ kind }) => kind === 'tax')).toEqual([
    { kind: 'tax', name: 'Sales tax (Grooming)', amount: 444 },
    { kind: 'tax', name: 'Sales tax (Food)', amount: 0 },
  ]);
  expect(await booked(id)).toEqual({ receivable: 16_514, income: -(5_000 + 1_000 + 10_000), tax: -(444 + 70) });
});

test('an invoice obeys the rate of its own day, a draft that of the day it is opened for', async () => {
  const child = await aChild();
  expect(await taxes(await bill(child, [wash(10_000)], { date: '2026-01-31' }))).toEqual([]);
  const trims = await category('Trims');
  expect(await tax([trims], 5, false, '2026-02-01')).toEqual(done);
  expect(await tax([trims], 6, false, '2026-04-01')).toEqual(done);
  const cut = [{ name: 'Trim', amount: 10_000, category: trims }];
  const draft = await bill(child, cut, { draft: true });
  expect(await taxes(draft)).toEqual([500]);
  expect((await read(draft)).total).toBe(10_500);
  // Dated into April it bears April's.
  const moved = { id: draft, date: '2026-04-02', due_date: '2026-04-20' };
  expect(await admin.call('updateInvoice', moved, outcome)).toEqual(done);
  expect([await taxes(draft), (await read(draft)).total]).toEqual([[600], 10_600]);
  // A rate that is said anew before it is opened holds for it.
  expect(await tax([trims], 4, false, '2026-04-01')).toEqual(done);
  await admin.call('sendInvoice', { id: draft }, outcome);
  expect(await read(draft)).toMatchObject({ status: 'open', total: 10_400, balance: 10_400 });
  expect(await taxes(draft)).toEqual([400]);
  expect(await booked(draft)).toEqual({ receivable: 10_400, income: -10_000, tax: -400 });
});

test('a change books the tax anew, a note leaves it, and a void takes it all back', async () => {
  const id = await bill(await aChild(), [wash(10_000)]);
  expect(await taxes(id)).toEqual([888]);
  expect(await admin.call('updateInvoice', { id, items: [wash(20_000)] }, outcome)).toEqual(done);
  expect(await booked(id)).toEqual({ receivable: 21_775, income: -20_000, tax: -1_775 });
  await admin.call('updateInvoice', { id, note: 'Thank you.' }, outcome);
  expect(await taxes(id)).toEqual([1_775]);
  expect(await admin.call('voidInvoice', { id, reason: 'Wrong dog' }, outcome)).toEqual(done);
  expect(await booked(id)).toEqual({});
});

test('an adjustment takes its tax along, and never more than was billed', async () => {
  const id = await bill(await aChild(), [wash(10_000)]);
  const adjust = (amount: number, own: string) =>
    admin.call('adjustInvoice', { id, amount, detail: 'Late groomer', category: own }, outcome);
  // 20.00 off takes 1.775 off: 1.78.
  expect(await adjust(-2_000, grooming)).toEqual(done);
  expect(await booked(id)).toEqual({ receivable: 8_710, income: -8_000, tax: -710 });
  expect(await adjust(-1_000, tuition)).toEqual(done);
  expect(await booked(id)).toEqual({ receivable: 7_710, income: -7_000, tax: -710 });
  expect(await admin.call('adjustInvoice', { id, amount: -500, detail: 'Sorry' }, outcome)).toEqual(done);
  expect(await booked(id)).toMatchObject({ receivable: 7_210, tax: -710 });
  // 80.00 takes no more than the 7.10 that are left, though more is not owed: refused, as it would go below zero.
  expect(await adjust(-8_000, grooming)).toMatchObject({ errors: [{ field: 'amount', code: 'TOO_LARGE' }] });
  expect((await read(id)).balance).toBe(7_210);
});

test('what is moved to somebody else takes its share of the tax along, and is not taxed again', async () => {
  const child = await aChild();
  const other = await aChild();
  const id = await bill(child, [wash(10_000)]);
  // Half of 108.88 is 54.44: 50.00 of it income, 4.44 tax.
  const moved = { id, to_student: other, amount: 5_444 };
  expect(await admin.call('transferInvoiceBill', moved, outcome)).toEqual(done);
  expect(await booked(id)).toEqual({ receivable: 5_444, income: -5_000, tax: -444 });
  const [to] = await admin.call('getStudentOpenInvoices', { student_id: other }, 'id total');
  expect(to.total).toBe(5_444);
  expect(await booked(to.id)).toEqual({ receivable: 5_444, income: -5_000, tax: -444 });
  // Dated anew it keeps what it was moved with.
  expect(await admin.call('updateInvoice', { id: to.id, date: '2026-03-06' }, outcome)).toEqual(done);
  expect(await booked(to.id)).toEqual({ receivable: 5_444, income: -5_000, tax: -444 });
});

test('agencies and deposits bear none', async () => {
  const child = await aChild();
  const agency = await aRow(server.tenant, 'billing_agency', { location_id: elm, name: `County ${child}` });
  expect(await taxes(await bill(child, [wash(10_000)], { agency_id: agency }))).toEqual([]);
  const guardian = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child, user_id: guardian.id, is_payer: true });
  const given = { student_id: child, user_id: guardian.id, amount: 20_000, name: 'Deposit', due_date: '2026-03-20' };
  const deposit = await admin.call('createDeposit', given, `${outcome} deposit { id }`);
  expect(deposit).toMatchObject(done);
  expect(await booked(deposit.deposit.id)).toEqual({ receivable: 20_000, deposit: -20_000 });
});

test('what is upcoming, what a run previews and what it makes come to the same', async () => {
  const oak = await place();
  const own = await category('Boarding', oak);
  expect(await tax([own], 8.25, false, '2026-03-01')).toEqual(done);
  const child = await aChild(oak);
  const plan = {
    student_id: child,
    name: 'Boarding',
    amount: 40_000,
    period: 'monthly',
    date: '2026-04-01',
    category: own,
  };
  expect(await admin.call('createBillingPlan', plan, outcome)).toMatchObject({ status: 'Success' });
  // 400.00 and 8.25 % of it, 33.00.
  const coming = await admin.call('getStudentUpcomingInvoices', { student_id: child }, 'total items { name amount }');
  expect(coming[0]).toEqual({
    total: 43_300,
    items: [
      { name: 'Boarding', amount: 40_000 },
      { name: 'Sales tax (Boarding)', amount: 3_300 },
    ],
  });
  const preview = await admin.call('getBillingRunPreview', { location: oak, date: '2026-04-01' }, 'total');
  expect(preview.total).toBe(43_300);
  const made = await admin.call('createBillingRun', { location: oak, date: '2026-04-01' }, outcome);
  expect(made).toMatchObject({ status: 'Success' });
  await server.work('billing.make_run');
  const all = await admin.call('getStudentOpenInvoices', { student_id: child }, 'total items { kind amount }');
  expect(all).toEqual([
    {
      total: 43_300,
      items: [
        { kind: 'charge', amount: 40_000 },
        { kind: 'tax', amount: 3_300 },
      ],
    },
  ]);
});

test('the report adds up by category, and the files for other programs balance', async () => {
  const oak = await place();
  const [own, plainly] = [await category('Boarding', oak), await category('Training', oak)];
  expect(await tax([own], 10, true, '2026-02-01')).toEqual(done);
  const child = await aChild(oak);
  // 110.00 with 10.00 of tax in it, once voided; before February no tax; training has none.
  const items = [
    { name: 'Nights', amount: 11_000, category: own },
    { name: 'Class', amount: 5_000, category: plainly },
  ];
  await bill(child, items);
  const wrong = await bill(child, items);
  await admin.call('voidInvoice', { id: wrong, reason: 'Twice' }, outcome);
  await bill(child, items, { date: '2026-01-20' });
  const days = { location: oak, start_date: '2026-01-01', end_date: '2026-03-31' };
  expect(await admin.call('getSalesTaxReport', days, 'category sales taxable tax')).toEqual([
    { category: 'Boarding', sales: 21_000, taxable: 10_000, tax: 1_000 },
    { category: 'Training', sales: 10_000, taxable: 0, tax: 0 },
  ]);
  const summary = await admin.call('getBillingSummaryReport', days, 'rows { part name amount }');
  expect(summary.rows).toContainEqual({ part: 'total', name: 'tax', amount: 1_000 });
  expect((await admin.call('getBillingOverview', days, 'billed')).billed).toBe(32_000);
  const { file } = await admin.call('exportBillingReport', { report: 'xero', ...days }, 'file');
  const rows: Record<string, string>[] = parse(await (await fetch(`http://127.0.0.1:${server.port}${file}`)).text(), {
    columns: true,
    bom: true,
  });
  expect(rows.map((row) => [row['*Description'], row['*UnitAmount'], row['*AccountCode']])).toEqual([
    ...[
      ['Nights', '110.00', '200'],
      ['Class', '50.00', '200'],
    ],
    ...[
      ['Nights', '110.00', '200'],
      ['Class', '50.00', '200'],
      ['Sales tax (Boarding)', '-10.00', '200'],
      ['Sales tax (Boarding)', '10.00', '820'],
    ],
  ]);
});

test('a rate asks first, and says what is wrong with it', async () => {
  const cats = [await category('Walks')];
  const given = { categories: cats, percent: 8.875, included: false, from: '2026-03-10' };
  const asked = await admin.call('setSalesTax', { ...given, confirm: [] }, 'status errors { code message }');
  expect(asked.errors).toEqual([{ code: 'CONFIRM', message: expect.stringContaining('families pay more') }]);
  expect(await tax(cats, 8.8755, false, '2026-03-10')).toMatchObject({
    errors: [{ field: 'percent', code: 'DECIMALS' }],
  });
  const elsewhere = await category('Walks', await place());
  expect(await tax([...cats, elsewhere], 5, false, '2026-03-10')).toMatchObject({
    errors: [{ field: 'categories', code: 'OTHER_LOCATION' }],
  });
  await admin.call('closeBillingMonth', { location: elm, month: '2026-01-01' }, outcome);
  expect(await tax(cats, 5, false, '2026-01-31')).toMatchObject({ errors: [{ field: 'from', code: 'CLOSED' }] });
  // A later day that was decided before is gone; 0 ends the tax.
  for (const [percent, from] of [
    [5, '2026-03-10'],
    [6, '2026-06-01'],
    [0, '2026-05-01'],
  ] as const)
    expect(await tax(cats, percent, true, from)).toEqual(done);
  const all = await admin.call('chargeCategories', { location_id: elm }, 'id taxes');
  expect(all.find(({ id }: { id: string }) => id === cats[0]).taxes).toEqual([
    { from: '2026-05-01', rate: 0, included: true },
    { from: '2026-03-10', rate: 5_000, included: true },
  ]);
});

test('the sums the ledger keeps are those of its lines', async () => {
  const { rows } = await sql`select * from ledger_differences(${server.tenant.centre}::int)`.execute(server.tenant.db);
  expect(rows).toEqual([]);
});
