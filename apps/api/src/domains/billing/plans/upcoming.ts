import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { totalOf } from '../invoices/make.ts';
import { placesOf } from '../ledger/place.ts';
import { forecast } from './forecast.ts';
import { readPlans } from './read-plans.ts';

/** The invoices that plans of a condition on `p` make next, of the payers that `sees` lets through. */
const upcoming = async (
  ctx: Ctx,
  where: ReturnType<typeof sql>,
  sees: (payer: { user: number | null; agency: number | null }) => boolean,
) => {
  const plans = await readPlans(ctx, sql`(p.ends_on is null or p.ends_on >= p.next_on) and ${where}`);
  if (plans.length === 0) return [];
  const places = await placesOf(
    ctx,
    plans.map(({ location }) => location),
  );
  const made = [];
  for (const place of places)
    made.push(
      ...(await forecast(
        ctx,
        place,
        plans.filter(({ location }) => location === place.location),
      )),
    );
  const bills = made.flatMap(({ plan, start, billed_to, bills }) =>
    bills.filter(({ payer }) => sees(payer)).map((bill) => ({ plan, start, billed_to, bill })),
  );
  const { rows } = await sql<{ kind: string; id: number; name: string }>`
    select 'user' as kind, id, full_name as name from app_user where id = any(${bills.flatMap(({ bill }) => bill.payer.user ?? [])}::int[])
    union all
    select 'agency', id, name from billing_agency where id = any(${bills.flatMap(({ bill }) => bill.payer.agency ?? [])}::int[])
    union all
    select 'student', id, full_name from student where id = any(${bills.map(({ bill }) => bill.student)}::int[])`.execute(
    ctx.db,
  );
  const nameOf = (kind: string, id: number | null) =>
    rows.find((row) => row.kind === kind && row.id === id)?.name ?? null;
  return bills
    .map(({ plan, start, billed_to, bill }) => ({
      student_id: bill.student,
      student_name: nameOf('student', bill.student) ?? '',
      payer_name: nameOf('user', bill.payer.user) ?? nameOf('agency', bill.payer.agency),
      plan_id: plan.id,
      plan_name: plan.name,
      date: bill.date,
      due_date: bill.due_date,
      period_start: start,
      period_end: billed_to,
      total: totalOf(bill.items),
      items: bill.items.map(({ name, worked = null, amount }) => ({ name, worked, amount })),
    }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
};

/** What a student is billed next; below the office one's own part alone. */
export const upcomingOfStudent = (ctx: Ctx, student: number) => {
  const office = allows(ctx.who.role, 'manager');
  return upcoming(ctx, sql`p.student_id = ${student}`, ({ user }) => office || user === ctx.who.user);
};

/** What an agency is billed next. */
export const upcomingOfAgency = (ctx: Ctx, agency: number) =>
  upcoming(
    ctx,
    sql`exists (select 1 from subsidy s where s.student_id = p.student_id and s.agency_id = ${agency})
      and ${inOwnLocations(ctx.who, sql`p.location_id`)}`,
    (payer) => payer.agency === agency,
  );
