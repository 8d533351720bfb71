import { sql } from 'kysely';
import { declined, done, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { date, type InputOf, id, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { createRow, updateRows } from '../../../kernel/write/write-rows.ts';
import { BillingPlan, Invoice, UpcomingChange } from '../../../model/billing/entity.ts';
import { accountChanged, cents, mustBePositive } from '../documents.ts';
import { totalOf } from '../invoices/bill.ts';
import { mustBill, placeOf } from '../ledger/place.ts';
import { makeRunOfPlan } from '../runs/make-run.ts';
import { forecast } from './forecast.ts';
import { isByAttendance, isPeriod } from './periods.ts';
import { plans } from './plan.ts';
import { dayOf, readAhead } from './read-ahead.ts';

constraint('upcoming_change_once', 'period_start', 'TAKEN', message('billing.changedAlready'));

type PlanRow = RecordOf<'billing_plan'>;

/** How many periods of a plan are looked ahead to. */
export const MOST_PERIODS = 12;

const why = text(1, 300);
/** The bill that is left out: the first day of its period. */
export const skipInput = { period_start: date(), reason: why };
/** What its plan costs this once, or a line that is added, with its name. */
export const changeInput = {
  period_start: date(),
  amount: cents,
  /** The name of a line; left out: the amount is the plan's for this once. */
  name: text(1, 100).optional(),
  reason: why,
};
/** The period that is billed now. */
export const nowInput = { period_start: date() };
export const ofChange = { id: id(UpcomingChange) };

const notComing = () => declined(message('billing.notComing'), { field: 'period_start', code: 'NOT_COMING' });

/** The plan as far as a period that is not billed yet; declines a day none of the next twelve begins on. */
const aheadTo = async (ctx: Ctx, { id: plan }: PlanRow, day: string) => {
  const all = await readAhead(ctx, sql`p.id = ${plan}`, { periods: MOST_PERIODS });
  const place = all.findIndex(({ next_on }) => next_on === day);
  if (place < 0) throw notComing();
  return all.slice(0, place + 1);
};

const keep = async (
  ctx: Ctx,
  { id: plan_id }: PlanRow,
  given: { period_start: string; kind: string; name?: string; amount?: number; reason: string },
) => {
  const { id: change } = await createRow(ctx, 'upcoming_change', {
    ...{ name: null, amount: null, ...given, plan_id, created_at: ctx.now(), created_by: ctx.who.user },
  });
  const { period_start, kind, amount, reason } = given;
  return { notes: { upcoming: { period_start, kind, amount, reason } }, gives: { change } };
};

/** Leaves out the bill of one period that is still to come. */
export const skipOne = async (ctx: Ctx, plan: PlanRow, { period_start, reason }: InputOf<typeof skipInput>) => {
  await aheadTo(ctx, plan, period_start);
  return keep(ctx, plan, { period_start, kind: 'skip', reason });
};

/** Changes the bill of one period that is still to come: the plan's amount, or a line more. */
export const changeOne = async (ctx: Ctx, plan: PlanRow, given: InputOf<typeof changeInput>) => {
  const { period_start, amount, name, reason } = given;
  const ahead = await aheadTo(ctx, plan, period_start);
  if (name === undefined) {
    mustBePositive(amount);
    return keep(ctx, plan, { period_start, kind: 'amount', amount, reason });
  }
  if (amount === 0) mustBePositive(0);
  const bills = (await forecast(ctx, await placeOf(ctx, plan.location_id), ahead)).at(-1)?.bills ?? [];
  const charged = bills.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'tax');
  if (amount < 0 && totalOf(charged) + amount < 0)
    return declined(message('billing.belowZero'), { field: 'amount', code: 'TOO_LOW' });
  return keep(ctx, plan, { period_start, kind: 'line', name, amount, reason });
};

/** Makes the invoices of a plan's next period now, ahead of their day; they are dated as they would be. */
export const billNow = async (ctx: Ctx, plan: PlanRow, { period_start }: InputOf<typeof nowInput>) => {
  const [next] = await aheadTo(ctx, plan, period_start);
  if (!next || next.next_on !== period_start) return notComing();
  const place = await placeOf(ctx, plan.location_id);
  mustBill(place);
  if (isPeriod(next.period) && isByAttendance(next.period) && dayOf(next) > place.today)
    return declined(message('billing.notOverYet'), { field: 'period_start', code: 'NOT_OVER' });
  const { run, invoices } = await makeRunOfPlan(ctx, place, { to: dayOf(next), plan: next.id });
  return {
    notes: { billed_now: period_start },
    says: message('billing.billedNow', { count: invoices.length }),
    gives: { invoices: invoices.map((one) => idOf(Invoice, one)), run },
  };
};

/** Takes back what was decided of a bill, as long as the bill is not made. */
export const undoChange = async (ctx: Ctx, { id: change }: InputOf<typeof ofChange>) => {
  const named = await findRow(ctx, 'upcoming_change', { id: change }, ['plan_id']);
  if (!named) return gone(message('billing.changeGone'));
  const plan = await plans.records.lock(ctx, named.plan_id);
  const open = { id: change, undone_at: null, used_on: null };
  const undone = { undone_at: ctx.now(), undone_by: ctx.who.user };
  const [row] = await updateRows(ctx, 'upcoming_change', open, undone, ['plan_id', 'period_start', 'kind', 'reason']);
  if (!row) return declined(message('billing.changeUsed'), { field: 'id', code: 'STATE' });
  const { plan_id, ...before } = row;
  ctx.audit({ entity: UpcomingChange, id: change, before, after: { undone: true } });
  ctx.publish(accountChanged(plan));
  return done(message('billing.changeUndone'), { plan: idOf(BillingPlan, plan_id), change });
};
