import { sql } from 'kysely';
import { declined, gone, message } from '../../../kernel/call/call.ts';
import type { Ctx, WriteContext } from '../../../kernel/call/context.ts';
import { choices, date, float, type InputOf, id, listOf, text } from '../../../kernel/call/input.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { type Changes, updateRows } from '../../../kernel/write/write-rows.ts';
import { BillingPlan, BillingPlanTemplate, ChargeCategory } from '../../../model/billing/entity.ts';
import { plansOfOwnStudents } from '../../../model/billing/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { setPayers } from '../accounts/payers.ts';
import { accountChanged, cents, mustBePositive } from '../documents.ts';
import { homeOf, placeOf } from '../ledger/place.ts';
import { mustBeCategoriesOf } from '../prices/categories.ts';
import { isPeriod, startAround } from './periods.ts';
import { restPlan, unbilledFrom } from './rests.ts';

type PlanRow = RecordOf<'billing_plan'>;

export const plans = resource(BillingPlan, {
  as: 'plan',
  rule: 'manager',
  permission: 'manage_billing',
  reach: plansOfOwnStudents,
  gone: message('billing.planGone'),
  changed: accountChanged,
  stamps: ['created_at', 'created_by'],
});

export const weekdays = choices('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday');
const payers = listOf({ user_id: id(User), percent: float(0, 1000).optional(), amount: cents.optional() }, 10);
const category = id(ChargeCategory).nullish();
export const newPlan = {
  student_id: id(Student),
  name: text(1, 100),
  period: text(1, 30),
  amount: cents,
  days: weekdays.optional(),
  template: id(BillingPlanTemplate).optional(),
  /** The first day of the first period. */
  date: date().optional(),
  payers: payers.optional(),
  category,
};
export const planChange = {
  name: text(1, 100).optional(),
  period: text(1, 30).optional(),
  amount: cents.optional(),
  days: weekdays.optional(),
  template: id(BillingPlanTemplate).nullish(),
  /** The first day of the next period. */
  date: date().optional(),
  payers: payers.optional(),
  category,
};
type Change = InputOf<typeof planChange>;

export const mustBePeriod = (period: string | undefined): void => {
  if (period !== undefined && !isPeriod(period))
    throw declined(message('billing.noPeriod'), { field: 'period', code: 'UNKNOWN' });
};

/** The state of a plan on a day; `plan_state` of the database is the same for lists. */
const stateOf = ({ ends_on, paused_from }: Pick<PlanRow, 'ends_on' | 'paused_from'>, day: string) => {
  if (ends_on !== null && ends_on < day) return 'deactivated';
  return paused_from !== null && paused_from <= day ? 'paused' : 'active';
};
const inState = (name: 'billing.planEnded' | 'billing.planNotActive' | 'billing.planNotPaused') =>
  declined(message(name), { field: 'id', code: 'STATE' });

/** Gives a student a plan; what is left out is taken from the template. */
export const addPlan = async (ctx: Ctx, given: InputOf<typeof newPlan>) => {
  const { student_id, name, period, amount, date: first } = given;
  mustBePeriod(period);
  mustBePositive(amount);
  const { today, location: location_id } = await homeOf(ctx, student_id);
  await mustBeCategoriesOf(ctx, location_id, [given.category]);
  const offered = { location_id, id: given.template ?? 0 };
  const template = given.template ? await findRow(ctx, 'billing_plan_template', offered) : undefined;
  if (given.template && !template) return gone(message('billing.templateGone'), 'template');
  const next_on = first ?? template?.date ?? today;
  // With a template a child comes into its periods: the one that has begun is billed by its days.
  const joined = template?.period === period && template.date < next_on ? template.date : null;
  const { invoice_without_payer = true, invoice_with_payer = true } = template ?? {};
  const made = await plans.records.insert(ctx, {
    ...{ location_id, student_id, name, period, amount, next_on, invoice_without_payer, invoice_with_payer },
    template_id: template?.id,
    days: given.days ?? template?.days ?? [],
    category_id: given.category ?? template?.category_id,
    anchor_on: joined && isPeriod(period) ? startAround(period, joined, next_on) : next_on,
  });
  const [from = today] = [next_on, today].sort();
  if (given.payers) await setPayers(ctx, { student: student_id, plan: made.id, from }, given.payers);
  return { made };
};

type Priced = Pick<PlanRow, 'amount' | 'next_on'>;

/** How a new amount stands in the row: from a later day it waits until the period billed next begins then; else it replaces one that waits. */
const priced = (plan: Priced, amount: number | undefined, from?: string): Changes<'billing_plan'> => {
  if (amount === undefined) return {};
  if (from !== undefined && from > plan.next_on) return { next_amount: amount, amount_from: from };
  if (from === undefined && amount === plan.amount) return {};
  return { amount, next_amount: null, amount_from: null };
};

/** Gives a plan another price from a day on, where it is billed from there. */
export const setPrice = (ctx: Ctx, plan: Priced & Pick<PlanRow, 'id'>, amount: number, from: string) =>
  plans.records.change(ctx, plan, priced(plan, amount, from));

/** Periods that begin anew at once: from a day, or those of another length from the next one on. */
const anew = (plan: PlanRow, { date: day, period }: Change): Changes<'billing_plan'> => {
  const anchor = day ?? (period !== undefined && period !== plan.period ? plan.next_on : undefined);
  return anchor === undefined
    ? { period }
    : { period, anchor_on: anchor, next_on: anchor, next_anchor: null, next_period: null };
};

/** Periods that begin anew on a day ahead, with the amount and the length they have from then on. */
const anewFrom = (plan: PlanRow, day: string, { amount, period }: Change): Changes<'billing_plan'> => ({
  next_anchor: day,
  next_period: period === plan.period ? null : period,
  ...(amount === plan.amount ? {} : priced(plan, amount, day)),
});

/** Changes a plan for invoices still to come. A new date begins its periods anew, not before what is billed already. */
export const changePlan = async (ctx: Ctx, plan: PlanRow, given: Change) => {
  const { name, days, template: template_id, date: day, category: category_id } = given;
  mustBePeriod(given.period);
  mustBePositive(given.amount);
  const { today } = await placeOf(ctx, plan.location_id);
  if (stateOf(plan, today) === 'deactivated') return inState('billing.planEnded');
  await mustBeCategoriesOf(ctx, plan.location_id, [category_id]);
  const { rows } = await sql<{ last: string | null }>`select to_char(max(ends_on), 'YYYY-MM-DD') as last
    from billing_plan_period where plan_id = ${plan.id}`.execute(ctx.db);
  const last = rows[0]?.last ?? null;
  if (day !== undefined && last !== null && day <= last)
    return declined(message('billing.beforeBilled'), { field: 'date', code: 'BILLED' });
  // What was billed before goes on to be billed up to the day the periods begin anew.
  const waits = day !== undefined && last !== null && day > plan.next_on;
  const set = waits ? anewFrom(plan, day, given) : { ...priced(plan, given.amount), ...anew(plan, given) };
  if (given.payers) await setPayers(ctx, { student: plan.student_id, plan: plan.id, from: today }, given.payers);
  return { set: { name, days, category_id, template_id, ...set } };
};

/** Days before `to` that were billed only up to `from`, an end or a pause that is put off: they are billed on. */
const putOff = async (ctx: Ctx, { id: plan }: PlanRow, from: string | null, to: string) =>
  from !== null && from < to ? await unbilledFrom(ctx, plan, from) : undefined;

/** From which day a plan rests, and the day it goes on where that is known. */
export const pauseInput = { date: date(), until: date().optional() };

/**
 * Rests a plan from a day on: it is billed to the day before, and not until it is taken up again, which the round does on the day
 * `until` where that is known.
 */
export const pausePlan = async (ctx: Ctx, plan: PlanRow, { date: day, until }: InputOf<typeof pauseInput>) => {
  const { today } = await placeOf(ctx, plan.location_id);
  // One whose pause lies ahead may pause from another day.
  if (stateOf(plan, today) !== 'active' || (plan.paused_from === day && plan.paused_until === (until ?? null)))
    return inState('billing.planNotActive');
  if (day < today) return declined(message('billing.inThePast'), { field: 'date', code: 'PAST' });
  if (until !== undefined && until <= day)
    return declined(message('billing.untilTooEarly'), { field: 'until', code: 'TOO_EARLY' });
  const next_on = await putOff(ctx, plan, plan.paused_from, day);
  return { set: { paused_from: day, paused_until: until ?? null, next_on } };
};

/**
 * What a plan is that goes on on the day `until`: the days it rested are kept, so that they are not billed later, and what is left
 * of a period that was billed without them is billed.
 */
const takenUp = async (
  ctx: WriteContext,
  plan: number,
  rested: { readonly from: string; readonly until: string },
): Promise<Changes<'billing_plan'>> => {
  await restPlan(ctx, plan, rested);
  return { paused_from: null, paused_until: null, next_on: await unbilledFrom(ctx, plan, rested.until) };
};

/** Takes a plan up again from today. */
export const resumePlan = async (ctx: Ctx, plan: PlanRow) => {
  const { today } = await placeOf(ctx, plan.location_id);
  if (plan.paused_from === null || stateOf(plan, today) === 'deactivated') return inState('billing.planNotPaused');
  return { set: await takenUp(ctx, plan.id, { from: plan.paused_from, until: today }) };
};

/** Takes up again, on their day, the plans of a location that pause until one. */
export const resumeDuePlans = async (ctx: WriteContext, location: number): Promise<void> => {
  const { today } = await placeOf(ctx, location);
  const { rows } = await sql<{
    id: number;
    from: string;
    until: string;
  }>`select id, to_char(paused_from, 'YYYY-MM-DD') as "from", to_char(paused_until, 'YYYY-MM-DD') as until
    from billing_plan where location_id = ${location} and paused_until <= ${today}::date order by id for update`.execute(
    ctx.db,
  );
  for (const { id, from, until } of rows) {
    await updateRows(ctx, 'billing_plan', { id }, await takenUp(ctx, id, { from, until }));
    ctx.audit({ entity: BillingPlan, id, before: { paused_from: from }, after: { paused_from: null } });
  }
};

/** Ends a plan for good; it is billed to the day before. An end that lies ahead may be moved. */
export const endPlan = async (ctx: Ctx, plan: PlanRow, { date: day }: { readonly date: string }) => {
  const { today } = await placeOf(ctx, plan.location_id);
  const ends_on = addDays(day, -1);
  if (stateOf(plan, today) === 'deactivated' || plan.ends_on === ends_on) return inState('billing.planEnded');
  const since = plan.ends_on && addDays(plan.ends_on, 1);
  return { set: { ends_on, next_on: await putOff(ctx, plan, since, day) } };
};

/** Declines a plan that has billed a period. */
export const mustBeUnbilled = async (ctx: Ctx, { id: plan }: PlanRow): Promise<void> => {
  if (await findRow(ctx, 'billing_plan_period', { plan_id: plan }, ['plan_id']))
    throw declined(message('billing.planBilled'), { field: 'id', code: 'BILLED' });
};
