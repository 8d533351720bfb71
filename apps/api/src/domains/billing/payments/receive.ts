import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import type { Given } from '../../../kernel/write/records.ts';
import { insertRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { PaymentReceived } from '../../../model/billing/events.ts';
import { settleInvoices } from '../invoices/invoice.ts';
import { bookEntries, type Entry, reversed, sumsOf } from '../ledger/book.ts';
import { bookingDay, type Place, placeOf } from '../ledger/place.ts';
import { applyFunds, ofAccount, oldestFirst, type Portion, portionsOf, unapplyFunds } from './apply.ts';
import { type FundingSource, type PaymentRow, paymentSource, payments } from './funding-source.ts';
import { surchargeLine } from './surcharge.ts';

export const methods = ['cash', 'check', 'card', 'bank', 'external', 'agency'] as const;
export type PaymentWay = (typeof methods)[number];

/** Money that comes in; `method` is one of `methods`, `livemode` null where its provider has no such mode. */
export type Income = Omit<Given<'payment'>, 'location_id' | 'status'>;

/** Writes a payment down as on its way: it counts nowhere until `approve`. `wishes` are what it is for. */
export const notePayment = async (
  ctx: WriteContext,
  place: Place,
  income: Income,
  wishes: readonly Portion[] = [],
): Promise<PaymentRow> => {
  const payment = await payments.records.insert(ctx, { location_id: place.location, status: 'pending', ...income });
  await insertRows(
    ctx,
    'payment_wish',
    wishes.map(({ invoice, cents }) => ({ payment_id: payment.id, invoice_id: invoice, amount: cents })),
  );
  return payment;
};

/** Money of a payment as it comes in on a day; `sign` -1 takes it off that day again. */
export const incomeOn = (payment: PaymentRow, on: string, sign: 1 | -1 = 1): Entry => {
  const { id, location_id: location, student_id: student, user_id: user, agency_id: agency } = payment;
  const cents = sign * payment.amount;
  const surcharge = sign * payment.surcharge;
  return {
    ...{ kind: sign === 1 ? 'payment' : 'reversal', location, on, source: 'payment', source_id: id },
    lines: [
      { kind: 'cash', method: payment.method, cents: cents + surcharge, payment: id },
      { kind: 'credit', student, user, agency, cents: -cents, payment: id },
      ...surchargeLine(id, -surcharge),
    ],
  };
};

/** What a payment was meant for, as far as it is still owed. */
const wishesOf = async (ctx: WriteContext, source: FundingSource): Promise<Portion[]> => {
  const { rows } =
    await sql<Portion>`select w.invoice_id as invoice, least(w.amount, i.open_cents) as cents from payment_wish w
    join invoice i on i.id = w.invoice_id
    where w.payment_id = ${source.id} and i.status in ('open', 'partly_paid')
      and i.open_cents > 0 and ${ofAccount(source)} order by w.invoice_id for update of i`.execute(ctx.db);
  return rows;
};

/**
 * A locked payment went through: it is booked as money of its payer, then applied to what it was meant for, or to the
 * oldest invoices; the rest stays with the payer. `wished`: what it was meant for alone.
 */
export const approve = async (
  ctx: WriteContext,
  payment: PaymentRow,
  { wished = false, ref }: { readonly wished?: boolean; readonly ref?: string } = {},
): Promise<void> => {
  if (payment.status !== 'pending') throw declined(message('billing.notPending'), { field: 'id', code: 'STATE' });
  const place = await placeOf(ctx, payment.location_id);
  // It counts for the day it is booked for: a month that was closed meanwhile stays as it was, and a check that was dated
  // ahead counts from today.
  const on = bookingDay(place, payment.date > place.today ? null : payment.date);
  await payments.records.change(ctx, payment, { status: 'approved', date: on, provider_ref: ref });
  await bookEntries(ctx, [incomeOn(payment, on)]);
  const { id, student_id: student, location_id: location } = payment;
  ctx.emit(PaymentReceived, { payment: id, student, location });
  const source = { ...paymentSource(payment), left: payment.amount };
  const wishes = await wishesOf(ctx, source);
  await applyFunds(ctx, place, source, wishes.length > 0 || wished ? wishes : await oldestFirst(ctx, source));
};

/** A payment did not go through; nothing was booked of it. */
export const fail = async (ctx: WriteContext, id: number, reason: string, ref?: string): Promise<void> => {
  await updateRows(ctx, 'payment', { id, status: 'pending' }, { status: 'failed', failure: reason, provider_ref: ref });
};

/** Takes the money of a locked payment back that did not go through a card: its invoices are owed again. */
export const reverse = async (ctx: WriteContext, payment: PaymentRow, reason: string | null): Promise<void> => {
  const { id, provider, status, location_id: location } = payment;
  if (provider !== null)
    throw status === 'pending'
      ? declined(message('billing.underWay'), { field: 'id', code: 'PENDING' })
      : declined(message('billing.refundInstead'), { field: 'id', code: 'CARD' });
  if (status === 'pending') return;
  if (status !== 'approved') throw declined(message('billing.paymentIs', { status }), { field: 'id', code: 'STATE' });
  const place = await placeOf(ctx, location);
  const source = paymentSource(payment);
  const portions = await portionsOf(ctx, source);
  await unapplyFunds(ctx, place, source, portions);
  const lines = reversed(await sumsOf(ctx, 'payment', id));
  const on = bookingDay(place);
  await bookEntries(ctx, [{ kind: 'void', location, on, source: 'payment', source_id: id, note: reason, lines }]);
  await settleInvoices(
    ctx,
    portions.map(({ invoice }) => invoice),
  );
};
