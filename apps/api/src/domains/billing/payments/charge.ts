import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { done } from '../../../kernel/call/answers.ts';
import { declined, message, notDone } from '../../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id, RowOf } from '../../../kernel/db/tables.ts';
import { same } from '../../../kernel/db/where.ts';
import { accountChanged, mustBePositive } from '../documents.ts';
import { type InvoiceRow, invoices, isPayable } from '../invoices/invoice.ts';
import { placeOf } from '../ledger/place.ts';
import { askDemo } from './demo-charges.ts';
import { isOf, type Processor, processorAt } from './processor.ts';
import { approve, fail, notePayment } from './receive.ts';
import { settleRefund } from './refund.ts';
import { agreedSurcharge } from './surcharge.ts';
import { CHARGE, REFUND } from './tasks.ts';

/** A stored card or bank account, as far as a charge needs it. */
export const storedColumns = ['id', 'kind', 'provider', 'livemode', 'provider_ref', 'funding'] as const;
type Stored = RowOf<'payment_method', (typeof storedColumns)[number]>;

/** A payer's stored card: the named one, else the default one; undefined when there is none the processor can charge. */
export const storedMethod = (
  ctx: Ctx,
  processor: Processor,
  { location_id, user_id }: { readonly location_id: number; readonly user_id: number },
  named?: number,
): Promise<Stored | undefined> => {
  const livemode = same(processor.kind === 'stripe' ? processor.livemode : null);
  const of = { user_id, location_id, removed_at: null, provider: processor.kind, livemode };
  const which = named === undefined ? of : { ...of, id: named };
  return findRow(ctx, 'payment_method', which, storedColumns, { order: ['-is_default', 'id'], limit: 1 });
};

/** What became of a charge: money came in, it is being confirmed, or the card was declined. */
export type Charged = { readonly payment: Id<'payment'>; readonly state: 'approved' | 'pending' | 'failed' };

/**
 * Charges a card for an invoice that is locked: the payment is written down first, under the key the provider is asked by,
 * so that asking again takes no money twice. Stripe is asked by a job, once that is committed.
 */
export const charge = async (
  ctx: WorkContext,
  invoice: InvoiceRow,
  { stored, processor }: { readonly stored: Stored; readonly processor: Processor | null },
  {
    amount,
    surcharge = 0,
    autopay = false,
  }: { readonly amount: number; readonly surcharge?: number; readonly autopay?: boolean },
): Promise<Charged> => {
  const place = await placeOf(ctx, invoice.location_id);
  const key = randomUUID();
  const { id: method_id, provider, livemode, provider_ref: ref } = stored;
  const payment = await notePayment(
    ctx,
    place,
    {
      ...{ student_id: invoice.student_id, user_id: invoice.user_id, amount, surcharge, date: place.today },
      ...{ method: stored.kind === 'bank' ? 'bank' : 'card', method_id, provider, livemode, provider_key: key },
      autopay_of: autopay ? invoice.id : null,
    },
    [{ invoice: invoice.id, cents: amount }],
  );
  const failed = async (reason: string): Promise<Charged> => {
    await fail(ctx, payment.id, reason);
    return { payment: payment.id, state: 'failed' };
  };
  if (processor === null || !isOf(processor, stored)) return failed('no_processor');
  if (processor.kind === 'stripe') {
    ctx.enqueue(CHARGE, { payment: payment.id }, { key: String(payment.id) });
    return { payment: payment.id, state: 'pending' };
  }
  const answer = await askDemo(ctx, { key, kind: 'charge', ref, amount: amount + surcharge });
  if (answer === 'declined') return failed('card_declined');
  if (answer === 'ok') await approve(ctx, payment, { wished: true, ref: `demo_${key}` });
  return { payment: payment.id, state: answer === 'ok' ? 'approved' : 'pending' };
};

/** Has the provider send a refund back; false while that is being confirmed. */
export const sendRefund = async (ctx: WorkContext, refund: number): Promise<boolean> => {
  const { rows } = await sql<{ amount: number; key: string | null; ref: string; provider: string }>`
    select r.amount + r.surcharge as amount, r.provider_key::text as key, m.provider_ref as ref, p.provider
    from refund r join payment p on p.id = r.payment_id join payment_method m on m.id = p.method_id
    where r.id = ${refund} and r.status = 'pending'`.execute(ctx.db);
  const [{ amount, key, ref, provider } = { amount: 0, key: null, ref: '', provider: '' }] = rows;
  if (!key) return false;
  if (provider === 'stripe') {
    ctx.enqueue(REFUND, { refund }, { key: String(refund) });
    return false;
  }
  const answer = await askDemo(ctx, { key, kind: 'refund', ref, amount });
  if (answer === 'slow') return false;
  const declinedIt = { ok: false, reason: 'declined' } as const;
  await settleRefund(ctx, refund, answer === 'ok' ? { ok: true, ref: `demo_${key}` } : declinedIt);
  return true;
};

/** Which of the invoices are being paid by a card right now. */
export const inFlight = async (ctx: WorkContext, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`select w.invoice_id as id from payment_wish w
    join payment p on p.id = w.payment_id
    where w.invoice_id = any(${[...ids]}::int[]) and p.status = 'pending' and p.provider is not null`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
};

interface Asked {
  readonly id: Id<'invoice'>;
  /** The card; the default one where none is named. */
  readonly card: Id<'payment_method'> | undefined;
  /** Cents; all that is open where nothing is said. */
  readonly part: number | undefined;
  /** Who must be its payer; null: whoever it is, charged by the office, which adds no surcharge nobody was shown. */
  readonly payer: number | null;
  /** Cents of the surcharge the payer was shown. */
  readonly surcharge?: number | undefined;
}

/** Pays an open invoice from a stored card of its payer. */
export const chargeInvoice = async (ctx: Ctx, { id, card, part, payer, surcharge: seen }: Asked) => {
  const invoice = { ...(await invoices.records.lock(ctx, id)), id };
  const { user_id, status, open_cents, location_id } = invoice;
  if (user_id === null || (payer !== null && user_id !== payer))
    return declined(message('billing.noPayer'), { field: 'id', code: 'NO_PAYER' });
  if (!isPayable(invoice)) return declined(message('billing.invoiceIs', { status }), { field: 'id', code: 'STATE' });
  const amount = part ?? open_cents;
  mustBePositive(amount);
  if (amount > open_cents) return declined(message('billing.moreThanOpen'), { field: 'amount', code: 'TOO_LARGE' });
  if ((await inFlight(ctx, [id])).size > 0)
    return declined(message('billing.payInFlight'), { field: 'id', code: 'PENDING' });
  const processor = await processorAt(ctx, location_id);
  const stored = processor && (await storedMethod(ctx, processor, { location_id, user_id }, card));
  if (!stored) return declined(message('billing.methodNone'), { field: 'payment_method', code: 'REQUIRED' });
  const of = { invoice: id, location: location_id, amount, card: stored };
  const surcharge = payer === null ? 0 : await agreedSurcharge(ctx, of, seen);
  const { payment, state } = await charge(ctx, invoice, { stored, processor }, { amount, surcharge });
  ctx.publish(accountChanged(invoice));
  if (state === 'failed')
    return notDone(message('billing.cardDeclined'), { payment }, { field: 'payment_method', code: 'DECLINED' });
  return done(message(state === 'pending' ? 'billing.beingConfirmed' : 'billing.paid'), { payment });
};
