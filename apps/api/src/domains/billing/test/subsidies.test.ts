import { afterAll, beforeAll, expect, test } from 'vitest';
import { planned } from '../../schedules/test/schedules.factory.ts';
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
/** [agencies, families] of what comes next. */
const next = async (student: number, agencies: readonly string[] = ['County']): Promise<number[]> => {
  const bills: { payer_name: string; total: number }[] = await at.upcoming(student);
  const sum = (own: typeof bills) => own.reduce((all, { total }) => all + total, 0);
  const isAgency = ({ payer_name }: { payer_name: string }) => agencies.includes(payer_name);
  return [sum(bills.filter(isAgency)), sum(bills.filter((bill) => !isAgency(bill)))];
};
const january = { start_date: '2027-01-01' };

test('a share is authorized by day, week, two weeks or month: each pays for the days of care', async () => {
  at = await at.next('2027-01-31T15:00:00Z');
  const county = await at.agency('County');
  const share = async (plan: object, subsidy: object) => {
    const { id } = await at.child();
    await at.plan(id, { date: '2027-02-01', ...plan });
    await at.subsidy(id, county, { ...january, ...subsidy });
    return next(id);
  };
  // February 2027 has 20 days from Monday to Friday.
  expect(await share({}, { amount: 2_000, period: 'daily' })).toEqual([40_000, 60_000]);
  expect(await share({ days: ['Monday', 'Wednesday'] }, { amount: 2_000, period: 'daily' })).toEqual([16_000, 84_000]);
  expect(await share({}, { amount: 10_000, period: 'weekly' })).toEqual([40_000, 60_000]);
  expect(await share({}, { amount: 10_000, period: 'biweekly' })).toEqual([20_000, 80_000]);
  expect(await share({}, { amount: 28_000, period: 'monthly' })).toEqual([28_000, 72_000]);
  const week = { period: 'weekly', amount: 25_000 };
  expect(await share(week, { amount: 28_000, period: 'monthly' })).toEqual([7_000, 18_000]);
  expect(await share(week, { amount: 1_000, period: 'daily' })).toEqual([5_000, 20_000]);
  expect(await share(week, { amount: 6_000, period: 'biweekly' })).toEqual([3_000, 22_000]);
});

test('a share by day follows the schedule of the child, and is not paid for a closed day', async () => {
  const county = await at.agency('By schedule');
  const { id } = await at.child();
  await at.plan(id, { date: '2027-02-01' });
  await at.subsidy(id, county, { ...january, amount: 2_000, period: 'daily' });
  await planned(at.server.tenant, at.elm, { student_id: id, room_id: at.room }, [1, 2], ['08:00', '15:00']);
  expect(await next(id, ['By schedule'])).toEqual([16_000, 84_000]);
  await at.good('createClosure', {
    name: 'Presidents Day',
    start_date: '2027-02-15',
    end_date: '2027-02-15',
    location: at.elm.id,
  });
  expect(await next(id, ['By schedule'])).toEqual([14_000, 86_000]);
});

test('the days authorized bound what an agency is billed; days billed and paid can be read', async () => {
  const county = await at.agency('Bounded');
  const { id } = await at.child();
  const by = await at.plan(id, { date: '2027-02-01' });
  const subsidy = await at.subsidy(id, county, { ...january, amount: 2_000, period: 'daily', units: 8 });
  expect(await next(id, ['Bounded'])).toEqual([16_000, 84_000]);
  const { id: leo } = await at.child();
  await at.plan(leo, { date: '2027-02-01' });
  await at.subsidy(leo, county, { ...january, amount: 50_000, units: 5 });
  // Five of nineteen days: what they cost, and not the whole share.
  expect(await next(leo, ['Bounded'])).toEqual([26_316, 73_684]);
  // Of weeks the first ones use the days of the month up.
  const { id: mia } = await at.child();
  await at.plan(mia, { date: '2027-02-01', period: 'weekly', amount: 25_000 });
  await at.subsidy(mia, county, { ...january, amount: 1_000, period: 'daily', units: 8 });
  await at.goTo('2027-02-23T15:00:00Z');
  await at.round();
  const weeks = (await at.invoices(mia)).filter(({ agency }) => agency !== null);
  expect(weeks.map(({ period_start, total }) => [period_start, total])).toEqual([
    ['2027-02-01', 5_000],
    ['2027-02-08', 3_000],
  ]);
  const read = async () => {
    const { data } = await at.admin.call(
      'getSubsidies',
      { agency_id: county, first: 10 },
      'data { id units billed paid }',
    );
    return data.find((one: { id: string }) => Number(one.id) === subsidy);
  };
  expect(await read()).toMatchObject({ units: 8, billed: 8, paid: 0 });
  const [bill] = (await at.invoices(id)).filter(({ agency, plan_id }) => agency !== null && plan_id === by);
  await at.good('createAgencyPayment', { agency_id: county, amount: 16_000, invoices: [bill?.id] });
  expect(await read()).toMatchObject({ billed: 8, paid: 8 });
  // Voided, its days are free again.
  const [second] = weeks;
  await at.good('voidInvoice', { id: second?.id, reason: 'Wrong week' });
  await at.goTo('2027-02-24T15:00:00Z');
});

test('an authorization is the child’s: several plans of a child share it', async () => {
  at = await at.next('2027-01-31T15:00:00Z');
  const county = await at.agency('Shared');
  const two = async (subsidy: object, plans: readonly object[]) => {
    const { id } = await at.child();
    for (const plan of plans) await at.plan(id, { date: '2027-02-01', ...plan });
    const share = await at.subsidy(id, county, { ...january, ...subsidy });
    return { id, share, sums: await next(id, ['Shared']) };
  };
  // What the first plan leaves of it is the second one's.
  expect((await two({ amount: 50_000 }, [{}, { amount: 20_000 }])).sums).toEqual([50_000, 70_000]);
  expect((await two({ amount: 50_000 }, [{ amount: 30_000 }, { amount: 40_000 }])).sums).toEqual([50_000, 20_000]);
  const weeks = [
    { period: 'weekly', amount: 8_000 },
    { period: 'weekly', amount: 7_000 },
  ];
  expect((await two({ amount: 10_000, period: 'weekly' }, weeks)).sums).toEqual([10_000, 5_000]);
  // Twenty days of care, or eight of them, whichever plan they are billed by.
  const daily = { amount: 2_000, period: 'daily' };
  expect((await two(daily, [{ amount: 30_000 }, {}])).sums).toEqual([40_000, 90_000]);
  const bounded = await two({ ...daily, units: 8 }, [{ amount: 10_000 }, {}]);
  expect(bounded.sums).toEqual([16_000, 94_000]);
  // Days of one plan that the other one does not have are days of their own.
  const days = [{ days: ['Monday'] }, { days: ['Tuesday'] }];
  expect((await two({ ...daily, units: 6 }, days)).sums).toEqual([12_000, 188_000]);
  // The family's part is set aside once.
  expect((await two({ amount: 90_000, copay: 2_500 }, [{ amount: 30_000 }, { amount: 40_000 }])).sums).toEqual([
    67_500, 2_500,
  ]);
  // A plan by month and one by week, as rounds come: the month has used the weeks up, to the cent.
  const month = await two({ amount: 50_000 }, [{}, { period: 'weekly', amount: 7_000 }]);
  await at.goTo('2027-02-23T15:00:00Z');
  await at.round();
  const bills = async (id: number) =>
    (await at.invoices(id)).filter(({ agency }) => agency !== null).map(({ total }) => total);
  expect(await bills(month.id)).toEqual([50_000]);
  expect((await bills(bounded.id)).reduce((sum, total) => sum + total, 0)).toBe(16_000);
  const read = async () => {
    const { data } = await at.admin.call(
      'getSubsidies',
      { agency_id: county, first: 10 },
      'data { id units billed paid }',
    );
    return data.find((one: { id: string }) => Number(one.id) === bounded.share);
  };
  expect(await read()).toMatchObject({ units: 8, billed: 8, paid: 0 });
  // What was voided is free for the plan that is billed next.
  const [bill] = (await at.invoices(month.id)).filter(({ agency }) => agency !== null);
  await at.good('voidInvoice', { id: bill?.id, reason: 'By mistake' });
  await at.goTo('2027-03-01T15:00:00Z');
  const [, families] = await next(month.id, ['Shared']);
  expect(families).toBeGreaterThan(0);
  await at.round();
  // March: the month is billed first, and the week of March 1 has nothing left of it.
  expect(await bills(month.id)).toEqual([50_000, 50_000]);
});

test('payers and subsidies are those of the period, in a preview and where a period is caught up', async () => {
  at = await at.next('2027-11-23T15:00:00Z');
  const county = await at.agency('County');
  const { id: ava, payer: mother } = await at.child();
  await at.subsidy(ava, county, { amount: 60_000, start_date: '2027-10-01', end_date: '2027-10-31' });
  await at.plan(ava, { date: '2027-10-01' });
  await at.round();
  expect(await at.billed(ava)).toEqual([
    ['agency', '2027-10-01', 60_000],
    [mother.id, '2027-10-01', 40_000],
    [mother.id, '2027-11-01', 100_000],
  ]);
  // Of those to come: one that is over by then, and one that begins by then, and one inside.
  const { id: leo } = await at.child();
  await at.plan(leo, { date: '2028-02-01', amount: 29_000 });
  await at.subsidy(leo, county, { amount: 10_000, ...{ start_date: '2027-01-01', end_date: '2027-12-31' } });
  expect(await next(leo)).toEqual([0, 29_000]);
  await at.subsidy(leo, county, { amount: 10_000, start_date: '2028-02-01' });
  expect(await next(leo)).toEqual([10_000, 19_000]);
  const { id: mia } = await at.child();
  await at.plan(mia, { date: '2028-02-01', amount: 29_000 });
  await at.subsidy(mia, county, { amount: 29_000, start_date: '2028-02-20', end_date: '2028-02-24' });
  expect(await next(mia)).toEqual([5_000, 24_000]);
});

test('payers of parts of a period pay for their days', async () => {
  const { id, payer } = await at.child();
  const father = await at.guardian(id);
  const day = { student_id: id, percent: 100 };
  await at.good('addStudentPayer', { ...day, user_id: payer.id, start_date: '2027-01-01', end_date: '2028-02-10' });
  await at.good('addStudentPayer', { ...day, user_id: father.id, start_date: '2028-02-11' });
  await at.plan(id, { date: '2028-02-01', amount: 29_000 });
  const bills: { total: number }[] = await at.upcoming(id);
  expect(bills.map(({ total }) => total)).toEqual([10_000, 19_000]);
  // Payers and a plan entered on one day, the plan from the first of the month: they pay all of it.
  const { id: leo } = await at.child();
  const aunt = await at.guardian(leo);
  await at.good('addStudentPayer', { student_id: leo, user_id: aunt.id, percent: 100 });
  await at.plan(leo, { date: '2027-11-01' });
  await at.round();
  expect(await at.billed(leo)).toEqual([[aunt.id, '2027-11-01', 100_000]]);
});

test('the family pays its copay, also where two agencies would pay all; the parts sum to the cent', async () => {
  const [county, state] = [await at.agency('Two A'), await at.agency('Two B')];
  const both = ['Two A', 'Two B'];
  const { id } = await at.child();
  await at.plan(id, { date: '2028-02-01' });
  await at.subsidy(id, county, { amount: 33_333, start_date: '2027-01-01' });
  await at.subsidy(id, state, { amount: 100_000, copay: 2_500, start_date: '2027-01-01' });
  expect(await next(id, both)).toEqual([97_500, 2_500]);
  const bills: { total: number; payer_name: string }[] = await at.upcoming(id);
  expect(bills.map(({ payer_name, total }) => [payer_name, total]).sort()).toEqual(
    [
      ['Two A', 33_333],
      ['Two B', 64_167],
      [bills.find(({ total }) => total === 2_500)?.payer_name, 2_500],
    ].sort(),
  );
});

test('a subsidy that ends today is found in the evening of its location', async () => {
  at = await at.next('2028-05-02T02:30:00Z');
  const county = await at.agency('Evening');
  const { id } = await at.child();
  await at.subsidy(id, county, { amount: 1_000, start_date: '2028-04-01', end_date: '2028-05-01' });
  const of = { agency_id: county, first: 10 };
  expect((await at.admin.call('getSubsidies', { ...of, status: 'active' }, 'data { id }')).data).toHaveLength(1);
  await at.good('removeAgencyStudent', { agency_id: county, student_id: id });
  expect((await at.admin.call('getSubsidies', { ...of, status: 'active' }, 'data { id }')).data).toEqual([]);
});

test('a whole price asks an agency for the days of its bill alone, by day for those of care', async () => {
  at = await at.next('2029-03-14T15:00:00Z');
  await at.settings({ prorate: false });
  const county = await at.agency('Whole');
  // Thursday to Wednesday, without the Wednesday: it rests from the second week on, to the Monday of the third one.
  const week = { period: 'weekly', amount: 20_000, days: ['Monday', 'Tuesday', 'Thursday', 'Friday'] };
  const shared = async (subsidy: object) => {
    const { id } = await at.child();
    await at.subsidy(id, county, { start_date: '2029-03-01', ...subsidy });
    const plan = await at.plan(id, { ...week, date: '2029-03-08' });
    await at.good('pauseBillingPlan', { id: plan, date: '2029-03-15' });
    return { id, plan };
  };
  const daily = await shared({ amount: 3_000, period: 'daily' });
  const weekly = await shared({ amount: 7_000, period: 'weekly' });
  const over = await shared({ amount: 3_000, period: 'daily', end_date: '2029-03-25' });
  await at.round();
  expect(await next(daily.id, ['Whole'])).toEqual([0, 0]);
  await at.days(9);
  for (const { plan } of [daily, weekly, over]) {
    await at.goTo('2029-03-26T15:00:00Z');
    await at.good('unpauseBillingPlan', { id: plan });
  }
  expect(await at.upcoming(daily.id)).toMatchObject([{ period_start: '2029-03-26' }, { period_end: '2029-03-28' }]);
  // Two of the week's four days are left; who paid before the bill's first day pays nothing of it.
  expect(await next(daily.id, ['Whole'])).toEqual([6_000, 14_000]);
  expect(await next(weekly.id, ['Whole'])).toEqual([3_500, 16_500]);
  expect(await next(over.id, ['Whole'])).toEqual([0, 20_000]);
  // A whole price with an end ahead: the days of care are those before it.
  const { id: leo } = await at.child();
  await at.subsidy(leo, county, { start_date: '2029-03-01', amount: 3_000, period: 'daily' });
  const plan = await at.plan(leo, { ...week, date: '2029-03-29' });
  await at.good('deactivateBillingPlan', { id: plan, date: '2029-04-02' });
  expect(await next(leo, ['Whole'])).toEqual([6_000, 14_000]);
});
