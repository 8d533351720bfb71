import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { lockPayment } from '../payments/funding-source.ts';
import { refundPayment } from '../payments/refund.ts';
import { differencesOf } from './ledger.model.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let admin: Person;
let manager: Person;
let mother: Person;
let child: number;
let other: number;

const childOf = async (at: { id: number }, parent: Person): Promise<number> => {
  const { id } = await aStudent(server.tenant, { location_id: at.id, room_id: null });
  await aGuardianLink(server.tenant, { student_id: id, user_id: parent.id, is_payer: true });
  return id;
};
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { billing: true });
  oak = await aLocation(server.tenant, { billing: true });
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm, oak] });
  mother = await server.as('user');
  child = await childOf(elm, mother);
  other = await childOf(oak, await server.as('user'));
});
afterAll(() => server?.close());

const outcome = 'status errors { field code }';
const ok = { status: 'Success' };
const error = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
const balanced = async () => expect(await differencesOf(server.tenant.db, server.tenant.centre)).toEqual([]);

const bill = async (student_id = child, given: object = {}): Promise<string> => {
  const items = [{ name: 'Tuition', amount: 10_000 }];
  const made = await manager.call(
    'createInvoice',
    { student_id, items, due_date: '2026-03-20', ...given },
    `${outcome} invoice { id }`,
  );
  expect(made).toMatchObject(ok);
  return made.invoice.id;
};
const pay = (amount: number, invoices?: string[], given: object = {}) =>
  manager.call(
    'createPayment',
    { student_id: child, amount, method: 'check', ...(invoices ? { invoices } : {}), ...given },
    `${outcome} payment { id unapplied date }`,
  );
const paid = async (amount: number, invoice: string, student_id = child): Promise<string> => {
  const made = await pay(amount, [invoice], { student_id });
  expect(made).toMatchObject({ ...ok, payment: { unapplied: 0 } });
  return made.payment.id;
};
const state = (id: string) => manager.call('getInvoice', { id }, 'status balance paid waived transferred ended_reason');

test('a payment goes back though the rest of its invoice was waived: the invoice is owed again by what it had paid', async () => {
  for (const [call, args] of [
    ['voidPayment', { reason: 'Bounced' }],
    ['refundPayment', { amount: 4_000 }],
    ['unapplyPayment', {}],
  ] as const) {
    const invoice = await bill();
    const payment = await paid(4_000, invoice);
    expect(await manager.call('waiveInvoice', { id: invoice, reason: 'Hardship' }, outcome)).toMatchObject(ok);
    expect(await state(invoice)).toMatchObject({ status: 'waived', balance: 0, waived: 6_000 });
    expect(await manager.call(call, { id: payment, ...args }, outcome)).toMatchObject(ok);
    expect(await state(invoice)).toEqual({
      status: 'open',
      balance: 4_000,
      paid: 0,
      waived: 6_000,
      transferred: 0,
      ended_reason: null,
    });
    // What is owed again can be paid again.
    await paid(4_000, invoice);
    expect(await state(invoice)).toMatchObject({ status: 'paid', balance: 0 });
  }
  const [kept] = await manager.call('getStudentAllPayments', { student_id: child }, 'status unapplied refunded');
  expect(kept).toMatchObject({ status: 'approved' });
  await balanced();
});

test('a payment goes back in part though the rest was transferred, and what was moved stays with whom it was moved to', async () => {
  const father = await server.as('user');
  const student = await childOf(elm, mother);
  await aGuardianLink(server.tenant, { student_id: student, user_id: father.id });
  const invoice = await bill(student);
  const payment = await paid(4_000, invoice, student);
  expect(
    await manager.call('transferInvoiceBill', { id: invoice, to_user: father.id }, `${outcome} invoice { total }`),
  ).toMatchObject({ ...ok, invoice: { total: 6_000 } });
  expect(await manager.call('refundPayment', { id: payment, amount: 1_500 }, outcome)).toMatchObject(ok);
  expect(await state(invoice)).toMatchObject({
    status: 'partly_paid',
    balance: 1_500,
    paid: 2_500,
    transferred: 6_000,
  });
  const [owed] = await father.call('getStudentOpenInvoices', { student_id: student }, 'balance');
  expect(owed).toEqual({ balance: 6_000 });
  await balanced();
});

test('a dispute of a payment whose invoice was waived is booked', async () => {
  const student = await childOf(elm, mother);
  const invoice = await bill(student);
  const payment = await paid(4_000, invoice, student);
  expect(await manager.call('waiveInvoice', { id: invoice }, outcome)).toMatchObject(ok);
  const refund = await server.job().transaction(async (ctx) =>
    refundPayment(ctx, await lockPayment(ctx, Number(payment)), {
      amount: 4_000,
      reason: 'fraudulent',
      chargeback: true,
      ref: 'dp_1',
    }),
  );
  expect(refund).toEqual(expect.any(Number));
  expect(await state(invoice)).toMatchObject({ status: 'open', balance: 4_000 });
  await balanced();
});

test("a payment settles invoices of its own account and location: neither another family's nor an agency's", async () => {
  const own = await bill();
  const foreign = await bill(other);
  expect(await pay(500, [own, foreign])).toMatchObject(error('invoices', 'OTHER_ACCOUNT'));
  expect(await pay(500, [foreign])).toMatchObject(error('invoices', 'OTHER_ACCOUNT'));
  expect(await pay(500, [foreign], { pending: true })).toMatchObject(error('invoices', 'OTHER_ACCOUNT'));
  const { agency } = await admin.call(
    'createBillingAgency',
    { name: 'County', location_id: elm.id },
    `${outcome} agency { id }`,
  );
  const ofAgency = await bill(child, { agency_id: agency.id });
  expect(await pay(500, [ofAgency])).toMatchObject(error('invoices', 'OTHER_ACCOUNT'));
  const loose = await pay(500, [own]);
  expect(await manager.call('unapplyPayment', { id: loose.payment.id }, outcome)).toMatchObject(ok);
  const apply = (call: string, id: string, invoices: string[]) => manager.call(call, { id, invoices }, outcome);
  for (const invoice of [foreign, ofAgency])
    expect(await apply('applyPayment', loose.payment.id, [invoice])).toMatchObject(error('invoices', 'OTHER_ACCOUNT'));
  const { payment: theirs } = await manager.call(
    'createAgencyPayment',
    { agency_id: agency.id, amount: 700, invoices: [ofAgency] },
    `${outcome} payment { id }`,
  );
  expect(await manager.call('unapplyPayment', { id: theirs.id }, outcome)).toMatchObject(ok);
  expect(await apply('applyPayment', theirs.id, [own])).toMatchObject(error('invoices', 'OTHER_ACCOUNT'));
  expect(await apply('applyPayment', theirs.id, [ofAgency])).toMatchObject(ok);
  await balanced();
});

test('a payment dated ahead is declined, unless it waits for its day; one that waited counts from the day it is approved', async () => {
  expect(await pay(500, undefined, { date: '2026-04-01' })).toMatchObject(error('date', 'FUTURE'));
  const waits = await pay(500, undefined, { date: '2026-04-01', pending: true });
  expect(waits).toMatchObject(ok);
  expect(await manager.call('approvePayment', { id: waits.payment.id }, `${outcome} payment { date }`)).toMatchObject({
    ...ok,
    payment: { date: '2026-03-11' },
  });
  const ahead = { student_id: child, amount: 500, date: '2026-04-01' };
  expect(await manager.call('createCredit', ahead, outcome)).toMatchObject(error('date', 'FUTURE'));
});

test('a credit that is given while something is open is used for it, where the location says so', async () => {
  const student = await childOf(elm, mother);
  const give = (amount: number) =>
    manager.call('createCredit', { student_id: student, amount }, `${outcome} credit { left status }`);
  const [first, second] = [await bill(student), await bill(student)];
  expect(await give(12_000)).toMatchObject({ ...ok, credit: { left: 0, status: 'used' } });
  expect(await state(first)).toMatchObject({ status: 'paid' });
  expect(await state(second)).toMatchObject({ status: 'partly_paid', balance: 8_000 });
  const put = (apply_credits: boolean) =>
    admin.call('saveBillingSetting', { location_id: elm.id, settings: { apply_credits } }, outcome);
  expect(await put(false)).toMatchObject(ok);
  expect(await give(1_000)).toMatchObject({ ...ok, credit: { left: 1_000, status: 'available' } });
  expect(await put(true)).toMatchObject(ok);
  await balanced();
});

test('a draft can be changed as a whole, and only then is opened', async () => {
  const draft = await bill(child, { draft: true });
  const items = [{ name: 'Registration', amount: 5_500 }];
  const days = { date: '2026-03-12', due_date: '2026-03-30' };
  expect(
    await manager.call(
      'updateInvoice',
      { id: draft, items, ...days },
      `${outcome} invoice { status total balance date due_date items { name } }`,
    ),
  ).toMatchObject({
    ...ok,
    invoice: { status: 'draft', total: 5_500, balance: 0, ...days, items: [{ name: 'Registration' }] },
  });
  await balanced();
});
