import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { paidForCare } from '../ledger/cash.ts';
import { providerLine } from '../paper/paper.ts';
import { type Asked, from, places, slice, to } from './asked.ts';

export interface PayerYearRow {
  readonly payer_id: number;
  readonly payer_name: string;
  readonly email: string | null;
  readonly student_name: string;
  readonly location: string;
  /** Address, phone and tax number of who was paid, as IRS Form 2441 asks for them; null where none is set. */
  readonly provider: string | null;
  readonly ein: string | null;
  readonly amount: number;
  /** When the payer was last mailed a receipt of the year the days begin in; null: not yet. */
  readonly mailed_at: Date | null;
}

/** What each payer has paid for each child within the days, by the days money came in and went back, as the ledger's cash says. */
export const payerYearRows = async (ctx: Ctx, asked: Asked): Promise<readonly PayerYearRow[]> => {
  const { rows } = await sql<Omit<PayerYearRow, 'provider'> & { address: string | null; phone: string | null }>`
    select u.id as payer_id, u.full_name as payer_name, u.email, coalesce(st.full_name, '') as student_name, l.name as location,
      l.address, l.phone, s.ein, sum(p.cents)::float8 as amount,
      (select max(r.mailed_at) from year_receipt r where r.user_id = u.id and r.location_id = l.id
        and r.year = extract(year from ${from(asked)})) as mailed_at
    from ${paidForCare} join app_user u on u.id = p.user_id
    join location l on l.id = p.location_id
    left join student st on st.id = p.student_id
    left join billing_setting s on s.location_id = p.location_id
    where e.effective_on between ${from(asked)} and ${to(asked)} and ${places(ctx, asked, sql`p.location_id`)}
    group by u.id, u.full_name, u.lname, u.fname, u.email, st.id, st.full_name, l.id, l.name, l.address, l.phone, s.ein
    having sum(p.cents) <> 0
    order by u.lname, u.fname, u.id, st.full_name, st.id, l.name ${slice(asked)}`.execute(ctx.db);
  return rows.map(({ address, phone, ...row }) => ({
    ...row,
    provider: providerLine({ address, phone, ein: row.ein }),
  }));
};
