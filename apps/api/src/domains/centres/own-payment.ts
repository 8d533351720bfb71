import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { newToken } from '../../kernel/lib/token.ts';
import { insertMissing, updateRow } from '../../kernel/write/write-rows.ts';
import { refOf, stripeBy } from '../../model/billing/stripe.ts';
import { todayOfCenter } from '../../model/location/today.ts';
import { askProvider } from './ask-provider.ts';
import { holds } from './billing.ts';
import { Center } from './centers.entities.ts';
import { billCenter } from './keep-invoices.ts';
import { OWN_PLAN } from './own-plan.ts';
import { platformProcessor } from './platform-processor.ts';
import { type Billed, LOOK_AT_SUBSCRIPTION } from './platform-tasks.ts';
import { lineItem, priceWord } from './subscription-price.ts';
import { isSubscribed } from './subscription-state.ts';

/** What a page is opened for, as the provider keeps it: `center:7`. */
export const referenceOf = (center: number): string => `center:${center}`;
/** The center a page was opened for; null for a sign-up's. */
export const centerOfReference = (reference: string | null): number | null => {
  const [, id] = /^center:(\d{1,9})$/.exec(reference ?? '') ?? [];
  return id === undefined ? null : Number(id);
};

/** Opens where the own center pays for a plan, by a subscription. */
export const openOwnPayment = async (ctx: Ctx, { plan_id }: { readonly plan_id: number }) => {
  const field = 'plan_id';
  const center = await findRow(ctx, 'centre', { id: ctx.who.centre });
  const plan = await findRow(ctx, 'centre_plan', { id: plan_id });
  if (!center || !plan?.active) return declined(message('centres.planInactive'), { field, code: 'INACTIVE' });
  if (isSubscribed(center)) return declined(message('centres.subscribedAlready'), { field, code: 'SUBSCRIBED' });
  if (!(await holds(ctx, plan)))
    return declined(message('centres.planTooSmall', { name: plan.name }), { field, code: 'TOO_SMALL' });
  if (plan.amount === 0) return declined(message('centres.freeHere'), { field, code: 'FREE' });
  const by = platformProcessor();
  if (!by) return declined(message('centres.noPayingHere'), { field, code: 'OFF' });
  const page = `${await originOf(ctx.db, center.id)}${OWN_PLAN}`;
  const told = message('centres.payThere');
  const demo = `demo_cc_${plan.id}_${newToken()}`;
  const noted = () => ctx.audit({ entity: Center, id: center.id, after: { paying_for: plan.name } });
  if (by.kind === 'demo') {
    noted();
    return done(told, { session_id: demo, url: `${page}?session_id=${demo}` });
  }
  const admin = await findRow(ctx, 'app_user', { id: ctx.who.user }, ['email']);
  const payer = center.customer_id?.startsWith('cus_')
    ? { customer: center.customer_id }
    : admin?.email
      ? { customer_email: admin.email }
      : {};
  const metadata = { price: priceWord(plan), plan: String(plan.id) };
  const opened = await askProvider(ctx, () =>
    stripeBy(by.key).checkout.sessions.create(
      {
        mode: 'subscription',
        ...payer,
        line_items: [lineItem(plan)],
        client_reference_id: referenceOf(center.id),
        metadata,
        subscription_data: { metadata },
        success_url: `${page}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: page,
      },
      // Pressed twice it is one page: two of them could both be paid.
      { idempotencyKey: `center:${center.id}:${metadata.price}:${center.subscription_ref ?? ''}` },
    ),
  );
  if (!opened?.url) return declined(message('centres.providerAway'), { field, code: 'AWAY' });
  noted();
  return done(told, { session_id: opened.id, url: opened.url });
};

/** What a center has paid for. */
interface Paid {
  readonly plan: number;
  readonly session: string;
  readonly customer: string | null;
  /** Null by the processor of the demo, which knows none. */
  readonly subscription: string | null;
}

/** Asks the provider what a page of this very center was paid for; null where it was not, or is of another one. */
const askOwn = async (center: number, session: string): Promise<Paid | null> => {
  const by = platformProcessor();
  const [, demo] = /^demo_cc_(\d{1,9})_/.exec(session) ?? [];
  if (by?.kind === 'demo')
    return demo === undefined ? null : { plan: Number(demo), session, customer: null, subscription: null };
  if (by?.kind !== 'stripe' || demo !== undefined) return null;
  const found = await stripeBy(by.key).checkout.sessions.retrieve(session);
  const paid = found.status === 'complete' && found.payment_status === 'paid';
  const subscription = refOf(found.subscription);
  if (!paid || subscription === null || centerOfReference(found.client_reference_id) !== center) return null;
  return { plan: Number(found.metadata?.plan), session, customer: refOf(found.customer), subscription };
};

/** What the processor of the demo bills: no money moves. */
const demoInvoice = (
  ctx: WorkContext,
  session: string,
  { name, amount }: RowOf<'centre_plan'>,
  { begins, ends }: { readonly begins: string; readonly ends: string | null },
): Billed => ({
  ref: session,
  number: null,
  plan: name,
  period_start: begins,
  period_end: ends,
  amount,
  paid_amount: amount,
  status: 'paid',
  lines: [{ text: name, amount }],
  page_url: null,
  paper_url: null,
  issued_at: ctx.now().toISOString(),
  due_on: null,
  paid_at: ctx.now().toISOString(),
});

/** Keeps what a center has paid for, once: its trial ends, and what suspended it by itself is over. */
const settleOwn = async (ctx: WorkContext, paid: Paid): Promise<boolean> => {
  const center = await findRow(ctx, 'centre', { id: ctx.who.centre }, undefined, { lock: 'update' });
  const plan = await findRow(ctx, 'centre_plan', { id: paid.plan });
  if (!center || !plan) return false;
  const once = { provider: paid.subscription === null ? 'demo' : 'stripe', event_id: paid.session, kind: 'paid' };
  const [first] = await insertMissing(
    ctx,
    'provider_event',
    [{ ...once, at: ctx.now(), done_at: ctx.now() }],
    ['event_id'],
  );
  if (!first) return true;
  if (isSubscribed(center)) {
    ctx.log.error(
      { center: center.id, subscription: paid.subscription },
      'a center has paid for a second subscription',
    );
    return false;
  }
  const today = await todayOfCenter(ctx);
  const begins = center.payment_end !== null && center.payment_end > today ? center.payment_end : today;
  const { rows } = await sql<{ day: string }>`select (${begins}::date
    + ${plan.period === 'year' ? '1 year' : '1 month'}::interval)::date::text as day`.execute(ctx.db);
  const set = {
    center_billing_plan_id: plan.id,
    on_trial: false,
    payment_start: center.payment_start ?? today,
    payment_end: rows[0]?.day ?? null,
    ...(paid.customer === null ? {} : { customer_id: paid.customer }),
    ...(paid.subscription === null ? {} : { subscription_ref: paid.subscription, subscription_status: 'active' }),
    ...(center.suspended_for === null ? {} : { status: 'active', suspended_for: null }),
  };
  const changed = await updateRow(ctx, 'centre', { id: center.id }, set);
  if (changed?.news) ctx.audit({ entity: Center, id: center.id, ...changed.news });
  ctx.publish({ kind: 'centres', ids: [center.id] });
  if (paid.subscription !== null) ctx.enqueue(LOOK_AT_SUBSCRIPTION, {}, { key: '' });
  else await billCenter(ctx, [demoInvoice(ctx, paid.session, plan, { begins, ends: set.payment_end })]);
  return true;
};

/** Confirms what the own center has paid for, as the provider says; confirmed again it says the same. */
export const confirmOwnPayment = async (ctx: Ctx, { session_id }: { readonly session_id: string }) => {
  const center = ctx.who.centre;
  const paid = await askProvider(ctx, () => askOwn(center, session_id));
  if (!paid || !(await settleOwn(ctx, paid)))
    return declined(message('centres.unpaid'), { field: 'session_id', code: 'UNPAID' });
  return done(message('centres.ownPaid'));
};

/** The same for whoever closed the browser. */
export const settleOwnSession = async (job: JobContext, { session }: { readonly session: string }): Promise<void> => {
  const paid = await askOwn(job.centre, session);
  if (paid) await job.transaction((ctx) => settleOwn(ctx, paid));
};

/** Opens the provider's own page where a center mends its card, reads its invoices and ends its subscription. */
export const openCardPage = async (ctx: Ctx) => {
  const field = '';
  const center = await findRow(ctx, 'centre', { id: ctx.who.centre }, ['id', 'customer_id']);
  const by = platformProcessor();
  const customer = center?.customer_id;
  if (!center || by?.kind !== 'stripe' || !customer?.startsWith('cus_'))
    return declined(message('centres.noCardHere'), { field, code: 'OFF' });
  const return_url = `${await originOf(ctx.db, center.id)}${OWN_PLAN}`;
  const opened = await askProvider(ctx, () => stripeBy(by.key).billingPortal.sessions.create({ customer, return_url }));
  if (!opened) return declined(message('centres.providerAway'), { field, code: 'AWAY' });
  ctx.audit({ entity: Center, id: center.id, after: { card: 'opened' } });
  return done(message('centres.cardThere'), { url: opened.url });
};
