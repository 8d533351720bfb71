import { isMaking } from '@nestling/rules/billing-run.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx, WorkContext, WriteContext } from '../../../kernel/call/context.ts';
import { date, type InputOf, id } from '../../../kernel/call/input.ts';
import { findRow, findRows } from '../../../kernel/db/find-rows.ts';
import { jsonb } from '../../../kernel/db/tables.ts';
import { above, atMost } from '../../../kernel/db/where.ts';
import { job } from '../../../kernel/jobs/job.ts';
import { task } from '../../../kernel/jobs/task.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { BillingRun } from '../../../model/billing/entity.ts';
import { Location } from '../../../model/location/entity.ts';
import { accountChanged } from '../documents.ts';
import { totalOf } from '../invoices/bill.ts';
import { mustBill, type Place, placeOf } from '../ledger/place.ts';
import { billPlans } from '../plans/bill-plans.ts';
import { forecast } from '../plans/forecast.ts';
import { isByAttendance, isPeriod } from '../plans/periods.ts';
import { dayOf, readAhead } from '../plans/read-ahead.ts';
import type { DuePlan } from '../plans/read-plans.ts';
import { runs } from './runs.ts';

/** How far ahead bills may be made. */
export const MOST_DAYS_AHEAD = 62;
/** Periods of a plan a run makes at most at once: weeks of two months, and what stood still before. */
const MOST_ROUNDS = 60;
/** Periods of a plan that are counted before a run is made: weeks of two months. */
export const MOST_PERIODS = 9;
/** Plans of a run that are billed in one transaction: so long others wait for the number of their next invoice. */
const BATCH = 100;

/** Makes the invoices of a run off the request: a center has more of them than a call has time for. */
const MAKE_RUN = task('billing.make_run', { run: z.number() }, { queue: 'money' });

export const runInput = { location: id(Location), date: date() };

/** Declines a day that is too far ahead to be billed for. */
export const mustBeNear = ({ today }: Pick<Place, 'today'>, day: string): void => {
  if (day > addDays(today, MOST_DAYS_AHEAD))
    throw declined(message('billing.runTooFar', { days: MOST_DAYS_AHEAD }), { field: 'date', code: 'TOO_FAR' });
};

/**
 * Plans of a location, or those that are named, that are billed on a day or before it; by attendance only what is over today. None
 * where billing is off.
 */
export const plansOfRun = async (
  ctx: WriteContext,
  place: Place,
  { to, periods, plans }: { readonly to: string; readonly periods: number; readonly plans?: readonly number[] },
): Promise<readonly DuePlan[]> => {
  if (!place.bills) return [];
  const which = plans === undefined ? sql`true` : sql`p.id = any(${[...plans]}::int[])`;
  const all = await readAhead(ctx, sql`p.location_id = ${place.location} and ${which}`, { periods, to });
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

/** Bills plans that are locked as a part of a run, and adds to the run what that came to and how they stood before. Answers the invoices. */
const addPart = async (
  ctx: WriteContext,
  place: Place,
  run: { readonly id: number; readonly through: string },
  locked: Awaited<ReturnType<typeof lockPlans>>,
  rounds: number,
): Promise<readonly number[]> => {
  const asked = { to: run.through, periods: 1, plans: locked.map(({ id }) => id) };
  const first = await plansOfRun(ctx, place, asked);
  if (first.length === 0) return [];
  const before = locked.filter(({ id }) => first.some((one) => one.id === id));
  const ids = before.map(({ id }) => id);
  const invoices: number[] = [];
  let next = first;
  for (let i = 0; i < rounds && next.length > 0; i += 1) {
    invoices.push(...(await billPlans(ctx, place, next, run.id)).invoices);
    next = i + 1 < rounds ? await plansOfRun(ctx, place, { ...asked, plans: ids }) : [];
  }
  const after = new Map((await lockPlans(ctx, ids)).map((one) => [one.id, one]));
  const rows = await findRows(ctx, 'invoice', { id: invoices }, ['total']);
  const plans = before.map((one) => ({ plan: one.id, before: one, after: after.get(one.id) ?? one }));
  await updateRows(ctx, 'billing_plan', { id: ids }, { held: false });
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const made = {
    invoices: sql`invoices + ${invoices.length}`,
    total: sql`total + ${total}`,
    plans: sql`plans || ${jsonb(plans)}`,
  };
  await updateRows(ctx, 'billing_run', { id: run.id }, made);
  return invoices;
};

const beginRun = (
  ctx: Ctx,
  place: Place,
  { to, plan, planned }: { to: string; plan: number | null; planned: number },
) =>
  runs.records.insert(ctx, {
    ...{ location_id: place.location, through: to, plan_id: plan, made_at: ctx.now(), made_by: ctx.who.user },
    ...{ planned, invoices: 0, total: 0, plans: jsonb([]) },
  });

/** Makes the invoices of the next period of one plan, as a run that can be taken back until it is sent. */
export const makeRunOfPlan = async (ctx: Ctx, place: Place, { to, plan }: { to: string; plan: number }) => {
  const locked = await lockPlans(ctx, [plan]);
  const run = await beginRun(ctx, place, { to, plan, planned: 0 });
  const invoices = await addPart(ctx, place, { id: run.id, through: to }, locked, 1);
  await updateRows(ctx, 'billing_run', { id: run.id }, { planned: invoices.length, finished_at: ctx.now() });
  return { run: idOf(BillingRun, run.id), invoices };
};

/**
 * Has the invoices of all plans of a location that are billed on a day or before it made, after asking: by the forecast they are
 * made from, so that the question costs no invoice and holds nobody up.
 */
export const createRun = async (ctx: Ctx, { location, date: to }: InputOf<typeof runInput>) => {
  await onlyOne(ctx, location);
  const place = await placeOf(ctx, location);
  mustBill(place, 'location');
  mustBeNear(place, to);
  const [last] = await findRows(
    ctx,
    'billing_run',
    { location_id: location, finished_at: null },
    ['made_at', 'finished_at'],
    {
      order: ['-id'],
    },
  );
  if (last && isMaking(last, ctx.now()))
    throw declined(message('billing.runMaking'), { field: 'date', code: 'MAKING' });
  const made = await forecast(ctx, place, await plansOfRun(ctx, place, { to, periods: MOST_PERIODS }));
  const bills = made.flatMap((one) => one.bills);
  if (bills.length === 0) throw declined(message('billing.nothingDue'), { field: 'date', code: 'NOTHING' });
  const count = bills.length;
  const cents = totalOf(bills.flatMap(({ items }) => items));
  const families = new Set(bills.flatMap(({ payer }) => payer.user ?? [])).size;
  ctx.confirm({
    code: 'BILLS',
    title: message('confirm.bills', { count }),
    lines: [message('confirm.billsLine', { count, families, cents })],
    about: { entity: Location, id: location },
  });
  ctx.mustBeConfirmed();
  const run = await beginRun(ctx, place, { to, plan: null, planned: count });
  ctx.enqueue(MAKE_RUN, { run: run.id });
  ctx.publish({ kind: 'billing', ids: [], at: { location } });
  return done(message('billing.runBegun', { count, cents }), { run: idOf(BillingRun, run.id) });
};

/** Bills the next plans of a run behind one of them; answers the last one, or null where none is left. */
const nextPart = async (ctx: WorkContext, id: number, behind: number): Promise<number | null> => {
  const run = await findRow(ctx, 'billing_run', { id, finished_at: null, undone_at: null }, ['location_id', 'through']);
  if (!run) return null;
  await onlyOne(ctx, run.location_id);
  const place = await placeOf(ctx, run.location_id);
  // Held before they are read: what another bills meanwhile is not billed by what they were.
  const due = { location_id: run.location_id, next_on: atMost(run.through), id: above(behind) };
  const locked = await findRows(ctx, 'billing_plan', due, movedColumns, {
    order: ['id'],
    lock: 'update',
    limit: BATCH,
  });
  if (locked.length > 0) await addPart(ctx, place, { id, through: run.through }, locked, MOST_ROUNDS);
  const last = locked.length < BATCH ? null : (locked.at(-1)?.id ?? null);
  if (last === null) await updateRows(ctx, 'billing_run', { id }, { finished_at: ctx.now() });
  // Whoever looks at the accounts of the location hears how far it is.
  const one = await findRow(ctx, 'billing_plan', { id: locked.at(-1)?.id ?? behind }, ['student_id', 'location_id']);
  if (one) ctx.publish(accountChanged(one));
  return last;
};

/** Makes what is left of a run; one that is killed goes on where it was, as plans that are billed are due no more. */
export const makeRunJob = job(MAKE_RUN, {
  steps: async (job, { run }) => {
    let behind: number | null = 0;
    while (behind !== null) {
      const from: number = behind;
      behind = await job.transaction((ctx) => nextPart(ctx, run, from));
    }
  },
});
