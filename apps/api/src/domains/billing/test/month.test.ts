import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { billLocation } from '../billing-jobs.ts';
import { settleDemo } from '../payments/settle-demo.ts';
import { aRow } from './billing.factory.ts';
import { differencesOf } from './ledger.model.ts';

const DAY_MS = 86_400_000;
const outcome = 'status errors { field code }';
const ok = { status: 'Success' };

let server: TestServer;
let elm: { id: number };
let admin: Person;
let manager: Person;
let mother: Person;
let father: Person;
let single: Person;
let ava: number;
let leo: number;
let mia: number;

const childOf = async (...parents: readonly Person[]): Promise<number> => {
  const { id } = await aStudent(server.tenant, { location_id: elm.id, room_id: null });
  for (const [i, { id: user }] of parents.entries())
    await aGuardianLink(server.tenant, { student_id: id, user_id: user, is_payer: i === 0 });
  return id;
};
beforeAll(async () => {
  // A Saturday; the clock of New York goes forward on March 8.
  server = await startTestServer({ now: '2026-02-28T15:00:00Z' });
  elm = await aLocation(server.tenant, { billing: true });
  admin = await server.as('admin');
  manager = await server.as('manager', { locations: [elm] });
  [mother, father, single] = [await server.as('user'), await server.as('user'), await server.as('user')];
  ava = await childOf(mother, father);
  leo = await childOf(single);
});
afterAll(() => server?.close());

const at = () => server.tenant.centre;
/** Days go by, each with the round of two machines. */
const days = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) {
    server.clock.tick(DAY_MS);
    const round = () => billLocation(server.job(), elm.id);
    await Promise.all([round(), round()]);
    await server.job().transaction(settleDemo);
  }
};
const good = async (who: Person, call: string, args: Readonly<Record<string, unknown>>, selection = outcome) => {
  const answer = await who.call(call, args, selection);
  expect(answer).toMatchObject(ok);
  return answer;
};
const open = (who: Person, student_id: number) =>
  who.call('getStudentOpenInvoices', { student_id }, 'id total balance status items { name }');

test('a month of a centre: plans, split parents, an agency, fees, cards, a refund, a void and its end', async () => {
  const { id: category } = (
    await good(admin, 'createChargeCategory', { location_id: elm.id, name: 'Tuition' }, `${outcome} category { id }`)
  ).category;
  await good(admin, 'saveBillingSetting', { location_id: elm.id, settings: { late_fee: 2_500, late_fee_days: 5 } });
  for (const [who, percent] of [
    [mother, 60],
    [father, 40],
  ] as const)
    await good(manager, 'addStudentPayer', { student_id: ava, user_id: who.id, percent });
  const plan = { name: 'Full day', period: 'monthly', amount: 100_001, category, date: '2026-03-01' };
  await good(manager, 'createBillingPlan', { student_id: ava, ...plan });
  await good(manager, 'createBillingPlan', { student_id: leo, ...plan });
  // Whoever lets it be taken is charged on the due day, by whichever of two machines comes first.
  await single.call('addUserCard', { payment_method: 'pm_demo_visa', location: elm.id }, 'status');
  await good(single, 'saveUserAutoPay', { student_id: leo, active: true });

  await days(1);
  const hers = await open(mother, ava);
  const his = await open(father, ava);
  expect([...hers, ...his].map(({ total }: { total: number }) => total)).toEqual([60_001, 40_000]);
  expect(await mother.call('getInvoice', { id: his[0].id }, 'id')).toBeNull();

  // The mother's first card is declined, her second one pays.
  const card = async (who: Person, payment_method: string) =>
    (await good(who, 'addUserCard', { payment_method, location: elm.id }, `${outcome} method { id }`)).method.id;
  const pay = (who: Person, id: string, payment_method: string) =>
    who.call('chargeUserInvoice', { id, payment_method }, `${outcome} payment { id status }`);
  expect(await pay(mother, hers[0].id, await card(mother, 'pm_demo_declined'))).toMatchObject({
    status: 'Error',
    payment: { status: 'failed' },
  });
  const paid = await pay(mother, hers[0].id, await card(mother, 'pm_demo_visa'));
  expect(paid).toMatchObject({ ...ok, payment: { status: 'approved' } });

  // A child comes in the middle of the month, paid for by the county but for a copay.
  await days(14);
  mia = await childOf(single);
  const { agency } = await good(
    admin,
    'createBillingAgency',
    { name: 'County', location_id: elm.id },
    `${outcome} agency { id }`,
  );
  await good(admin, 'createSubsidy', {
    agency_id: agency.id,
    student_id: mia,
    amount: 60_000,
    start_date: '2026-03-01',
    copay: 5_000,
  });
  await good(manager, 'createBillingPlan', { student_id: mia, ...plan, date: '2026-03-16' });
  await days(1);
  const report = { start_date: '2026-03-01', end_date: '2026-03-31' };
  const county = await manager.call('getAgencyInvoices', { agency_id: agency.id, first: 10 }, 'data { id total }');
  expect(county.data).toHaveLength(1);

  // A late pick-up, whose fee comes the next day.
  const late = await aRow(server.tenant, 'charge_category', { location_id: elm.id, name: 'Late pickup' });
  await good(admin, 'createVariableCharge', {
    location_id: elm.id,
    category: late,
    amount: 1_000,
    start_time: '18:00',
    interval: '15 minutes',
  });
  await sql`insert into attendance (centre_id, location_id, student_id, date, checked_in_at, checked_out_at)
    select ${at()}, ${elm.id}, ${leo}, '2026-03-17', '2026-03-17T13:00:00Z', '2026-03-17T22:20:00Z'`.execute(
    server.tenant.db,
  );
  await days(2);
  const fee = (await open(single, leo)).find(
    ({ items }: { items: { name: string }[] }) => items[0]?.name === 'Late pickup',
  );
  expect(fee).toMatchObject({ total: 2_000 });

  // The office gives back a part of what the mother paid, and voids a charge it made twice; the father pays late, in cash.
  await good(manager, 'refundPayment', { id: paid.payment.id, amount: 10_000, reason: 'Closed on Friday' });
  const trip = { student_id: ava, items: [{ name: 'Field trip', amount: 3_333 }], due_date: '2026-03-25' };
  const { invoices: twice } = await good(manager, 'createInvoice', trip, `${outcome} invoices { id total }`);
  expect(twice.map(({ total }: { total: number }) => total)).toEqual([2_000, 1_333]);
  for (const { id } of twice) await good(manager, 'voidInvoice', { id, reason: 'Made twice' });
  await good(manager, 'createPayment', { student_id: ava, user_id: father.id, amount: 42_500, method: 'cash' });
  await good(manager, 'createAgencyPayment', { agency_id: agency.id, amount: 20_000 });

  // The month ends: April is billed, March is closed, and takes no entry any more.
  await days(14);
  expect(server.clock.now().toISOString().slice(0, 10)).toBe('2026-04-01');
  await good(admin, 'closeBillingMonth', { location: elm.id, month: '2026-03-01' });
  const before = await admin.call('getTransactionReport', report, 'amount');
  const refused = await manager.call('createInvoice', { ...trip, date: '2026-03-20' }, 'status errors { field code }');
  expect(refused).toEqual({ status: 'Error', errors: [{ field: 'date', code: 'CLOSED' }] });
  await good(manager, 'createInvoice', { ...trip, due_date: '2026-04-15' });
  expect(await admin.call('getTransactionReport', report, 'amount')).toEqual(before);

  // Lateness was billed once for each invoice that stood open, and never for what was paid.
  const fees = await server.tenant.db.selectFrom('invoice').selectAll().where('late_fee_of', 'is not', null).execute();
  expect(new Set(fees.map(({ late_fee_of }) => late_fee_of)).size).toBe(fees.length);
  expect(fees.map(({ user_id }) => user_id)).toContain(father.id);
  const taken = await server.tenant.db.selectFrom('payment').selectAll().where('autopay_of', 'is not', null).execute();
  expect(new Set(taken.map(({ autopay_of }) => autopay_of)).size).toBe(taken.length);
  expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(102_001);
});

type Row = Record<string, number> & { readonly part: string };
const sum = (rows: readonly Row[], key: string): number => rows.reduce((all, row) => all + (row[key] ?? 0), 0);

test('its reports agree with each other, with what each payer sees, and with the ledger, to the cent', async () => {
  const span = { start_date: '2026-03-01', end_date: '2026-04-30' };
  const overview = await admin.call('getBillingOverview', span, 'billed paid refunded waived open credit');
  const balance: Row[] = await admin.call(
    'getBalanceReport',
    span,
    'balance current late_30 late_60 late_90 late_over',
  );
  const transactions: Row[] = await admin.call('getTransactionReport', span, 'amount');
  const invoices: Row[] = await admin.call('getInvoiceReport', span, 'balance');
  const payments: Row[] = await admin.call('getPaymentReport', span, 'amount refunded status');
  const summary: { rows: Row[] } = await admin.call('getBillingSummaryReport', span, 'rows { part name amount }');
  const of = (part: string) =>
    sum(
      summary.rows.filter((row) => row.part === part),
      'amount',
    );
  const owed = overview.open - overview.credit;
  expect(sum(balance, 'balance')).toBe(owed);
  expect(sum(transactions, 'amount')).toBe(owed);
  expect(sum(invoices, 'balance')).toBe(overview.open);
  expect([of('category'), of('location'), of('method')]).toEqual([overview.billed, overview.billed, overview.paid]);
  const came = payments.filter(({ status }) => !['failed', 'voided', 'pending'].includes(String(status)));
  expect(sum(came, 'amount') - sum(came, 'refunded')).toBe(overview.paid);
  const { rows } = await sql<{ cash: number; income: number; owed: number }>`select
      sum(cents) filter (where kind = 'cash')::int as cash, -sum(cents) filter (where kind = 'income')::int as income,
      sum(cents) filter (where kind in ('receivable', 'credit'))::int as owed
    from ledger_line`.execute(server.tenant.db);
  expect(rows[0]).toEqual({ cash: overview.paid, income: overview.billed, owed });
  // Each parent's statement ends with what it owes, and both of a child's with what the account says.
  let both = 0;
  for (const who of [mother, father]) {
    const statement: Row[] = await who.call('getStudentStatement', { student_id: ava, ...span }, 'balance');
    const [account] = await who.call('getUserBilling', {}, 'balance');
    expect(statement.at(-1)?.balance).toBe(account.balance);
    both += account.balance;
  }
  const whole: Row[] = await manager.call('getStudentStatement', { student_id: ava, ...span }, 'balance');
  expect(whole.at(-1)?.balance).toBe(both);
  expect(await differencesOf(server.tenant.db, at())).toEqual([]);
});
