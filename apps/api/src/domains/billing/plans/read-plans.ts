import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';

interface Rest {
  readonly from: string;
  readonly to: string | null;
}

/** Days a brother or sister has a plan that costs more, or as much and is older. */
interface Elder {
  readonly from: string;
  readonly ends_on: string | null;
  readonly pauses: readonly Rest[];
}

/** What the office has decided of the bill of one period. */
export interface PlanChange {
  readonly id: number;
  readonly kind: 'skip' | 'amount' | 'line';
  /** A day of the period. */
  readonly day: string;
  readonly name: string | null;
  /** Cents; null of a bill that is left out. */
  readonly amount: number | null;
  readonly reason: string;
  readonly by: string | null;
  readonly at: string;
}

/** A plan with all that a period of it is worked out from. */
export interface DuePlan {
  readonly id: number;
  readonly student: number;
  readonly location: number;
  readonly name: string;
  readonly period: string;
  readonly amount: number;
  readonly days: readonly string[];
  readonly category: number | null;
  readonly anchor_on: string;
  readonly next_on: string;
  /** The day ahead its periods are counted anew from. */
  readonly next_anchor: string | null;
  /** How long periods are from then on; null: as before. */
  readonly next_period: string | null;
  /** The last day: of the plan, or of the child before it was archived. */
  readonly ends_on: string | null;
  /** Days it rested; one that goes on has no end. */
  readonly pauses: readonly Rest[];
  /** The day it was entered. */
  readonly entered: string;
  /**
   * The day whose rules the next period is billed by, its discount too: its first one, also where part of it was billed already,
   * or the day the plan was entered where that came later, as who enters a plan goes by what holds then.
   */
  readonly terms_on: string;
  readonly invoice_without_payer: boolean;
  readonly invoice_with_payer: boolean;
  /** Hundredths of a percent, of the account on `terms_on`. */
  readonly discount: number;
  readonly discount_reason: string | null;
  readonly due_days: number | null;
  readonly elders: readonly Elder[];
  /** What is decided of bills to come and no bill has obeyed yet. */
  readonly changes: readonly PlanChange[];
}

/** A plan at a later period: the first day of it. */
export interface Later {
  readonly plan: number;
  readonly on: string;
}

/** Plans as they stand, or as they will once what is before a later period has been billed (what two triggers do by then). */
const plansAt = (later: readonly Later[] | undefined) =>
  later === undefined
    ? sql`billing_plan p`
    : sql`json_to_recordset(${JSON.stringify(later)}::json) as w(plan int, "on" date)
    join billing_plan q on q.id = w.plan
    cross join lateral jsonb_populate_record(q, jsonb_build_object('next_on', w."on",
        'amount', case when q.amount_from <= w."on" then q.next_amount else q.amount end)
      || case when q.next_anchor <= w."on" then jsonb_build_object('anchor_on', q.next_anchor, 'next_anchor', null,
        'period', coalesce(q.next_period, q.period), 'next_period', null) else '{}' end) p`;

/** Rests of a plan `p` whose zone is `tz`. */
const pausesOf = (
  plan: string,
) => sql`(select coalesce(json_agg(json_build_object('from', r.since, 'to', r.until)), '[]') from (
    select lower(x.during) as since, upper(x.during) - 1 as until from billing_plan_pause x
      where x.plan_id = ${sql.ref(`${plan}.id`)}
    union all select ${sql.ref(`${plan}.paused_from`)}, ${sql.ref(`${plan}.paused_until`)} - 1 where ${sql.ref(`${plan}.paused_from`)} is not null) r)`;

/** The last day of a plan, which is not after its child was archived. */
const lastDay = (plan: string, student: string) =>
  sql`to_char(least(${sql.ref(`${plan}.ends_on`)}, (${sql.ref(`${student}.archived_at`)} at time zone tz.value)::date), 'YYYY-MM-DD')`;

/**
 * Reads plans by a condition on `p`, with its student `st`, in one statement.
 *
 * @param later the periods they are asked for; left out: the one that is billed next
 */
export const readPlans = async (
  ctx: WriteContext,
  where: ReturnType<typeof sql>,
  later?: readonly Later[],
): Promise<DuePlan[]> => {
  const { rows } = await sql<DuePlan>`
    select p.id, p.student_id as student, p.location_id as location, p.name, p.period, p.amount, p.days, p.category_id as category,
      p.anchor_on, p.next_on, p.next_anchor, p.next_period, ${lastDay('p', 'st')} as ends_on, ${pausesOf('p')} as pauses,
      to_char(p.created_at at time zone tz.value, 'YYYY-MM-DD') as entered, to_char(terms.on_day, 'YYYY-MM-DD') as terms_on, p.invoice_without_payer, p.invoice_with_payer,
      coalesce(past.discount, s.discount, 0) as discount,
      case when past.discount is null then s.discount_reason else past.discount_reason end as discount_reason, s.due_days,
      case when st.sibling_group_id is null then '[]' else (select coalesce(json_agg(json_build_object('ends_on', ${lastDay('o', 'sib')},
          'pauses', ${pausesOf('o')}, 'from', least(o.anchor_on, o.next_on,
            (select min(b.starts_on) from billing_plan_period b where b.plan_id = o.id)))), '[]')
        from student sib join billing_plan o on o.student_id = sib.id
        where sib.sibling_group_id = st.sibling_group_id and sib.id <> st.id
          and (o.amount, -o.id) > (p.amount, -p.id)) end as elders,
      (select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'day', c.period_start, 'name', c.name, 'amount', c.amount,
          'reason', c.reason, 'at', c.created_at, 'by', (select u.full_name from app_user u where u.id = c.created_by)) order by c.id), '[]')
        from upcoming_change c where c.plan_id = p.id and c.undone_at is null and c.used_on is null) as changes
    from ${plansAt(later)} join student st on st.id = p.student_id
    join location l on l.id = p.location_id join timezone tz on tz.id = l.timezone_id
    cross join lateral (select greatest((p.created_at at time zone tz.value)::date, coalesce(
      (select min(b.starts_on) from billing_plan_period b where b.plan_id = p.id and b.ends_on >= p.next_on), p.next_on)) as on_day) terms
    left join billing_account_setting s on s.student_id = p.student_id
    left join lateral (select d.discount, d.discount_reason from billing_discount_past d
      where d.student_id = p.student_id and d.until_on > terms.on_day
      order by d.until_on limit 1) past on true
    where (${where}) order by p.next_on, p.id`.execute(ctx.db);
  return rows;
};
