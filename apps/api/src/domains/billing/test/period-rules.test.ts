import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledLocation } from './billed-location.ts';
import { differencesOf } from './ledger.model.ts';

let at: BilledLocation;
beforeAll(async () => {
  at = await BilledLocation.start('2026-12-01T15:00:00Z');
});
afterAll(async () => {
  const { db, centre } = at.server.tenant;
  expect(await differencesOf(db, centre)).toEqual([]);
  await at.server.close();
});
const totals = (rows: readonly { total: number }[]) => rows.map(({ total }) => total);
const next = async (student: number): Promise<number[]> => totals(await at.upcoming(student));
const siblings = async () => {
  const elder = await at.child();
  const younger = await at.child();
  const groups = { centre_id: at.server.tenant.centre };
  const { id: sibling_group_id } = await at.server.tenant.db
    .insertInto('sibling_group')
    .values(groups)
    .returning('id')
    .executeTakeFirstOrThrow();
  await at.server.tenant.db
    .updateTable('student')
    .set({ sibling_group_id })
    .where('id', 'in', [elder.id, younger.id])
    .execute();
  return [elder.id, younger.id] as const;
};

test('a sibling lowers the bill of days it is there for: not before it begins, and up to the day it leaves', async () => {
  at = await at.next('2027-01-15T15:00:00Z');
  await at.settings({ sibling_discount: 1_000 });
  const [elder, younger] = await siblings();
  await at.plan(younger, { amount: 80_000, date: '2027-02-01' });
  const later = await at.plan(elder, { amount: 100_000, date: '2028-02-01' });
  expect(await next(younger)).toEqual([80_000]);
  await at.good('deleteBillingPlan', { id: later });
  const plan = await at.plan(elder, { amount: 100_000, date: '2027-01-01' });
  expect(await next(younger)).toEqual([72_000]);
  await at.good('deactivateBillingPlan', { id: plan, date: '2027-12-31' });
  expect(await next(younger)).toEqual([72_000]);
  // Half of February, and then only as long as it rests on the days of the bill.
  await at.good('deactivateBillingPlan', { id: plan, date: '2027-02-15' });
  expect(await next(younger)).toEqual([76_000]);
  await at.good('deactivateBillingPlan', { id: plan, date: '2027-12-31' });
  await at.good('pauseBillingPlan', { id: plan, date: '2027-02-22' });
  expect(await next(younger)).toEqual([74_000]);
});

test('only an absence on a day the child was to come lowers the bill', async () => {
  at = await at.next('2027-03-31T15:00:00Z');
  await at.settings({ credit_absences: true });
  const absent = async (student_id: number, date: string) => {
    const { tenant } = at.server;
    const marked_at = at.server.clock.now();
    await tenant.db
      .insertInto('absence')
      .values({ centre_id: tenant.centre, location_id: at.elm.id, student_id, date, marked_at })
      .execute();
  };
  const { id: ava } = await at.child();
  await at.plan(ava, { amount: 40_000, days: ['Monday'], date: '2027-04-01' });
  await absent(ava, '2027-04-06');
  expect(await next(ava)).toEqual([40_000]);
  await absent(ava, '2027-04-12');
  expect(await next(ava)).toEqual([30_000]);
  const { id: leo } = await at.child();
  const plan = await at.plan(leo, { amount: 30_000, date: '2027-04-01' });
  await absent(leo, '2027-04-09');
  expect(await next(leo)).toEqual([29_000]);
  await at.good('createClosure', {
    name: 'Off',
    start_date: '2027-04-09',
    end_date: '2027-04-09',
    location: at.elm.id,
  });
  expect(await next(leo)).toEqual([30_000]);
  await absent(leo, '2027-04-20');
  await at.good('pauseBillingPlan', { id: plan, date: '2027-04-16' });
  expect(await next(leo)).toEqual([15_000]);
});

test('nobody is fined or reminded within the terms, counted from the day an invoice was made', async () => {
  at = await at.next('2027-05-23T15:00:00Z');
  await at.settings({ due_days: 7, late_fee: 2_500, late_fee_days: 5, reminder_days: [3] });
  const { id: ava, payer } = await at.child();
  await at.plan(ava, { amount: 31_000, date: '2027-05-01' });
  await at.round();
  await at.round();
  expect(await at.invoices(ava)).toMatchObject([{ date: '2027-05-01', due_date: '2027-05-30', total: 31_000 }]);
  // One that the office dated back, and a draft that lay about.
  const by = { student_id: ava, items: [{ name: 'Trip', amount: 1_000 }], date: '2027-05-01', due_date: '2027-05-08' };
  const { invoice } = await at.good('createInvoice', by, 'invoice { id due_date }');
  expect(invoice.due_date).toBe('2027-05-08');
  await at.round();
  const letters = () =>
    at.server.tenant.db
      .selectFrom('invoice_letter')
      .select(['invoice_id', 'step'])
      .where('step', 'like', 'reminder%')
      .execute();
  const fees = async () => (await at.invoices(ava)).filter(({ late_fee_of }) => late_fee_of !== null);
  expect([await fees(), await letters()]).toEqual([[], []]);
  await at.goTo('2027-06-02T03:30:00Z');
  await at.round();
  expect([await fees(), await letters()]).toEqual([[], []]);
  // In New York it is June 2, three days after both.
  await at.goTo('2027-06-02T15:00:00Z');
  await at.round();
  expect([(await fees()).length, (await letters()).length]).toEqual([0, 2]);
  await at.goTo('2027-06-04T15:00:00Z');
  await at.round();
  expect(await fees()).toEqual([]);
  await at.goTo('2027-06-05T15:00:00Z');
  await at.round();
  expect(totals(await fees())).toEqual([2_500, 2_500, 2_500].slice(0, (await fees()).length));
  expect(new Set((await fees()).map(({ late_fee_of }) => late_fee_of)).size).toBe(2);
  expect(payer.id).toBeGreaterThan(0);
});

test('a late fee goes with the invoice it was for, and whoever voids it is told', async () => {
  const { id: leo } = await at.child();
  const by = { student_id: leo, items: [{ name: 'Trip', amount: 1_000 }], due_date: '2027-06-05' };
  const { invoice } = await at.good('createInvoice', by, 'invoice { id }');
  await at.goTo('2027-06-12T15:00:00Z');
  await at.round();
  const [, fee] = await at.invoices(leo);
  expect(fee).toMatchObject({ total: 2_500, late_fee_of: Number(invoice.id) });
  // Money that was taken for the fee is taken off first.
  const paid = { student_id: leo, amount: 2_500, method: 'cash', invoices: [fee?.id] };
  const { payment } = await at.good('createPayment', paid, 'payment { id }');
  expect(await at.admin.call('voidInvoice', { id: invoice.id }, 'status errors { code }')).toEqual({
    status: 'Error',
    errors: [{ code: 'APPLIED' }],
  });
  await at.good('unapplyPayment', { id: payment.id });
  const told = await at.good('voidInvoice', { id: invoice.id, reason: 'Billed by mistake' });
  expect(told.message).toContain(fee?.number);
  expect((await at.invoices(leo)).map(({ status }) => status)).toEqual(['voided', 'voided']);
  const voids = { location: at.elm.id, student_id: leo, first: 10 };
  const { data } = await at.admin.call('getVoids', voids, 'data { kind reason }');
  expect(data.map(({ reason }: { reason: string }) => reason)).toContain('Billed by mistake');
  expect(data).toHaveLength(2);
  await at.round();
  expect(await at.invoices(leo)).toHaveLength(2);
});

test('an invoice split by shares is rounded once, not line by line', async () => {
  const { id, payer } = await at.child();
  const others = [await at.guardian(id), await at.guardian(id)];
  const thirds = [payer, ...others].map(({ id: user_id }) => ({ user_id, percent: 33.33 }));
  for (const third of thirds) await at.good('addStudentPayer', { student_id: id, ...third });
  const items = [1, 2, 3].map((n) => ({ name: `Line ${n}`, amount: 3_367 }));
  const made = await at.good('createInvoice', { student_id: id, items, due_date: '2027-12-31' }, 'invoices { total }');
  expect(totals(made.invoices)).toEqual([3_367, 3_367, 3_367]);
});
