import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { flag, type InputOf, id, text } from '../../../kernel/call/input.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { deleteRows, updateRows, upsertRow } from '../../../kernel/write/write-rows.ts';
import { PaymentMethod } from '../../../model/billing/entity.ts';
import { isNo } from '../../../model/billing/stripe.ts';
import { Location } from '../../../model/location/entity.ts';
import { Student } from '../../../model/student/entity.ts';
import { demoCards, isDemoCard } from './demo-charges.ts';
import { clearDefault, keepMethod, lockHolder, storedMethods } from './payment-method.ts';
import { type ByStripe, processorAt } from './processor.ts';
import { keepCard, openSetup, readSession } from './stripe/cards.ts';
import { surchargeRate } from './surcharge.ts';
import { DETACH } from './tasks.ts';

export const newCard = { payment_method: text(1, 200), location: id(Location), is_default: flag().optional() };
export const autoPay = { student_id: id(Student), active: flag(), payment_method: id(PaymentMethod).optional() };
type Given = InputOf<typeof newCard>;
type Which = { readonly id: Id<'payment_method'> };

const cardsOff = () => declined(message('billing.cardsOff'), { field: 'location', code: 'OFF' });
const unknown = () => declined(message('billing.methodUnknown'), { field: 'payment_method', code: 'UNKNOWN' });
/** The provider did not answer, or does not take the location's keys. */
const away = (ctx: Ctx, error: unknown) => {
  ctx.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the card provider did not help');
  return declined(message('billing.providerAway'), { field: 'location', code: 'AWAY' });
};

/** Opens a session in which a card is given to the provider; its number never comes here. */
export const openCardSession = async (ctx: Ctx, { location }: Pick<Given, 'location'>) => {
  const by = await processorAt(ctx, location);
  if (!by) return cardsOff();
  if (by.kind === 'demo') {
    const client_secret = `demo_seti_${randomBytes(16).toString('base64url')}`;
    return done(message('billing.cardSession'), { client_secret, provider: 'demo', cards: Object.keys(demoCards) });
  }
  try {
    const url = await openSetup(ctx, by, { user: ctx.who.user, location });
    return done(message('billing.cardSession'), { provider: 'stripe', cards: [], url });
  } catch (error) {
    return away(ctx, error);
  }
};

/** Keeps a card of the caller by the provider's reference. */
export const addCard = async (ctx: Ctx, given: Given) => {
  const by = await processorAt(ctx, given.location);
  if (!by) return cardsOff();
  return by.kind === 'stripe' ? addOfSession(ctx, by, given) : addDemoCard(ctx, given);
};

const added = ({ id: method, brand, last4 }: Which & { readonly brand: string; readonly last4: string }) =>
  done(message('billing.methodAdded', { brand, last4 }), { method });

/** What the caller gave to Stripe's own page, by the session of it. */
const addOfSession = async (ctx: Ctx, by: ByStripe, { payment_method, location, is_default = false }: Given) => {
  if (!/^cs_\w{1,190}$/.test(payment_method)) return unknown();
  try {
    const session = await ctx.outside(() => readSession(by, payment_method));
    const card = await keepCard(ctx, by, session, { location, user: ctx.who.user, prefer: is_default });
    return card ? added(card) : unknown();
  } catch (error) {
    return isNo(error) ? unknown() : away(ctx, error);
  }
};

const addDemoCard = async (ctx: Ctx, { payment_method: provider_ref, location, is_default = false }: Given) => {
  if (!isDemoCard(provider_ref)) return unknown();
  const { outcome: _, ...shown } = demoCards[provider_ref];
  const until = shown.kind === 'card' ? { exp_month: 12, exp_year: ctx.now().getUTCFullYear() + 3 } : {};
  await lockHolder(ctx, ctx.who.user);
  const card = { provider: 'demo', provider_ref, ...shown, ...until };
  return added({ ...shown, id: await keepMethod(ctx, { user: ctx.who.user, location }, card, is_default) });
};

/** Removes a card; one that automatic payment uses stays until another is chosen. */
export const removeCard = async (ctx: Ctx, { id: method }: Which) => {
  await lockHolder(ctx, ctx.who.user);
  if (await findRow(ctx, 'billing_autopay', { method_id: method }, ['method_id']))
    return declined(message('billing.methodNeeded'), { field: 'id', code: 'AUTOPAY' });
  const { provider, provider_ref: ref, location_id } = await storedMethods.remove(ctx, method, { is_default: false });
  if (provider === 'stripe') ctx.enqueue(DETACH, { location: location_id, ref }, { key: ref });
  const next = sql<number>`(select n.id from payment_method n
    where n.user_id = ${ctx.who.user} and n.location_id = ${location_id} and n.removed_at is null
    order by n.is_default desc, n.id limit 1)`;
  await updateRows(ctx, 'payment_method', { id: next }, { is_default: true });
  return done(message('billing.methodRemoved'));
};

/** Makes a card the one that is used unless another is named. */
export const setDefault = async (ctx: Ctx, { id: method }: Which) => {
  const { location_id } = await storedMethods.lock(ctx, method);
  await clearDefault(ctx, { user: ctx.who.user, location: location_id });
  await storedMethods.change(ctx, { id: method }, { is_default: true });
  return done(message('billing.methodDefault'), { method });
};

/** Switches automatic payment of what the caller owes for a student; the text that was agreed to is kept. */
export const saveAutoPay = async (ctx: Ctx, { student_id, active, payment_method }: InputOf<typeof autoPay>) => {
  const of = { student_id, user_id: ctx.who.user };
  const audit = (after: object) => ctx.audit({ entity: Student, id: student_id, after });
  if (!active) {
    await deleteRows(ctx, 'billing_autopay', of);
    audit({ autopay: false });
    return done(message('billing.autopayOff'));
  }
  const { rows } = await sql<{ id: number; method: string; centre: string; location: number; funding: string | null }>`
    select m.id, m.brand || ' ' || m.last4 as method, c.name as centre, m.location_id as location, m.funding from payment_method m join centre c on c.id = m.centre_id
    join student s on s.id = ${student_id} and s.location_id = m.location_id
    where m.user_id = ${ctx.who.user} and m.removed_at is null and (${payment_method ?? null}::int is null or m.id = ${payment_method ?? null})
    order by m.is_default desc, m.id limit 1 for update of m`.execute(ctx.db);
  const [card] = rows;
  if (!card) return declined(message('billing.methodNone'), { field: 'payment_method', code: 'REQUIRED' });
  const words = textsIn(ctx.request);
  const surcharge = await surchargeRate(ctx, card.location, card);
  const mandate = [
    words['billing.mandate'](card),
    ...(surcharge > 0 ? [words['billing.mandateSurcharge']({ percent: `${surcharge / 100}` })] : []),
  ].join(' ');
  const method_id = idOf(PaymentMethod, card.id);
  await upsertRow(ctx, 'billing_autopay', of, { method_id, mandate, surcharge, agreed_at: ctx.now() });
  audit({ autopay: true, method: method_id, mandate });
  return done(message('billing.autopayOn'), { mandate });
};
