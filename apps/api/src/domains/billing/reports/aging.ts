import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type Asked, type InRoom, lastDays, payer, places, slice } from './asked.ts';

export interface AgingRow {
  readonly student_id: number;
  readonly student_name: string;
  readonly payer_name: string | null;
  readonly room_name: string | null;
  /** The first due day of what is still owed. */
  readonly oldest: string;
  readonly to_30: number;
  readonly to_60: number;
  readonly to_90: number;
  readonly over: number;
  readonly total: number;
}

/**
 * What each payer owed for each student at the end of a day, or of today at each location, by the days it was past due; what was not
 * due yet stands among the first 30. Credits that are left pay for nothing here: they stand in the balance report.
 */
export const agingRows = async (ctx: Ctx, asked: Asked & InRoom): Promise<readonly AgingRow[]> => {
  const { rows } = await sql<AgingRow>`
    with ends as (${lastDays(ctx, asked)}),
    owed as (select a.student_id, a.user_id, a.agency_id, i.due_date, d.last - i.due_date as late, sum(l.cents) as cents
      from ledger_line l join ledger_entry e on e.id = l.entry_id
      join ledger_account a on a.id = l.account_id
      join ends d on d.id = a.location_id
      join invoice i on i.id = l.invoice_id
      where l.kind = 'receivable' and e.effective_on <= d.last and ${places(ctx, asked, sql`a.location_id`)}
      group by i.id, i.due_date, a.student_id, a.user_id, a.agency_id, d.last having sum(l.cents) <> 0)
    select o.student_id, st.full_name as student_name, ${payer('o')} as payer_name, r.name as room_name,
      to_char(min(o.due_date), 'YYYY-MM-DD') as oldest,
      coalesce(sum(o.cents) filter (where o.late <= 30), 0)::float8 as to_30,
      coalesce(sum(o.cents) filter (where o.late between 31 and 60), 0)::float8 as to_60,
      coalesce(sum(o.cents) filter (where o.late between 61 and 90), 0)::float8 as to_90,
      coalesce(sum(o.cents) filter (where o.late > 90), 0)::float8 as over, sum(o.cents)::float8 as total
    from owed o join student st on st.id = o.student_id left join room r on r.id = st.room_id
    where ${asked.room ?? null}::int is null or st.room_id = ${asked.room ?? null}
    group by o.student_id, o.user_id, o.agency_id, st.full_name, st.lname, st.fname, r.name having sum(o.cents) <> 0
    order by st.lname, st.fname, o.student_id, o.user_id, o.agency_id ${slice(asked)}`.execute(ctx.db);
  return rows;
};
