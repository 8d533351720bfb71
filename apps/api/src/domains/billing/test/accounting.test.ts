import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

const outcome = 'status errors { field code }';
const ok = { status: 'Success' };

let server: TestServer;
let elm: { id: number };
let admin: Person;
let manager: Person;
let child: number;

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { billing: true, name: 'Elm' });
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm] });
  const mother = await server.as('user');
  const father = await server.as('user');
  // A name that a spreadsheet would run.
  await server.tenant.db
    .updateTable('app_user')
    .set({ fname: '=HYPERLINK("x")' })
    .where('id', '=', mother.id)
    .execute();
  child = (await aStudent(server.tenant, { location_id: elm.id, room_id: null, fname: 'Ava', lname: 'Lopez' })).id;
  await aGuardianLink(server.tenant, { student_id: child, user_id: mother.id, is_payer: true });
  await aGuardianLink(server.tenant, { student_id: child, user_id: father.id });
  const good = async (call: string, args: Record<string, unknown>, want = '') => {
    const made = await admin.call(call, args, `${outcome} ${want}`);
    expect(made, call).toMatchObject(ok);
    return made;
  };
  const { category } = await good(
    'createChargeCategory',
    { location_id: elm.id, name: 'Tuition: full, "time"' },
    'category { id }',
  );
  const items = [
    { name: '=cmd|calc', amount: 10_010, category: category.id },
    { name: 'Milk, whole', amount: 333 },
  ];
  const { invoice } = await good(
    'createInvoice',
    { student_id: child, items, date: '2026-03-05', due_date: '2026-03-20' },
    'invoice { id }',
  );
  await good('waiveInvoice', { id: invoice.id, amount: 43 });
  await good('transferInvoiceBill', { id: invoice.id, to_user: father.id, amount: 5_000 });
  const { payment } = await good(
    'createPayment',
    { student_id: child, amount: 4_000, method: 'check', invoices: [invoice.id] },
    'payment { id }',
  );
  await good('refundPayment', { id: payment.id, amount: 1_050 });
  await good('refundPayment', { id: payment.id, amount: 101, to: 'credit' });
  await good('createInvoice', { student_id: child, items, due_date: '2026-03-20', draft: true });
});
afterAll(() => server?.close());

const fetched = async (file: string): Promise<string> => (await fetch(`http://127.0.0.1:${server.port}${file}`)).text();
/** A file's rows by their heads, as a program that imports it reads them. */
const read = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });
const taken = async (report: string, given: object = {}): Promise<Record<string, string>[]> => {
  const days = { location: elm.id, start_date: '2026-03-01', end_date: '2026-03-31' };
  const { file } = await admin.call('exportBillingReport', { report, ...days, ...given }, 'file');
  return read(await fetched(file));
};
const cents = (figure: string | undefined): number => {
  if (!figure) return 0;
  expect(figure).toMatch(/^-?\d+\.\d\d$/);
  return Math.round(Number(figure) * 100);
};
const sum = (rows: readonly Record<string, string>[], head: string): number =>
  rows.reduce((all, row) => all + cents(row[head]), 0);
/** Nothing a spreadsheet would run: figures may be below zero. */
const runsNothing = (rows: readonly Record<string, string>[]) => {
  for (const row of rows)
    for (const cell of Object.values(row)) if (!/^-?\d+(\.\d\d)?$/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
};

test('QuickBooks: every entry balances to the cent, receivables name their customer, and the sums are the ledger’s', async () => {
  const rows = await taken('quickbooks');
  expect(Object.keys(rows[0] ?? {})).toEqual([
    ...['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Name', 'Location'],
  ]);
  for (const own of Map.groupBy(rows, (row) => row.JournalNo).values()) {
    expect(sum(own, 'Debits')).toBe(sum(own, 'Credits'));
    expect(new Set(own.map((row) => row.JournalDate)).size).toBe(1);
  }
  for (const row of rows) {
    expect(row.JournalDate).toMatch(/^03\/\d\d\/2026$/);
    // One of the two, never both.
    expect([row.Debits, row.Credits].filter(Boolean)).toHaveLength(1);
    if (row.AccountName === 'Accounts Receivable (A/R)') expect(row.Name).not.toBe('');
  }
  expect(rows.map((row) => row.AccountName)).toContain('Child Care Income:Tuition  full, "time"');
  const of = (name: string) => rows.filter((row) => row.AccountName === name);
  const { open, credit, paid } = await admin.call('getBillingOverview', { location: elm.id }, 'open credit paid');
  expect(sum(of('Accounts Receivable (A/R)'), 'Debits') - sum(of('Accounts Receivable (A/R)'), 'Credits')).toBe(open);
  expect(sum(of('Customer Credits'), 'Credits') - sum(of('Customer Credits'), 'Debits')).toBe(credit);
  expect(sum(of('Undeposited Funds'), 'Debits') - sum(of('Undeposited Funds'), 'Credits')).toBe(paid);
  expect([open, credit, paid]).toEqual([10_343 - 43 - 2_849, 101, 2_950]);
  runsNothing(rows);
});

test('Xero: the lines of an invoice come to what its payer is to pay; drafts are none', async () => {
  const rows = await taken('xero', { type: 'pdf' });
  const heads = Object.keys(rows[0] ?? {});
  expect(heads.filter((head) => head.startsWith('*'))).toEqual([
    ...['*ContactName', '*InvoiceNumber', '*InvoiceDate', '*DueDate', '*Description', '*Quantity', '*UnitAmount'],
    ...['*AccountCode', '*TaxType'],
  ]);
  expect(heads).toHaveLength(29);
  const invoices = await admin.call(
    'getInvoiceReport',
    { location: elm.id, start_date: '2026-03-01', end_date: '2026-03-31' },
    'number total paid waived balance',
  );
  const byNumber = Map.groupBy(rows, (row) => row['*InvoiceNumber']);
  expect([...byNumber.keys()]).toEqual(invoices.map(({ number }: { number: string }) => number));
  for (const { number, paid, balance } of invoices)
    expect(sum(byNumber.get(number) ?? [], '*UnitAmount')).toBe(paid + balance);
  for (const row of rows) expect(row).toMatchObject({ '*Quantity': '1', '*AccountCode': '200', Currency: 'USD' });
  expect(rows[0]).toMatchObject({ '*InvoiceDate': '03/05/2026', '*DueDate': '03/20/2026', Reference: 'Ava Lopez' });
  expect(rows.map((row) => row['*Description'])).toContain('Milk, whole');
  expect(rows.map((row) => row['*Description'])).toContain("'=cmd|calc");
  expect(rows[0]?.['*ContactName']).toMatch(/^'=HYPERLINK\("x"\)/);
  runsNothing(rows);
});

test('an account is taken away as a file that says what its statement says', async () => {
  const days = { student_id: child, start_date: '2026-03-01', end_date: '2026-03-31' };
  const made = await manager.call('exportStudentStatement', days, `${outcome} file`);
  expect(made).toMatchObject(ok);
  const rows = read(await fetched(made.file));
  const statement = await manager.call('getStudentStatement', days, 'balance');
  expect(rows.map(({ Balance }) => cents(Balance))).toEqual(
    statement.map(({ balance }: { balance: number }) => balance),
  );
  for (const type of ['xlsx', 'pdf'])
    expect(await manager.call('exportStudentStatement', { ...days, type }, `${outcome} file`)).toMatchObject(ok);
});

test('which months are closed is told, with when and by whom', async () => {
  const close = (month: string) => admin.call('closeBillingMonth', { location: elm.id, month }, outcome);
  expect(await close('2026-01-01')).toMatchObject(ok);
  expect(await close('2026-02-01')).toMatchObject(ok);
  const months = await admin.call(
    'getClosedBillingMonths',
    { location: elm.id, first: 10, page: 1 },
    'month closed_at closed_by',
  );
  expect(months).toEqual([
    { month: '2026-02-01', closed_at: expect.stringContaining('2026-03-11'), closed_by: expect.any(String) },
    { month: '2026-01-01', closed_at: expect.stringContaining('2026-03-11'), closed_by: expect.any(String) },
  ]);
});
