import type { WriteContext } from '../../../kernel/call/context.ts';
import type { Where } from '../../../kernel/db/where.ts';
import { insertMissing, updateRows } from '../../../kernel/write/write-rows.ts';
import type { PaymentRow } from './funding-source.ts';

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
  ctx: WriteContext,
  { id: payment_id, location_id }: PaymentRow,
  { ref: provider_ref, ...dispute }: Unbooked,
): Promise<void> => {
  await insertMissing(ctx, 'unbooked_dispute', [{ ...dispute, location_id, payment_id, provider_ref, at: ctx.now() }]);
};

/** Settles those that still wait of a payment or a dispute; answers how many. */
export const settleUnbooked = async (
  ctx: WriteContext,
  which: Where<'unbooked_dispute'>,
  note: string | null,
): Promise<number> => {
  const settled = { settled_at: ctx.now(), settled_by: ctx.who.user || null, settled_note: note };
  return (await updateRows(ctx, 'unbooked_dispute', { ...which, settled_at: null }, settled, ['payment_id'])).length;
};
