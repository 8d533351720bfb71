import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { type Bill, makeInvoices } from '../invoices/make.ts';
import { placeOf } from '../ledger/place.ts';
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

/**
 * Bills what stays of days that are over cost by the variable charges of a location: minutes within its hours, times its
 * amount for each interval begun, up to its maximum. A charge, child and day come to one fee, by a key.
 */
export const addVariableCharges = async (ctx: WriteContext, location: number): Promise<number> => {
  const place = await placeOf(ctx, location);
  const { rows } = await sql<Use>`
    with stay as (
      select a.student_id, a.date, a.checked_in_at at time zone ${place.zone} as came, a.checked_out_at at time zone ${place.zone} as went
      from attendance a where a.location_id = ${location} and a.checked_out_at is not null
        and a.date < ${place.today}::date and a.date >= ${place.today}::date - ${DAYS_BACK}::int),
    late as (
      select v.id, s.student_id, s.date, sum(greatest(0, ceil(extract(epoch from
          least(s.went, s.date + coalesce(v.end_time, time '24:00')) - greatest(s.came, s.date + coalesce(v.start_time, time '00:00'))) / 60)))::int as minutes
      from variable_charge v join stay s on true
      join student st on st.id = s.student_id
      where v.location_id = ${location} and v.deleted_at is null
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
      from late l join variable_charge v on v.id = l.id where l.minutes > 0),
    used as (
      insert into variable_charge_use (variable_charge_id, student_id, date, minutes, amount)
      select id, student_id, date, minutes, amount from fee order by id, student_id, date
      on conflict do nothing returning *)
    select u.variable_charge_id as charge, u.student_id as student, to_char(u.date, 'YYYY-MM-DD') as day, u.minutes, u.amount,
      coalesce(nullif(v.details, ''), c.name) as name, v.category_id as category
    from used u join variable_charge v on v.id = u.variable_charge_id
    join charge_category c on c.id = v.category_id order by 2, 3, 1`.execute(ctx.db);
  if (rows.length === 0) return 0;
  const days = rows.map(({ day }) => day).sort();
  const payers = await payersIn(
    ctx,
    rows.map(({ student }) => student),
    { from: days[0] ?? place.today, to: days.at(-1) ?? place.today },
  );
  const bills = rows.flatMap((use): (Bill & { readonly use: Use })[] => {
    const usual = payersAmong(standing(payers.get(use.student) ?? [], use));
    const worked = { kind: 'stay', from: use.day, count: use.minutes, total: use.amount } as const;
    const items = [{ name: use.name, worked, category: use.category, amount: use.amount }];
    const split = splitItems(items, partsFor(usual, null), usual.rest);
    return split.map(({ payer, items: own }) => ({
      use,
      student: use.student,
      payer,
      items: own,
      date: place.today,
      due_date: addDays(place.today, place.due_days),
    }));
  });
  const ids = await makeInvoices(ctx, place, bills);
  const booked = bills.map(({ use: { charge, student, day } }, i) => ({ charge, student, day, invoice: ids[i] }));
  await sql`update variable_charge_use u set invoice_id = r.invoice
    from json_to_recordset(${JSON.stringify(booked)}::json) as r(charge int, student int, day date, invoice int)
    where u.variable_charge_id = r.charge and u.student_id = r.student and u.date = r.day`.execute(ctx.db);
  if (place.apply_credits) await useCredits(ctx, place, ids);
  return rows.length;
};
