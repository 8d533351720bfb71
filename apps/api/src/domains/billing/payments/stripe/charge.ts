import Stripe from 'stripe';
import type { WorkContext } from '../../../../kernel/call/context.ts';
import { findRow } from '../../../../kernel/db/find-rows.ts';
import type { JobContext } from '../../../../kernel/jobs/job.ts';
import { updateRows } from '../../../../kernel/write/write-rows.ts';
import { isNo, KEY_MS, stripeBy } from '../../../../model/billing/stripe.ts';
import { accountChanged } from '../../documents.ts';
import { notifyFailed } from '../../emails/notify-failed.ts';
import { placeOf } from '../../ledger/place.ts';
import { lockPayment } from '../funding-source.ts';
import { processorAt, stripeAt } from '../processor.ts';
import { approve, fail } from '../receive.ts';

interface Asked {
  readonly amount: number;
  readonly key: string;
  readonly kind: string;
  readonly card: string;
  readonly customer: string;
  readonly currency: string;
  readonly secret: string;
  readonly tries: number;
  readonly since: Date;
}

/** Reads what a payment asks for and counts the try, which is kept before anything is sent; null: nothing to do. */
const begin = async (ctx: WorkContext, id: number): Promise<Asked | null> => {
  const row = await findRow(ctx, 'payment', { id }, undefined, { lock: 'update' });
  if (row?.status !== 'pending' || row.provider !== 'stripe' || !row.provider_key) return null;
  const { amount, provider_key: key, created_at: since, location_id } = row;
  const columns = ['kind', 'provider_ref', 'customer_ref'] as const;
  const card = await findRow(ctx, 'payment_method', { id: row.method_id ?? 0 }, columns);
  // What was asked for once is followed to its end, also where cards are taken no longer.
  const processor = await (row.tries > 0 ? stripeAt : processorAt)(ctx, location_id);
  if (!card?.customer_ref || processor?.kind !== 'stripe' || processor.livemode !== row.livemode) {
    // What was asked for under other keys may have been taken: those keys alone can tell.
    if (row.tries === 0) await failed(ctx, id, 'no_processor');
    return null;
  }
  const tries = row.tries + 1;
  await updateRows(ctx, 'payment', { id }, { tries });
  const currency = (await placeOf(ctx, location_id)).currency.toLowerCase();
  const { kind, provider_ref, customer_ref: customer } = card;
  return {
    amount: amount + row.surcharge,
    key,
    since,
    kind,
    card: provider_ref,
    customer,
    currency,
    secret: processor.key,
    tries,
  };
};

/** A payment that did not go through; who lets it be taken by itself is told. */
const failed = async (ctx: WorkContext, id: number, reason: string, ref?: string): Promise<void> => {
  const row = await lockPayment(ctx, id);
  if (row.status !== 'pending') return;
  await fail(ctx, id, reason, ref);
  ctx.publish(accountChanged(row));
  if (row.autopay_of !== null) await notifyFailed(ctx, row.autopay_of, row.method_id ?? 0);
};

/** Brings a payment to what Stripe says of it now, whatever was heard before and in which order. */
export const settleIntent = async (ctx: WorkContext, id: number, intent: Stripe.PaymentIntent): Promise<void> => {
  const row = await lockPayment(ctx, id);
  if (row.provider !== 'stripe') return;
  if (intent.status === 'succeeded') {
    if (intent.amount_received !== row.amount + row.surcharge)
      throw new Error(`Payment ${id} is of another amount at the provider.`);
    if (row.status !== 'failed' && row.status !== 'pending') return;
    // Money that came after all is money that came.
    const again = { status: 'pending', failure: null, autopay_of: null };
    if (row.status === 'failed') await updateRows(ctx, 'payment', { id }, again);
    await approve(ctx, { ...row, status: 'pending' }, { wished: true, ref: intent.id });
    ctx.publish(accountChanged(row));
  } else if (intent.status === 'requires_payment_method' || intent.status === 'canceled') {
    const { code, decline_code } = intent.last_payment_error ?? {};
    await failed(ctx, id, decline_code ?? code ?? intent.status, intent.id);
  } else await updateRows(ctx, 'payment', { id, status: 'pending' }, { provider_ref: intent.id });
};

const known = async (stripe: Stripe, { customer, key, since }: Asked): Promise<Stripe.PaymentIntent | undefined> => {
  const created = { gte: Math.floor(since.getTime() / 1000) - 3600 };
  for await (const intent of stripe.paymentIntents.list({ customer, created, limit: 100 }))
    if (intent.metadata.key === key) return intent;
  return undefined;
};

const confirm = (stripe: Stripe, { amount, currency, customer, card, kind, key }: Asked) =>
  stripe.paymentIntents.create(
    {
      ...{ amount, currency, customer, payment_method: card, off_session: true, confirm: true, metadata: { key } },
      allowed_payment_method_types: [kind === 'bank' ? 'us_bank_account' : 'card'],
    },
    { idempotencyKey: key },
  );

/**
 * Asks Stripe for a payment that was written down, and books what it says. The key of the row goes along, so that asking
 * again after a silence or a kill takes no money twice; what Stripe has not said no to stays pending and is asked again.
 */
export const sendCharge = async (job: JobContext, id: number): Promise<void> => {
  const asked = await job.transaction((ctx) => begin(ctx, id));
  if (!asked) return;
  const stripe = stripeBy(asked.secret);
  const settle = (intent: Stripe.PaymentIntent) => job.transaction((ctx) => settleIntent(ctx, id, intent));
  const refuse = (reason: string) => job.transaction((ctx) => failed(ctx, id, reason));
  try {
    const old = job.now().getTime() - asked.since.getTime() > KEY_MS;
    const intent = old ? await known(stripe, asked) : await confirm(stripe, asked);
    if (!intent) await refuse('not_taken');
    // Nobody is there to act: it is ended, so that nothing can be taken of it later.
    else if (intent.status === 'requires_action') await settle(await stripe.paymentIntents.cancel(intent.id));
    else await settle(intent);
  } catch (error) {
    if (isNo(error)) {
      if (error.payment_intent) await settle(error.payment_intent);
      await refuse(error.decline_code ?? error.code ?? 'refused');
    } else if (error instanceof Stripe.errors.StripeAuthenticationError && asked.tries === 1)
      await refuse('no_processor');
    else throw error;
  }
};
