import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { gone } from '../../kernel/call/refusals.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { not, notNull } from '../../kernel/db/where.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { createRow, deleteRows, updateRows } from '../../kernel/write/write-rows.ts';
import { stripeBy } from '../../model/billing/stripe.ts';
import { askProvider } from './ask-provider.ts';
import { CenterCard } from './cards.entities.ts';
import type { cardForm } from './cards.inputs.ts';
import { Center } from './centers.entities.ts';
import { OWN_PLAN } from './own-plan.ts';
import { type PlatformProcessor, platformProcessor } from './platform-processor.ts';
import { askCard, detachCard, makeDefault, type ProviderCard } from './provider-card.ts';
import { isSubscribed } from './subscription-state.ts';

type Which = { readonly id: number };
const shown = ['id', 'brand', 'last4', 'exp_month', 'exp_year', 'is_default'] as const;
const lost = () => gone(message('centres.cardGone'));
const away = () => declined(message('centres.providerAway'), { field: '', code: 'AWAY' });
const off = () => declined(message('centres.noPayingHere'), { field: '', code: 'OFF' });

/** The cards of a center, the one that is charged first. */
export const cardsOf = (ctx: Ctx, { center_id }: { readonly center_id: number }) => {
  const read = async (there: WorkContext) =>
    (await findRows(there, 'center_card', { id: notNull }, shown, { order: ['-is_default', 'id'] })).map((card) => ({
      ...card,
      id: String(card.id),
    }));
  return center_id === ctx.who.centre ? read(ctx) : ctx.inCenter(center_id, read);
};

/** Makes one card of the center worked in the one that is charged. */
const choose = async (ctx: WorkContext, id: number): Promise<void> => {
  await updateRows(ctx, 'center_card', { is_default: true, id: not(id) }, { is_default: false });
  await updateRows(ctx, 'center_card', { id }, { is_default: true });
};

const keep = async (there: WorkContext, card: ProviderCard, isDefault: boolean): Promise<void> => {
  const before = await findRow(there, 'center_card', { ref: card.ref }, ['id']);
  const { id } = before ?? (await createRow(there, 'center_card', { ...card, created_at: there.now() }));
  if (!before) there.audit({ entity: CenterCard, id, after: { brand: card.brand, last4: card.last4 } });
  if (isDefault) await choose(there, id);
};

/** Keeps a card the provider knows for a center; the first one is charged, and one that is to be. */
export const addCard = async (ctx: Ctx, given: InputOf<typeof cardForm>) => {
  const by = platformProcessor();
  if (!by) return off();
  const center = await findRow(ctx, 'centre', { id: given.center_id }, ['customer_id']);
  const customer = center?.customer_id ?? null;
  const first = (await cardsOf(ctx, given)).length === 0;
  const charged = given.is_default ?? first;
  const found = await askProvider(ctx, async () => {
    const card = await askCard(by, customer, given.payment_method);
    if (card && charged) await makeDefault(by, customer, card.ref);
    return { card };
  });
  if (!found) return away();
  const { card } = found;
  if (!card) return declined(message('centres.noSuchCard'), { field: 'payment_method', code: 'UNKNOWN' });
  await ctx.inCenter(given.center_id, (there) => keep(there, card, charged));
  if (given.center_id !== ctx.who.centre)
    ctx.audit({ entity: Center, id: given.center_id, after: { card: card.last4 } });
  return done(message('centres.cardAdded', { last4: card.last4 }));
};

/** What is done to an own card: with the provider first, whose word counts. */
const withProvider = async (
  ctx: Ctx,
  id: number,
  act: (by: PlatformProcessor, customer: string | null) => Promise<true>,
) => {
  const by = platformProcessor();
  if (!by) return off();
  const center = await findRow(ctx, 'centre', { id: ctx.who.centre }, ['customer_id']);
  const told = await askProvider(ctx, () => act(by, center?.customer_id ?? null));
  if (!told) return away();
  const card = await findRow(ctx, 'center_card', { id }, undefined, { lock: 'update' });
  return card ?? lost();
};

/** Has the own center charged by this card. */
export const chooseCard = async (ctx: Ctx, { id }: Which) => {
  const found = await findRow(ctx, 'center_card', { id });
  if (!found) return lost();
  const { ref } = found;
  const card = await withProvider(ctx, id, (by, customer) => makeDefault(by, customer, ref));
  if (!('ref' in card)) return card;
  await choose(ctx, card.id);
  ctx.audit({ entity: CenterCard, id, after: { is_default: true } });
  return done(message('centres.cardChosen', { last4: card.last4 }));
};

/** Takes an own card off. The only one of a running plan stays; of several the newest other one is charged from then on. */
export const removeCard = async (ctx: Ctx, { id }: Which) => {
  const found = await findRow(ctx, 'center_card', { id });
  if (!found) return lost();
  const { ref } = found;
  const center = await findRow(ctx, 'centre', { id: ctx.who.centre });
  const others = await findRows(ctx, 'center_card', { id: not(id) }, ['id', 'ref'], { order: ['-id'], limit: 1 });
  const [next] = others;
  if (center && isSubscribed(center) && !next)
    return declined(message('centres.onlyCard'), { field: 'id', code: 'IN_USE' });
  const card = await withProvider(ctx, id, async (by, customer) => {
    if (next) await makeDefault(by, customer, next.ref);
    return detachCard(by, ref);
  });
  if (!('ref' in card)) return card;
  await deleteRows(ctx, 'center_card', { id });
  if (card.is_default && next) await choose(ctx, next.id);
  ctx.audit({ entity: CenterCard, id, before: { brand: card.brand, last4: card.last4 } });
  return done(message('centres.cardRemoved', { last4: card.last4 }));
};

/** Opens the provider's page where a card of the own center is typed; the page comes back with what names it. */
export const openNewCard = async (ctx: Ctx) => {
  const by = platformProcessor();
  const center = await findRow(ctx, 'centre', { id: ctx.who.centre }, ['id', 'name', 'customer_id']);
  if (!by || !center) return off();
  const page = `${await originOf(ctx.db, center.id)}${OWN_PLAN}`;
  const told = message('centres.cardThere');
  if (by.kind === 'demo') return done(told, { url: `${page}?card=demo_card_4242` });
  const stripe = stripeBy(by.key);
  const known = center.customer_id?.startsWith('cus_') ? center.customer_id : null;
  const opened = await askProvider(ctx, async () => {
    const customer =
      known ??
      (await stripe.customers.create({ name: center.name }, { idempotencyKey: `center:${center.id}:customer` })).id;
    const { url } = await stripe.checkout.sessions.create({
      mode: 'setup',
      currency: 'usd',
      customer,
      success_url: `${page}?card={CHECKOUT_SESSION_ID}`,
      cancel_url: page,
    });
    return { customer, url };
  });
  if (!opened?.url) return away();
  if (known === null) await updateRows(ctx, 'centre', { id: center.id }, { customer_id: opened.customer });
  return done(told, { url: opened.url });
};
