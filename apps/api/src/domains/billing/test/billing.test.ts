import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { differencesOf } from './ledger.model.ts';

let server: TestServer;
let elm: { id: number };
let child: number;
let admin: Person;
let manager: Person;
let mother: Person;
let father: Person;

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { billing: true });
  child = (await aStudent(server.tenant, { location_id: elm.id, room_id: null })).id;
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm] });
  mother = await server.as('user');
  father = await server.as('user');
  for (const one of [mother, father]) await aGuardianLink(server.tenant, { student_id: child, user_id: one.id });
});
afterAll(() => server?.close());

const outcome = 'status message errors { field code }';
const ok = { status: 'Success' };
const error = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
const balanced = async () => expect(await differencesOf(server.tenant.db, server.tenant.centre)).toEqual([]);

interface Made {
  readonly status: string;
  readonly invoices: { id: string; user_id: string; total: number; status: string; balance: number }[];
}
const bill = (given: object = {}): Promise<Made> =>
  manager.call(
    'createInvoice',
    { student_id: child, items: [{ name: 'Tuition', amount: 10_001 }], due_date: '2026-03-20', ...given },
    `${outcome} invoices { id user_id total status balance }`,
  );
const state = (id: string) => manager.call('getInvoice', { id }, 'status balance paid total waived transferred');

test('separated parents each get their own invoice, to the cent, and see nothing of the other', async () => {
  for (const [one, percent] of [
    [mother, 60],
    [father, 40],
  ] as const)
    expect(
      await manager.call('addStudentPayer', { student_id: child, user_id: one.id, percent }, outcome),
    ).toMatchObject(ok);
  expect(await manager.call('updateStudentPayer', { id: 1, percent: 61 }, outcome)).toMatchObject(
    error('percent', 'TOO_LARGE'),
  );
  const { invoices } = await bill();
  expect(invoices.map(({ user_id, total }) => [Number(user_id), total])).toEqual([
    [mother.id, 6_001],
    [father.id, 4_000],
  ]);
  const [hers, his] = invoices;
  expect(await mother.call('getInvoice', { id: hers?.id }, 'id')).toMatchObject({ id: hers?.id });
  expect(await mother.call('getInvoice', { id: his?.id }, 'id')).toBeNull();
  const open = await mother.call('getStudentOpenInvoices', { student_id: child }, 'id');
  expect(open).toEqual([{ id: hers?.id }]);
  expect(await mother.call('getUserBilling', {}, 'balance open_invoices { id } payers { user_id }')).toEqual([
    { balance: 6_001, open_invoices: [{ id: hers?.id }], payers: [{ user_id: String(mother.id) }] },
  ]);
  // A father who is on the black list reaches nothing of the child, his own bills included.
  await sql`update guardian_link set black_list = true where student_id = ${child} and user_id = ${father.id}`.execute(
    server.tenant.db,
  );
  expect(await father.call('getInvoice', { id: his?.id }, 'id')).toBeNull();
  await sql`update guardian_link set black_list = false where student_id = ${child} and user_id = ${father.id}`.execute(
    server.tenant.db,
  );
  const teacher = await server.as('teacher', { locations: [elm] });
  expect(await teacher.call('getInvoice', { id: hers?.id }, 'id')).toBeNull();
  await expect(teacher.call('getStudentOpenInvoices', { student_id: child }, 'id')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await balanced();
});

test('amounts that make no sense are declined at their field', async () => {
  const item = (amount: number) => ({ items: [{ name: 'x', amount }] });
  expect(await bill({ items: [] })).toMatchObject(error('items', 'REQUIRED'));
  expect(await bill(item(-1))).toMatchObject(error('items.0.amount', 'NEGATIVE'));
  expect(await bill({ due_date: '2026-03-01', date: '2026-03-02' })).toMatchObject(error('due_date', 'BEFORE_DATE'));
  await expect(bill(item(0.5))).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(bill(item(1e12))).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const pay = (amount: number) => manager.call('createPayment', { student_id: child, amount, method: 'cash' }, outcome);
  for (const amount of [0, -5]) expect(await pay(amount)).toMatchObject(error('amount', 'TOO_SMALL'));
});

test('an invoice is paid, unapplied, adjusted, waived, transferred and voided, and the ledger follows', async () => {
  const { invoices } = await bill({ payers: [{ user_id: mother.id, percent: 100 }] });
  const id = invoices[0]?.id ?? '';
  const paid = await manager.call(
    'createPayment',
    { student_id: child, amount: 4_000, method: 'check', check_number: '88', invoices: [id] },
    `${outcome} payment { id unapplied invoices user_id }`,
  );
  expect(paid).toMatchObject({
    ...ok,
    payment: { unapplied: 0, user_id: String(mother.id), invoices: [{ invoice_id: Number(id), amount: 4_000 }] },
  });
  expect(await state(id)).toMatchObject({ status: 'partly_paid', balance: 6_001, paid: 4_000 });
  expect(await manager.call('voidInvoice', { id }, outcome)).toMatchObject(error('id', 'APPLIED'));
  expect(await manager.call('adjustInvoice', { id, amount: -6_002 }, outcome)).toMatchObject(
    error('amount', 'TOO_LARGE'),
  );
  expect(await manager.call('adjustInvoice', { id, amount: -1, detail: 'Rounding' }, outcome)).toMatchObject(ok);
  expect(await manager.call('waiveInvoice', { id, amount: 1_000 }, outcome)).toMatchObject(ok);
  expect(
    await manager.call(
      'transferInvoiceBill',
      { id, to_user: father.id, amount: 2_000 },
      `${outcome} invoice { total user_id }`,
    ),
  ).toMatchObject({
    ...ok,
    invoice: { total: 2_000, user_id: String(father.id) },
  });
  expect(await state(id)).toMatchObject({
    status: 'partly_paid',
    balance: 3_000,
    waived: 1_000,
    transferred: 2_000,
    total: 10_000,
  });
  const { payment } = paid;
  expect(await manager.call('unapplyPayment', { id: payment.id }, outcome)).toMatchObject(ok);
  expect(await state(id)).toMatchObject({ status: 'open', balance: 7_000, paid: 0 });
  expect(
    await manager.call('applyPayment', { id: payment.id, invoices: [id], amounts: [4_001] }, outcome),
  ).toMatchObject(error('amounts', 'TOO_LARGE'));
  expect(await manager.call('applyPayment', { id: payment.id, invoices: [id] }, outcome)).toMatchObject(ok);
  expect(await manager.call('voidPayment', { id: payment.id, reason: 'Bounced' }, outcome)).toMatchObject(ok);
  expect(await state(id)).toMatchObject({ status: 'open', balance: 7_000 });
  expect(await manager.call('voidInvoice', { id, reason: 'Twice' }, outcome)).toMatchObject(ok);
  expect(await state(id)).toMatchObject({ status: 'voided', balance: 0 });
  expect(await manager.call('waiveInvoice', { id }, outcome)).toMatchObject(error('id', 'STATE'));
  const voids = await manager.call('getVoids', { first: 10 }, 'total data { kind reason }');
  expect(voids).toMatchObject({ total: 2, data: expect.arrayContaining([{ kind: 'payment', reason: 'Bounced' }]) });
  await balanced();
});

test("a card pays once, a declined one leaves a failed payment, and the price is never the browser's", async () => {
  const { invoices } = await bill({ payers: [{ user_id: mother.id, percent: 100 }] });
  const id = invoices[0]?.id ?? '';
  const pay = (who: Person, given: object = {}) =>
    who.call('chargeUserInvoice', { id, ...given }, `${outcome} payment { status amount demo }`);
  expect(await pay(mother)).toMatchObject(error('payment_method', 'REQUIRED'));
  const add = (payment_method: string) =>
    mother.call('addUserCard', { payment_method, location: elm.id }, `${outcome} method { id last4 demo }`);
  expect(await add('pm_of_nobody')).toMatchObject(error('payment_method', 'UNKNOWN'));
  const { method: bad } = await add('pm_demo_declined');
  const { method: good } = await add('pm_demo_visa');
  expect((await pay(father, { payment_method: good.id })).errors).toContainEqual({
    field: 'payment_method',
    code: 'OUT_OF_REACH',
  });
  expect(await pay(father)).toMatchObject(error('id', 'OUT_OF_REACH'));
  expect(await pay(mother, { payment_method: bad.id })).toMatchObject({
    ...error('payment_method', 'DECLINED'),
    payment: { status: 'failed' },
  });
  expect(await pay(mother, { amount: 10_002 })).toMatchObject(error('amount', 'TOO_LARGE'));
  const operation_id = crypto.randomUUID();
  const twice = await Promise.all([1, 2].map(() => pay(mother, { payment_method: good.id, operation_id })));
  expect(twice).toEqual([twice[0], twice[0]]);
  expect(twice[0]).toMatchObject({ ...ok, payment: { status: 'approved', amount: 10_001, demo: true } });
  const twoTabs = await Promise.all([1, 2].map(() => pay(mother, { payment_method: good.id })));
  expect(twoTabs.map(({ status }) => status)).toEqual(['Error', 'Error']);
  const list = await mother.call('getStudentAllPayments', { student_id: child }, 'id status amount');
  expect(
    list.filter((one: { status: string; amount: number }) => one.status === 'approved' && one.amount === 10_001),
  ).toHaveLength(1);
  // Two of the staff refund it at once: the money goes back once.
  const back = list.find((one: { status: string }) => one.status === 'approved');
  const refunds = await Promise.all(
    [1, 2].map(() => manager.call('refundPayment', { id: back.id, amount: 10_001 }, `${outcome} refund { status }`)),
  );
  expect(refunds.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  expect(await state(id)).toMatchObject({ status: 'open', balance: 10_001 });
  await balanced();
});

test('a bank debit is being confirmed, and nobody pays it a second time meanwhile', async () => {
  const { invoices } = await bill({ payers: [{ user_id: mother.id, percent: 100 }] });
  const id = invoices[0]?.id ?? '';
  const { method } = await mother.call(
    'addUserCard',
    { payment_method: 'pm_demo_bank', location: elm.id },
    `${outcome} method { id }`,
  );
  const pay = () =>
    mother.call('chargeUserInvoice', { id, payment_method: method.id }, `${outcome} payment { status }`);
  expect(await pay()).toMatchObject({ ...ok, payment: { status: 'pending' } });
  expect(await pay()).toMatchObject(error('id', 'PENDING'));
  expect(await state(id)).toMatchObject({ status: 'open' });
});

test("credits are used for the next bill of their payer, and for nobody else's", async () => {
  const { id: student_id } = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
  for (const one of [mother, father])
    await aGuardianLink(server.tenant, { student_id, user_id: one.id, is_payer: one === mother });
  const { credit } = await manager.call(
    'createCredit',
    { student_id, amount: 2_500, detail: 'Closed on Friday' },
    `${outcome} credit { id left user_id }`,
  );
  expect(credit).toMatchObject({ left: 2_500, user_id: String(mother.id) });
  const his = await bill({ student_id, payers: [{ user_id: father.id, percent: 100 }] });
  expect(his.invoices[0]).toMatchObject({ status: 'open', balance: 10_001 });
  const hers = await bill({ student_id, payers: [{ user_id: mother.id, percent: 100 }] });
  expect(hers.invoices[0]).toMatchObject({ status: 'partly_paid', balance: 7_501 });
  expect(await manager.call('updateCredit', { id: credit.id, amount: 5 }, outcome)).toMatchObject(
    error('id', 'IN_USE'),
  );
  expect(await manager.call('unapplyCredit', { id: credit.id }, outcome)).toMatchObject(ok);
  expect(await manager.call('refundCredit', { id: credit.id, amount: 2_501 }, outcome)).toMatchObject(
    error('amount', 'TOO_LARGE'),
  );
  expect(await manager.call('voidCredit', { id: credit.id }, outcome)).toMatchObject(ok);
  await balanced();
});

test('an agency pays its authorized part of several children; authorizations of a time cannot overlap', async () => {
  const { agency } = await admin.call(
    'createBillingAgency',
    { name: 'County', location_id: elm.id, terms: 'Net 30' },
    `${outcome} agency { id }`,
  );
  const share = { agency_id: agency.id, student_id: child, amount: 30_000, start_date: '2026-01-01' };
  expect(await admin.call('createSubsidy', share, outcome)).toMatchObject(ok);
  expect(await admin.call('createSubsidy', { ...share, start_date: '2026-02-01' }, outcome)).toMatchObject(
    error('start_date', 'TAKEN'),
  );
  const { invoices } = await bill({ agency_id: agency.id });
  expect(invoices).toHaveLength(1);
  const paid = await manager.call(
    'createAgencyPayment',
    { agency_id: agency.id, amount: 15_000 },
    `${outcome} payment { unapplied }`,
  );
  expect(paid).toMatchObject({ ...ok, payment: { unapplied: 4_999 } });
  expect(await manager.call('getAgencyOverview', { agency_id: agency.id }, 'balance open credit')).toEqual({
    balance: -4_999,
    open: 0,
    credit: 4_999,
  });
  expect(await admin.call('deleteBillingAgency', { id: agency.id }, outcome)).toMatchObject(error('id', 'IN_USE'));
  await balanced();
});

test('the reports agree with each other and with the ledger, to the cent', async () => {
  const span = { start_date: '2026-01-01', end_date: '2026-12-31' };
  interface Row {
    readonly balance: number;
    readonly amount: number;
    readonly part: string;
    readonly name: string;
    readonly status: string;
  }
  const sum = (rows: readonly Row[], value: (row: Row) => number) => rows.reduce((all, row) => all + value(row), 0);
  const balance: Row[] = await admin.call('getBalanceReport', span, 'balance');
  const transactions: Row[] = await admin.call('getTransactionReport', span, 'amount kind');
  const invoices: Row[] = await admin.call('getInvoiceReport', span, 'balance total status');
  const summary: { rows: Row[] } = await admin.call('getBillingSummaryReport', span, 'rows { part name amount }');
  const overview = await admin.call('getBillingOverview', span, 'billed paid waived open credit');
  const of = (part: string) =>
    sum(
      summary.rows.filter((row) => row.part === part),
      (row) => row.amount,
    );
  expect(sum(balance, (row) => row.balance)).toBe(overview.open - overview.credit);
  expect(sum(transactions, (row) => row.amount)).toBe(overview.open - overview.credit);
  expect(sum(invoices, (row) => row.balance)).toBe(overview.open);
  expect([of('category'), of('location'), of('method')]).toEqual([overview.billed, overview.billed, overview.paid]);
  expect(overview.billed).toBeGreaterThan(50_000);
  const statement: Row[] = await mother.call('getStudentStatement', { student_id: child, ...span }, 'balance amount');
  const accounts: { id: string; balance: number }[] = await mother.call('getUserBilling', {}, 'id balance');
  const account = { balance: accounts.find(({ id }) => Number(id) === child)?.balance };
  expect(statement.at(-1)?.balance).toBe(account.balance);
  const half: Row[] = await mother.call(
    'getStudentStatement',
    { student_id: child, start_date: '2026-03-12', end_date: '2026-12-31' },
    'balance',
  );
  expect(half).toEqual([{ balance: account.balance }]);
  for (const type of ['csv', 'xlsx', 'pdf'])
    expect(await admin.call('exportBillingReport', { report: 'balance', type, ...span }, 'status file')).toMatchObject({
      status: 'Success',
    });
});

test('an invoice and a receipt are fetched as PDF by who pays them alone', async () => {
  const [open] = await mother.call('getStudentOpenInvoices', { student_id: child }, 'id');
  const paper = await mother.call('downloadInvoice', { id: open.id }, 'status url');
  expect(paper).toMatchObject({ status: 'Success' });
  const file = await fetch(`http://127.0.0.1:${server.port}${paper.url}`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  expect(await father.call('downloadInvoice', { id: open.id }, 'status url')).toMatchObject({
    status: 'Error',
    url: null,
  });
});
