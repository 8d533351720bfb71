import { sql } from 'kysely';
import { message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { FieldError } from '../../../kernel/call/refusals.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { deleteRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { BillingPlan, Subsidy } from '../../../model/billing/entity.ts';
import { PlansMoved } from '../../../model/billing/events.ts';
import { type Place, placeOf, rulesOn } from '../ledger/place.ts';
import { isByAttendance, isPeriod, nextStart } from './periods.ts';

/** A student that has moved, and where it came from. */
export interface Moved {
  readonly id: number;
  readonly from_location: number;
}

interface Row {
  readonly id: number;
  readonly student: number;
  readonly fname: string;
  readonly name: string;
  readonly period: string;
  readonly amount: number;
  readonly anchor_on: string;
  readonly next_on: string;
  readonly ends_on: string | null;
  readonly is_billed: boolean;
  /** Whether it can go on at the new location: it bills, and a plan of a template is offered there. */
  readonly goes_on: boolean;
  readonly new_template: number | null;
  readonly new_amount: number;
  /** Whether a price that was decided for a later day goes along. */
  readonly keeps_next: boolean;
  readonly new_category: number | null;
}

/**
 * Plans of students at the location they leave that are not over, with what the new one makes of them: its template of the
 * same name and period, with its price unless another one was agreed; a plan made by hand goes along as it is.
 */
const plansLeft = async (ctx: Ctx, from: Place, to: number, students: readonly number[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.student_id as student, st.fname, p.name, p.period, p.amount, p.anchor_on, p.next_on, p.ends_on,
      exists (select 1 from billing_plan_period b where b.plan_id = p.id) as is_billed,
      l.billing and (p.template_id is null or n.id is not null) as goes_on, n.id as new_template,
      case when n.id is not null and coalesce(p.next_amount, p.amount) = o.amount then n.amount else p.amount end as new_amount,
      n.id is null or coalesce(p.next_amount, p.amount) is distinct from o.amount as keeps_next,
      coalesce(nc.id, n.category_id) as new_category
    from billing_plan p join student st on st.id = p.student_id
    join location l on l.id = ${to}
    left join billing_plan_template o on o.id = p.template_id
    left join billing_plan_template n on n.location_id = ${to} and p.template_id is not null
      and lower(n.name) = lower(o.name) and n.period = p.period
    left join charge_category oc on oc.id = p.category_id
    left join charge_category nc on nc.location_id = ${to} and lower(nc.name) = lower(oc.name)
    where p.location_id = ${from.location} and p.student_id = any(${[...students]}::int[])
      and coalesce(p.ends_on >= ${from.today}::date, true)
    order by p.id for update of p`.execute(ctx.db);
  return rows;
};

/** The first day the new location bills: what the old one has billed is paid for, and no day is billed by both. */
const firstDay = (plan: Row, from: Place, to: Place): string => {
  if (plan.next_on >= from.today) return plan.next_on;
  const whole =
    isPeriod(plan.period) &&
    !isByAttendance(plan.period) &&
    !(rulesOn(from, from.today).prorate && rulesOn(to, from.today).prorate);
  return whole && isPeriod(plan.period) ? nextStart(plan.period, plan.anchor_on, from.today) : from.today;
};

/** Makes the plan of a new location out of one that ends with the day before, with the payers that were said for it. */
const goOn = async (ctx: Ctx, plan: Row, from: Place, to: Place): Promise<void> => {
  const { user } = ctx.who;
  const next_on = firstDay(plan, from, to);
  const { rows } = await sql<{
    id: number;
  }>`insert into billing_plan (location_id, student_id, template_id, name,
      period, amount, next_amount, amount_from, days, category_id, anchor_on, next_on, next_anchor,
      next_period, paused_from, paused_until, ends_on, invoice_without_payer, invoice_with_payer,
      created_at, created_by)
    select ${to.location}::int, student_id, ${plan.new_template}::int, name, period, ${plan.new_amount}::int,
      case when ${plan.keeps_next} then next_amount end, case when ${plan.keeps_next} then amount_from end, days,
      ${plan.new_category}::int, anchor_on, ${next_on}::date, next_anchor, next_period, paused_from, paused_until, ends_on, invoice_without_payer, invoice_with_payer,
      ${ctx.now()}::timestamptz, ${user}::int
    from billing_plan where id = ${plan.id} returning id`.execute(ctx.db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into billing_payer (student_id, user_id, plan_id, share, amount, start_date, end_date)
    select student_id, user_id, ${id}::int, share, amount, greatest(start_date, ${from.today}::date), end_date
    from billing_payer where plan_id = ${plan.id}
      and coalesce(end_date >= ${from.today}::date, true)`.execute(ctx.db);
  ctx.audit({ entity: BillingPlan, id, after: { location_id: to.location, amount: plan.new_amount, next_on } });
};

/** Ends a plan with a day; one that has billed nothing and was still to begin goes. */
const stop = async (ctx: Ctx, plan: Row, last: string): Promise<void> => {
  if (!plan.is_billed && plan.next_on > last) await deleteRows(ctx, 'billing_plan', { id: plan.id });
  else await updateRows(ctx, 'billing_plan', { id: plan.id }, { ends_on: last });
  ctx.audit({ entity: BillingPlan, id: plan.id, before: { ends_on: plan.ends_on }, after: { ends_on: last } });
};

/** Ends what agencies of the old location pay: they authorize care at one place. */
const endSubsidies = async (ctx: Ctx, from: Place, students: readonly number[], last: string) => {
  const of = sql`s.student_id = any(${[...students]}::int[]) and a.id = s.agency_id and a.location_id = ${from.location}`;
  const { rows: gone } = await sql<{ id: number; student: number; agency: string }>`
    delete from subsidy s using billing_agency a where ${of} and s.start_date > ${last}::date
    returning s.id, s.student_id as student, a.name as agency`.execute(ctx.db);
  const { rows: ended } = await sql<{ id: number; student: number; agency: string }>`
    update subsidy s set end_date = ${last}::date from billing_agency a where ${of} and s.start_date <= ${last}::date
      and coalesce(s.end_date > ${last}::date, true) returning s.id, s.student_id as student, a.name as agency`.execute(
    ctx.db,
  );
  for (const { id } of [...gone, ...ended]) ctx.audit({ entity: Subsidy, id, after: { end_date: last } });
  return [...gone, ...ended];
};

/**
 * Lets plans follow students to another location from today on. What cannot go on there, a plan that is not offered or an
 * agency's share, ends with the day before and is told; the office of the new location is told what it bills now.
 */
export const movePlans = async (ctx: Ctx, moved: readonly Moved[], location: number): Promise<FieldError[]> => {
  const told: FieldError[] = [];
  const news = new Map<number, { from: string; goes: string[]; ends: string[] }>();
  const to = await placeOf(ctx, location);
  for (const [place, own] of Map.groupBy(moved, ({ from_location }) => from_location)) {
    const students = own.map(({ id }) => id);
    const from = await placeOf(ctx, place);
    const last = addDays(from.today, -1);
    const newsOf = (student: number) => {
      const own = news.get(student) ?? { from: from.name, goes: [], ends: [] };
      news.set(student, own);
      return own;
    };
    for (const plan of await plansLeft(ctx, from, location, students)) {
      newsOf(plan.student)[plan.goes_on ? 'goes' : 'ends'].push(plan.name);
      if (plan.goes_on) await goOn(ctx, plan, from, to);
      else
        told.push({
          field: `students.${plan.student}`,
          code: 'PLAN_ENDED',
          message: message('billing.planLeft', { child: plan.fname, name: plan.name }),
        });
      await stop(ctx, plan, last);
    }
    for (const { student, agency } of await endSubsidies(ctx, from, students, last)) {
      newsOf(student).ends.push(agency);
      told.push({
        field: `students.${student}`,
        code: 'SUBSIDY_ENDED',
        message: message('billing.subsidyLeft', { agency }),
      });
    }
    ctx.publish({ kind: 'billing', ids: students, at: { location: place } });
    ctx.publish({ kind: 'billing', ids: students, at: { location } });
  }
  for (const [student, own] of news) ctx.emit(PlansMoved, { student, location, ...own });
  return told;
};
