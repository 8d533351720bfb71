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
const stateOf = async (id: number) => at.manager.call('getBillingPlan', { id }, 'status end_date paused_from');

test('a plan ended from a later day is billed to the day before it, and is active until then', async () => {
  at = await at.next('2027-01-20T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { date: '2027-01-01' });
  await at.good('deactivateBillingPlan', { id: plan, date: '2027-02-15' });
  expect(await stateOf(plan)).toEqual({ status: 'active', end_date: '2027-02-14', paused_from: null });
  await at.round();
  expect(totals(await at.invoices(ava))).toEqual([100_000]);
  expect(await at.upcoming(ava)).toMatchObject([{ period_start: '2027-02-01', total: 50_000 }]);
  const accounts = { location: at.elm.id, first: 10 };
  const { data } = await at.admin.call('getBillingStudentsOverview', accounts, 'data { plans { id } }');
  expect(data[0].plans).toEqual([{ id: String(plan) }]);
  await at.goTo('2027-02-01T15:00:00Z');
  await at.round();
  expect(totals(await at.invoices(ava))).toEqual([100_000, 50_000]);
  // The last minute of the last day in New York, and the first one after it.
  await at.goTo('2027-02-15T04:59:00Z');
  expect(await stateOf(plan)).toMatchObject({ status: 'active' });
  await at.goTo('2027-02-15T05:00:00Z');
  expect(await stateOf(plan)).toMatchObject({ status: 'deactivated' });
  const list = (status: string) =>
    at.admin.call('getBillingPlans', { location: at.elm.id, status, first: 10 }, 'data { id }');
  expect([(await list('active')).data, (await list('deactivated')).data]).toEqual([[], [{ id: String(plan) }]]);
  expect(await at.admin.call('deactivateBillingPlan', { id: plan, date: '2027-05-01' }, 'status')).toEqual({
    status: 'Error',
  });
  await at.goTo('2027-03-02T15:00:00Z');
  await at.round();
  expect(await at.invoices(ava)).toHaveLength(2);
});

test('the last day of a leap February, and the hour the clocks take, are counted', async () => {
  at = await at.next('2028-02-01T15:00:00Z');
  const { id: ava } = await at.child();
  const { id: leo } = await at.child();
  const leap = await at.plan(ava, { amount: 29_000, date: '2028-02-01' });
  await at.good('deactivateBillingPlan', { id: leap, date: '2028-02-29' });
  const spring = await at.plan(leo, { amount: 31_000, date: '2028-03-01' });
  await at.good('deactivateBillingPlan', { id: spring, date: '2028-03-13' });
  await at.round();
  expect(totals(await at.invoices(ava))).toEqual([28_000]);
  await at.goTo('2028-03-01T04:30:00Z');
  await at.round();
  expect(await at.invoices(leo)).toEqual([]);
  await at.goTo('2028-03-01T05:10:00Z');
  await at.round();
  expect(totals(await at.invoices(leo))).toEqual([12_000]);
});

test('an end ahead can be moved: what is then left of a period that was billed is billed', async () => {
  at = await at.next('2029-04-01T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { amount: 30_000, date: '2029-04-01' });
  await at.good('deactivateBillingPlan', { id: plan, date: '2029-04-11' });
  await at.round();
  expect(totals(await at.invoices(ava))).toEqual([10_000]);
  const again = { id: plan, date: '2029-04-11' };
  expect(await at.admin.call('deactivateBillingPlan', again, 'status')).toEqual({ status: 'Error' });
  await at.good('deactivateBillingPlan', { id: plan, date: '2029-04-21' });
  expect(await at.upcoming(ava)).toMatchObject([{ period_start: '2029-04-11', total: 10_000 }]);
  await at.days(3);
  await at.goTo('2029-04-25T15:00:00Z');
  await at.round();
  expect(totals(await at.invoices(ava))).toEqual([10_000, 10_000]);
  // Each says the days it is for: no day stands on two bills.
  expect(await at.invoices(ava)).toMatchObject([
    { period_start: '2029-04-01', period_end: '2029-04-10' },
    { period_start: '2029-04-11', period_end: '2029-04-20' },
  ]);
});

test('a pause from a later day leaves the days before it billed, and the preview says so', async () => {
  at = await at.next('2030-01-31T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { amount: 28_000, date: '2030-02-01' });
  await at.good('pauseBillingPlan', { id: plan, date: '2030-02-15' });
  expect(await stateOf(plan)).toEqual({ status: 'active', end_date: null, paused_from: '2030-02-15' });
  expect(await at.upcoming(ava)).toMatchObject([{ period_start: '2030-02-01', total: 14_000 }]);
  await at.days(1);
  expect(totals(await at.invoices(ava))).toEqual([14_000]);
  await at.goTo('2030-02-20T15:00:00Z');
  expect(await stateOf(plan)).toMatchObject({ status: 'paused' });
  // Taken up again on the 22nd: the seven days to the end of the month were not billed with the month.
  await at.goTo('2030-02-22T15:00:00Z');
  await at.good('unpauseBillingPlan', { id: plan });
  expect(await at.upcoming(ava)).toMatchObject([{ period_start: '2030-02-22', total: 7_000 }]);
  await at.round();
  await at.days(8);
  expect(totals(await at.invoices(ava))).toEqual([14_000, 7_000, 28_000]);
});

test('a pause ahead is called off, and one entered after the bill changes nothing of it', async () => {
  at = await at.next('2031-02-01T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { amount: 28_000, date: '2031-02-01' });
  await at.round();
  await at.good('pauseBillingPlan', { id: plan, date: '2031-02-10' });
  await at.good('unpauseBillingPlan', { id: plan });
  expect(await stateOf(plan)).toEqual({ status: 'active', end_date: null, paused_from: null });
  await at.good('pauseBillingPlan', { id: plan, date: '2031-02-10' });
  await at.goTo('2031-02-20T15:00:00Z');
  await at.good('unpauseBillingPlan', { id: plan });
  await at.days(10);
  expect(totals(await at.invoices(ava))).toEqual([28_000, 28_000]);
});

test('a pause ahead that is put off leaves no day before it unbilled', async () => {
  at = await at.next('2032-02-01T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { amount: 29_000, date: '2032-02-01' });
  await at.good('pauseBillingPlan', { id: plan, date: '2032-02-11' });
  await at.round();
  await at.good('pauseBillingPlan', { id: plan, date: '2032-02-21' });
  expect(await at.upcoming(ava)).toMatchObject([
    { period_start: '2032-02-11', period_end: '2032-02-20', total: 10_000 },
  ]);
  await at.days(30);
  expect(totals(await at.invoices(ava))).toEqual([10_000, 10_000]);
});

test('care by attendance is billed to the day a child leaves, also for the archive, and not while it is there', async () => {
  at = await at.next('2033-02-01T15:00:00Z');
  const { id: ava } = await at.child();
  const { id: leo } = await at.child();
  const daily = { period: 'daily', amount: 5_000, date: '2033-02-01' };
  const plan = await at.plan(ava, daily);
  await at.plan(leo, daily);
  for (const student of [ava, leo])
    for (const day of ['2033-02-02', '2033-02-03', '2033-02-17'])
      await at.server.tenant.db
        .insertInto('attendance')
        .values({
          centre_id: at.server.tenant.centre,
          location_id: at.elm.id,
          student_id: student,
          date: day,
          checked_in_at: new Date(`${day}T14:00:00Z`),
          checked_out_at: new Date(`${day}T22:00:00Z`),
        })
        .execute();
  await at.goTo('2033-02-10T15:00:00Z');
  await at.good('deactivateBillingPlan', { id: plan, date: '2033-02-15' });
  await at.good('archiveStudent', { students: [leo] });
  await at.goTo('2033-03-01T15:00:00Z');
  await at.round();
  expect([totals(await at.invoices(ava)), totals(await at.invoices(leo))]).toEqual([[10_000], [10_000]]);
  // Back in the middle of April: the days away are not billed.
  const { id: mia } = await at.child();
  await at.plan(mia, { amount: 30_000, date: '2033-03-01' });
  await at.round();
  await at.goTo('2033-03-10T15:00:00Z');
  await at.good('archiveStudent', { students: [mia] });
  await at.goTo('2033-04-16T15:00:00Z');
  await at.round();
  await at.good('restoreStudent', { id: mia, program_id: at.room });
  await at.round();
  await at.goTo('2033-05-01T15:00:00Z');
  await at.round();
  expect(totals(await at.invoices(mia))).toEqual([30_000, 15_000, 30_000]);
});

test('periods that begin anew on a later day leave no day before it unbilled', async () => {
  at = await at.next('2034-03-01T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { amount: 31_000, date: '2034-02-01' });
  await at.round();
  await at.goTo('2034-03-20T15:00:00Z');
  // Billed to the end of March: from April 16 by the month, at another price.
  await at.good('updateBillingPlan', { id: plan, date: '2034-04-16', amount: 60_000 });
  const dates = 'date next_date new_date amount';
  expect(await at.manager.call('getBillingPlan', { id: plan }, dates)).toEqual({
    date: '2034-02-01',
    next_date: '2034-04-01',
    new_date: '2034-04-16',
    amount: 31_000,
  });
  const listed = await at.admin.call(
    'getBillingPlans',
    { location: at.elm.id, first: 10 },
    'data { student_id new_date }',
  );
  expect(listed.data).toContainEqual({ student_id: String(ava), new_date: '2034-04-16' });
  expect(await at.upcoming(ava)).toMatchObject([
    { period_start: '2034-04-01', period_end: '2034-04-15', total: 15_500 },
  ]);
  await at.goTo('2034-04-01T15:00:00Z');
  await at.round();
  expect(await at.manager.call('getBillingPlan', { id: plan }, dates)).toEqual({
    date: '2034-04-16',
    next_date: '2034-04-16',
    new_date: null,
    amount: 60_000,
  });
  await at.goTo('2034-04-16T15:00:00Z');
  await at.round();
  const billed = (await at.invoices(ava)).map((one) => [one.period_start, one.period_end, one.total]);
  expect(billed).toEqual([
    ['2034-02-01', '2034-02-28', 31_000],
    ['2034-03-01', '2034-03-31', 31_000],
    ['2034-04-01', '2034-04-15', 15_500],
    ['2034-04-16', '2034-05-15', 60_000],
  ]);
  // Another rhythm from a later day, where the location does not bill by days: they are billed by days all the same.
  await at.settings({ prorate: false });
  await at.good('updateBillingPlan', { id: plan, date: '2034-05-23', period: 'weekly', amount: 14_000 });
  expect(await at.upcoming(ava)).toMatchObject([
    { period_start: '2034-05-16', period_end: '2034-05-22', total: 13_548 },
  ]);
  // Thought better of it: the next period begins when it was to.
  await at.good('updateBillingPlan', { id: plan, date: '2034-05-16', period: 'monthly', amount: 62_000 });
  expect(await at.upcoming(ava)).toMatchObject([{ period_start: '2034-05-16', total: 62_000 }]);
  // One that has billed nothing begins later: nobody was there before.
  const { id: leo } = await at.child();
  const later = await at.plan(leo, { amount: 31_000, date: '2034-05-01' });
  await at.good('updateBillingPlan', { id: later, date: '2034-06-01' });
  expect(await at.upcoming(leo)).toMatchObject([{ period_start: '2034-06-01', total: 31_000 }]);
});

test('a plan taken up on the first day of a period that was settled without it is billed for it', async () => {
  at = await at.next('2035-03-01T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { amount: 31_000, date: '2035-02-01' });
  await at.good('pauseBillingPlan', { id: plan, date: '2035-03-01' });
  await at.round();
  expect(totals(await at.invoices(ava))).toEqual([31_000]);
  await at.good('unpauseBillingPlan', { id: plan });
  expect(await at.upcoming(ava)).toMatchObject([{ period_start: '2035-03-01', total: 31_000 }]);
  await at.round();
  await at.round();
  expect(totals(await at.invoices(ava))).toEqual([31_000, 31_000]);
  expect(await at.upcoming(ava)).toMatchObject([{ period_start: '2035-04-01', total: 31_000 }]);
});

test('a period of which a part was billed is billed on by the rules it began with', async () => {
  at = await at.next('2036-02-01T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { amount: 29_000, date: '2036-02-01' });
  await at.good('pauseBillingPlan', { id: plan, date: '2036-02-11' });
  await at.round();
  await at.goTo('2036-02-20T15:00:00Z');
  // Whole prices and a discount from today on are those of March.
  await at.settings({ prorate: false });
  await at.good('updateStudentAccountDetail', { student_id: ava, settings: { discount: 1_000 } });
  await at.good('unpauseBillingPlan', { id: plan });
  expect(await at.upcoming(ava)).toMatchObject([{ period_start: '2036-02-20', total: 10_000 }]);
  await at.days(11);
  expect(totals(await at.invoices(ava))).toEqual([10_000, 10_000, 26_100]);
});

test('a pause until a day goes on by itself: the days between are not billed, and the preview knows', async () => {
  at = await at.next('2046-01-31T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { amount: 28_000, date: '2046-02-01' });
  expect(
    await at.manager.call(
      'pauseBillingPlan',
      { id: plan, date: '2046-02-15', until: '2046-02-15' },
      'status errors { field code }',
    ),
  ).toMatchObject({
    status: 'Error',
    errors: [{ field: 'until', code: 'TOO_EARLY' }],
  });
  await at.good('pauseBillingPlan', { id: plan, date: '2046-02-15', until: '2046-02-22' });
  // 14 days before it and 7 after it, of 28.
  expect(await at.upcoming(ava)).toMatchObject([{ period_start: '2046-02-01', total: 21_000 }]);
  await at.days(1);
  expect(totals(await at.invoices(ava))).toEqual([21_000]);
  await at.goTo('2046-02-16T15:00:00Z');
  await at.round();
  expect(await stateOf(plan)).toMatchObject({ status: 'paused' });
  await at.goTo('2046-02-22T15:00:00Z');
  await at.round();
  expect(await stateOf(plan)).toEqual({ status: 'active', end_date: null, paused_from: null });
  await at.days(8);
  expect(totals(await at.invoices(ava))).toEqual([21_000, 28_000]);
});

test('a pause over a whole month makes no bill of it, and the next month is whole', async () => {
  at = await at.next('2047-01-31T15:00:00Z');
  const { id: ava } = await at.child();
  const plan = await at.plan(ava, { amount: 28_000, date: '2047-02-01' });
  await at.good('pauseBillingPlan', { id: plan, date: '2047-02-01', until: '2047-03-01' });
  await at.days(15);
  expect(await at.invoices(ava)).toEqual([]);
  await at.goTo('2047-03-01T15:00:00Z');
  await at.round();
  expect(totals(await at.invoices(ava))).toEqual([28_000]);
});
