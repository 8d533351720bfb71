import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { newToken } from '../../kernel/lib/token.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { stripeBy } from '../../model/billing/stripe.ts';
import { askProvider } from './ask-provider.ts';
import type { paymentForm } from './customers.inputs.ts';
import { noSignUp, signUpOf } from './customers.ts';
import { platformProcessor } from './platform-processor.ts';
import { lineItem, priceWord } from './subscription-price.ts';

/** What a sign-up pays, as it is looked up: nothing of it is taken from the browser. */
interface Due {
  readonly row: RowOf<'center_customer'>;
  readonly plan: RowOf<'centre_plan'>;
  /** Origin of the platform's own pages. */
  readonly home: string;
}

/** Opens Stripe's own page for a subscription; asked twice for the same, it answers the same page. */
const openPage = (key: string, { row, plan, home }: Due): Promise<{ id: string; url: string | null }> =>
  stripeBy(key).checkout.sessions.create(
    {
      mode: 'subscription',
      customer_email: row.email,
      line_items: [lineItem(plan)],
      client_reference_id: String(row.id),
      subscription_data: { metadata: { price: priceWord(plan) } },
      success_url: `${home}/customer-payment?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${home}/customer-signup/cancel`,
    },
    {
      idempotencyKey: `signup:${row.id}:${plan.id}:${plan.amount}:${plan.price_id ?? ''}:${row.email}`,
    },
  );

/** Opens where a sign-up pays; the newest page counts. */
export const openPayment = async (ctx: Ctx, { price_id, customer_id }: InputOf<typeof paymentForm>) => {
  const field = 'price_id';
  const row = await signUpOf(ctx, customer_id);
  if (!row) return noSignUp('customer_id');
  if (row.paid_at) return declined(message('centres.signUpPaid'), { field: 'customer_id', code: 'PAID' });
  const plan = await findRow(ctx, 'centre_plan', { id: price_id });
  if (!plan?.active || plan.id !== row.center_billing_plan_id)
    return declined(message('centres.planInactive'), { field, code: 'INACTIVE' });
  if (plan.amount === 0) return declined(message('centres.nothingToPay'), { field, code: 'FREE' });
  const by = platformProcessor();
  if (!by) return declined(message('centres.noPaying'), { field, code: 'OFF' });
  const home = await originOf(ctx.db, ctx.who.centre);
  const demo = `demo_cs_${newToken()}`;
  const page =
    by.kind === 'demo'
      ? { id: demo, url: `${home}/customer-payment?session_id=${demo}` }
      : await askProvider(ctx, () => openPage(by.key, { row, plan, home }));
  if (!page?.url) return declined(message('centres.providerAway'), { field, code: 'AWAY' });
  const [kept] = await updateRows(
    ctx,
    'center_customer',
    { id: row.id, paid_at: null },
    { provider: by.kind, session_ref: page.id, amount: plan.amount },
    ['id'],
  );
  if (!kept) return declined(message('centres.signUpPaid'), { field: 'customer_id', code: 'PAID' });
  return done(message('centres.payThere'), { session_id: page.id, url: page.url });
};
