import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx, WriteContext } from '../../../kernel/call/context.ts';
import { date, type InputOf, id } from '../../../kernel/call/input.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import { jsonb } from '../../../kernel/db/tables.ts';
import { atMost } from '../../../kernel/db/where.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { BillingRun } from '../../../model/billing/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { type Place, placeOf } from '../ledger/place.ts';
import { billPlans } from '../plans/bill-plans.ts';
import { isByAttendance, isPeriod } from '../plans/periods.ts';
import { dayOf, readAhead } from '../plans/read-ahead.ts';
import type { DuePlan } from '../plans/read-plans.ts';
import { runs } from './runs.ts';

/** How far ahead bills may be made. */
export const MOST_DAYS_AHEAD = 62;
/** Rounds of periods a run makes at most: weeks of two months, and what stood still before. */
const MOST_ROUNDS = 60;

export const runInput = { location: id(Location), date: date() };

/** Declines a day that is too far ahead to be billed for. */
export const mustBeNear = ({ today }: Pick<Place, 'today'>, day: string): void => {
  if (day > addDays(today, MOST_DAYS_AHEAD))
    throw declined(message('billing.runTooFar', { days: MOST_DAYS_AHEAD }), { field: 'date', code: 'TOO_FAR' });
};

/** Plans of a location that are billed on a day or before it; by attendance only what is over today. */
export const plansOfRun = async (
  ctx: WriteContext,
  place: Place,
  { to, periods, plan = null }: { readonly to: string; readonly periods: number; readonly plan?: number | null },
): Promise<readonly DuePlan[]> => {
  const all = await readAhead(
    ctx,
    sql`p.location_id = ${place.location} and (${plan}::int is null or p.id = ${plan})`,
    { periods, to },
  );
  return all.filter((one) => dayOf(one) <= place.today || !(isPeriod(one.period) && isByAttendance(one.period)));
};

/** The columns of plans that a run moves on. */
const movedColumns = [
  ...(['id', 'next_on', 'amount', 'next_amount', 'amount_from', 'anchor_on', 'period'] as const),
  ...(['next_anchor', 'next_period'] as const),
] as const;

/** How plans stand, locked in the order of their ids. */
export const lockPlans = (ctx: WriteContext, ids: readonly number[]) =>
  findRows(ctx, 'billing_plan', { id: [...ids] }, movedColumns, { order: ['id'], lock: 'update' });

/** One run of a location at a time: whoever comes second finds what the first has made. */
export const onlyOne = async (ctx: WriteContext, location: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(727106, ${location}::int)`.execute(ctx.db);
};

/** Makes the invoices of plans as one run, which can be taken back until it is sent. Answers its id and its invoices. */
export const makeRun = async (ctx: Ctx, place: Place, { to, plan }: { to: string; plan?: number }) => {
  const asked = { to, periods: 1, ...(plan === undefined ? {} : { plan }) };
  // Held before they are read: what another bills meanwhile is not billed by what they were.
  const due = plan === undefined ? { location_id: place.location, next_on: atMost(to) } : { id: plan };
  const all = await findRows(ctx, 'billing_plan', due, movedColumns, { order: ['id'], lock: 'update' });
  const first = await plansOfRun(ctx, place, asked);
  const before = all.filter(({ id }) => first.some((one) => one.id === id));
  const made = {
    location_id: place.location,
    through: to,
    plan_id: plan ?? null,
    made_at: ctx.now(),
    made_by: ctx.who.user,
  };
  const run = await runs.records.insert(ctx, { ...made, invoices: 0, total: 0, plans: jsonb([]) });
  const invoices: number[] = [];
  let next = first;
  for (let i = 0; i < MOST_ROUNDS && next.length > 0; i += 1) {
    invoices.push(...(await billPlans(ctx, place, next, run.id)).invoices);
    next = plan === undefined ? await plansOfRun(ctx, place, asked) : [];
  }
  const after = new Map(
    (
      await lockPlans(
        ctx,
        before.map((one) => one.id),
      )
    ).map((one) => [one.id, one]),
  );
  const rows = await findRows(ctx, 'invoice', { id: invoices }, ['total']);
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const plans = before.map((one) => ({ plan: one.id, before: one, after: after.get(one.id) ?? one }));
  await updateRows(ctx, 'billing_plan', { id: before.map((one) => one.id) }, { held: false });
  await updateRows(ctx, 'billing_run', { id: run.id }, { invoices: invoices.length, total, plans: jsonb(plans) });
  return { run: idOf(BillingRun, run.id), invoices, total };
};

/** Makes the invoices of all plans of a location that are billed on a day or before it, after asking. */
export const createRun = async (ctx: Ctx, { location, date: to }: InputOf<typeof runInput>) => {
  await onlyOne(ctx, location);
  const place = await placeOf(ctx, location);
  mustBeNear(place, to);
  const { run, invoices, total } = await makeRun(ctx, place, { to });
  if (invoices.length === 0) throw declined(message('billing.nothingDue'), { field: 'date', code: 'NOTHING' });
  const { rows } = await sql<{ families: number }>`select count(distinct user_id)::int as families from invoice
    where id = any(${invoices}::int[])`.execute(ctx.db);
  ctx.confirm({
    code: 'BILLS',
    title: message('confirm.bills', { count: invoices.length }),
    lines: [message('confirm.billsLine', { count: invoices.length, families: rows[0]?.families ?? 0, cents: total })],
    about: { entity: Location, id: location },
  });
  ctx.mustBeConfirmed();
  ctx.publish({ kind: 'billing', ids: [], at: { location } });
  return done(message('billing.runMade', { count: invoices.length, cents: total }), { run });
};
