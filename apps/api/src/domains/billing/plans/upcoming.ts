import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { type Bill, totalOf } from '../invoices/bill.ts';
import { homeOf, type Place, placesOf } from '../ledger/place.ts';
import { comingUses, type UseBill } from '../rounds/variable-charges.ts';
import { type Forecast, forecast } from './forecast.ts';
import { isByAttendance, isPeriod } from './periods.ts';
import { readAhead } from './read-ahead.ts';

/** Whose names the rows of a list need. */
const namesOf = async (ctx: Ctx, bills: readonly Pick<Bill, 'student' | 'payer'>[]) => {
  const { rows } = await sql<{ kind: string; id: number; name: string }>`
    select 'user' as kind, id, full_name as name from app_user where id = any(${bills.flatMap(({ payer }) => payer.user ?? [])}::int[])
    union all
    select 'agency', id, name from billing_agency where id = any(${bills.flatMap(({ payer }) => payer.agency ?? [])}::int[])
    union all
    select 'student', id, full_name from student where id = any(${bills.map(({ student }) => student)}::int[])`.execute(
    ctx.db,
  );
  const named = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return (kind: string, id: number | null) => named.get(`${kind} ${id ?? 0}`) ?? null;
};

const nobody = { user: null, agency: null };

/** A bill to come, beside the period it is for; one that the office has left out is empty. */
interface Coming {
  readonly one: Forecast;
  readonly place: Place;
  readonly bill: Bill;
}

/** What may be done with the bill of a period today: made ahead where it is the next one of its plan and no attendance decides it. */
const isNext = (rows: readonly Coming[], { one: { plan, start } }: Coming): boolean =>
  isPeriod(plan.period) &&
  !isByAttendance(plan.period) &&
  rows.find(({ one }) => one.plan.id === plan.id)?.one.start === start;

/** The invoices that plans of a condition on `p` make in their next periods, of the payers that `sees` lets through. */
const upcoming = async (
  ctx: Ctx,
  { where, periods, uses = [] }: { where: ReturnType<typeof sql>; periods: number; uses?: readonly UseBill[] },
  sees: (payer: { user: number | null; agency: number | null }) => boolean,
) => {
  const office = allows(ctx.who.role, 'manager');
  const plans = await readAhead(ctx, where, { periods });
  const places = await placesOf(
    ctx,
    plans.map(({ location }) => location),
  );
  const made: Coming[] = [];
  // Where billing is off nothing is to come.
  for (const place of places.filter(({ bills }) => bills))
    for (const one of await forecast(
      ctx,
      place,
      plans.filter(({ location }) => location === place.location),
    )) {
      const empty: Bill = { student: one.plan.student, payer: nobody, items: [], date: one.start, due_date: one.start };
      const bills = one.bills.length === 0 && one.changes.length > 0 ? [empty] : one.bills;
      made.push(...bills.map((bill) => ({ one, place, bill })));
    }
  const seen = made.filter(({ bill }) => (bill.items.length === 0 ? office && sees(nobody) : sees(bill.payer)));
  const used = uses.filter(({ payer }) => sees(payer));
  const nameOf = await namesOf(ctx, [...seen.map(({ bill }) => bill), ...used]);
  const common = ({ student, payer, date, due_date, items }: Bill) => ({
    student_id: student,
    student_name: nameOf('student', student) ?? '',
    payer_name: nameOf('user', payer.user) ?? nameOf('agency', payer.agency),
    ...{ date, due_date, total: totalOf(items) },
    items: items.map(({ name, worked = null, detail = null, amount }) => ({ name, worked, detail, amount })),
  });
  return [
    ...seen.map((row) => ({
      ...common(row.bill),
      plan_id: row.one.plan.id,
      plan_name: row.one.plan.name,
      period_start: row.one.start,
      period_end: row.one.billed_to,
      skipped: row.one.changes.some(({ kind }) => kind === 'skip'),
      next: office && isNext(made, row),
      changes: row.one.changes.map(({ day: _, by, at, ...change }) => ({
        ...change,
        at: new Date(at),
        by: office ? by : null,
      })),
    })),
    ...used.map((bill) => ({
      ...common(bill),
      plan_id: null,
      plan_name: bill.use.name,
      ...{ period_start: bill.use.day, period_end: bill.use.day, skipped: false, next: false, changes: [] },
    })),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
};

/** What a student is billed in its plans' next periods, and what its stays have cost already; below the office one's own part alone. */
export const upcomingOfStudent = async (ctx: Ctx, student: number, periods = 1) => {
  const office = allows(ctx.who.role, 'manager');
  const uses = await comingUses(ctx, await homeOf(ctx, student), student);
  return upcoming(
    ctx,
    { where: sql`p.student_id = ${student}`, periods, uses },
    ({ user }) => office || user === ctx.who.user,
  );
};

/** What an agency is billed next. */
export const upcomingOfAgency = (ctx: Ctx, agency: number, periods = 1) =>
  upcoming(
    ctx,
    {
      where: sql`exists (select 1 from subsidy s where s.student_id = p.student_id and s.agency_id = ${agency})
        and ${inOwnLocations(ctx.who, sql`p.location_id`)}`,
      periods,
    },
    (payer) => payer.agency === agency,
  );
