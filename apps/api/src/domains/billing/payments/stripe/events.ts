import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { WorkContext } from '../../../../kernel/call/context.ts';
import type { JobContext } from '../../../../kernel/jobs/job.ts';
import { insertMissing, updateRows } from '../../../../kernel/write/write-rows.ts';
import { refOf, signedEvent, stripeBy } from '../../../../model/billing/stripe.ts';
import { stripeAt } from '../processor.ts';
import { STRIPE_EVENT } from '../tasks.ts';
import { keepCard, readSession } from './cards.ts';
import { settleIntent } from './charge.ts';
import { settleDispute, settleStripeRefund } from './refunds.ts';

/** Stripe tries for three days to bring a message; as far back the list of them is read. */
const BACK_S = 3 * 86_400;

/** What is looked at; other messages are none of ours. */
const KINDS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'checkout.session.completed',
];

/** Notes a message once and has looked at what it is about. */
const note = async (ctx: WorkContext, location: number, { id, type: kind, data }: Stripe.Event): Promise<void> => {
  const object = 'id' in data.object && typeof data.object.id === 'string' ? data.object.id : null;
  if (!KINDS.includes(kind) || object === null) return;
  const event = { provider: 'stripe', event_id: id, kind, location_id: location, object_id: object, at: ctx.now() };
  const kept = await insertMissing(ctx, 'provider_event', [event], ['event_id']);
  if (kept.length > 0) ctx.enqueue(STRIPE_EVENT, { location, kind, object }, { key: object });
};

/** What came to the webhook of a location. */
export interface Hooked {
  readonly location: number;
  /** Byte for byte as it came: the signature is of that. */
  readonly body: string;
  readonly signature: string;
}

/**
 * Takes a message of Stripe that is signed with the location's secret and fresh; false: forged, old, of the other mode or of
 * another account. What it says is not believed any further: the object it is about is fetched anew, so that messages may come
 * late, twice and in any order.
 */
export const takeStripeEvent = async (ctx: WorkContext, { location, body, signature }: Hooked): Promise<boolean> => {
  const by = await stripeAt(ctx, location);
  if (!by || by.hookSecret === null) return false;
  const event = signedEvent(body, signature, by.hookSecret, ctx.now());
  if (event?.livemode !== by.livemode) return false;
  await note(ctx, location, event);
  return true;
};

/** The payment of a location by what Stripe calls it, or by the key it was asked for under. */
const paymentOf = async (
  ctx: WorkContext,
  location: number,
  { key = '', ref = '' }: { readonly key?: string | undefined; readonly ref?: string | undefined },
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`select id from payment where location_id = ${location}
    and provider = 'stripe' and (provider_ref = ${ref} or provider_key::text = ${key}) limit 1`.execute(ctx.db);
  return rows[0]?.id;
};

/** Looks at what a message was about, as Stripe has it now, and brings the books to it. */
export const lookAt = async (
  job: JobContext,
  { location, kind, object }: { readonly location: number; readonly kind: string; readonly object: string },
): Promise<void> => {
  const by = await job.transaction((ctx) => stripeAt(ctx, location));
  if (!by) return;
  const stripe = stripeBy(by.key);
  const found = (of: Parameters<typeof paymentOf>[2], work: (ctx: WorkContext, id: number) => Promise<void>) =>
    job.transaction(async (ctx) => {
      const payment = await paymentOf(ctx, location, of);
      if (payment !== undefined) await work(ctx, payment);
    });
  if (kind.startsWith('payment_intent.')) {
    const intent = await stripe.paymentIntents.retrieve(object);
    await found({ key: intent.metadata.key, ref: intent.id }, (ctx, id) => settleIntent(ctx, id, intent));
  } else if (kind.startsWith('refund.')) {
    const refund = await stripe.refunds.retrieve(object);
    await found({ ref: refOf(refund.payment_intent) ?? undefined }, (ctx, id) => settleStripeRefund(ctx, id, refund));
  } else if (kind.startsWith('charge.dispute.')) {
    const dispute = await stripe.disputes.retrieve(object);
    await found({ ref: refOf(dispute.payment_intent) ?? undefined }, (ctx, id) => settleDispute(ctx, id, dispute));
  } else {
    const session = await readSession(by, object);
    await job.transaction((ctx) => keepCard(ctx, by, session, { location }));
  }
  await job.transaction((ctx) => {
    const looked = { location_id: location, object_id: object, done_at: null };
    return updateRows(ctx, 'provider_event', looked, { done_at: ctx.now() });
  });
};

/** Reads the list of messages, for those that never came. */
export const catchUp = async (job: JobContext, location: number): Promise<void> => {
  const by = await job.transaction((ctx) => stripeAt(ctx, location));
  if (!by) return;
  const created = { gte: Math.floor(job.now().getTime() / 1000) - BACK_S };
  const events: Stripe.Event[] = [];
  for await (const event of stripeBy(by.key).events.list({ created, types: KINDS, limit: 100 })) events.push(event);
  if (events.length === 0) return;
  await job.transaction(async (ctx) => {
    for (const event of events) await note(ctx, location, event);
  });
};
