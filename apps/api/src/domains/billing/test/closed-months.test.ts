import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { settleDispute } from '../payments/stripe/refunds.ts';
import { differencesOf } from './ledger.model.ts';

let server: TestServer;
let elm: { id: number };
let admin: Person;
let manager: Person;
let mother: Person;
let child: number;

const childAt = async (location: { id: number }): Promise<number> => {
  const { id } = await aStudent(server.tenant, { location_id: location.id, room_id: null });
  await aGuardianLink(server.tenant, { student_id: id, user_id: mother.id, is_payer: true });
  return id;
};
beforeAll(async () => {
  // A Wednesday in March: January and February are over.
  server = await startTestServer();
  elm = await aLocation(server.tenant, { billing: true, name: 'Elm' });
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm] });
  mother = await server.as('user');
  child = await childAt(elm);
});
afterAll(() => server?.close());

const outcome = 'status errors { field code }';
const ok = { status: 'Success' };
const error = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
const balanced = async () => expect(await differencesOf(server.tenant.db, server.tenant.centre)).toEqual([]);
const bill = async (given: object = {}): Promise<string> => {
  const items = [{ name: 'Tuition', amount: 8_000 }];
  const made = await manager.call(
    'createInvoice',
    { student_id: child, items, due_date: '2026-03-31', ...given },
    `${outcome} invoice { id }`,
  );
  expect(made).toMatchObject(ok);
  return made.invoice.id;
};
const pay = async (amount: number, given: object = {}): Promise<string> => {
  const made = await manager.call(
    'createPayment',
    { student_id: child, amount, method: 'check', ...given },
    `${outcome} payment { id }`,
  );
  expect(made).toMatchObject(ok);
  return made.payment.id;
};
const act = (call: string, args: object) => manager.call(call, { ...args }, outcome);
const february = { start_date: '2026-02-01', end_date: '2026-02-28' };
const reports = async () => ({
  invoices: await admin.call(
    'getInvoiceReport',
    { location: elm.id, ...february },
    'id status total paid waived balance',
  ),
  payments: await admin.call(
    'getPaymentReport',
    { location: elm.id, ...february },
    'id status amount refunded unapplied',
  ),
  balance: await admin.call('getBalanceReport', { location: elm.id, ...february }, 'student_id balance late_30'),
  summary: await admin.call('getBillingSummaryReport', { location: elm.id, ...february }, 'rows { part name amount }'),
});

test('reports of a closed month stand, whatever is refunded, voided, paid or corrected later', async () => {
  const days = { date: '2026-02-10', due_date: '2026-02-20' };
  const [settled, late, open] = [await bill(days), await bill(days), await bill(days)];
  const check = await pay(8_000, { date: '2026-02-12', invoices: [settled] });
  const returned = await pay(3_000, { date: '2026-02-13', invoices: [late] });
  const before = await reports();
  expect(await admin.call('closeBillingMonth', { location: elm.id, month: '2026-02-01' }, outcome)).toMatchObject(ok);
  const closed = await reports();
  expect(closed).toEqual(before);
  expect(await act('refundPayment', { id: check, amount: 3_000 })).toMatchObject(ok);
  expect(await act('voidPayment', { id: returned, reason: 'Bounced' })).toMatchObject(ok);
  expect(await act('voidInvoice', { id: late, reason: 'Mistake' })).toMatchObject(ok);
  await pay(8_000, { invoices: [open] });
  expect(await reports()).toEqual(closed);
  // The open month has it all.
  const march = { location: elm.id, start_date: '2026-03-01', end_date: '2026-03-31' };
  expect(await admin.call('getBillingOverview', march, 'billed paid refunded')).toEqual({
    billed: -8_000,
    paid: 2_000,
    refunded: 3_000,
  });
  // Right now both say what is.
  expect(await manager.call('getInvoice', { id: late }, 'status')).toEqual({ status: 'voided' });
  await balanced();
});

test('nothing is dated into a closed month, nor out of one', async () => {
  const invoice = await bill({ date: '2026-03-05' });
  expect(await act('updateInvoice', { id: invoice, date: '2026-02-10' })).toMatchObject(error('date', 'CLOSED'));
  const payment = await pay(100, { date: '2026-03-05', invoices: [invoice] });
  expect(await act('updatePayment', { id: payment, date: '2026-02-10' })).toMatchObject(error('date', 'CLOSED'));
  const [booked] = await admin.call('getPaymentReport', { location: elm.id, ...february }, 'id');
  expect(await act('updatePayment', { id: booked.id, date: '2026-03-05' })).toMatchObject(error('date', 'CLOSED'));
  expect(await act('updatePayment', { id: payment, date: '2026-03-20' })).toMatchObject(error('date', 'FUTURE'));
  const draft = await bill({ draft: true });
  expect(await act('updateInvoice', { id: draft, date: '2026-02-10' })).toMatchObject(error('date', 'CLOSED'));
  const { credit } = await manager.call('createCredit', { student_id: child, amount: 100 }, 'status credit { id }');
  expect(await act('unapplyCredit', { id: credit.id })).toMatchObject(ok);
  expect(await act('updateCredit', { id: credit.id, date: '2026-02-10' })).toMatchObject(error('date', 'CLOSED'));
});

test('a person who writes a day of a closed month is told, and nothing is made on another day', async () => {
  const given = { student_id: child, date: '2026-02-10' };
  const items = [{ name: 'Trip', amount: 500 }];
  const { agency } = await admin.call('createBillingAgency', { name: 'County', location_id: elm.id }, 'agency { id }');
  const listed = (call: string) => admin.call(call, { location: elm.id, first: 100, page: 1 }, 'data { id }');
  const made = () => Promise.all(['getInvoices', 'getPayments', 'getCredits'].map(listed));
  const before = await made();
  for (const [call, args] of [
    ['createInvoice', { ...given, items, due_date: '2026-03-31' }],
    ['createInvoice', { ...given, items, due_date: '2026-03-31', draft: true }],
    ['createPayment', { ...given, amount: 100, method: 'cash' }],
    ['createPayment', { ...given, amount: 100, method: 'check', pending: true }],
    ['createCredit', { ...given, amount: 100 }],
    ['createAgencyPayment', { agency_id: agency.id, amount: 100, date: given.date }],
  ] as const)
    expect(await act(call, args), call).toMatchObject(error('date', 'CLOSED'));
  expect(await made()).toEqual(before);
});

test('which months are closed is told', async () => {
  const { closed } = await admin.call(
    'getBillingSummaryReport',
    { location: elm.id, ...february },
    'closed { location_id location month closed_by }',
  );
  expect(closed).toEqual([
    { location_id: String(elm.id), location: 'Elm', month: '2026-02-01', closed_by: expect.any(String) },
  ]);
});

test('a corrected date moves the money: statement, payments, deposits and summary agree', async () => {
  const student_id = await childAt(elm);
  const payment = await pay(333, { student_id, date: '2026-03-10' });
  expect(await act('updatePayment', { id: payment, date: '2026-03-02' })).toMatchObject(ok);
  const day = { start_date: '2026-03-02', end_date: '2026-03-02' };
  const statement: { date: string; amount: number }[] = await manager.call(
    'getStudentStatement',
    { student_id, ...day },
    'date amount balance',
  );
  expect(statement).toMatchObject([{ amount: 0 }, { date: '2026-03-02', amount: -333, balance: -333 }]);
  const at = { location: elm.id, ...day };
  expect(await admin.call('getPaymentReport', at, 'id amount')).toEqual([{ id: payment, amount: 333 }]);
  expect(await admin.call('getBillingOverview', at, 'paid')).toEqual({ paid: 333 });
  await balanced();
});

test('an invoice dated ahead is owed from its day, everywhere; its void leaves no negative day, and its number is of its year', async () => {
  const student_id = await childAt(elm);
  const ahead = { student_id, date: '2027-01-05', due_date: '2027-01-12' };
  const invoice = await bill(ahead);
  expect(await manager.call('getInvoice', { id: invoice }, 'number')).toEqual({ number: '2027-000001' });
  const owed = async () => {
    const account = await manager.call('getStudentAccountDetail', { student_id }, 'balance open');
    const family: { id: string; balance: number; open: number }[] = await mother.call(
      'getUserBilling',
      {},
      'id balance open',
    );
    const { balance, open } = family.find(({ id }) => Number(id) === student_id) ?? {};
    const report: { student_id: string; balance: number }[] = await admin.call(
      'getBalanceReport',
      { location: elm.id },
      'student_id balance',
    );
    expect({ balance, open }).toEqual(account);
    expect(report.find((row) => Number(row.student_id) === student_id)?.balance ?? 0).toBe(balance);
    return account;
  };
  expect(await owed()).toEqual({ balance: 0, open: 0 });
  const payment = await pay(8_000, { student_id, invoices: [invoice] });
  expect(await owed()).toEqual({ balance: -8_000, open: 0 });
  expect(await act('voidPayment', { id: payment })).toMatchObject(ok);
  expect(await owed()).toEqual({ balance: 0, open: 0 });
  const unpaid: { data: { id: string }[] } = await admin.call('getUnpaidOverview', { first: 50 }, 'data { id }');
  expect(unpaid.data.map(({ id }) => Number(id))).not.toContain(student_id);
  expect(await act('voidInvoice', { id: invoice, reason: 'Mistake' })).toMatchObject(ok);
  const statement: { balance: number; kind: string; date: string }[] = await manager.call(
    'getStudentStatement',
    { student_id, start_date: '2026-01-01', end_date: '2027-12-31' },
    'date kind balance',
  );
  expect(statement.filter(({ balance }) => balance < 0 && balance !== -8_000)).toEqual([]);
  expect(statement.at(-1)).toEqual({ date: '2027-01-05', kind: 'void', balance: 0 });
  await balanced();
});

test('the balance report without an end is of today', async () => {
  const student_id = await childAt(elm);
  await bill({ student_id });
  const rows: { student_id: string; current: number; late_over: number }[] = await admin.call(
    'getBalanceReport',
    { location: elm.id },
    'student_id current late_over',
  );
  expect(rows.find((row) => Number(row.student_id) === student_id)).toMatchObject({ current: 8_000, late_over: 0 });
});

test('after a move what is owed at the former location is paid there, by the office of either', async () => {
  const oak = await aLocation(server.tenant, { billing: true, name: 'Oak' });
  const room = await aRoom(server.tenant, { location_id: oak.id });
  const [ofElm, ofOak, ofBoth] = [
    manager,
    await server.as('manager', { locations: [oak] }),
    await server.as('manager', { locations: [elm, oak] }),
  ];
  const student_id = await childAt(elm);
  const [first, second, third] = [await bill({ student_id }), await bill({ student_id }), await bill({ student_id })];
  expect(
    await ofBoth.call(
      'transferStudents',
      { students: [student_id], location_id: oak.id, program_id: room.id },
      outcome,
    ),
  ).toMatchObject(ok);
  const unpaidAt = async (location: number) => {
    const { data } = await admin.call('getUnpaidOverview', { location, first: 50 }, 'data { id balance }');
    return data.find(({ id }: { id: string }) => Number(id) === student_id);
  };
  expect(await unpaidAt(elm.id)).toMatchObject({ balance: 24_000 });
  expect(await unpaidAt(oak.id)).toBeUndefined();
  const paying = (who: Person, given: object) =>
    who.call(
      'createPayment',
      { student_id, amount: 8_000, method: 'check', ...given },
      `${outcome} payment { unapplied location_id }`,
    );
  const atElm = { ...ok, payment: { unapplied: 0, location_id: String(elm.id) } };
  // The former location's office takes it, with and without naming the invoice; who has rights at both does too.
  expect(await paying(ofElm, { invoices: [first] })).toMatchObject(atElm);
  expect(await paying(ofElm, {})).toMatchObject(atElm);
  expect((await paying(ofOak, { invoices: [third] })).errors).toContainEqual({
    field: 'invoices',
    code: 'OUT_OF_REACH',
  });
  expect(await paying(ofBoth, {})).toMatchObject(atElm);
  for (const id of [first, second, third])
    expect(await ofElm.call('getInvoice', { id }, 'status')).toEqual({ status: 'paid' });
  expect(await unpaidAt(elm.id)).toBeUndefined();
  await balanced();
});

test('a dispute that cannot be booked is shown to the office until somebody has settled it', async () => {
  const student_id = await childAt(elm);
  const payment = await pay(5_000, { student_id });
  expect(await act('refundPayment', { id: payment, amount: 4_000 })).toMatchObject(ok);
  const dispute = { id: 'dp_twice', status: 'needs_response', amount: 5_000, reason: 'fraudulent' } as const;
  for (let i = 0; i < 2; i += 1) await server.job().transaction((ctx) => settleDispute(ctx, Number(payment), dispute));
  expect(await manager.call('getPayment', { id: payment }, 'status refunded disputed')).toEqual({
    status: 'refunded',
    refunded: 5_000,
    disputed: 4_000,
  });
  const ofChild = await manager.call('getStudentAllPayments', { student_id }, 'id disputed');
  expect(ofChild).toEqual([{ id: payment, disputed: 4_000 }]);
  const waiting = () => admin.call('getPayments', { status: 'disputed', first: 10 }, 'total data { id }');
  expect(await waiting()).toEqual({ total: 1, data: [{ id: payment }] });
  const settle = () => act('settlePaymentDispute', { id: payment, note: 'The bank was told' });
  expect(await settle()).toMatchObject(ok);
  expect(await settle()).toMatchObject(error('id', 'STATE'));
  expect(await waiting()).toEqual({ total: 0, data: [] });
  await balanced();
});
