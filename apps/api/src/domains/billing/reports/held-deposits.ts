import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { heldOn } from '../ledger/held.ts';
import { type Asked, lastDays, payer, places, slice } from './asked.ts';

export interface HeldDepositRow {
  readonly id: number;
  readonly number: string | null;
  readonly date: string;
  readonly location: string;
  readonly student_id: number;
  readonly student_name: string;
  readonly payer_name: string | null;
  readonly name: string;
  readonly held: number;
}

/** The deposits of which something is held at the end of the last day, or of today at each location, by location and child. */
export const heldDepositRows = async (ctx: Ctx, asked: Asked): Promise<readonly HeldDepositRow[]> => {
  const { rows } = await sql<HeldDepositRow>`
    with ends as (${lastDays(ctx, asked)}), r as (
      select i.*, ${heldOn(sql`i.id`, sql`d.last`)} as held from invoice i join ends d on d.id = i.location_id
      where i.deposit and i.status <> 'draft' and ${places(ctx, asked, sql`i.location_id`)})
    select r.id, r.number, to_char(r.date, 'YYYY-MM-DD') as date, o.name as location, r.student_id, st.full_name as student_name,
      ${payer('r')} as payer_name, (select t.name from invoice_item t where t.invoice_id = r.id order by t.id limit 1) as name, r.held
    from r join location o on o.id = r.location_id join student st on st.id = r.student_id
    where r.held > 0 order by o.name, o.id, st.lname, st.fname, r.date, r.id ${slice(asked)}`.execute(ctx.db);
  return rows;
};
