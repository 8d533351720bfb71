import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type Asked, from, type InRoom, places, slice, to } from './asked.ts';

export interface RevenueRow {
  readonly category: string;
  readonly room_name: string | null;
  readonly students: number;
  readonly amount: number;
}

/**
 * What was earned within the days by charge category and room, of the ledger's income: voids and corrections count on the day they
 * were booked. The room is where the child last was by the entry's day, or by the end of the billed period; else its room now.
 */
export const revenueRows = async (ctx: Ctx, asked: Asked & InRoom): Promise<readonly RevenueRow[]> => {
  const { rows } = await sql<RevenueRow>`
    with earned as (select l.cents, a.category_id, i.student_id, coalesce((
        select t.room_id from attendance_room t where t.student_id = i.student_id
          and (t.entered_at at time zone tz.value)::date <= greatest(e.effective_on, i.period_end) order by t.entered_at desc limit 1), st.room_id) as room_id
      from ledger_line l join ledger_entry e on e.id = l.entry_id
      join ledger_account a on a.id = l.account_id
      join invoice i on i.id = l.invoice_id join student st on st.id = i.student_id
      join location o on o.id = a.location_id join timezone tz on tz.id = o.timezone_id
      where l.kind = 'income' and e.effective_on between ${from(asked)} and ${to(asked)}
        and ${places(ctx, asked, sql`a.location_id`)})
    select coalesce(c.name, '') as category, r.name as room_name, count(distinct n.student_id)::int as students,
      -sum(n.cents)::float8 as amount
    from earned n left join charge_category c on c.id = n.category_id left join room r on r.id = n.room_id
    where ${asked.room ?? null}::int is null or n.room_id = ${asked.room ?? null}
    group by c.name, r.name, n.room_id having sum(n.cents) <> 0
    order by 1, r.name nulls last, n.room_id ${slice(asked)}`.execute(ctx.db);
  return rows;
};
