import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { voidInvoice } from './change.ts';
import { appliedTo, type InvoiceRow, isPayable, lockInvoices } from './invoice.ts';

/**
 * Voids the late fee of an invoice that was voided, also where it was moved to another payer: nobody was late with what was
 * never owed. Answers what was voided; money that was taken for a fee is taken off first, as for any invoice.
 */
export const voidFeesOf = async (ctx: WriteContext, id: number, reason: string): Promise<readonly InvoiceRow[]> => {
  const { rows } = await sql<{ id: number }>`with recursive fee as (
      select id from invoice where late_fee_of = ${id}
      union all select i.id from invoice i join fee on i.from_invoice_id = fee.id)
    select id from fee`.execute(ctx.db);
  const fees = await lockInvoices(
    ctx,
    rows.map((row) => row.id),
  );
  const paid = fees.find((fee) => appliedTo(fee) > 0);
  if (paid)
    throw declined(message('billing.unapplyFeeFirst', { number: paid.number ?? '' }), { field: 'id', code: 'APPLIED' });
  const open = fees.filter(isPayable);
  for (const fee of open) await voidInvoice(ctx, fee, reason);
  return open;
};
