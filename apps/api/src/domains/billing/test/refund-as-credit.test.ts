import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { lockPayment } from '../payments/funding-source.ts';
import { refundPayment } from '../payments/refund.ts';
import { takeDue } from '../rounds/take-due.ts';
import { aRow } from './billing.factory.ts';
import { differencesOf } from './ledger.model.ts';

let server: TestServer;
let elm: { id: number };
let admin: Person;
let manager: Person;
let mother: Person;

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { billing: true });
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm] });
  mother = await server.as('user');
});
afterAll(() => server?.close());

const outcome = 'status message errors { field code }';
const ok = { status: 'Success' };
const error = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });

/** A child of the mother with an account of its own. */
const aChild = async (): Promise<number> => {
  const { id } = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
  await aGuardianLink(server.tenant, { student_id: id, user_id: mother.id, is_payer: true });
  return id;
};
const bill = async (student_id: number, amount = 10_000, given: object = {}): Promise<string> => {
  const items = [{ name: 'Tuition', amount }];
  const made = await manager.call(
    'createInvoice',
    { student_id, items, due_date: '2026-03-20', ...given },
    `${outcome} invoice { id }`,
  );
  expect(made).toMatchObject(ok);
  return made.invoice.id;
};
const pay = async (student_id: number, amount: number, given: object = {}): Promise<string> => {
  const made = await manager.call(
    'createPayment',
    { student_id, amount, method: 'check', ...given },
    `${outcome} payment { id }`,
  );
  expect(made).toMatchObject(ok);
  return made.payment.id;
};
const asCredit = (id: string, amount: number, given: object = {}) =>
  manager.call(
    'refundPayment',
    { id, amount, to: 'credit', reason: 'Sick week', ...given },
    `${outcome} refund { method status amount reason }`,
  );
const invoice = (id: string) => manager.call('getInvoice', { id }, 'status balance paid');
const payment = (id: string) => manager.call('getPayment', { id }, 'status unapplied refunded invoices refunds { id }');
const account = (student_id: number) => manager.call('getStudentAccountDetail', { student_id }, 'balance credit');
const statement = (student_id: number) =>
  manager.call(
    'getStudentStatement',
    { student_id, start_date: '2026-01-01', end_date: '2026-12-31' },
    'kind amount balance',
  );
const yearTotal = async () => (await mother.call('downloadYearReceipt', { year: 2026 }, 'total')).total;
const balanced = async () => expect(await differencesOf(server.tenant.db, server.tenant.centre)).toEqual([]);

test('a refund as credit leaves the money with the family: the latest invoice is owed again, the next one is paid by it', async () => {
  const child = await aChild();
  const [first, second] = [await bill(child), await bill(child, 5_000)];
  const paid = await pay(child, 15_000);
  const [before, total] = [await statement(child), await yearTotal()];
  expect(await asCredit(paid, 6_000)).toMatchObject({
    ...ok,
    message: 'The money stays on the account as credit.',
    refund: { method: 'credit', status: 'done', amount: 6_000, reason: 'Sick week' },
  });
  // 50.00 of the second, the latest, then 10.00 of the first.
  expect(await invoice(second)).toEqual({ status: 'open', balance: 5_000, paid: 0 });
  expect(await invoice(first)).toEqual({ status: 'partly_paid', balance: 1_000, paid: 9_000 });
  expect(await payment(paid)).toMatchObject({ status: 'approved', unapplied: 6_000, refunded: 0, refunds: [{}] });
  expect(await account(child)).toEqual({ balance: 0, credit: 6_000 });
  // No money has moved: the statement, its balance and what the year's receipt adds up to stand.
  expect(await statement(child)).toEqual(before);
  expect(await yearTotal()).toBe(total);
  const listed = await manager.call('getRefunds', { student_id: child, first: 5 }, 'data { method amount payment_id }');
  expect(listed.data).toEqual([{ method: 'credit', amount: 6_000, payment_id: paid }]);

  const next = await bill(child, 8_000);
  expect(await invoice(next)).toEqual({ status: 'partly_paid', balance: 2_000, paid: 6_000 });
  expect(await account(child)).toEqual({ balance: 8_000, credit: 0 });
  // What stays as credit is still the family's money, and can go back the way it came.
  expect(await manager.call('refundPayment', { id: paid, amount: 15_000, to: 'method' }, outcome)).toMatchObject(ok);
  expect(await payment(paid)).toMatchObject({ status: 'refunded', unapplied: 0, refunded: 15_000, invoices: [] });
  expect(await yearTotal()).toBe(total - 15_000);
  await balanced();
});

test('where a location does not use credits by itself, the money waits', async () => {
  const set = (apply_credits: boolean) =>
    admin.call('saveBillingSetting', { location_id: elm.id, settings: { apply_credits } }, outcome);
  expect(await set(false)).toMatchObject(ok);
  const child = await aChild();
  await bill(child, 4_000);
  const paid = await pay(child, 4_000);
  const asked = await asCredit(paid, 4_000, { confirm: [] });
  expect(asked).toMatchObject({ status: 'Error' });
  expect(await payment(paid)).toMatchObject({ unapplied: 0 });
  expect(await asCredit(paid, 4_000)).toMatchObject(ok);
  const next = await bill(child, 1_000);
  expect(await invoice(next)).toMatchObject({ balance: 1_000 });
  expect(await manager.call('applyPayment', { id: paid, invoices: [next] }, outcome)).toMatchObject(ok);
  expect(await invoice(next)).toMatchObject({ status: 'paid' });
  expect(await set(true)).toMatchObject(ok);
  await balanced();
});

test('what is credit already, more than was applied, a voided payment and an agency get Error', async () => {
  const child = await aChild();
  await bill(child, 4_000);
  const paid = await pay(child, 5_000);
  expect(await asCredit(paid, 4_001)).toMatchObject(error('amount', 'TOO_LARGE'));
  expect(await asCredit(paid, 0)).toMatchObject({ status: 'Error', errors: [{ field: 'amount' }] });
  expect(await asCredit(paid, 4_000)).toMatchObject(ok);
  expect(await asCredit(paid, 1)).toMatchObject(error('to', 'IS_CREDIT'));
  expect(await manager.call('voidPayment', { id: paid }, outcome)).toMatchObject(ok);
  expect(await asCredit(paid, 1)).toMatchObject(error('id', 'STATE'));
  const { agency } = await admin.call(
    'createBillingAgency',
    { name: 'County', location_id: elm.id },
    `${outcome} agency { id }`,
  );
  const theirs = await bill(child, 700, { agency_id: agency.id });
  const { payment: ofAgency } = await manager.call(
    'createAgencyPayment',
    { agency_id: agency.id, amount: 700, invoices: [theirs] },
    `${outcome} payment { id }`,
  );
  expect(await asCredit(ofAgency.id, 700)).toMatchObject(error('to', 'AGENCY'));
  expect(await invoice(theirs)).toMatchObject({ status: 'paid' });
  await balanced();
});

test('a bank that takes the payment back takes it out of the credit first', async () => {
  const child = await aChild();
  const bought = await bill(child, 4_000);
  const paid = await pay(child, 4_000);
  expect(await asCredit(paid, 4_000)).toMatchObject(ok);
  await server.job().transaction(async (ctx) =>
    refundPayment(ctx, await lockPayment(ctx, Number(paid)), {
      ...{ amount: 4_000, reason: 'fraudulent', chargeback: true, ref: 'dp_credit' },
    }),
  );
  expect(await payment(paid)).toMatchObject({ status: 'refunded', unapplied: 0 });
  expect(await invoice(bought)).toMatchObject({ balance: 4_000 });
  expect(await account(child)).toEqual({ balance: 4_000, credit: 0 });
  await balanced();
});

test('a payment of a closed month becomes credit in the open one, and the closed one stands as it was read', async () => {
  const child = await aChild();
  const old = await bill(child, 3_000, { date: '2026-02-10', due_date: '2026-02-20' });
  const paid = await pay(child, 3_000, { date: '2026-02-12' });
  expect(await admin.call('closeBillingMonth', { location: elm.id, month: '2026-02-01' }, outcome)).toMatchObject(ok);
  const days = { start_date: '2026-02-01', end_date: '2026-02-28' };
  const read = () => admin.call('getInvoiceReport', { location: elm.id, ...days }, 'status balance paid');
  const before = await read();
  expect(await asCredit(paid, 3_000)).toMatchObject(ok);
  expect(await read()).toEqual(before);
  expect(await invoice(old)).toMatchObject({ balance: 3_000 });
  const { rows } = await sql`select 1 from ledger_entry where source = 'payment' and source_id = ${Number(paid)}
    and kind = 'unapplication' and effective_on < '2026-03-01'`.execute(server.tenant.db);
  expect(rows).toEqual([]);
  await balanced();
});

test('automatic payment does not take a second time what is owed again because its money was kept as credit', async () => {
  const child = await aChild();
  const due = await bill(child, 2_500, { due_date: '2026-03-11' });
  const at = { location_id: elm.id, user_id: mother.id };
  const card = await aRow(server.tenant, 'payment_method', {
    ...{ ...at, provider: 'demo', provider_ref: 'pm_credit', kind: 'card', brand: 'Visa', last4: '4242' },
    ...{ is_default: true, created_at: new Date('2026-01-01') },
  });
  const { centre, db } = server.tenant;
  await sql`insert into billing_autopay (centre_id, student_id, user_id, method_id, mandate, agreed_at)
    values (${centre}, ${child}, ${mother.id}, ${card}, 'I agree.', ${new Date('2026-01-01')})`.execute(db);
  await sql`insert into invoice_letter (centre_id, invoice_id, step, at)
    values (${centre}, ${Number(due)}, 'autopay:2026-03-11', ${new Date('2026-03-01')})`.execute(db);
  const paid = await pay(child, 2_500);
  expect(await asCredit(paid, 2_500)).toMatchObject(ok);
  await takeDue(server.job(), elm.id);
  expect(await invoice(due)).toMatchObject({ balance: 2_500 });
  const charged = () => db.selectFrom('payment').select('id').where('autopay_of', '=', Number(due)).execute();
  expect(await charged()).toEqual([]);
  // One whose check was taken off by hand is taken as it was before.
  await sql`delete from refund where payment_id = ${Number(paid)}`.execute(db);
  await takeDue(server.job(), elm.id);
  expect(await charged()).toHaveLength(1);
  await balanced();
});
