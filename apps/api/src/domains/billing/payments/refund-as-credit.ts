import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx, WriteContext } from '../../../kernel/call/context.ts';
import { findRow, findRows } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { insertRow } from '../../../kernel/write/write-rows.ts';
import { Payment } from '../../../model/billing/entity.ts';
import { placeOf } from '../ledger/place.ts';
import { type Portion, portionsOf, unapplyFunds } from './apply.ts';
import { type PaymentRow, paymentSource } from './funding-source.ts';

/** The latest portions that make up an amount; the last of them in part. */
const latestOf = (portions: readonly Portion[], amount: number): Portion[] => {
  let missing = amount;
  return portions.flatMap(({ invoice, cents }) => {
    const taken = Math.min(cents, missing);
    missing -= taken;
    return taken > 0 ? [{ invoice, cents: taken }] : [];
  });
};

/**
 * Takes an amount of a locked payment off its invoices and leaves it with the family: the latest invoices are owed again, and
 * the money stands on the account as credit. Nothing leaves the house, so the payment is not refunded: its receipt, the year's
 * receipt and what may still go back to the card stay as they are. Answers the refund, whose method is `credit`, and what it
 * was taken off of.
 */
export const refundAsCredit = async (
  ctx: WriteContext,
  payment: PaymentRow,
  { amount, reason }: { readonly amount: number; readonly reason: string | null },
): Promise<{ readonly refund: Id<'refund'>; readonly taken: readonly Portion[] }> => {
  const { id, status, refunded, unapplied, student_id, location_id } = payment;
  if (status !== 'approved' && status !== 'partly_refunded')
    throw declined(message('billing.paymentIs', { status }), { field: 'id', code: 'STATE' });
  if (student_id === null || payment.agency_id !== null)
    throw declined(message('billing.creditOfAgency'), { field: 'to', code: 'AGENCY' });
  const applied = payment.amount - refunded - unapplied;
  if (applied === 0) throw declined(message('billing.isCredit'), { field: 'to', code: 'IS_CREDIT' });
  if (amount > applied)
    throw declined(message('billing.moreThanApplied', { cents: applied }), { field: 'amount', code: 'TOO_LARGE' });
  const place = await placeOf(ctx, location_id);
  const source = paymentSource(payment);
  const taken = latestOf(await portionsOf(ctx, source), amount);
  await unapplyFunds(ctx, place, source, taken);
  const refund = await insertRow(ctx, 'refund', {
    ...{ location_id, student_id, payment_id: id, amount, method: 'credit', status: 'done', reason },
    ...{ date: place.today, created_at: ctx.now(), created_by: ctx.who.user || null },
  });
  return { refund, taken };
};

/** Rows of the calls that keep money as credit. */
export const asksAsCredit = {
  CREDIT: 'where a payment is to stay as credit: how much, whose it is and which invoices are owed again',
} as const;

/** Asks before a family's payment becomes credit: how much, and which invoices are owed again. */
export const askAsCredit = async (
  ctx: Ctx,
  { id, user_id, location_id }: PaymentRow,
  { amount, taken }: { readonly amount: number; readonly taken: readonly Portion[] },
): Promise<void> => {
  const payer = user_id === null ? undefined : await findRow(ctx, 'app_user', { id: user_id }, ['full_name']);
  const { apply_credits } = await placeOf(ctx, location_id);
  const invoices = await findRows(ctx, 'invoice', { id: taken.map(({ invoice }) => invoice) }, ['id', 'number']);
  const numbers = new Map(invoices.map(({ id: invoice, number }) => [invoice, number]));
  const owed = taken.map(({ invoice, cents }) =>
    message('confirm.owedAgain', { number: numbers.get(invoice) ?? '?', cents }),
  );
  ctx.confirm({
    code: 'CREDIT',
    title: message('confirm.asCredit', { cents: amount }),
    lines: [
      message('confirm.asCreditLine', { cents: amount, to: payer?.full_name ?? null, used: apply_credits }),
      ...owed,
    ],
    about: { entity: Payment, id },
  });
  ctx.mustBeConfirmed();
};
