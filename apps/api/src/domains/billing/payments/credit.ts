import { message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import type { Given } from '../../../kernel/write/records.ts';
import { ended } from '../documents.ts';
import { bookEntries, type Entry, type EntryKind } from '../ledger/book.ts';
import { bookingDay, type Place, placeOf } from '../ledger/place.ts';
import { applyFunds, oldestFirst } from './apply.ts';
import { type CreditRow, creditSource, credits } from './funding-source.ts';

constraint('credit_dates', 'expires_on', 'BEFORE_DATE', message('billing.endBefore'));

/** What a credit books on a day: a promotion of its category, for its payer, or a deposit; below zero it is taken back. */
export const creditOn = (
  { id, location_id: location, student_id: student, user_id: user, category_id: category, deposit_id }: CreditRow,
  kind: EntryKind,
  { on, cents, note }: { readonly on: string; readonly cents: number; readonly note: string | null },
): Entry => ({
  ...{ kind, location, on, source: 'credit', source_id: id, note },
  lines: [
    deposit_id === null
      ? { kind: 'promotion', category, cents, credit: id }
      : { kind: 'deposit', student, user, cents, invoice: deposit_id },
    { kind: 'credit', student, user, cents: -cents, credit: id },
  ],
});

/** Gives a credit, which can be applied at once. */
export const giveCredit = async (
  ctx: WriteContext,
  place: Place,
  gift: Omit<Given<'credit'>, 'location_id' | 'date'> & { readonly date: string },
): Promise<CreditRow> => {
  const on = bookingDay(place, gift.date);
  const credit = await credits.records.insert(ctx, { ...gift, location_id: place.location, date: on });
  await bookEntries(ctx, [creditOn(credit, 'credit', { on, cents: credit.amount, note: credit.detail })]);
  return credit;
};

/**
 * Uses a new credit for what its payer owes already, the oldest first, as it would be used for the next invoice; false where
 * the location does not, or nothing is owed.
 */
export const useCredit = async (ctx: WriteContext, place: Place, credit: CreditRow): Promise<boolean> => {
  if (!place.apply_credits) return false;
  const source = { ...creditSource(credit), left: credit.amount };
  const portions = await oldestFirst(ctx, source);
  await applyFunds(ctx, place, source, portions);
  return portions.length > 0;
};

/** Takes back what is left of a locked credit. What was applied stays applied. */
export const voidCredit = async (ctx: WriteContext, credit: CreditRow, reason: string | null): Promise<void> => {
  const on = bookingDay(await placeOf(ctx, credit.location_id));
  await bookEntries(ctx, [creditOn(credit, 'credit_void', { on, cents: -credit.left_cents, note: reason })]);
  await credits.records.change(ctx, credit, { status: 'voided', ...ended(ctx, reason) });
};
