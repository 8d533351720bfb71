import { sql } from 'kysely';
import Stripe from 'stripe';
import type { Ctx, WriteContext } from '../../../../kernel/call/context.ts';
import { findRow } from '../../../../kernel/db/find-rows.ts';
import type { Id } from '../../../../kernel/db/tables.ts';
import { originOf } from '../../../../kernel/lib/origin-of.ts';
import { idOf } from '../../../../kernel/read/entity.ts';
import { insertMissing } from '../../../../kernel/write/write-rows.ts';
import { PaymentMethod } from '../../../../model/billing/entity.ts';
import { stripeBy } from '../../../../model/billing/stripe.ts';
import { placeOf } from '../../ledger/place.ts';
import { type Holder, keepMethod, lockHolder } from '../payment-method.ts';
import type { ByStripe } from '../processor.ts';

/** Who a payer is to Stripe; `ref`: as it knows it, null before it was told. */
interface Customer {
  readonly ref: string | null;
  readonly email: string | null;
  readonly name: string;
}

const customerOf = async (
  ctx: WriteContext,
  by: ByStripe,
  { user, location }: Holder,
): Promise<Customer | undefined> => {
  const { rows } = await sql<Customer>`
    select c.ref, u.email, u.full_name as name from app_user u
    left join payment_customer c on c.user_id = u.id and c.location_id = ${location}
      and c.livemode = ${by.livemode}
    where u.id = ${user}`.execute(ctx.db);
  return rows[0];
};

/**
 * Where Stripe's own page takes a card or bank account; nothing of it is typed on ours. Stripe is asked outside of the
 * transaction; the payer is made there once for a location and mode, also when two ask at the same time.
 */
export const openSetup = async (ctx: Ctx, by: ByStripe, whose: Holder): Promise<string> => {
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
  const told = { location_id: location, user_id: user, livemode: by.livemode, ref: customer, created_at: ctx.now() };
  if (!found?.ref) await insertMissing(ctx, 'payment_customer', [told]);
  return url;
};

interface Shown {
  readonly kind: 'card' | 'bank';
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number | null;
  readonly exp_year: number | null;
  /** Whether a card borrows the money or has it; null of a bank account. */
  readonly funding: 'credit' | 'debit' | 'prepaid' | 'unknown' | null;
}

const fundings = ['credit', 'debit', 'prepaid'] as const;
const shown = ({ card, us_bank_account: bank }: Stripe.PaymentMethod): Shown | null => {
  if (card)
    return {
      kind: 'card',
      brand: `${card.brand.slice(0, 1).toUpperCase()}${card.brand.slice(1)}`,
      last4: card.last4,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      funding: fundings.find((one) => one === card.funding) ?? 'unknown',
    };
  return bank?.last4
    ? {
        kind: 'bank',
        brand: bank.bank_name ?? 'Bank',
        last4: bank.last4,
        exp_month: null,
        exp_year: null,
        funding: null,
      }
    : null;
};

/** A card as it was kept; null: the session is not at its end, or another payer's. */
export interface Kept extends Shown {
  readonly id: Id<'payment_method'>;
}

/**
 * A session of Stripe's page, with the card that was given there.
 * @throws what Stripe answers for a session it does not know
 */
export const readSession = (by: ByStripe, session: string): Promise<Stripe.Checkout.Session> =>
  stripeBy(by.key).checkout.sessions.retrieve(session, { expand: ['setup_intent.payment_method'] });

/** Keeps the card of a session that has ended, once, for the payer whom its customer is here. `user`: only when it is theirs. */
export const keepCard = async (
  ctx: WriteContext,
  by: ByStripe,
  found: Stripe.Checkout.Session,
  { location, user, prefer = false }: { readonly location: number; readonly user?: number; readonly prefer?: boolean },
): Promise<Kept | null> => {
  const setup = typeof found.setup_intent === 'object' ? found.setup_intent : null;
  const method = typeof setup?.payment_method === 'object' ? setup.payment_method : null;
  const card = method && shown(method);
  if (found.status !== 'complete' || !card) return null;
  const { livemode } = by;
  const ref = typeof found.customer === 'string' ? found.customer : (found.customer?.id ?? '');
  const customer = await findRow(ctx, 'payment_customer', { location_id: location, livemode, ref }, ['user_id']);
  if (!customer || (user !== undefined && customer.user_id !== user)) return null;
  const whose = { user: customer.user_id, location };
  await lockHolder(ctx, whose.user);
  const own = { user_id: whose.user, location_id: location, removed_at: null, provider_ref: method.id };
  const kept = await findRow(ctx, 'payment_method', own, ['id']);
  if (kept) return { ...card, id: idOf(PaymentMethod, kept.id) };
  const given = { provider: 'stripe', provider_ref: method.id, customer_ref: ref, livemode, ...card };
  return { ...card, id: await keepMethod(ctx, whose, given, prefer) };
};

/** Has Stripe forget a card that was removed here. One it has forgotten already is as good. */
export const detachCard = async (by: ByStripe, ref: string): Promise<void> => {
  try {
    await stripeBy(by.key).paymentMethods.detach(ref);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
};
