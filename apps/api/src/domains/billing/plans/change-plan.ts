import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { diffColumns, diffOf } from '../../../kernel/write/row-diff.ts';
import { BillingPlan } from '../../../model/billing/entity.ts';
import { type PartGiven, setPayers } from '../accounts/payers.ts';
import { placeOf } from '../ledger/place.ts';
import { areCategoriesOf, otherCategory } from '../prices/categories.ts';
import { isPeriod, startAround } from './periods.ts';
import { restPlan, unbilledFrom } from './rests.ts';
import { stateOf } from './state.ts';

interface Given {
  readonly name?: string | undefined;
  readonly period?: string | undefined;
  readonly amount?: number | undefined;
  /** The amount holds for periods that begin on this day or later; at once when left out. */
  readonly amount_from?: string | undefined;
  readonly days?: readonly string[] | undefined;
  readonly template?: Id<'billing_plan_template'> | null | undefined;
  /** The first day of the first period, or of the next one. */
  readonly date?: string | undefined;
  readonly payers?: readonly PartGiven[] | undefined;
  readonly category?: Id<'charge_category'> | null | undefined;
}
type Which = { readonly id: Id<'billing_plan'> };

const gone = () => declined(message('billing.planGone'), { field: 'id', code: 'GONE' });
const ended = () => declined(message('billing.planEnded'), { field: 'id', code: 'STATE' });

const wrongIn = ({ period, amount }: Given): UserError | null => {
  if (period !== undefined && !isPeriod(period))
    return declined(message('billing.noPeriod'), { field: 'period', code: 'UNKNOWN' });
  return amount !== undefined && amount <= 0
    ? declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' })
    : null;
};

const locationOf = async (ctx: Ctx, student: number): Promise<number> => {
  const { location_id } = await ctx.db
    .selectFrom('student')
    .select('location_id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', student)
    .executeTakeFirstOrThrow();
  return location_id;
};

/** Gives a student a plan; what is left out is taken from the template. */
export const addPlan = async (
  ctx: Ctx,
  { student_id, ...given }: Given & { student_id: Id<'student'>; name: string; period: string; amount: number },
) => {
  const wrong = wrongIn(given);
  if (wrong) return wrong;
  const { centre, user } = ctx.who;
  const location_id = await locationOf(ctx, student_id);
  if (!(await areCategoriesOf(ctx, location_id, [given.category]))) return otherCategory();
  const template = await ctx.db
    .selectFrom('billing_plan_template')
    .selectAll()
    .where('centre_id', '=', centre)
    .where('location_id', '=', location_id)
    .where('id', '=', given.template ?? 0)
    .executeTakeFirst();
  if (given.template && !template)
    return declined(message('billing.templateGone'), { field: 'template', code: 'GONE' });
  const { today } = await placeOf(ctx, location_id);
  const next_on = given.date ?? template?.date ?? today;
  // With a template a child comes into its periods: the one that has begun is billed by its days.
  const joined = template && template.period === given.period && template.date < next_on ? template.date : null;
  const anchor_on = joined && isPeriod(given.period) ? startAround(given.period, joined, next_on) : next_on;
  const row = await ctx.db
    .insertInto('billing_plan')
    .values({
      centre_id: centre,
      location_id,
      student_id,
      template_id: template?.id ?? null,
      name: given.name,
      period: given.period,
      amount: given.amount,
      days: [...(given.days ?? template?.days ?? [])],
      category_id: given.category ?? template?.category_id ?? null,
      anchor_on,
      next_on,
      invoice_without_payer: template?.invoice_without_payer ?? true,
      invoice_with_payer: template?.invoice_with_payer ?? true,
      created_at: ctx.now(),
      created_by: user,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const refused =
    given.payers &&
    (await setPayers(
      ctx,
      { student: student_id, plan: row.id, from: [next_on, today].sort()[0] ?? today },
      given.payers,
    ));
  if (refused) return refused;
  ctx.audit({ entity: 'BillingPlan', id: row.id, after: row });
  ctx.publish({ kind: 'billing', ids: [student_id], at: { location: location_id } });
  return done(message('billing.planAdded', { name: given.name }), { plan: idOf(BillingPlan, row.id) });
};

/** Locks a plan of the caller's reach. */
const held = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('billing_plan')
    .selectAll()
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Update = Partial<Record<'name' | 'period', string>> & {
  amount?: number | undefined;
  next_amount?: number | null | undefined;
  amount_from?: string | null | undefined;
  days?: string[] | undefined;
  category_id?: number | null | undefined;
  template_id?: number | null | undefined;
  anchor_on?: string | undefined;
  next_anchor?: string | null | undefined;
  next_period?: string | null | undefined;
  next_on?: string | undefined;
  paused_from?: string | null | undefined;
  ends_on?: string | null | undefined;
};
const update = async (ctx: Ctx, id: number, set: Update): Promise<void> => {
  const values = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  if (Object.keys(values).length === 0) return;
  const row = await ctx.db
    .updateTable('billing_plan')
    .set(values)
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning(['student_id', 'location_id', ...diffColumns])
    .executeTakeFirstOrThrow();
  const change = diffOf(row);
  if (change) ctx.audit({ entity: 'BillingPlan', id, ...change });
  ctx.publish({ kind: 'billing', ids: [row.student_id], at: { location: row.location_id } });
};

/** How a new amount stands in the row: a later day keeps it until the period billed next begins then; else it replaces one that waits. */
const priced = (
  plan: { readonly amount: number; readonly next_on: string },
  { amount, amount_from }: Given,
): Update => {
  if (amount === undefined) return {};
  if (amount_from !== undefined && amount_from > plan.next_on) return { next_amount: amount, amount_from };
  if (amount_from === undefined && amount === plan.amount) return {};
  return { amount, next_amount: null, amount_from: null };
};

/** Periods that begin anew at once: from a day, or those of another length from the next one on. */
const anew = (plan: { readonly period: string; readonly next_on: string }, { date, period }: Given): Update => {
  const anchor = date ?? (period !== undefined && period !== plan.period ? plan.next_on : undefined);
  return {
    ...(period === undefined ? {} : { period }),
    ...(anchor === undefined ? {} : { anchor_on: anchor, next_on: anchor, next_anchor: null, next_period: null }),
  };
};

/** Periods that begin anew on a day ahead, with the amount and the length they have from then on. */
const anewFrom = (
  plan: { readonly amount: number; readonly period: string; readonly next_on: string },
  day: string,
  { amount, period }: Given,
): Update => ({
  next_anchor: day,
  next_period: period === plan.period ? null : period,
  ...(amount === undefined || amount === plan.amount ? {} : priced(plan, { amount, amount_from: day })),
});

/** Changes a plan for invoices still to come. A new date begins its periods anew, not before what is billed already. */
export const changePlan = async (ctx: Ctx, { id, ...given }: Given & Which) => {
  const wrong = wrongIn(given);
  if (wrong) return wrong;
  const plan = await held(ctx, id);
  if (!plan) return gone();
  const { today } = await placeOf(ctx, plan.location_id);
  if (stateOf(plan, today) === 'deactivated') return ended();
  if (!(await areCategoriesOf(ctx, plan.location_id, [given.category]))) return otherCategory();
  const { name, days, template, date, category, payers } = given;
  const billed = await ctx.db
    .selectFrom('billing_plan_period')
    .select((q) => q.fn.max('ends_on').as('last'))
    .where('centre_id', '=', ctx.who.centre)
    .where('plan_id', '=', id)
    .executeTakeFirst();
  if (date !== undefined && billed?.last && date <= billed.last)
    return declined(message('billing.beforeBilled'), { field: 'date', code: 'BILLED' });
  // What was billed before goes on to be billed up to the day the periods begin anew.
  const waits = date !== undefined && billed?.last && date > plan.next_on ? date : null;
  await update(ctx, id, {
    ...(name === undefined ? {} : { name }),
    days: days && [...days],
    category_id: category,
    template_id: template,
    ...(waits ? anewFrom(plan, waits, given) : { ...priced(plan, given), ...anew(plan, given) }),
  });
  const refused = payers && (await setPayers(ctx, { student: plan.student_id, plan: id, from: today }, payers));
  return refused || done(message('billing.planChanged'), { plan: id });
};

/** Rests a plan from a day on: it is billed to the day before, and not until it is taken up again. */
export const pausePlan = async (ctx: Ctx, { id, date }: Which & { date: string }) => {
  const plan = await held(ctx, id);
  if (!plan) return gone();
  const { today } = await placeOf(ctx, plan.location_id);
  // One whose pause lies ahead may pause from another day.
  if (stateOf(plan, today) !== 'active' || plan.paused_from === date)
    return declined(message('billing.planNotActive'), { field: 'id', code: 'STATE' });
  if (date < today) return declined(message('billing.inThePast'), { field: 'date', code: 'PAST' });
  // Of a pause that is put off, what was billed only up to it is billed on.
  const later = plan.paused_from !== null && plan.paused_from < date ? plan.paused_from : null;
  const next_on = later === null ? undefined : await unbilledFrom(ctx, id, later);
  await update(ctx, id, { paused_from: date, next_on });
  return done(message('billing.planPaused'), { plan: id });
};

/**
 * Takes a plan up again from today; the days it rested are kept, so that they are not billed later. What is left of a
 * period that was billed without them is billed.
 */
export const resumePlan = async (ctx: Ctx, { id }: Which) => {
  const plan = await held(ctx, id);
  if (!plan) return gone();
  const { today } = await placeOf(ctx, plan.location_id);
  if (plan.paused_from === null || stateOf(plan, today) === 'deactivated')
    return declined(message('billing.planNotPaused'), { field: 'id', code: 'STATE' });
  await restPlan(ctx, id, { from: plan.paused_from, until: today });
  await update(ctx, id, { paused_from: null, next_on: await unbilledFrom(ctx, id, today) });
  return done(message('billing.planResumed'), { plan: id });
};

/** Ends a plan for good; it is billed to the day before. An end that lies ahead may be moved. */
export const endPlan = async (ctx: Ctx, { id, date }: Which & { date: string }) => {
  const plan = await held(ctx, id);
  if (!plan) return gone();
  const { today } = await placeOf(ctx, plan.location_id);
  const ends_on = addDays(date, -1);
  if (stateOf(plan, today) === 'deactivated' || plan.ends_on === ends_on) return ended();
  const later = plan.ends_on !== null && plan.ends_on < ends_on ? addDays(plan.ends_on, 1) : null;
  const next_on = later === null ? undefined : await unbilledFrom(ctx, id, later);
  await update(ctx, id, { ends_on, next_on });
  return done(message('billing.planStopped'), { plan: id });
};

/** Deletes a plan that never made an invoice. */
export const removePlan = async (ctx: Ctx, { id }: Which) => {
  const plan = await held(ctx, id);
  if (!plan) return gone();
  const used =
    await sql`select 1 from billing_plan_period where centre_id = ${ctx.who.centre} and plan_id = ${id} limit 1`.execute(
      ctx.db,
    );
  if (used.rows.length > 0) return declined(message('billing.planBilled'), { field: 'id', code: 'BILLED' });
  await ctx.db.deleteFrom('billing_plan').where('centre_id', '=', ctx.who.centre).where('id', '=', id).execute();
  ctx.audit({ entity: 'BillingPlan', id, before: plan });
  ctx.publish({ kind: 'billing', ids: [plan.student_id], at: { location: plan.location_id } });
  return done(message('billing.planRemoved'));
};
