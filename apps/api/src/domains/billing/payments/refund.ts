import { randomUUID } from 'node:crypto';
import { declined, message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id, RowOf } from '../../../kernel/db/tables.ts';
import { insertRow, updateRows } from '../../../kernel/write/write-rows.ts';
import { bookEntries, type EntryKind, type Line } from '../ledger/book.ts';
import { bookingDay, type Place, placeOf } from '../ledger/place.ts';
import { portionsOf, unapplyFunds } from './apply.ts';
import {
  type CreditRow,
  creditSource,
  type FundingSource,
  lockPayment,
  type PaymentRow,
  paymentSource,
  payments,
  settleCredit,
} from './funding-source.ts';
import { surchargeDue, surchargeLine } from './surcharge.ts';

interface Back {
  readonly amount: number;
  readonly reason: string | null;
  /** The provider took it back by itself: a dispute, or a debit that was returned. */
  readonly chargeback?: boolean;
  /** What the provider calls money it gave back without being asked by us: nothing is sent for it. */
  readonly ref?: string;
  /** Cents of the surcharge that go back with it; in proportion where nothing is said. */
  readonly surcharge?: number;
}

const tooMuch = () => declined(message('billing.moreThanLeft'), { field: 'amount', code: 'TOO_LARGE' });

const addRefund = async (
  ctx: WriteContext,
  place: Place,
  source: FundingSource,
  { amount, reason, chargeback = false, ref, surcharge = 0 }: Back,
  { method, pending }: { readonly method: string; readonly pending: boolean },
): Promise<Id<'refund'>> => {
  const { kind, student, user, agency, location } = source;
  const of = { [kind]: source.id };
  const refund = await insertRow(ctx, 'refund', {
    ...{ location_id: place.location, student_id: student, [`${kind}_id`]: source.id },
    ...{ amount, surcharge, method, reason, chargeback, date: place.today, status: pending ? 'pending' : 'done' },
    ...{ provider_key: pending ? randomUUID() : null, provider_ref: ref ?? null },
    ...{ created_at: ctx.now(), created_by: ctx.who.user || null },
  });
  const booked = { location, on: bookingDay(place), source: 'refund', source_id: refund, note: reason } as const;
  const lines: Line[] = [
    { kind: 'credit', student, user, agency, cents: amount, ...of },
    ...surchargeLine(source.id, surcharge),
    pending
      ? { kind: 'clearing', cents: -amount - surcharge, ...of }
      : { kind: 'cash', method, cents: -amount - surcharge, ...of },
  ];
  await bookEntries(ctx, [{ kind: chargeback ? 'chargeback' : 'refund', ...booked, lines }]);
  return refund;
};

/** How a payment stands of which so much has gone back. */
const refundedState = ({ amount }: PaymentRow, refunded: number): string =>
  refunded === 0 ? 'approved' : refunded === amount ? 'refunded' : 'partly_refunded';

const setRefunded = (ctx: WriteContext, payment: PaymentRow, refunded: number) =>
  payments.records.change(ctx, payment, { refunded, status: refundedState(payment, refunded) });

/**
 * Gives money of a locked payment back. What is not applied goes first; beyond it the latest invoices are owed again. Through
 * a card it stays pending until the provider has said yes: `settleRefund`. Answers the refund.
 */
export const refundPayment = async (ctx: WriteContext, payment: PaymentRow, back: Back): Promise<Id<'refund'>> => {
  if (payment.status !== 'approved' && payment.status !== 'partly_refunded')
    throw declined(message('billing.paymentIs', { status: payment.status }), { field: 'id', code: 'STATE' });
  if (back.amount > payment.amount - payment.refunded) throw tooMuch();
  const place = await placeOf(ctx, payment.location_id);
  const source = paymentSource(payment);
  let missing = back.amount - payment.unapplied;
  const taken = [];
  for (const { invoice, cents } of missing > 0 ? await portionsOf(ctx, source) : []) {
    if (missing <= 0) break;
    taken.push({ invoice, cents: Math.min(cents, missing) });
    missing -= Math.min(cents, missing);
  }
  await unapplyFunds(ctx, place, source, taken);
  await setRefunded(ctx, payment, payment.refunded + back.amount);
  const pending = payment.provider !== null && !back.chargeback && back.ref === undefined;
  const surcharge = back.surcharge ?? (await surchargeDue(ctx, payment, back.amount));
  return addRefund(ctx, place, source, { ...back, surcharge }, { method: payment.method, pending });
};

/** Pays a locked credit out to its payer, by cash, check or transfer outside of the product. Answers the refund. */
export const refundCredit = async (
  ctx: WriteContext,
  credit: CreditRow,
  back: Back,
  method: 'cash' | 'check' | 'external' = 'external',
): Promise<Id<'refund'>> => {
  if (back.amount > credit.left_cents) throw tooMuch();
  const place = await placeOf(ctx, credit.location_id);
  const refund = await addRefund(ctx, place, creditSource(credit), back, { method, pending: false });
  await settleCredit(ctx, credit.id);
  return refund;
};

/** Locks a refund of a payment in a state, and its payment; undefined where there is none. */
const lockRefund = async (ctx: WriteContext, id: number, status: 'pending' | 'done') => {
  const refund = await findRow(ctx, 'refund', { id, status }, undefined, { lock: 'update' });
  if (!refund?.payment_id) return undefined;
  return { refund, payment: await lockPayment(ctx, refund.payment_id) };
};

/** Books how a refund went on: its money comes from `from`, and goes to the provider's hands or back to the payer. */
const bookOutcome = async (
  ctx: WriteContext,
  { id, location_id, amount, surcharge }: RowOf<'refund'>,
  payment: RowOf<'payment'>,
  { kind, from, to, note }: { kind: EntryKind; from: Line['kind']; to: Line['kind']; note: string | null },
): Promise<void> => {
  const place = await placeOf(ctx, location_id);
  const { student_id: student, user_id: user, agency_id: agency, method, location_id: location } = payment;
  const lines = (of: Line['kind'], sign: 1 | -1): readonly Line[] =>
    of === 'credit'
      ? [
          { kind: of, cents: sign * amount, payment: payment.id, student, user, agency },
          ...surchargeLine(payment.id, sign * surcharge),
        ]
      : [{ kind: of, cents: sign * (amount + surcharge), payment: payment.id, ...(of === 'cash' ? { method } : {}) }];
  const booked = { kind, location, on: bookingDay(place), source: 'refund', source_id: id, note } as const;
  await bookEntries(ctx, [{ ...booked, lines: [...lines(from, 1), ...lines(to, -1)] }]);
};

/** The provider has answered for a refund: the money left, or it stays with the payer. */
export const settleRefund = async (
  ctx: WriteContext,
  id: number,
  answer: { readonly ok: true; readonly ref: string } | { readonly ok: false; readonly reason: string },
): Promise<void> => {
  const locked = await lockRefund(ctx, id, 'pending');
  if (!locked) return;
  const { refund, payment } = locked;
  const how = answer.ok
    ? ({ kind: 'refund_done', to: 'cash' } as const)
    : ({ kind: 'refund_failed', to: 'credit' } as const);
  await bookOutcome(ctx, refund, payment, { ...how, from: 'clearing', note: null });
  await updateRows(
    ctx,
    'refund',
    { id },
    answer.ok ? { status: 'done', provider_ref: answer.ref } : { status: 'failed', failure: answer.reason },
  );
  if (!answer.ok) await setRefunded(ctx, payment, payment.refunded - refund.amount);
};

/** Money that had gone back is here again: a dispute was won, or the bank of a refund did not take it. It is the payer's. */
export const undoRefund = async (ctx: WriteContext, id: number, reason: string): Promise<void> => {
  const locked = await lockRefund(ctx, id, 'done');
  if (!locked) return;
  const { refund, payment } = locked;
  await bookOutcome(ctx, refund, payment, { kind: 'refund_failed', from: 'cash', to: 'credit', note: reason });
  await updateRows(ctx, 'refund', { id }, { status: 'failed', failure: reason });
  await setRefunded(ctx, payment, payment.refunded - refund.amount);
};
