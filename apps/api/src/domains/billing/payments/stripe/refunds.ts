import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { WorkContext } from '../../../../kernel/call/context.ts';
import { UserError } from '../../../../kernel/call/refusals.ts';
import { findRow } from '../../../../kernel/db/find-rows.ts';
import type { JobContext } from '../../../../kernel/jobs/job.ts';
import { updateRows } from '../../../../kernel/write/write-rows.ts';
import { isNo, KEY_MS, stripeBy } from '../../../../model/billing/stripe.ts';
import { accountChanged } from '../../documents.ts';
import { lockPayment } from '../funding-source.ts';
import { stripeAt } from '../processor.ts';
import { refundPayment, settleRefund, undoRefund } from '../refund.ts';
import { shareOfBack } from '../surcharge.ts';
import { noteUnbooked, settleUnbooked } from '../unbooked.ts';

interface Asked {
  readonly amount: number;
  readonly key: string;
  readonly intent: string;
  readonly since: Date;
  readonly location: number;
  readonly payment: number;
  readonly livemode: boolean | null;
}

const begin = async (ctx: WorkContext, id: number) => {
  const { rows } =
    await sql<Asked>`select r.amount + r.surcharge as amount, r.provider_key::text as key, p.provider_ref as intent, r.created_at as since,
      p.location_id as location, p.id as payment, p.livemode
    from refund r join payment p on p.id = r.payment_id
    where r.id = ${id} and r.status = 'pending' and r.provider_key is not null
      and p.provider = 'stripe' and p.provider_ref is not null`.execute(ctx.db);
  const [asked] = rows;
  const by = asked ? await stripeAt(ctx, asked.location) : null;
  // Keys of the other mode know nothing of the payment: it waits until its own are back.
  return asked && by && by.livemode === asked.livemode ? { ...asked, secret: by.key } : null;
};

/** Brings a refund to what Stripe says of it now; one that was made at Stripe itself is booked as well. */
export const settleStripeRefund = async (ctx: WorkContext, payment: number, refund: Stripe.Refund): Promise<void> => {
  ctx.publish(accountChanged(await lockPayment(ctx, payment)));
  const { rows } = await sql<{ id: number; status: string }>`select id, status from refund
    where provider_ref = ${refund.id} or provider_key::text = ${refund.metadata?.key ?? ''}`.execute(ctx.db);
  const [known] = rows;
  const gone = refund.status === 'failed' || refund.status === 'canceled';
  const reason = refund.failure_reason ?? 'failed';
  if (!known) {
    if (!gone) await byProvider(ctx, payment, refund.amount, { ref: refund.id, reason: refund.reason });
  } else if (gone && known.status === 'done') await undoRefund(ctx, known.id, reason);
  else if (gone) await settleRefund(ctx, known.id, { ok: false, reason });
  else if (refund.status === 'succeeded') await settleRefund(ctx, known.id, { ok: true, ref: refund.id });
  else await updateRows(ctx, 'refund', { id: known.id, status: 'pending' }, { provider_ref: refund.id });
};

/** Books what the provider gave back by itself, as far as it is not given back already. */
const byProvider = async (
  ctx: WorkContext,
  id: number,
  amount: number,
  how: { readonly ref: string; readonly reason: string | null; readonly chargeback?: boolean },
): Promise<void> => {
  const payment = await lockPayment(ctx, id);
  // It went through at the provider: the message that says so is still to come, and this one is looked at again then.
  if (payment.status === 'pending') throw new Error(`Payment ${id} waits to be confirmed.`);
  const isIn = payment.status === 'approved' || payment.status === 'partly_refunded';
  const of = isIn ? await shareOfBack(ctx, payment, amount) : { amount: 0, surcharge: 0, beyond: amount };
  try {
    if (of.amount > 0) await refundPayment(ctx, payment, { amount: of.amount, surcharge: of.surcharge, ...how });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new Error(`What the provider took back of payment ${id} cannot be booked.`, { cause: error });
  }
  if (how.chargeback && of.beyond > 0)
    await noteUnbooked(ctx, payment, { ref: how.ref, amount: of.beyond, reason: how.reason });
};

const TAKEN = new Set(['needs_response', 'under_review', 'lost']);

/** A dispute, or a debit that was returned: the money is gone until it is won. An inquiry takes none. */
export const settleDispute = async (
  ctx: WorkContext,
  payment: number,
  { id: ref, status, amount, reason }: Pick<Stripe.Dispute, 'id' | 'status' | 'amount' | 'reason'>,
): Promise<void> => {
  ctx.publish(accountChanged(await lockPayment(ctx, payment)));
  const known = await findRow(ctx, 'refund', { provider_ref: ref }, ['id', 'status']);
  if (TAKEN.has(status) && !known) await byProvider(ctx, payment, amount, { ref, reason, chargeback: true });
  if (status !== 'won') return;
  if (known?.status === 'done') await undoRefund(ctx, known.id, 'won');
  await settleUnbooked(ctx, { provider_ref: ref }, 'won');
};

const refundKnown = async (stripe: Stripe, { intent, key }: Asked): Promise<Stripe.Refund | undefined> => {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.key === key) return refund;
  return undefined;
};

/** Has Stripe send a refund back that was written down; under the key of its row, so once however often it is asked. */
export const sendStripeRefund = async (job: JobContext, id: number): Promise<void> => {
  const asked = await job.transaction((ctx) => begin(ctx, id));
  if (!asked) return;
  const stripe = stripeBy(asked.secret);
  const { amount, intent, key, payment } = asked;
  const refuse = (reason: string) => job.transaction((ctx) => settleRefund(ctx, id, { ok: false, reason }));
  try {
    const old = job.now().getTime() - asked.since.getTime() > KEY_MS;
    const refund = old
      ? await refundKnown(stripe, asked)
      : await stripe.refunds.create(
          { payment_intent: intent, amount, metadata: { key } },
          { idempotencyKey: `refund:${key}` },
        );
    if (refund) await job.transaction((ctx) => settleStripeRefund(ctx, payment, refund));
    else await refuse('not_sent');
  } catch (error) {
    if (!isNo(error)) throw error;
    await refuse(error.code ?? 'refused');
  }
};
