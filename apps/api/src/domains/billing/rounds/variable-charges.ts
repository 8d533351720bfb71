import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import type { Bill } from '../invoices/bill.ts';
import { makeInvoices } from '../invoices/make.ts';
import { withTax } from '../invoices/sales-tax.ts';
import { type Place, placeOf } from '../ledger/place.ts';
import { splitItems } from '../ledger/split.ts';
import { useCredits } from '../payments/use-credits.ts';
import { partsFor, payersAmong, payersIn, standing } from '../plans/payers-of.ts';

/** A day is looked at for so long, for stays that are corrected afterwards or a job that stood still. */
const DAYS_BACK = 7;

interface Use {
  readonly charge: number;
  readonly student: number;
  readonly day: string;
  readonly minutes: number;
  readonly amount: number;
  readonly name: string;
  readonly category: number;
}

/** A bill of what one child used of one charge on one day. */
export interface UseBill extends Bill {
  readonly use: Use;
}

/**
 * What stays up to a day cost by the variable charges of a location, as `fee`: minutes within its hours, times its amount for each
 * interval begun, up to its maximum. Of all children, or of one.
 */
const feesOf = (place: Place, to: string, student: number | null = null) => sql`stay as (
      select a.student_id, a.date, a.checked_in_at at time zone ${place.zone} as came, a.checked_out_at at time zone ${place.zone} as went
      from attendance a where a.location_id = ${place.location} and a.checked_out_at is not null
        and a.date <= ${to}::date and a.date >= ${place.today}::date - ${DAYS_BACK}::int
        and (${student}::int is null or a.student_id = ${student})),
    late as (
      select v.id, s.student_id, s.date, sum(greatest(0, ceil(extract(epoch from
          least(s.went, s.date + coalesce(v.end_time, time '24:00')) - greatest(s.came, s.date + coalesce(v.start_time, time '00:00'))) / 60)))::int as minutes
      from variable_charge v join stay s on true
      join student st on st.id = s.student_id
      where v.location_id = ${place.location} and v.deleted_at is null
        and s.date >= (v.counts_from at time zone ${place.zone})::date
        and (cardinality(v.days) = 0 or exists (select 1 from unnest(v.days) d where lower(d) = lower(to_char(s.date, 'FMDay'))))
        and (not exists (select 1 from variable_charge_program p where p.variable_charge_id = v.id)
          or exists (select 1 from variable_charge_program p where p.variable_charge_id = v.id
            and p.billing_program_id = st.billing_program_id))
      group by v.id, s.student_id, s.date),
    fee as (
      select l.*, least(coalesce(v.max_amount, 100000000), v.amount * case v.interval
          when 'once' then 1 when 'minute' then l.minutes when '5 minutes' then ceil(l.minutes / 5.0)::int
          when '10 minutes' then ceil(l.minutes / 10.0)::int when '15 minutes' then ceil(l.minutes / 15.0)::int
          when '30 minutes' then ceil(l.minutes / 30.0)::int else ceil(l.minutes / 60.0)::int end)::int as amount
      from late l join variable_charge v on v.id = l.id where l.minutes > 0)`;

/** The columns of a `Use`, from a row of fees `u`, its charge `v` and category `c`. */
const useOf = sql`u.variable_charge_id as charge, u.student_id as student, to_char(u.date, 'YYYY-MM-DD') as day, u.minutes, u.amount,
      coalesce(nullif(v.details, ''), c.name) as name, v.category_id as category`;

/** A use is billed the day after it, or when it is found. */
const dated = ({ today, due_days }: Place, day: string) => {
  const [date = today] = [today, addDays(day, 1)].sort().reverse();
  return { date, due_date: addDays(date, due_days) };
};

/** The bills of uses, to those who paid for the child on their days. */
const billsOf = async (ctx: WriteContext, place: Place, rows: readonly Use[]): Promise<readonly UseBill[]> => {
  if (rows.length === 0) return [];
  const days = rows.map(({ day }) => day).sort();
  const payers = await payersIn(
    ctx,
    rows.map(({ student }) => student),
    { from: days[0] ?? place.today, to: days.at(-1) ?? place.today },
  );
  return rows.flatMap((use): UseBill[] => {
    const usual = payersAmong(standing(payers.get(use.student) ?? [], use));
    const worked = { kind: 'stay', from: use.day, count: use.minutes, total: use.amount } as const;
    const items = [{ name: use.name, worked, category: use.category, amount: use.amount }];
    const split = splitItems(items, partsFor(usual, null), usual.rest);
    return split.map(({ payer, items: own }) =>
      withTax(place, { use, student: use.student, payer, items: own, ...dated(place, use.day) }),
    );
  });
};

/** What stays of one child have cost that no bill holds yet, today's too, as the next round will bill it. */
export const comingUses = async (ctx: WriteContext, place: Place, student: number): Promise<readonly UseBill[]> => {
  if (!place.bills) return [];
  const { rows } = await sql<Use>`
    with ${feesOf(place, place.today, student)}
    select ${useOf}
    from (select id as variable_charge_id, student_id, date, minutes, amount from fee) u
    join variable_charge v on v.id = u.variable_charge_id join charge_category c on c.id = v.category_id
    where not exists (select 1 from variable_charge_use used where used.variable_charge_id = u.variable_charge_id
      and used.student_id = u.student_id and used.date = u.date)
    order by u.date, v.id`.execute(ctx.db);
  return billsOf(ctx, place, rows);
};

/**
 * Bills what stays of days that are over cost by the variable charges of a location. A charge, child and day come to one fee, by a
 * key.
 */
export const addVariableCharges = async (ctx: WriteContext, location: number): Promise<number> => {
  const place = await placeOf(ctx, location);
  if (!place.bills) return 0;
  const { rows } = await sql<Use>`
    with ${feesOf(place, addDays(place.today, -1))},
    used as (
      insert into variable_charge_use (variable_charge_id, student_id, date, minutes, amount)
      select id, student_id, date, minutes, amount from fee order by id, student_id, date
      on conflict do nothing returning *)
    select ${useOf}
    from used u join variable_charge v on v.id = u.variable_charge_id
    join charge_category c on c.id = v.category_id order by 2, 3, 1`.execute(ctx.db);
  if (rows.length === 0) return 0;
  const bills = await billsOf(ctx, place, rows);
  const ids = await makeInvoices(ctx, place, bills);
  const booked = bills.map(({ use: { charge, student, day } }, i) => ({ charge, student, day, invoice: ids[i] }));
  await sql`update variable_charge_use u set invoice_id = r.invoice
    from json_to_recordset(${JSON.stringify(booked)}::json) as r(charge int, student int, day date, invoice int)
    where u.variable_charge_id = r.charge and u.student_id = r.student and u.date = r.day`.execute(ctx.db);
  if (place.apply_credits) await useCredits(ctx, place, ids);
  return rows.length;
};
