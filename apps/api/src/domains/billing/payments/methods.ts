import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { PaymentMethod } from '../../../model/billing/entity.ts';
import { demoCards, isDemoCard } from './demo-charges.ts';
import { type Processor, processorAt } from './processor.ts';
import { keepCard, openSetup, readSession } from './stripe/cards.ts';
import { isNo } from './stripe/client.ts';
import { DETACH } from './tasks.ts';

constraint('payment_method_ref', 'payment_method', 'TAKEN', message('billing.methodTwice'));

type At = { readonly location: Id<'location'> };
type Which = { readonly id: Id<'payment_method'> };
const gone = () => declined(message('billing.methodGone'), { field: 'id', code: 'GONE' });
const cardsOff = () => declined(message('billing.cardsOff'), { field: 'location', code: 'OFF' });

/** Opens a session in which a card is given to the provider; its number never comes here. */
export const openCardSession = async (ctx: Ctx, { location }: At) => {
  const by = await processorAt(ctx, location);
  if (by?.kind === 'stripe')
    try {
      const url = await openSetup(ctx, by, { user: ctx.who.user, location });
      return done(message('billing.cardSession'), { provider: 'stripe', cards: [], url });
    } catch (error) {
      return away(ctx, error);
    }
  if (!by) return cardsOff();
  return done(message('billing.cardSession'), {
    client_secret: `demo_seti_${randomBytes(16).toString('base64url')}`,
    provider: 'demo',
    cards: Object.keys(demoCards),
  });
};

/** The provider did not answer, or does not take the location's keys. */
const away = (ctx: Ctx, error: unknown) => {
  ctx.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the card provider did not help');
  return declined(message('billing.providerAway'), { field: 'location', code: 'AWAY' });
};

interface Given extends At {
  readonly payment_method: string;
  readonly is_default?: boolean | undefined;
}

/** Keeps a card of the caller by the provider's reference. The first one of a location is the default. */
export const addCard = async (ctx: Ctx, given: Given) => {
  const by = await processorAt(ctx, given.location);
  if (!by) return cardsOff();
  return by.kind === 'stripe' ? addOfSession(ctx, by, given) : addDemoCard(ctx, given);
};

/** What the caller gave to Stripe's own page, by the session of it. */
const addOfSession = async (
  ctx: Ctx,
  by: Extract<Processor, { kind: 'stripe' }>,
  { payment_method, location, is_default = false }: Given,
) => {
  const unknown = () => declined(message('billing.methodUnknown'), { field: 'payment_method', code: 'UNKNOWN' });
  if (!/^cs_\w{1,190}$/.test(payment_method)) return unknown();
  try {
    const session = await ctx.outside(() => readSession(by, payment_method));
    const card = await keepCard(ctx, by, session, {
      location,
      user: ctx.who.user,
      prefer: is_default,
    });
    if (!card) return unknown();
    const { id, brand, last4 } = card;
    ctx.audit({ entity: 'PaymentMethod', id, after: { brand, last4, location } });
    return done(message('billing.methodAdded', { brand, last4 }), { method: idOf(PaymentMethod, id) });
  } catch (error) {
    return isNo(error) ? unknown() : away(ctx, error);
  }
};

const addDemoCard = async (ctx: Ctx, { payment_method, location, is_default = false }: Given) => {
  if (!isDemoCard(payment_method))
    return declined(message('billing.methodUnknown'), { field: 'payment_method', code: 'UNKNOWN' });
  const { centre, user } = ctx.who;
  const { kind, brand, last4 } = demoCards[payment_method];
  await sql`select 1 from app_user where centre_id = ${centre} and id = ${user} for no key update`.execute(ctx.db);
  const { rows } = await sql`select 1 from payment_method where centre_id = ${centre} and user_id = ${user}
    and location_id = ${location} and is_default and removed_at is null`.execute(ctx.db);
  if (is_default) await clearDefault(ctx, location);
  const row = await ctx.db
    .insertInto('payment_method')
    .values({
      centre_id: centre,
      location_id: location,
      user_id: user,
      provider: 'demo',
      provider_ref: payment_method,
      kind,
      brand,
      last4,
      exp_month: kind === 'card' ? 12 : null,
      exp_year: kind === 'card' ? ctx.now().getUTCFullYear() + 3 : null,
      is_default: is_default || rows.length === 0,
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ctx.audit({ entity: 'PaymentMethod', id: row.id, after: { brand, last4, location } });
  return done(message('billing.methodAdded', { brand, last4 }), { method: idOf(PaymentMethod, row.id) });
};

const clearDefault = async (ctx: Ctx, location: number): Promise<void> => {
  await sql`update payment_method set is_default = false where centre_id = ${ctx.who.centre} and user_id = ${ctx.who.user}
    and location_id = ${location} and is_default and removed_at is null`.execute(ctx.db);
};

/** Removes a card; one that automatic payment uses stays until another is chosen. */
export const removeCard = async (ctx: Ctx, { id }: Which) => {
  const { centre, user } = ctx.who;
  await sql`select 1 from app_user where centre_id = ${centre} and id = ${user} for no key update`.execute(ctx.db);
  const used =
    await sql`select 1 from billing_autopay where centre_id = ${centre} and method_id = ${id} limit 1`.execute(ctx.db);
  if (used.rows.length > 0) return declined(message('billing.methodNeeded'), { field: 'id', code: 'AUTOPAY' });
  const row = await ctx.db
    .updateTable('payment_method')
    .set({ removed_at: ctx.now(), is_default: false })
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .where('user_id', '=', user)
    .where('removed_at', 'is', null)
    .returning(['brand', 'last4', 'location_id', 'provider', 'provider_ref'])
    .executeTakeFirst();
  if (!row) return gone();
  const { provider, provider_ref: ref, ...shown } = row;
  if (provider === 'stripe') ctx.enqueue(DETACH, { location: row.location_id, ref }, { key: ref });
  await sql`update payment_method m set is_default = true where m.centre_id = ${centre} and m.id = (
    select n.id from payment_method n where n.centre_id = ${centre} and n.user_id = ${user} and n.location_id = ${row.location_id}
      and n.removed_at is null order by n.is_default desc, n.id limit 1)`.execute(ctx.db);
  ctx.audit({ entity: 'PaymentMethod', id, before: shown });
  return done(message('billing.methodRemoved'));
};

/** Makes a card the one that is used unless another is named. */
export const setDefault = async (ctx: Ctx, { id }: Which) => {
  const { centre, user } = ctx.who;
  const row = await ctx.db
    .selectFrom('payment_method')
    .select('location_id')
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .where('user_id', '=', user)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return gone();
  await clearDefault(ctx, row.location_id);
  await ctx.db
    .updateTable('payment_method')
    .set({ is_default: true })
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .execute();
  ctx.audit({ entity: 'PaymentMethod', id, after: { is_default: true } });
  return done(message('billing.methodDefault'), { method: id });
};

interface AutoPay {
  readonly student_id: Id<'student'>;
  readonly active: boolean;
  readonly payment_method?: Id<'payment_method'> | undefined;
}

/** Switches automatic payment of what the caller owes for a student; the text that was agreed to is kept. */
export const saveAutoPay = async (ctx: Ctx, { student_id, active, payment_method }: AutoPay) => {
  const { centre, user } = ctx.who;
  if (!active) {
    await sql`delete from billing_autopay where centre_id = ${centre} and student_id = ${student_id} and user_id = ${user}`.execute(
      ctx.db,
    );
    ctx.audit({ entity: 'Student', id: student_id, after: { autopay: false } });
    return done(message('billing.autopayOff'));
  }
  const { rows } = await sql<{ id: number; brand: string; last4: string; centre: string }>`
    select m.id, m.brand, m.last4, c.name as centre from payment_method m join centre c on c.id = m.centre_id
    join student s on s.centre_id = m.centre_id and s.id = ${student_id} and s.location_id = m.location_id
    where m.centre_id = ${centre} and m.user_id = ${user} and m.removed_at is null
      and (${payment_method ?? null}::int is null or m.id = ${payment_method ?? null})
    order by m.is_default desc, m.id limit 1 for update of m`.execute(ctx.db);
  const [card] = rows;
  if (!card) return declined(message('billing.methodNone'), { field: 'payment_method', code: 'REQUIRED' });
  const mandate = textsIn(ctx.request)['billing.mandate']({
    centre: card.centre,
    method: `${card.brand} ${card.last4}`,
  });
  await sql`insert into billing_autopay (centre_id, student_id, user_id, method_id, mandate, agreed_at)
    values (${centre}, ${student_id}, ${user}, ${card.id}, ${mandate}, ${ctx.now()}::timestamptz)
    on conflict (centre_id, student_id, user_id) do update set method_id = excluded.method_id, mandate = excluded.mandate,
      agreed_at = excluded.agreed_at`.execute(ctx.db);
  ctx.audit({ entity: 'Student', id: student_id, after: { autopay: true, method: card.id, mandate } });
  return done(message('billing.autopayOn'), { mandate });
};
