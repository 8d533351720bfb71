import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx, WriteContext } from '../../../kernel/call/context.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { Deposit } from '../../../model/billing/entity.ts';
import { ownDeposits } from '../../../model/billing/reach.ts';
import { accountChanged, mustBePositive } from '../documents.ts';
import { bookEntries, type EntryKind, type Line } from '../ledger/book.ts';
import { heldOn } from '../ledger/held.ts';
import { bookingDay, type Place } from '../ledger/place.ts';
import { type CreditRow, credits } from '../payments/funding-source.ts';

export type DepositRow = RecordOf<'invoice'>;

export const deposits = resource(Deposit, {
  as: 'deposit',
  rule: 'manager',
  permission: 'manage_billing',
  reach: ownDeposits,
  gone: message('billing.depositGone'),
  wrongState: ({ status }) => message('billing.invoiceIs', { status }),
  changed: accountChanged,
});

/** Cents that are held of a locked deposit. */
const heldOf = async (ctx: WriteContext, { id }: DepositRow): Promise<number> => {
  const { rows } = await sql<{ held: number }>`select ${heldOn(sql`${id}::int`)} as held`.execute(ctx.db);
  return rows[0]?.held ?? 0;
};

/** What of a locked deposit something is done with: all that is held unless less is asked for; declines more, or nothing. */
export const partHeld = async (ctx: Ctx, deposit: DepositRow, amount: number | undefined): Promise<number> => {
  mustBePositive(amount);
  const held = await heldOf(ctx, deposit);
  if (held === 0) throw declined(message('billing.nothingHeld'), { field: 'id', code: 'STATE' });
  if (amount !== undefined && amount > held)
    throw declined(message('billing.moreThanHeld', { cents: held }), { field: 'amount', code: 'TOO_LARGE' });
  return amount ?? held;
};

/** Books what becomes of a deposit: so much less is held, and `to` says where it went. */
export const release = (
  ctx: WriteContext,
  place: Place,
  { id, student_id: student, user_id: user }: DepositRow,
  {
    kind,
    cents,
    reason,
    to,
  }: { readonly kind: EntryKind; readonly cents: number; readonly reason: string | null; readonly to: Line },
): Promise<void> =>
  bookEntries(ctx, [
    {
      ...{ kind, location: place.location, on: bookingDay(place), source: 'invoice', source_id: id, note: reason },
      lines: [{ kind: 'deposit', student, user, cents, invoice: id }, to],
    },
  ]);

/** Makes a part of a deposit a credit of its payer, to be applied or paid out; answers the credit. */
export const releaseAsCredit = async (
  ctx: WriteContext,
  place: Place,
  deposit: DepositRow,
  given: { readonly kind: EntryKind; readonly cents: number; readonly reason: string | null; readonly detail: string },
): Promise<CreditRow> => {
  const { student_id, user_id, id: deposit_id } = deposit;
  const { cents: amount, detail } = given;
  const credit = await credits.records.insert(ctx, {
    ...{ location_id: place.location, student_id, user_id, amount, detail, deposit_id },
    date: bookingDay(place),
  });
  const to: Line = { kind: 'credit', student: student_id, user: user_id, cents: -amount, credit: credit.id };
  await release(ctx, place, deposit, { ...given, to });
  return { ...(await credits.records.lock(ctx, credit.id)), id: credit.id };
};
