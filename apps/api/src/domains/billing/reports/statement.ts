import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { amountIn } from '../../../messages/amount.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import type { EntryKind } from '../ledger/book.ts';

export interface StatementRow {
  readonly date: string;
  readonly kind: EntryKind | 'opening' | 'deposit';
  readonly number: string | null;
  readonly detail: string | null;
  readonly amount: number;
  readonly balance: number;
}

/** The account of a student in a period with its running balance, which begins with what was owed before; families see their own part. */
export const statementRows = async (
  ctx: Ctx,
  {
    student_id,
    start_date,
    end_date,
  }: { readonly student_id: number; readonly start_date: string; readonly end_date: string },
  payer: number | null = allows(ctx.who.role, 'manager') ? null : ctx.who.user,
): Promise<readonly StatementRow[]> => {
  // The office sees the part of the account that is booked at own locations, after a move too.
  const seen = allows(ctx.who.role, 'manager') ? inOwnLocations(ctx.who, sql`a.location_id`) : sql`true`;
  const { rows } = await sql<StatementRow & { readonly kept: number }>`
    with lines as (
      select e.id, e.effective_on, case when e.kind = 'invoice' and bool_or(i.deposit) then 'deposit' else e.kind end as kind,
        coalesce(sum(l.cents) filter (where a.kind = 'deposit'), 0)::int as kept, coalesce(e.note, case when e.kind = 'invoice' then (select min(t.name) from invoice_item t
          where t.invoice_id = max(i.id) and max(i.returned_payment_id) is not null) end) as note,
        coalesce(sum(l.cents) filter (where a.kind <> 'deposit'), 0) as cents, max(i.number) as number
      from ledger_account a join ledger_line l on l.account_id = a.id
      join ledger_entry e on e.id = l.entry_id
      left join invoice i on i.id = l.invoice_id
      where a.student_id = ${student_id} and a.agency_id is null and (a.kind in ('receivable', 'credit') or (a.kind = 'deposit' and e.kind = 'deposit_kept'))
        and (${payer}::int is null or a.user_id = ${payer}) and ${seen} and e.effective_on <= ${end_date}::date
      group by e.centre_id, e.id
      having sum(l.cents) filter (where a.kind <> 'deposit') <> 0 or e.kind = 'deposit_kept')
    select ${start_date}::date as date, 'opening' as kind, null as number, null as detail, 0 as amount, 0 as kept,
      coalesce(sum(cents) filter (where effective_on < ${start_date}::date), 0)::float8 as balance, 0::bigint as n, ${start_date}::date as d from lines
    union all
    select effective_on, kind, number, note, cents::float8, kept, sum(cents) over (order by effective_on, id)::float8, id, effective_on
      from lines
    order by d, n`.execute(ctx.db);
  // What was kept of a deposit moves nothing that is owed: its line says how much it was.
  return rows
    .filter(({ kind, date }) => kind === 'opening' || date >= start_date)
    .map(({ kept, detail, ...row }) => ({
      ...row,
      detail: kept > 0 ? [amountIn(kept), detail].filter(Boolean).join(': ') : detail,
    }));
};
