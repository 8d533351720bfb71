import { sql } from 'kysely';
import { holdInvoices, isPayable } from '../invoices/held.ts';
import type { Book } from '../ledger/book.ts';
import type { Place } from '../ledger/place.ts';
import { applyPurse } from './apply.ts';
import { holdCredit, holdPayment } from './purse.ts';

interface Left {
  readonly kind: 'payment' | 'credit';
  readonly id: number;
  readonly student: number;
  readonly user: number;
}

/**
 * Applies what payers of new invoices have left, of the same student, to them: credits that expire first, then the
 * oldest. Money of one payer never pays for another.
 */
export const useCredits = async (book: Book, place: Place, invoices: readonly number[]): Promise<void> => {
  if (invoices.length === 0) return;
  const { rows } = await sql<Left>`
    with bills as (select distinct student_id, user_id from invoice where centre_id = ${book.who.centre}
      and id = any(${[...invoices]}::int[]) and user_id is not null and status = 'open')
    select 'credit' as kind, c.id, c.student_id as student, c.user_id as "user", c.expires_on, c.date from credit c
      join bills b on b.student_id = c.student_id and b.user_id = c.user_id
      where c.centre_id = ${book.who.centre} and c.status = 'available' and c.left_cents > 0 and c.location_id = ${place.location}
    union all
    select 'payment', p.id, p.student_id, p.user_id, null, p.date from payment p
      join bills b on b.student_id = p.student_id and b.user_id = p.user_id
      where p.centre_id = ${book.who.centre} and p.status in ('approved', 'partly_refunded') and p.unapplied > 0
        and p.location_id = ${place.location}
    order by 5 nulls last, 6, 1, 2`.execute(book.db);
  for (const { kind, id, student, user } of rows) {
    const open = (await holdInvoices(book, invoices)).filter(
      (one) => isPayable(one) && one.student === student && one.payer.user === user,
    );
    const held = await (kind === 'credit' ? holdCredit : holdPayment)(book, id);
    if (!held) continue;
    let { left } = held.purse;
    const portions = open.flatMap((one) => {
      const cents = Math.min(left, one.open);
      left -= cents;
      return cents > 0 ? [{ invoice: one.id, cents }] : [];
    });
    if (portions.length > 0) await applyPurse(book, place, held.purse, portions);
  }
};
