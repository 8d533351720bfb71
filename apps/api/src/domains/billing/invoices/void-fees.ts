import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import type { Book } from '../ledger/book.ts';
import { voidInvoice } from './change.ts';
import { appliedTo, type Held, holdInvoices } from './held.ts';

/**
 * Voids the late fee of an invoice that was voided, also where it was moved to another payer: nobody was late with what was
 * never owed. Answers what was voided; money that was taken for a fee is taken off first, as for any invoice.
 */
export const voidFeesOf = async (book: Book, id: number, reason: string): Promise<UserError | readonly Held[]> => {
  const { rows } = await sql<{ id: number }>`with recursive fee as (
      select id from invoice where centre_id = ${book.who.centre} and late_fee_of = ${id}
      union all
      select i.id from invoice i join fee on i.from_invoice_id = fee.id where i.centre_id = ${book.who.centre})
    select id from fee`.execute(book.db);
  const fees = await holdInvoices(
    book,
    rows.map((row) => row.id),
  );
  const paid = fees.find((fee) => appliedTo(fee) > 0);
  if (paid)
    return declined(message('billing.unapplyFeeFirst', { number: paid.number ?? '' }), {
      field: 'id',
      code: 'APPLIED',
    });
  const open = fees.filter(({ status }) => status === 'open' || status === 'partly_paid');
  for (const fee of open) {
    const wrong = await voidInvoice(book, fee.id, reason);
    if (wrong) return wrong;
  }
  return open;
};
