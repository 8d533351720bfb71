import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billDuePlans } from '../plans/bill-plans.ts';
import { BilledLocation } from './billed-location.ts';
import { differencesOf } from './ledger.model.ts';

let at: BilledLocation;
beforeAll(async () => {
  at = await BilledLocation.start('2027-01-29T15:00:00Z');
});
afterAll(async () => {
  const { db, centre } = at.server.tenant;
  expect(await differencesOf(db, centre)).toEqual([]);
  await at.server.close();
});

const day = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((n) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const plans = fc.record({
  period: fc.constantFrom('weekly', 'biweekly', 'monthly', 'daily', 'hourly', 'session'),
  amount: fc.integer({ min: 1, max: 150_001 }),
  days: fc.constantFrom([], [], ['Monday'], ['Tuesday', 'Thursday', 'Saturday']),
  date: day(-20, 45),
  pause: maybe(day(28, 60)),
  end: maybe(day(20, 70)),
  discount: maybe(fc.integer({ min: 1, max: 3_000 })),
  shares: fc.constantFrom([], [60, 40], [33.33, 33.33, 33.33], [50]),
  from: day(-40, 60),
  subsidies: fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 90_000 }),
      period: fc.constantFrom('daily', 'weekly', 'biweekly', 'monthly'),
      start_date: day(-40, 40),
      end_date: maybe(day(41, 80)),
      units: maybe(fc.integer({ min: 1, max: 25 })),
      copay: maybe(fc.integer({ min: 1, max: 20_000 })),
    }),
    { maxLength: 2 },
  ),
  absent: fc.array(day(20, 60), { maxLength: 3 }),
  attended: fc.uniqueArray(day(-20, 50), { maxLength: 12 }),
});

interface Coming {
  readonly plan_id: string;
  readonly payer_name: string | null;
  readonly date: string;
  readonly due_date: string;
  readonly period_start: string;
  readonly total: number;
}

test('what is shown as coming is what the round bills, for any plan', async () => {
  const { tenant } = at.server;
  const centre_id = tenant.centre;
  await at.settings({ credit_absences: true, sibling_discount: 500, due_days: 9 });
  const agencies = [await at.agency('Agency 1', { terms: 'Net 30' }), await at.agency('Agency 2')];
  const { id: sibling_group_id } = await tenant.db
    .insertInto('sibling_group')
    .values({ centre_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const children: number[] = [];
  for (const [n, one] of fc.sample(plans, { numRuns: 60, seed: 20_270_129 }).entries()) {
    const { id, payer } = await at.child(n % 4 < 2 ? { sibling_group_id } : {});
    children.push(id);
    const people = [payer];
    while (people.length < one.shares.length) people.push(await at.guardian(id));
    for (const [i, percent] of one.shares.entries())
      await at.good('addStudentPayer', { student_id: id, user_id: people[i]?.id, percent, start_date: one.from });
    for (const [i, { end_date, ...subsidy }] of one.subsidies.entries())
      await at.subsidy(id, agencies[i] ?? 0, { ...subsidy, ...(end_date === undefined ? {} : { end_date }) });
    if (one.discount !== undefined)
      await tenant.db
        .insertInto('billing_account_setting')
        .values({ centre_id, student_id: id, discount: one.discount })
        .execute();
    for (const date of new Set(one.absent))
      await tenant.db
        .insertInto('absence')
        .values({ centre_id, location_id: at.elm.id, student_id: id, date, marked_at: at.server.clock.now() })
        .execute();
    for (const date of one.attended)
      await tenant.db
        .insertInto('attendance')
        .values({
          ...{ centre_id, location_id: at.elm.id, student_id: id, date },
          checked_in_at: new Date(`${date}T14:03:00Z`),
          checked_out_at: new Date(`${date}T21:40:00Z`),
        })
        .execute();
    const { period, amount, days, date } = one;
    const plan = await at.plan(id, { period, amount, days, date });
    if (one.pause !== undefined) await at.good('pauseBillingPlan', { id: plan, date: one.pause });
    if (one.end !== undefined) await at.good('deactivateBillingPlan', { id: plan, date: one.end });
  }
  const names = new Map<string, string | null>();
  for (const { id, full_name } of await tenant.db.selectFrom('app_user').select(['id', 'full_name']).execute())
    names.set(`user ${id}`, full_name);
  for (const { id, name } of await tenant.db.selectFrom('billing_agency').select(['id', 'name']).execute())
    names.set(`agency ${id}`, name);
  const line = (one: Coming) =>
    [one.plan_id, one.period_start, one.payer_name, one.date, one.due_date, one.total].join(' | ');
  // What the first look says of later periods is what the rounds make of them in the end, where nobody changes a thing.
  const looked: Coming[] = (await Promise.all(children.map((id) => at.upcoming(id, 3)))).flat();
  let bills = 0;
  for (const moment of ['2027-01-30', '2027-02-02', '2027-02-15', '2027-03-02', '2027-03-16']) {
    await at.goTo(`${moment}T15:00:00Z`);
    for (;;) {
      const coming: Coming[] = (await Promise.all(children.map((id) => at.upcoming(id)))).flat();
      const before = await tenant.db.selectFrom('invoice').select('id').execute();
      const settled = await at.server.job().transaction((ctx) => billDuePlans(ctx, at.elm.id));
      if (settled === 0) break;
      const known = new Set(before.map(({ id }) => id));
      const made = await tenant.db
        .selectFrom('invoice')
        .select(['id', 'plan_id', 'user_id', 'agency_id', 'period_start', 'date', 'due_date', 'total'])
        .execute();
      const fresh = made
        .filter(({ id }) => !known.has(id))
        .map((one) =>
          line({
            ...one,
            plan_id: String(one.plan_id),
            period_start: one.period_start ?? '',
            payer_name: names.get(one.user_id === null ? `agency ${one.agency_id}` : `user ${one.user_id}`) ?? null,
          }),
        );
      const billed = new Set(fresh.map((one) => one.split(' | ').slice(0, 2).join()));
      expect(fresh.sort()).toEqual(
        coming
          .map(line)
          .filter((one) => billed.has(one.split(' | ').slice(0, 2).join()))
          .sort(),
      );
      bills += fresh.length;
    }
    // Nothing that was shown for a day that has come is missing.
    const left: Coming[] = (await Promise.all(children.map((id) => at.upcoming(id)))).flat();
    expect(left.filter(({ date }) => date <= moment)).toEqual([]);
  }
  expect(bills).toBeGreaterThan(150);
  const made = await tenant.db.selectFrom('invoice').selectAll().execute();
  const payerOf = (one: (typeof made)[number]) =>
    names.get(one.user_id === null ? `agency ${one.agency_id}` : `user ${one.user_id}`) ?? null;
  const text = (one: Omit<Coming, 'due_date'>) =>
    [one.plan_id, one.period_start, one.payer_name, one.date, one.total].join(' | ');
  const periods = new Set(looked.map((one) => `${one.plan_id} ${one.period_start}`));
  const billed = made
    .map((one) => ({
      ...{ plan_id: String(one.plan_id), period_start: one.period_start ?? '', payer_name: payerOf(one) },
      ...{ date: one.date, total: one.total },
    }))
    .filter((one) => periods.has(`${one.plan_id} ${one.period_start}`));
  const done = new Set(billed.map((one) => `${one.plan_id} ${one.period_start}`));
  expect(done.size).toBeGreaterThan(60);
  expect(
    looked
      .filter((one) => done.has(`${one.plan_id} ${one.period_start}`))
      .map(text)
      .sort(),
  ).toEqual(billed.map(text).sort());
}, 120_000);
