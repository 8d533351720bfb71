import Stripe from 'stripe';
import type { AppContext } from '../../../../kernel/call/app-context.ts';
import { addJob } from '../../../../kernel/jobs/enqueue.ts';
import { asNobody } from '../../as-nobody.ts';
import type { Book } from '../../ledger/book.ts';
import { stripeAt } from '../processor.ts';
import { STRIPE_EVENT } from '../tasks.ts';
import { keepCard, readSession } from './cards.ts';
import { settleIntent } from './charge.ts';
import { stripeBy } from './client.ts';
import { settleDispute, settleStripeRefund } from './refunds.ts';

/** A message older than so many seconds is not believed. */
const TOLERANCE_S = 300;
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

const objectOf = ({ data: { object } }: Stripe.Event): string | null =>
  'id' in object && typeof object.id === 'string' ? object.id : null;

/** Notes a message once and has looked at what it is about. */
const note = async (book: Book, location: number, event: Stripe.Event): Promise<void> => {
  const object = objectOf(event);
  if (!KINDS.includes(event.type) || object === null) return;
  const kept = await book.db
    .insertInto('provider_event')
    .values({
      centre_id: book.who.centre,
      provider: 'stripe',
      event_id: event.id,
      kind: event.type,
      location_id: location,
      object_id: object,
      at: book.now(),
    })
    .onConflict((on) => on.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (kept)
    await addJob(
      { db: book.db, centre: book.who.centre },
      STRIPE_EVENT,
      { location, kind: event.type, object },
      { key: object },
    );
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
export const takeStripeEvent = async (
  app: AppContext,
  centre: number,
  { location, body, signature }: Hooked,
): Promise<boolean> =>
  asNobody(app, centre, async (book) => {
    const by = await stripeAt(book, location);
    if (!by || by.hookSecret === null) return false;
    let event: Stripe.Event;
    try {
      const at = app.clock.now().getTime();
      event = Stripe.webhooks.constructEvent(body, signature, by.hookSecret, TOLERANCE_S, undefined, at);
    } catch {
      return false;
    }
    if (event.livemode !== by.livemode) return false;
    await note(book, location, event);
    return true;
  });

const paymentOf = async (book: Book, location: number, by: { key?: string | undefined; ref?: string | undefined }) => {
  const row = await book.db
    .selectFrom('payment')
    .select('id')
    .where('centre_id', '=', book.who.centre)
    .where('location_id', '=', location)
    .where('provider', '=', 'stripe')
    .where((q) =>
      q.or([
        ...(by.ref ? [q('provider_ref', '=', by.ref)] : []),
        ...(by.key && /^[\da-f-]{36}$/.test(by.key) ? [q('provider_key', '=', by.key)] : []),
      ]),
    )
    .executeTakeFirst();
  return row?.id;
};

const idOf = (one: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof one === 'string' ? one : one?.id;

/** Looks at what a message was about, as Stripe has it now, and brings the books to it. */
export const lookAt = async (
  app: AppContext,
  centre: number,
  { location, kind, object }: { readonly location: number; readonly kind: string; readonly object: string },
): Promise<void> => {
  const by = await asNobody(app, centre, (book) => stripeAt(book, location));
  if (!by) return;
  const stripe = stripeBy(by.key);
  const found = (
    of: { key?: string | undefined; ref?: string | undefined },
    work: (book: Book, id: number) => Promise<void>,
  ) =>
    asNobody(app, centre, async (book) => {
      const payment = await paymentOf(book, location, of);
      if (payment !== undefined) await work(book, payment);
    });
  if (kind.startsWith('payment_intent.')) {
    const intent = await stripe.paymentIntents.retrieve(object);
    await found({ key: intent.metadata.key, ref: intent.id }, (book, id) => settleIntent(book, id, intent));
  } else if (kind.startsWith('refund.')) {
    const refund = await stripe.refunds.retrieve(object);
    await found({ ref: idOf(refund.payment_intent) }, (book, id) => settleStripeRefund(book, id, refund));
  } else if (kind.startsWith('charge.dispute.')) {
    const dispute = await stripe.disputes.retrieve(object);
    await found({ ref: idOf(dispute.payment_intent) }, (book, id) => settleDispute(book, id, dispute));
  } else {
    const session = await readSession(by, object);
    await asNobody(app, centre, (book) => keepCard(book, by, session, { location }));
  }
  await asNobody(app, centre, ({ db, now }) =>
    db
      .updateTable('provider_event')
      .set({ done_at: now() })
      .where('centre_id', '=', centre)
      .where('location_id', '=', location)
      .where('object_id', '=', object)
      .where('done_at', 'is', null)
      .execute(),
  );
};

/** Reads the list of messages, for those that never came. */
export const catchUp = async (app: AppContext, centre: number, location: number): Promise<void> => {
  const by = await asNobody(app, centre, (book) => stripeAt(book, location));
  if (!by) return;
  const created = { gte: Math.floor(app.clock.now().getTime() / 1000) - BACK_S };
  const events: Stripe.Event[] = [];
  for await (const event of stripeBy(by.key).events.list({ created, types: KINDS, limit: 100 })) events.push(event);
  if (events.length > 0)
    await asNobody(app, centre, async (book) => {
      for (const event of events) await note(book, location, event);
    });
};
