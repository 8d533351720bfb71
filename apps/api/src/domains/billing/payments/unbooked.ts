import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id, Sql } from '../../../kernel/db/tables.ts';
import type { Book } from '../ledger/book.ts';

/** What of a dispute could not be booked. */
interface Unbooked {
  readonly ref: string;
  readonly amount: number;
  readonly reason: string | null;
}

/**
 * Keeps what the card's bank took of a payment beyond what is left of it, once for each dispute: it was refunded before, voided,
 * or never went through. The money is gone all the same, so the office sees it until somebody has settled it.
 */
export const noteUnbooked = async (
  book: Book,
  { id, location_id }: { readonly id: number; readonly location_id: number },
  { ref, amount, reason }: Unbooked,
): Promise<void> => {
  await book.db
    .insertInto('unbooked_dispute')
    .values({
      centre_id: book.who.centre,
      location_id,
      payment_id: id,
      provider_ref: ref,
      amount,
      reason,
      at: book.now(),
    })
    .onConflict((on) => on.doNothing())
    .execute();
};

/** Settles those of a condition that still wait; answers how many. */
export const settleUnbooked = async (book: Book, which: Sql, note: string | null): Promise<number> => {
  const { rows } = await sql`update unbooked_dispute set settled_at = ${book.now()}::timestamptz,
      settled_by = ${book.who.user || null}::int, settled_note = ${note}
    where centre_id = ${book.who.centre} and settled_at is null and ${which} returning 1`.execute(book.db);
  return rows.length;
};

interface Which {
  readonly id: Id<'payment'>;
  readonly note?: string | undefined;
}

/** The office has seen to what could not be booked of a payment's disputes, and says how. */
export const settleDisputes = async (ctx: Ctx, { id, note }: Which) => {
  if ((await settleUnbooked(ctx, sql`payment_id = ${id}`, note || null)) === 0)
    return declined(message('billing.noDispute'), { field: 'id', code: 'STATE' });
  ctx.audit({ entity: 'Payment', id, after: { dispute_settled: note } });
  return done(message('billing.disputeSettled'), { payment: id });
};
