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
const save = (settings: object, effective_date?: string) =>
  at.admin.call(
    'saveBillingSetting',
    { location_id: at.elm.id, settings, ...(effective_date ? { effective_date } : {}) },
    'status errors { field code }',
  );
const saved = { status: 'Success', errors: [] };
const fields =
  'sibling_discount prorate late_fee changes { effective_date sibling_discount prorate credit_absences late_fee late_fee_percent late_fee_days }';
const read = () => at.admin.call('getBillingSetting', { location_id: at.elm.id }, fields);
const discount = (student_id: number, settings: object, effective_date?: string) =>
  at.admin.call(
    'updateStudentAccountDetail',
    { student_id, settings, ...(effective_date ? { effective_date } : {}) },
    'status errors { field code }',
  );
const siblings = async (): Promise<[number, number]> => {
  const { db, centre } = at.server.tenant;
  const { id: sibling_group_id } = await db
    .insertInto('sibling_group')
    .values({ centre_id: centre })
    .returning('id')
    .executeTakeFirstOrThrow();
  return [(await at.child({ sibling_group_id })).id, (await at.child({ sibling_group_id })).id];
};

test('a period that is billed late takes the settings of its first day; the next one those of its own', async () => {
  at = await at.next('2027-02-20T15:00:00Z');
  expect(await save({ sibling_discount: 1_000 })).toEqual(saved);
  const [elder, younger] = await siblings();
  await at.plan(elder, { date: '2027-03-01' });
  const plan = await at.plan(younger, { amount: 80_000, date: '2027-03-01' });
  await at.good('deactivateBillingPlan', { id: plan, date: '2027-04-16' });
  await at.goTo('2027-03-15T15:00:00Z');
  expect(await save({ sibling_discount: 2_000, prorate: false })).toEqual(saved);
  expect(totals(await at.upcoming(younger))).toEqual([72_000]);
  await at.goTo('2027-03-20T15:00:00Z');
  await at.round();
  // What was billed stands, and April has what holds by then.
  expect(totals(await at.invoices(younger))).toEqual([72_000]);
  expect(totals(await at.upcoming(younger))).toEqual([64_000]);
});

test('a change says from when: back to the first of the month, or from a day ahead', async () => {
  at = await at.next('2028-03-10T15:00:00Z');
  const [elder, younger] = await siblings();
  await at.plan(elder, { date: '2028-03-01' });
  await at.plan(younger, { amount: 80_000, date: '2028-03-01' });
  await at.goTo('2028-03-15T15:00:00Z');
  // Entered on the tenth: the rest of the month was meant to be billed by what was said by then.
  expect(await save({ sibling_discount: 1_000 })).toEqual(saved);
  expect(totals(await at.upcoming(younger))).toEqual([80_000]);
  expect(await save({ sibling_discount: 1_000 }, '2028-03-01')).toEqual(saved);
  expect(totals(await at.upcoming(younger))).toEqual([72_000]);
  // One ahead leaves today as it is, whatever else is saved meanwhile.
  expect(await save({ sibling_discount: 2_500 }, '2028-04-01')).toEqual(saved);
  expect(await save({ sibling_discount: 1_000, prorate: true, late_fee: 500 })).toEqual(saved);
  const ahead = {
    sibling_discount: 2_500,
    prorate: true,
    credit_absences: false,
    late_fee_percent: 0,
    late_fee_days: 5,
  };
  expect(await read()).toEqual({
    ...{ sibling_discount: 1_000, prorate: true, late_fee: 500 },
    changes: [{ effective_date: '2028-04-01', late_fee: 500, ...ahead }],
  });
  await at.round();
  expect(totals(await at.invoices(younger))).toEqual([72_000]);
  expect(totals(await at.upcoming(younger))).toEqual([60_000]);
  await at.goTo('2028-04-01T15:00:00Z');
  expect(await read()).toMatchObject({ sibling_discount: 2_500, changes: [] });
  await at.good('closeBillingMonth', { location: at.elm.id, month: '2028-03-01' });
  expect(await save({ sibling_discount: 0 }, '2028-03-15')).toEqual({
    status: 'Error',
    errors: [{ field: 'effective_date', code: 'CLOSED' }],
  });
});

test('the discount of an account holds from its day on', async () => {
  at = await at.next('2029-04-20T15:00:00Z');
  const { id: ava } = await at.child();
  await at.plan(ava, { date: '2029-05-01' });
  expect(await discount(ava, { discount: 1_000, discount_reason: 'Staff' })).toEqual(saved);
  await at.goTo('2029-05-15T15:00:00Z');
  expect(await discount(ava, { discount: 2_000, discount_reason: 'Director' })).toEqual(saved);
  expect(await at.upcoming(ava)).toMatchObject([{ total: 90_000, items: [{ amount: 100_000 }, { name: 'Staff' }] }]);
  await at.round();
  expect(await at.upcoming(ava)).toMatchObject([{ total: 80_000, items: [{ amount: 100_000 }, { name: 'Director' }] }]);
  expect(await discount(ava, { discount: 0, discount_reason: null }, '2029-07-01')).toEqual(saved);
  expect(await discount(ava, { discount: 2_000, note: 'Pays in cash' })).toEqual(saved);
  const { settings } = await at.manager.call('getStudentAccountDetail', { student_id: ava }, 'settings');
  expect(settings).toMatchObject({
    ...{ discount: 2_000, discount_reason: 'Director', note: 'Pays in cash' },
    changes: [{ effective_date: '2029-07-01', discount: 0, discount_reason: null }],
  });
  await at.goTo('2029-06-01T15:00:00Z');
  await at.round();
  await at.goTo('2029-07-01T15:00:00Z');
  await at.round();
  expect(totals(await at.invoices(ava))).toEqual([90_000, 80_000, 100_000]);
});

test('a late fee is one the family was told of by the due day, and none that the office has taken back', async () => {
  at = await at.next('2030-05-01T15:00:00Z');
  const { id: ava } = await at.child();
  const owe = async (due_date: string) =>
    at.good('createInvoice', { student_id: ava, items: [{ name: 'Trip', amount: 10_000 }], due_date });
  const fees = async () => totals((await at.invoices(ava)).filter(({ late_fee_of }) => late_fee_of !== null));
  await owe('2030-05-05');
  await at.goTo('2030-05-10T15:00:00Z');
  expect(await save({ late_fee: 1_000, late_fee_days: 2 })).toEqual(saved);
  await owe('2030-05-12');
  await at.goTo('2030-05-20T15:00:00Z');
  await at.round();
  // The first one was due before there was a fee.
  expect(await fees()).toEqual([1_000]);
  await owe('2030-05-22');
  await at.goTo('2030-05-23T15:00:00Z');
  expect(await save({ late_fee: 3_000 })).toEqual(saved);
  await owe('2030-05-24');
  await at.goTo('2030-05-25T15:00:00Z');
  await at.round();
  expect(await fees()).toEqual([1_000, 1_000]);
  expect(await save({ late_fee: 0 })).toEqual(saved);
  await at.goTo('2030-05-30T15:00:00Z');
  await at.round();
  expect(await fees()).toEqual([1_000, 1_000]);
});

test('days to pay, reminders and credits hold from now on, for whatever is billed from then', async () => {
  at = await at.next('2031-06-20T15:00:00Z');
  const { id: ava } = await at.child();
  await at.plan(ava, { date: '2031-06-25' });
  await at.goTo('2031-06-28T15:00:00Z');
  expect(await save({ due_days: 20 })).toEqual(saved);
  await at.round();
  expect(await at.invoices(ava)).toMatchObject([{ date: '2031-06-25', due_date: '2031-07-18' }]);
});
