import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { makeInvoices } from '../invoices/make.ts';
import { type Place, placeOf } from '../ledger/place.ts';
import { useCredits } from '../payments/use-credits.ts';
import { type Forecast, forecast } from './forecast.ts';
import { type DuePlan, readPlans } from './read-plans.ts';
import { keepUnits } from './units.ts';

/** Plans billed in one transaction: a run that is killed goes on with the next ones. */
const BATCH = 100;

/** What was decided of bills that are made now; what a period of which nothing is billed leaves open waits for its rest. */
const obeyed = (made: readonly Forecast[]) =>
  made
    .filter(({ start, billed_to }) => billed_to >= start)
    .flatMap(({ start, changes }) => changes.map(({ id }) => ({ id, on: start })));

/**
 * Bills the next period of plans of a location that are due, `BATCH` of them, and answers how many periods were settled;
 * 0 when none is due. Each is locked and its period kept under a key: two runs at once, or one run twice, bill it once. A
 * period of which nothing was billed, as its plan rested, is billed under that key when the plan is taken up on its first day.
 */
export const billDuePlans = async (ctx: WriteContext, location: number): Promise<number> => {
  const place = await placeOf(ctx, location);
  if (!place.bills) return 0;
  // By attendance a period is billed when it is over, which `forecast` tells; here it is enough that a month has passed.
  const due = sql`p.location_id = ${location} and p.next_on <= ${place.today}::date and not p.held
    and (p.ends_on is null or p.ends_on >= p.next_on)
    and (st.archived_at is null or (st.archived_at at time zone ${place.zone})::date >= p.next_on)
    and (p.period in ('weekly', 'biweekly', 'monthly') or p.next_on + interval '1 month' <= ${place.today}::date
      or p.next_anchor <= ${place.today}::date)`;
  const { rows } = await sql<{ id: number }>`select p.id from billing_plan p
    join student st on st.id = p.student_id
    where ${due} order by p.id limit ${BATCH} for update of p skip locked`.execute(ctx.db);
  if (rows.length === 0) return 0;
  const { settled } = await billPlans(
    ctx,
    place,
    await readPlans(ctx, sql`p.id = any(${rows.map(({ id }) => id)}::int[]) and ${due}`),
  );
  return settled;
};

/** Bills the next period of plans that are held, also ahead of their day: how many were settled, and the invoices; by a run where one is named. */
export const billPlans = async (
  ctx: WriteContext,
  place: Place,
  plans: readonly DuePlan[],
  run: number | null = null,
): Promise<{ readonly settled: number; readonly invoices: readonly Id<'invoice'>[] }> => {
  const made = await forecast(ctx, place, plans);
  const periods = made.map(({ plan, start, end, next, billed_to }) => ({ plan: plan.id, start, end, next, billed_to }));
  const { rows: fresh } = await sql<{ plan: number }>`
    insert into billing_plan_period (plan_id, starts_on, ends_on, billed_to, billed_at, billing_run_id)
    select r.plan, r."start", r."end", r.billed_to, ${ctx.now()}::timestamptz, ${run}::int
    from json_to_recordset(${JSON.stringify(periods)}::json) as r(plan int, "start" date, "end" date, billed_to date)
    on conflict on constraint billing_plan_period_pkey do update
      set ends_on = excluded.ends_on, billed_to = excluded.billed_to, billed_at = excluded.billed_at, billing_run_id = excluded.billing_run_id
      where billing_plan_period.billed_to < billing_plan_period.starts_on
    returning plan_id as plan`.execute(ctx.db);
  const isFresh = new Set(fresh.map(({ plan }) => plan));
  const billed = made.filter(({ plan }) => isFresh.has(plan.id));
  const bills = billed.flatMap((one) => one.bills);
  const invoices = await makeInvoices(ctx, place, bills);
  if (run !== null) await updateRows(ctx, 'invoice', { id: [...invoices] }, { billing_run_id: run });
  await keepUnits(ctx, bills, invoices);
  for (const [used_on, own] of Map.groupBy(obeyed(billed), ({ on }) => on))
    await updateRows(ctx, 'upcoming_change', { id: own.map(({ id }) => id) }, { used_on });
  await sql`update billing_plan p set next_on = r.next
    from json_to_recordset(${JSON.stringify(periods)}::json) as r(plan int, next date)
    where p.id = r.plan`.execute(ctx.db);
  if (place.apply_credits) await useCredits(ctx, place, invoices);
  return { settled: periods.length, invoices };
};
