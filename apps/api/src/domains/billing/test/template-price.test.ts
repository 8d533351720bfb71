import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledLocation } from './billed-location.ts';

let at: BilledLocation;
let ava: number;
let leo: number;
let mia: number;
let template: string;
beforeAll(async () => {
  at = await BilledLocation.start('2027-01-20T15:00:00Z');
  template = (await at.good('saveBillingPlanTemplate', form({ id: undefined, amount: 120_000 }), 'template { id }'))
    .template.id;
  [ava, leo, mia] = await Promise.all([0, 1, 2].map(async () => (await at.child()).id)).then(
    ([a = 0, b = 0, c = 0]) => [a, b, c] as const,
  );
  for (const child of [ava, leo])
    await at.plan(child, { name: 'Full day', template, amount: 120_000, date: '2027-01-01' });
  await at.plan(mia, { name: 'Full day', template, amount: 110_000, date: '2027-01-01' });
  await at.round();
});
afterAll(() => at.server.close());

const form = (given: object = {}) => ({
  ...{ id: template, name: 'Full day', date: '2027-01-01', period: 'monthly', location_id: at.elm.id },
  ...given,
});
const save = (given: object) =>
  at.admin.call(
    'saveBillingPlanTemplate',
    { ...form(given), confirm: [], ...given },
    'status message errors { field code message }',
  );
const next = async (child: number) => {
  const [coming] = await at.upcoming(child);
  return [coming.period_start, coming.total];
};
const nexts = () => Promise.all([ava, leo, mia].map(next));
const listed = async () => {
  const location_id = at.elm.id;
  const [row] = await at.admin.call('getBillingPlanTemplates', { location_id }, 'amount prices');
  return row;
};
const old = [
  ['2027-02-01', 120_000],
  ['2027-02-01', 120_000],
  ['2027-02-01', 110_000],
];

test('a new price says whom it is for, and how many children pay what', async () => {
  const answer = await save({ amount: 125_000 });
  expect(answer).toMatchObject({ status: 'Error', errors: [{ field: 'apply_to', code: 'REQUIRED' }] });
  expect(answer.message).toMatch(/3 children \(2 at \$1,200\.00, 1 at \$1,100\.00\)/);
  expect(await listed()).toMatchObject({ amount: 120_000 });
});

test('a price for new plans leaves those children have', async () => {
  expect(await save({ amount: 130_000, apply_to: 'new' })).toMatchObject({ status: 'Success' });
  expect(await nexts()).toEqual(old);
  expect(await listed()).toMatchObject({
    amount: 130_000,
    prices: [
      { amount: 120_000, students: 2, next_amount: null },
      { amount: 110_000, students: 1, next_amount: null },
    ],
  });
  expect(await save({ amount: 120_000, apply_to: 'new' })).toMatchObject({ status: 'Success' });
});

test('a day that is missing, billed or in a closed month is declined at the field', async () => {
  const days = [undefined, '2027-01-25'];
  const answers = await Promise.all(
    days.map((effective_date) => save({ amount: 125_000, apply_to: 'all', effective_date })),
  );
  expect(answers.map(({ errors }) => errors)).toMatchObject([
    [{ field: 'effective_date', code: 'REQUIRED' }],
    [{ field: 'effective_date', code: 'BILLED' }],
  ]);
  await at.good('closeBillingMonth', { location: at.elm.id, month: '2026-12-01' });
  expect(await save({ amount: 125_000, apply_to: 'all', effective_date: '2026-12-15' })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'effective_date', code: 'CLOSED' }],
  });
  expect(await nexts()).toEqual(old);
});

test('a price for all is asked first, holds from its day and not before, in previews and in the round', async () => {
  const wanted = { amount: 125_000, apply_to: 'all', effective_date: '2027-03-01' };
  const asked = await save(wanted);
  expect(asked.status).toBe('Error');
  expect(asked.errors.map(({ message }: { message: string }) => message)).toEqual([
    '2 children: $1,200.00 → $1,250.00 a month each, from 03/01/2027, for periods that begin then or later.',
    'Together: $2,400.00 → $2,500.00 a month, before discounts.',
    '1 child at another price: nothing changes.',
    'Families are not told.',
  ]);
  expect(await listed()).toMatchObject({ amount: 120_000, prices: [{ next_amount: null }, { next_amount: null }] });
  const confirm = [asked.errors[0].field.replace('confirm.', '')];
  expect(await save({ ...wanted, amount: 126_000, confirm })).toMatchObject({ status: 'Error' });
  expect(await save({ ...wanted, confirm })).toMatchObject({ status: 'Success' });
  expect(await nexts()).toEqual(old);
  expect(await listed()).toMatchObject({
    amount: 125_000,
    prices: [
      { amount: 120_000, students: 2, next_amount: 125_000, from: '2027-03-01' },
      { amount: 110_000, students: 1, next_amount: null },
    ],
  });
  const trail = await at.server.tenant.db
    .selectFrom('audit')
    .select('entity_id')
    .where('call', '=', 'saveBillingPlanTemplate')
    .where('entity', '=', 'BillingPlan')
    .execute();
  expect(trail).toHaveLength(2);
  await at.goTo('2027-02-01T15:00:00Z');
  await at.round();
  expect(await nexts()).toEqual([
    ['2027-03-01', 125_000],
    ['2027-03-01', 125_000],
    ['2027-03-01', 110_000],
  ]);
  await at.goTo('2027-03-01T15:00:00Z');
  await at.round();
  expect((await at.billed(ava)).map(([, start, total]) => [start, total])).toEqual([
    ['2027-01-01', 120_000],
    ['2027-02-01', 120_000],
    ['2027-03-01', 125_000],
  ]);
});

test('another price that is agreed meanwhile replaces the one that waits', async () => {
  const wanted = { amount: 140_000, apply_to: 'all', effective_date: '2027-05-01' };
  const asked = await save(wanted);
  const confirm = [asked.errors[0].field.replace('confirm.', '')];
  expect(await save({ ...wanted, confirm })).toMatchObject({ status: 'Success' });
  expect(await save({ ...wanted, amount: 150_000, effective_date: '2027-06-01' })).toMatchObject({
    errors: [{ field: 'effective_date', code: 'AHEAD' }],
  });
  const [plan] = await at.admin.call('getStudentBillingPlans', { student_id: leo }, 'id');
  await at.good('updateBillingPlan', { id: plan.id, amount: 100_000 });
  await at.goTo('2027-05-01T15:00:00Z');
  await at.round();
  await at.round();
  expect((await at.invoices(leo)).at(-1)).toMatchObject({ period_start: '2027-05-01', total: 100_000 });
  expect((await at.invoices(ava)).at(-1)).toMatchObject({ period_start: '2027-05-01', total: 140_000 });
});
