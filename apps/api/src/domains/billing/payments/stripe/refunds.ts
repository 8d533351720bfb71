import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { AppContext } from '../../../../kernel/call/app-context.ts';
import { UserError } from '../../../../kernel/call/refusals.ts';
import { asNobody, publishFor } from '../../as-nobody.ts';
import type { Book } from '../../ledger/book.ts';
import { stripeAt } from '../processor.ts';
import { holdPayment } from '../purse.ts';
import { refundPayment, settleRefund, undoRefund } from '../refund.ts';
import { noteUnbooked, settleUnbooked } from '../unbooked.ts';
import { isNo, KEY_MS, stripeBy } from './client.ts';

interface Asked {
  readonly amount: number;
  readonly key: string;
  readonly intent: string;
  readonly since: Date;
  readonly location: number;
  readonly payment: number;
  readonly livemode: boolean | null;
}

const begin = async (book: Book, id: number) => {
  const { rows } =
    await sql<Asked>`select r.amount, r.provider_key::text as key, p.provider_ref as intent, r.created_at as since,
      p.location_id as location, p.id as payment, p.livemode
    from refund r join payment p on p.centre_id = r.centre_id and p.id = r.payment_id
    where r.centre_id = ${book.who.centre} and r.id = ${id} and r.status = 'pending' and r.provider_key is not null
      and p.provider = 'stripe' and p.provider_ref is not null`.execute(book.db);
  const [asked] = rows;
  const by = asked ? await stripeAt(book, asked.location) : null;
  // Keys of the other mode know nothing of the payment: it waits until its own are back.
  return asked && by && by.livemode === asked.livemode ? { ...asked, secret: by.key } : null;
};

interface Known {
  readonly id: number;
  readonly status: string;
}

const refundOf = async (book: Book, refund: Stripe.Refund): Promise<Known | undefined> => {
  const { rows } = await sql<Known>`select id, status from refund where centre_id = ${book.who.centre}
    and (provider_ref = ${refund.id} or provider_key::text = ${refund.metadata?.key ?? ''})`.execute(book.db);
  return rows[0];
};

/** Brings a refund to what Stripe says of it now; one that was made at Stripe itself is booked as well. */
export const settleStripeRefund = async (book: Book, payment: number, refund: Stripe.Refund): Promise<void> => {
  const held = await holdPayment(book, payment);
  if (!held) return;
  const known = await refundOf(book, refund);
  const gone = refund.status === 'failed' || refund.status === 'canceled';
  await publishFor(book, held.row.student_id, held.row.location_id);
  if (!known) {
    if (!gone) await byProvider(book, payment, refund.amount, { ref: refund.id, reason: refund.reason });
  } else if (gone && known.status === 'done') await undoRefund(book, known.id, refund.failure_reason ?? 'failed');
  else if (gone) await settleRefund(book, known.id, { ok: false, reason: refund.failure_reason ?? 'failed' });
  else if (refund.status === 'succeeded') await settleRefund(book, known.id, { ok: true, ref: refund.id });
  else
    await sql`update refund set provider_ref = ${refund.id}
      where centre_id = ${book.who.centre} and id = ${known.id} and status = 'pending'`.execute(book.db);
};

/** Books what the provider gave back by itself, as far as it is not given back already. */
const byProvider = async (
  book: Book,
  payment: number,
  amount: number,
  how: { readonly ref: string; readonly reason: string | null; readonly chargeback?: boolean },
): Promise<void> => {
  const row = (await holdPayment(book, payment))?.row;
  // It went through at the provider: the message that says so is still to come, and this one is looked at again then.
  if (row?.status === 'pending') throw new Error(`Payment ${payment} waits to be confirmed.`);
  const isIn = row?.status === 'approved' || row?.status === 'partly_refunded';
  const most = isIn ? Math.min(amount, row.amount - row.refunded) : 0;
  if (most > 0) {
    const done = await refundPayment(book, payment, { amount: most, ...how });
    if (done instanceof UserError)
      throw new Error(`What the provider took back of payment ${payment} cannot be booked.`);
  }
  if (row && how.chargeback && amount > most)
    await noteUnbooked(book, row, { ref: how.ref, amount: amount - most, reason: how.reason });
};

const TAKEN = new Set(['needs_response', 'under_review', 'lost']);

/** A dispute, or a debit that was returned: the money is gone until it is won. An inquiry takes none. */
export const settleDispute = async (
  book: Book,
  payment: number,
  dispute: Pick<Stripe.Dispute, 'id' | 'status' | 'amount' | 'reason'>,
): Promise<void> => {
  const held = await holdPayment(book, payment);
  if (held) await publishFor(book, held.row.student_id, held.row.location_id);
  const { rows } = await sql<Known>`select id, status from refund
    where centre_id = ${book.who.centre} and provider_ref = ${dispute.id}`.execute(book.db);
  const [known] = rows;
  if (TAKEN.has(dispute.status) && !known)
    await byProvider(book, payment, dispute.amount, { ref: dispute.id, reason: dispute.reason, chargeback: true });
  if (dispute.status !== 'won') return;
  if (known?.status === 'done') await undoRefund(book, known.id, 'won');
  await settleUnbooked(book, sql`provider_ref = ${dispute.id}`, 'won');
};

const refundKnown = async (stripe: Stripe, { intent, key }: Asked): Promise<Stripe.Refund | undefined> => {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.key === key) return refund;
  return undefined;
};

/** Has Stripe send a refund back that was written down; under the key of its row, so once however often it is asked. */
export const sendStripeRefund = async (app: AppContext, centre: number, id: number): Promise<void> => {
  const asked = await asNobody(app, centre, (book) => begin(book, id));
  if (!asked) return;
  const stripe = stripeBy(asked.secret);
  const { amount, intent, key, payment } = asked;
  const refuse = (reason: string) => asNobody(app, centre, (book) => settleRefund(book, id, { ok: false, reason }));
  try {
    const old = app.clock.now().getTime() - asked.since.getTime() > KEY_MS;
    const refund = old
      ? await refundKnown(stripe, asked)
      : await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { key } },
          { idempotencyKey: `refund:${key}` },
        );
    if (refund) await asNobody(app, centre, (book) => settleStripeRefund(book, payment, refund));
    else await refuse('not_sent');
  } catch (error) {
    if (!isNo(error)) throw error;
    await refuse(error.code ?? 'refused');
  }
};
