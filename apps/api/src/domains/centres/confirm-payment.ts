import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { stripeBy } from '../../model/billing/stripe.ts';
import { CenterCustomer } from './customers.entities.ts';
import type { confirmForm } from './customers.inputs.ts';
import { isHandleOf } from './customers.ts';
import { platformProcessor } from './platform-processor.ts';
import { sendLink } from './set-up-link.ts';

/** What the provider says of a session that was paid for; null where it was not. */
interface Paid {
  readonly customer_ref: string | null;
  readonly subscription_ref: string | null;
}

const refOf = (ref: string | { readonly id: string } | null): string | null =>
  typeof ref === 'string' ? ref : (ref?.id ?? null);

/**
 * Asks the provider, whatever the address bar says. What was paid must be what was looked up as the page was opened: a coupon
 * or a price that was changed meanwhile is looked at by a person.
 */
const askProvider = async (ctx: Ctx, row: RowOf<'center_customer'>): Promise<Paid | null> => {
  if (row.provider === 'demo') return { customer_ref: null, subscription_ref: null };
  const by = platformProcessor();
  const ref = row.session_ref;
  if (by?.kind !== 'stripe' || ref === null) return null;
  const found = await ctx.outside(() => stripeBy(by.key).checkout.sessions.retrieve(ref));
  const paid = found.status === 'complete' && found.payment_status === 'paid' && found.amount_total === row.amount;
  return paid ? { customer_ref: refOf(found.customer), subscription_ref: refOf(found.subscription) } : null;
};

/**
 * Confirms what was paid for: the link to set the center up is mailed once, and answered that one time to the browser of the
 * sign-up alone. Confirmed again it says the same without it.
 */
export const confirmPayment = async (ctx: Ctx, { session_id, customer_id }: InputOf<typeof confirmForm>) => {
  const told = message('centres.paid');
  const of = { session_ref: session_id };
  const found = await findRow(ctx, 'center_customer', of);
  const unpaid = () => declined(message('centres.unpaid'), { field: 'session_id', code: 'UNPAID' });
  if (!found) return unpaid();
  if (found.paid_at) return done(told, { token: null });
  const paid = await askProvider(ctx, found).catch((error: unknown) => {
    ctx.log.warn({ reason: String(error) }, 'the payment provider did not say whether it was paid');
    return null;
  });
  if (!paid) return unpaid();
  const row = await findRow(ctx, 'center_customer', of, undefined, { lock: 'update' });
  if (!row) return unpaid();
  if (row.paid_at) return done(told, { token: null });
  const { id, token } = await sendLink(ctx, {
    name: row.name,
    email: row.email,
    company: row.company,
    center_billing_plan_id: row.center_billing_plan_id,
    trial_days: null,
  });
  await updateRows(ctx, 'center_customer', { id: row.id }, { ...paid, paid_at: ctx.now(), set_up_id: id });
  ctx.audit({ entity: CenterCustomer, id: row.id, after: { paid: row.amount, provider: row.provider } });
  return done(told, { token: isHandleOf(row, customer_id) ? token : null });
};
