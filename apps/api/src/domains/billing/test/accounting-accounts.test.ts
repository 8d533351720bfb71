import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inParts } from '../../../files/sheet/in-parts.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

const outcome = 'status errors { field code }';
const names = 'kind category category_name quickbooks xero xero_tax usual_quickbooks usual_xero usual_xero_tax';

let server: TestServer;
let admin: Person;
let elm: { id: number };
let oak: { id: number };
let tuition: string;
let meals: string;
let foreign: string;
let child: number;

const category = async (location_id: number, name: string): Promise<string> => {
  const made = await admin.call('createChargeCategory', { location_id, name }, `${outcome} category { id }`);
  return made.category.id;
};
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  elm = await aLocation(server.tenant, { billing: true, name: 'Elm' });
  oak = await aLocation(server.tenant, { billing: true, name: 'Oak' });
  tuition = await category(elm.id, 'Tuition');
  meals = await category(elm.id, 'Meals: hot');
  foreign = await category(oak.id, 'Tuition');
  child = (await aStudent(server.tenant, { location_id: elm.id, room_id: null, fname: 'Ava', lname: 'Lopez' })).id;
  const payer = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child, user_id: payer.id, is_payer: true });
});
afterAll(() => server?.close());

const listed = (location = elm.id): Promise<Record<string, unknown>[]> =>
  admin.call('getAccountingAccounts', { location }, names);
const save = (accounts: object[], location = elm.id) =>
  admin.call('saveAccountingAccounts', { location, accounts }, outcome);
const bytesOf = async (report: string): Promise<Buffer> => {
  const days = { location: elm.id, start_date: '2026-03-01', end_date: '2026-03-31' };
  const { file } = await admin.call('exportBillingReport', { report, ...days }, 'file');
  return Buffer.from(await (await fetch(`http://127.0.0.1:${server.port}${file}`)).arrayBuffer());
};
const read = (bytes: Uint8Array): Record<string, string>[] =>
  parse(Buffer.from(bytes).toString('utf8'), { columns: true, bom: true });
const bill = async (items: object[]): Promise<void> => {
  const made = await admin.call(
    'createInvoice',
    { student_id: child, items, date: '2026-03-05', due_date: '2026-03-20' },
    outcome,
  );
  expect(made).toEqual({ status: 'Success', errors: [] });
};

test('an account is called as usual until a location says otherwise, and both files speak of it then', async () => {
  const before = await listed();
  expect(before.map(({ kind, category_name }) => [kind, category_name]).slice(0, 5)).toEqual([
    ...[
      ['receivable', null],
      ['credit', null],
      ['income', null],
      ['income', 'Meals: hot'],
      ['income', 'Tuition'],
    ],
  ]);
  expect(before.find(({ category: own }) => own === meals)).toMatchObject({
    ...{ quickbooks: null, usual_quickbooks: 'Child Care Income:Meals  hot', usual_xero: '200' },
  });
  expect(
    await save([
      { kind: 'income', quickbooks: 'Sales' },
      { kind: 'income', category: tuition, quickbooks: 'Fees:Tuition', xero: '4100', xero_tax: 'Tax on Sales' },
      { kind: 'cash', quickbooks: 'Checking' },
      { kind: 'waived', xero: '4900', quickbooks: '' },
      { kind: 'deposit' },
    ]),
  ).toEqual({ status: 'Success', errors: [] });
  const after = await listed();
  expect(after.find(({ category: own }) => own === meals)).toMatchObject({ usual_quickbooks: 'Sales:Meals  hot' });
  expect(after.find(({ category: own }) => own === tuition)).toMatchObject({
    ...{ quickbooks: 'Fees:Tuition', xero: '4100', xero_tax: 'Tax on Sales' },
  });
  expect((await listed(oak.id)).every(({ quickbooks, xero }) => quickbooks === null && xero === null)).toBe(true);

  await bill([
    { name: 'March', amount: 90_000, category: tuition },
    { name: 'Lunch', amount: 4_000, category: meals },
    { name: 'Trip', amount: 1_500 },
  ]);
  const journal = read(await bytesOf('quickbooks'));
  expect(new Set(journal.map((row) => row.AccountName))).toEqual(
    new Set(['Accounts Receivable (A/R)', 'Fees:Tuition', 'Sales:Meals  hot', 'Sales']),
  );
  const lines = read(await bytesOf('xero'));
  expect(lines.map((row) => [row['*Description'], row['*AccountCode'], row['*TaxType']])).toEqual([
    ['March', '4100', 'Tax on Sales'],
    ['Lunch', '200', 'Tax Exempt'],
    ['Trip', '200', 'Tax Exempt'],
  ]);
  const audit = await server.tenant.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('call', '=', 'saveAccountingAccounts')
    .executeTakeFirstOrThrow();
  expect(audit).toMatchObject({ before: { accounting: [] }, after: { accounting: { length: 4 } } });
});

test('what is left out is called as usual again; what cannot be changes nothing', async () => {
  await save([{ kind: 'cash', quickbooks: 'Checking' }]);
  const held = await listed();
  expect(held.filter(({ quickbooks, xero }) => quickbooks ?? xero)).toHaveLength(1);
  const refused = async (accounts: object[], field: string, code: string) =>
    expect(await save(accounts)).toMatchObject({ status: 'Error', errors: [{ field, code }] });
  await refused([{ kind: 'income', category: foreign, quickbooks: 'x' }], 'accounts', 'OTHER_LOCATION');
  await refused([{ kind: 'cash', xero: '100' }], 'accounts.0.kind', 'NOT_OF_KIND');
  await refused([{ kind: 'cash', category: tuition, quickbooks: 'x' }], 'accounts.0.kind', 'NOT_OF_KIND');
  await refused(
    [
      { kind: 'cash', quickbooks: 'a' },
      { kind: 'cash', quickbooks: 'b' },
    ],
    'accounts',
    'TWICE',
  );
  expect(await listed()).toEqual(held);
});

test('a journal of more than QuickBooks takes comes in parts, no entry in two of them', async () => {
  const items = Array.from({ length: 90 }, (_, n) => ({ name: `Item ${n}`, amount: 100 }));
  const categories: string[] = [];
  for (let n = 0; n < 90; n += 1) categories.push(await category(elm.id, `Of many ${n}`));
  for (let n = 0; n < 12; n += 1) await bill(items.map((item, at) => ({ ...item, category: categories[at] })));
  const files = Object.entries(unzipSync(await bytesOf('quickbooks')));
  expect(files.map(([name]) => name.slice(-7))).toEqual(['1-2.csv', '2-2.csv']);
  const parts = files.map(([, bytes]) => read(bytes));
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(1_000);
  const entries = parts.map((part) => new Set(part.map((row) => row.JournalNo)));
  expect([...(entries[0] ?? [])].filter((entry) => entries[1]?.has(entry))).toEqual([]);
  const rows = parts.flat();
  const sum = (head: string) => rows.reduce((all, row) => all + Math.round(Number(row[head] || 0) * 100), 0);
  expect(sum('Debits')).toBe(sum('Credits'));
  expect(new Set(rows.map((row) => row.JournalNo)).size).toBe(13);
});

test('parts hold as much as they may, and what is one stays one', () => {
  const rows = ['a', 'a', 'b', 'b', 'b', 'c', 'd', 'd', 'd', 'd'];
  const whole = (row: string) => row;
  expect(inParts(rows, whole, 3)).toEqual([['a', 'a'], ['b', 'b', 'b'], ['c'], ['d', 'd', 'd', 'd']]);
  expect(inParts(rows, whole, 2, () => 1)).toEqual([
    ['a', 'a', 'b', 'b', 'b'],
    ['c', 'd', 'd', 'd', 'd'],
  ]);
  expect(inParts([], whole, 3)).toEqual([]);
});
