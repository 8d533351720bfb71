import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { isPayable, lockInvoices } from '../invoices/invoice.ts';
import type { Place } from '../ledger/place.ts';
import { applyFunds, mayPay, shareOut } from './apply.ts';
import { type FundingSource, lockSource } from './funding-source.ts';

/**
 * Applies what payers of new invoices have left, of the same student, to them: credits that expire first, then the
 * oldest. Money of one payer never pays for another.
 */
export const useCredits = async (ctx: WriteContext, place: Place, invoices: readonly number[]): Promise<void> => {
  if (invoices.length === 0) return;
  const { rows } = await sql<Pick<FundingSource, 'kind' | 'id'>>`
    with bills as (select distinct student_id, user_id from invoice
      where id = any(${[...invoices]}::int[]) and user_id is not null and status = 'open')
    select 'credit' as kind, c.id, c.expires_on, c.date from credit c
      join bills b on b.student_id = c.student_id and b.user_id = c.user_id
      where c.status = 'available' and c.left_cents > 0 and c.location_id = ${place.location}
    union all
    select 'payment', p.id, null, p.date from payment p
      join bills b on b.student_id = p.student_id and b.user_id = p.user_id
      where p.status in ('approved', 'partly_refunded') and p.unapplied > 0 and p.location_id = ${place.location}
    order by 3 nulls last, 4, 1, 2`.execute(ctx.db);
  for (const which of rows) {
    const all = await lockInvoices(ctx, invoices);
    const source = await lockSource(ctx, which);
    const open = all.filter(
      (one) =>
        isPayable(one) && one.student_id === source.student && one.user_id === source.user && mayPay(source, one),
    );
    await applyFunds(ctx, place, source, shareOut(open, source.left));
  }
};
