import Stripe from 'stripe';
import type { AppContext } from '../../../../kernel/call/app-context.ts';
import { asNobody, publishFor } from '../../as-nobody.ts';
import type { Book } from '../../ledger/book.ts';
import { placeOf } from '../../ledger/place.ts';
import { tellFailed } from '../../letters/tell-failed.ts';
import { processorAt, stripeAt } from '../processor.ts';
import { holdPayment } from '../purse.ts';
import { approve, fail } from '../receive.ts';
import { isNo, KEY_MS, stripeBy } from './client.ts';

interface Asked {
  readonly id: number;
  readonly location: number;
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
const begin = async (book: Book, id: number): Promise<Asked | null> => {
  const { centre } = book.who;
  const held = await holdPayment(book, id);
  const row = held?.row;
  if (row?.status !== 'pending' || row.provider !== 'stripe' || !row.provider_key) return null;
  const card = await book.db
    .selectFrom('payment_method')
    .select(['kind', 'provider_ref', 'customer_ref', 'livemode'])
    .where('centre_id', '=', centre)
    .where('id', '=', row.method_id ?? 0)
    .executeTakeFirst();
  // What was asked for once is followed to its end, also where cards are taken no longer.
  const processor = await (row.tries > 0 ? stripeAt : processorAt)(book, row.location_id);
  if (!card?.customer_ref || processor?.kind !== 'stripe' || processor.livemode !== row.livemode) {
    // What was asked for under other keys may have been taken: those keys alone can tell.
    if (row.tries === 0) await failed(book, id, 'no_processor');
    return null;
  }
  await book.db
    .updateTable('payment')
    .set({ tries: row.tries + 1 })
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .execute();
  const { currency } = await placeOf(book, row.location_id);
  return {
    id,
    location: row.location_id,
    amount: row.amount,
    key: row.provider_key,
    kind: card.kind,
    card: card.provider_ref,
    customer: card.customer_ref,
    currency: currency.toLowerCase(),
    secret: processor.key,
    tries: row.tries + 1,
    since: row.created_at,
  };
};

/** A payment that did not go through; who lets it be taken by itself is told. */
const failed = async (book: Book, id: number, reason: string, ref?: string): Promise<void> => {
  const held = await holdPayment(book, id);
  if (held?.row.status !== 'pending') return;
  await fail(book, id, reason, ref);
  await publishFor(book, held.row.student_id, held.row.location_id);
  const { autopay_of, method_id } = held.row;
  if (autopay_of !== null) await tellFailed(book, autopay_of, method_id ?? 0);
};

/** Brings a payment to what Stripe says of it now, whatever was heard before and in which order. */
export const settleIntent = async (book: Book, id: number, intent: Stripe.PaymentIntent): Promise<void> => {
  const held = await holdPayment(book, id);
  if (held?.row.provider !== 'stripe') return;
  const { row } = held;
  const change = (values: { status?: string; failure?: null; autopay_of?: null; provider_ref?: string }) =>
    book.db.updateTable('payment').set(values).where('centre_id', '=', book.who.centre).where('id', '=', id).execute();
  if (intent.status === 'succeeded') {
    if (intent.amount_received !== row.amount) throw new Error(`Payment ${id} is of another amount at the provider.`);
    // Money that came after all is money that came.
    if (row.status === 'failed') await change({ status: 'pending', failure: null, autopay_of: null });
    if (row.status !== 'failed' && row.status !== 'pending') return;
    await approve(book, id, { wished: true, ref: intent.id });
    await publishFor(book, row.student_id, row.location_id);
  } else if (intent.status === 'requires_payment_method' || intent.status === 'canceled') {
    const { code, decline_code } = intent.last_payment_error ?? {};
    await failed(book, id, decline_code ?? code ?? intent.status, intent.id);
  } else if (row.status === 'pending') await change({ provider_ref: intent.id });
};

const known = async (stripe: Stripe, { customer, key, since }: Asked): Promise<Stripe.PaymentIntent | undefined> => {
  const created = { gte: Math.floor(since.getTime() / 1000) - 3600 };
  for await (const intent of stripe.paymentIntents.list({ customer, created, limit: 100 }))
    if (intent.metadata.key === key) return intent;
  return undefined;
};

const confirm = (stripe: Stripe, asked: Asked): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create(
    {
      amount: asked.amount,
      currency: asked.currency,
      customer: asked.customer,
      payment_method: asked.card,
      allowed_payment_method_types: [asked.kind === 'bank' ? 'us_bank_account' : 'card'],
      off_session: true,
      confirm: true,
      metadata: { key: asked.key },
    },
    { idempotencyKey: asked.key },
  );

/**
 * Asks Stripe for a payment that was written down, and books what it says. The key of the row goes along, so that asking
 * again after a silence or a kill takes no money twice; what Stripe has not said no to stays pending and is asked again.
 */
export const sendCharge = async (app: AppContext, centre: number, id: number): Promise<void> => {
  const asked = await asNobody(app, centre, (book) => begin(book, id));
  if (!asked) return;
  const stripe = stripeBy(asked.secret);
  const settle = (intent: Stripe.PaymentIntent) => asNobody(app, centre, (book) => settleIntent(book, id, intent));
  const refuse = (reason: string) => asNobody(app, centre, (book) => failed(book, id, reason));
  try {
    const old = app.clock.now().getTime() - asked.since.getTime() > KEY_MS;
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
