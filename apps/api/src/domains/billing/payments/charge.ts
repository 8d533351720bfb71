import { randomUUID } from 'node:crypto';
import { declined, done, message, notDone } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { addJob } from '../../../kernel/jobs/enqueue.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Payment } from '../../../model/billing/entity.ts';
import { holdInvoice, isPayable } from '../invoices/held.ts';
import type { Book } from '../ledger/book.ts';
import { placeOf } from '../ledger/place.ts';
import { askDemo } from './demo-charges.ts';
import { isOf, type Processor, processorAt } from './processor.ts';
import { approve, fail, notePayment } from './receive.ts';
import { settleRefund } from './refund.ts';
import { CHARGE, REFUND } from './tasks.ts';

/** A stored card or bank account, as far as a charge needs it. */
interface Stored {
  readonly id: number;
  readonly kind: string;
  readonly provider: string;
  readonly livemode: boolean | null;
  readonly provider_ref: string;
}

/** A payer's stored card: the named one, else the default one; null when there is none the processor can charge. */
const storedMethod = async (
  book: Book,
  processor: Processor,
  { user, location, id }: { readonly user: number; readonly location: number; readonly id: number | undefined },
): Promise<Stored | null> => {
  const row = await book.db
    .selectFrom('payment_method')
    .select(['id', 'kind', 'provider', 'livemode', 'provider_ref'])
    .where('centre_id', '=', book.who.centre)
    .where('user_id', '=', user)
    .where('location_id', '=', location)
    .where('removed_at', 'is', null)
    .where('provider', '=', processor.kind)
    .where('livemode', 'is not distinct from', processor.kind === 'stripe' ? processor.livemode : null)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? 0))
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** What became of a charge: money came in, it is being confirmed, or the card was declined. */
export type Charged = { readonly payment: number; readonly state: 'approved' | 'pending' | 'failed' };

/**
 * Charges a card for an invoice that is held: the payment is written down first, under the key the provider is asked by,
 * so that asking again takes no money twice. Stripe is asked by a job, once that is committed.
 */
export const chargeHeld = async (
  book: Book,
  invoice: { readonly id: number; readonly location: number; readonly student: number; readonly user: number },
  { stored, processor }: { readonly stored: Stored; readonly processor: Processor | null },
  { amount, autopay = false }: { readonly amount: number; readonly autopay?: boolean },
): Promise<Charged> => {
  const place = await placeOf(book, invoice.location);
  const key = randomUUID();
  const charges = processor !== null && isOf(processor, stored);
  const payment = await notePayment(
    book,
    place,
    {
      student: invoice.student,
      user: invoice.user,
      agency: null,
      method: stored.kind === 'bank' ? 'bank' : 'card',
      amount,
      date: place.today,
      method_id: stored.id,
      provider: stored.provider === 'stripe' ? 'stripe' : 'demo',
      livemode: stored.livemode,
      provider_key: key,
      autopay_of: autopay ? invoice.id : null,
    },
    [{ invoice: invoice.id, cents: amount }],
  );
  if (!charges) {
    await fail(book, payment, 'no_processor');
    return { payment, state: 'failed' };
  }
  if (processor.kind === 'stripe') {
    await addJob({ db: book.db, centre: book.who.centre }, CHARGE, { payment }, { key: String(payment) });
    return { payment, state: 'pending' };
  }
  const answer = await askDemo(book, { key, kind: 'charge', ref: stored.provider_ref, amount });
  if (answer === 'slow') return { payment, state: 'pending' };
  if (answer === 'declined') {
    await fail(book, payment, 'card_declined');
    return { payment, state: 'failed' };
  }
  await approve(book, payment, { wished: true, ref: `demo_${key}` });
  return { payment, state: 'approved' };
};

/** Has the provider send a refund back; false while that is being confirmed. */
export const sendRefund = async (book: Book, refund: number): Promise<boolean> => {
  const row = await book.db
    .selectFrom('refund as r')
    .innerJoin('payment as p', (on) => on.onRef('p.centre_id', '=', 'r.centre_id').onRef('p.id', '=', 'r.payment_id'))
    .innerJoin('payment_method as m', (on) =>
      on.onRef('m.centre_id', '=', 'p.centre_id').onRef('m.id', '=', 'p.method_id'),
    )
    .select(['r.amount', 'r.provider_key', 'm.provider_ref', 'p.provider'])
    .where('r.centre_id', '=', book.who.centre)
    .where('r.id', '=', refund)
    .where('r.status', '=', 'pending')
    .executeTakeFirst();
  if (!row?.provider_key) return false;
  if (row.provider === 'stripe') {
    await addJob({ db: book.db, centre: book.who.centre }, REFUND, { refund }, { key: String(refund) });
    return false;
  }
  const answer = await askDemo(book, {
    key: row.provider_key,
    kind: 'refund',
    ref: row.provider_ref,
    amount: row.amount,
  });
  if (answer === 'slow') return false;
  await settleRefund(
    book,
    refund,
    answer === 'ok' ? { ok: true, ref: `demo_${row.provider_key}` } : { ok: false, reason: 'declined' },
  );
  return true;
};

interface Given {
  readonly id: Id<'invoice'>;
  readonly payment_method?: Id<'payment_method'> | undefined;
  readonly amount?: number | undefined;
}

/** Pays an open invoice from a stored card of its payer: `payer` is who must be it, or null for whoever it is. */
export const chargeInvoice = async (ctx: Ctx, { id, payment_method, amount }: Given, payer: number | null) => {
  const held = await holdInvoice(ctx, id);
  const { user = null } = held?.payer ?? {};
  if (!held || user === null || (payer !== null && user !== payer))
    return declined(message('billing.noPayer'), { field: 'id', code: 'NO_PAYER' });
  if (!isPayable(held))
    return declined(message('billing.invoiceIs', { status: held.status }), { field: 'id', code: 'STATE' });
  const cents = amount ?? held.open;
  if (cents <= 0) return declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });
  if (cents > held.open) return declined(message('billing.moreThanOpen'), { field: 'amount', code: 'TOO_LARGE' });
  const waiting = await ctx.db
    .selectFrom('payment_wish as w')
    .innerJoin('payment as p', (on) => on.onRef('p.centre_id', '=', 'w.centre_id').onRef('p.id', '=', 'w.payment_id'))
    .select('p.id')
    .where('w.centre_id', '=', ctx.who.centre)
    .where('w.invoice_id', '=', id)
    .where('p.status', '=', 'pending')
    .where('p.provider', 'is not', null)
    .executeTakeFirst();
  if (waiting) return declined(message('billing.payInFlight'), { field: 'id', code: 'PENDING' });
  const { location, student } = held;
  const processor = await processorAt(ctx, location);
  const stored = processor && (await storedMethod(ctx, processor, { user, location, id: payment_method }));
  if (!stored) return declined(message('billing.methodNone'), { field: 'payment_method', code: 'REQUIRED' });
  const by = { stored, processor };
  const charged = await chargeHeld(ctx, { id, location, student, user }, by, { amount: cents });
  ctx.audit({ entity: 'Payment', id: charged.payment, after: { invoice: id, amount: cents, state: charged.state } });
  ctx.publish({ kind: 'billing', ids: [student], at: { location } });
  const parts = { payment: idOf(Payment, charged.payment) };
  if (charged.state === 'failed')
    return notDone(message('billing.cardDeclined'), parts, { field: 'payment_method', code: 'DECLINED' });
  return done(message(charged.state === 'pending' ? 'billing.beingConfirmed' : 'billing.paid'), parts);
};
