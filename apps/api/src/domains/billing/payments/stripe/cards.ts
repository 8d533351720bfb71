import { sql } from 'kysely';
import Stripe from 'stripe';
import type { Ctx } from '../../../../kernel/call/context.ts';
import { originOf } from '../../../../kernel/lib/origin-of.ts';
import type { Book } from '../../ledger/book.ts';
import { placeOf } from '../../ledger/place.ts';
import type { ByStripe } from '../processor.ts';
import { stripeBy } from './client.ts';

/** Whose card it is, and where. */
interface Whose {
  readonly user: number;
  readonly location: number;
}

/** Who a payer is to Stripe; `ref`: as it knows it, null before it was told. */
interface Customer {
  readonly ref: string | null;
  readonly email: string | null;
  readonly name: string;
}

const customerOf = async (book: Book, by: ByStripe, { user, location }: Whose): Promise<Customer | undefined> => {
  const { centre } = book.who;
  const { rows } = await sql<Customer>`
    select c.ref, u.email, u.full_name as name from app_user u
    left join payment_customer c on c.centre_id = u.centre_id and c.user_id = u.id and c.location_id = ${location}
      and c.livemode = ${by.livemode}
    where u.centre_id = ${centre} and u.id = ${user}`.execute(book.db);
  return rows[0];
};

/**
 * Where Stripe's own page takes a card or bank account; nothing of it is typed on ours. Stripe is asked outside of the
 * transaction; the payer is made there once for a location and mode, also when two ask at the same time.
 */
export const openSetup = async (ctx: Ctx, by: ByStripe, whose: Whose): Promise<string> => {
  const { centre } = ctx.who;
  const { user, location } = whose;
  const back = `${await originOf(ctx.db, centre)}/user/students/billing`;
  const { currency } = await placeOf(ctx, location);
  const found = await customerOf(ctx, by, whose);
  const { customer, url } = await ctx.outside(async () => {
    const stripe = stripeBy(by.key);
    const made = () =>
      stripe.customers.create(
        { ...(found?.name ? { name: found.name } : {}), ...(found?.email ? { email: found.email } : {}) },
        { idempotencyKey: `customer:${centre}:${location}:${user}:${by.livemode}` },
      );
    const customer = found?.ref ?? (await made()).id;
    const session = await stripe.checkout.sessions.create({
      mode: 'setup',
      customer,
      currency: currency.toLowerCase(),
      success_url: `${back}?card={CHECKOUT_SESSION_ID}&at=${location}`,
      cancel_url: back,
    });
    return { customer, url: session.url };
  });
  if (!url) throw new Error('Stripe has opened no page.');
  if (!found?.ref)
    await ctx.db
      .insertInto('payment_customer')
      .values({
        centre_id: centre,
        location_id: location,
        user_id: user,
        livemode: by.livemode,
        ref: customer,
        created_at: ctx.now(),
      })
      .onConflict((on) => on.doNothing())
      .execute();
  return url;
};

interface Shown {
  readonly kind: 'card' | 'bank';
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number | null;
  readonly exp_year: number | null;
}

const shown = ({ card, us_bank_account: bank }: Stripe.PaymentMethod): Shown | null => {
  if (card)
    return {
      kind: 'card',
      brand: `${card.brand.slice(0, 1).toUpperCase()}${card.brand.slice(1)}`,
      last4: card.last4,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
    };
  return bank?.last4
    ? { kind: 'bank', brand: bank.bank_name ?? 'Bank', last4: bank.last4, exp_month: null, exp_year: null }
    : null;
};

/** A card as it was kept; null: the session is not at its end, or another payer's. */
export interface Kept extends Shown {
  readonly id: number;
}

/**
 * A session of Stripe's page, with the card that was given there.
 * @throws what Stripe answers for a session it does not know
 */
export const readSession = (by: ByStripe, session: string): Promise<Stripe.Checkout.Session> =>
  stripeBy(by.key).checkout.sessions.retrieve(session, { expand: ['setup_intent.payment_method'] });

/** Keeps the card of a session that has ended, once, for the payer whom its customer is here. `user`: only when it is theirs. */
export const keepCard = async (
  book: Book,
  by: ByStripe,
  found: Stripe.Checkout.Session,
  { location, user, prefer = false }: { readonly location: number; readonly user?: number; readonly prefer?: boolean },
): Promise<Kept | null> => {
  const { centre } = book.who;
  const setup = typeof found.setup_intent === 'object' ? found.setup_intent : null;
  const method = typeof setup?.payment_method === 'object' ? setup.payment_method : null;
  const card = method && shown(method);
  if (found.status !== 'complete' || !card) return null;
  const customer = await book.db
    .selectFrom('payment_customer')
    .select(['user_id', 'ref'])
    .where('centre_id', '=', centre)
    .where('location_id', '=', location)
    .where('livemode', '=', by.livemode)
    .where('ref', '=', typeof found.customer === 'string' ? found.customer : (found.customer?.id ?? ''))
    .executeTakeFirst();
  if (!customer || (user !== undefined && customer.user_id !== user)) return null;
  const of = customer.user_id;
  await sql`select 1 from app_user where centre_id = ${centre} and id = ${of} for no key update`.execute(book.db);
  const { rows } = await sql<{
    id: number;
    ref: string;
    is_default: boolean;
  }>`select id, provider_ref as ref, is_default
    from payment_method where centre_id = ${centre} and user_id = ${of} and location_id = ${location} and removed_at is null`.execute(
    book.db,
  );
  const same = rows.find(({ ref }) => ref === method.id);
  if (same) return { ...card, id: same.id };
  const first = !rows.some(({ is_default }) => is_default);
  if (prefer && !first)
    await sql`update payment_method set is_default = false where centre_id = ${centre} and user_id = ${of}
      and location_id = ${location} and is_default and removed_at is null`.execute(book.db);
  const { id } = await book.db
    .insertInto('payment_method')
    .values({
      centre_id: centre,
      location_id: location,
      user_id: of,
      provider: 'stripe',
      provider_ref: method.id,
      customer_ref: customer.ref,
      livemode: by.livemode,
      ...card,
      is_default: prefer || first,
      created_at: book.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...card, id };
};

/** Has Stripe forget a card that was removed here. One it has forgotten already is as good. */
export const detachCard = async (by: ByStripe, ref: string): Promise<void> => {
  try {
    await stripeBy(by.key).paymentMethods.detach(ref);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
};
