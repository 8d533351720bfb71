import type { WorkContext } from '../../kernel/call/context.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { refOf, stripeBy } from '../../model/billing/stripe.ts';
import { CenterCustomer } from './customers.entities.ts';
import { platformProcessor } from './platform-processor.ts';
import { sendLink } from './set-up-link.ts';

export type SignUpRow = RowOf<'center_customer'>;

/** What the provider says of a session that was paid for. */
export interface Paid {
  readonly customer_ref: string | null;
  readonly subscription_ref: string | null;
}

/**
 * Asks the provider whether a sign-up was paid for, whatever an address bar or a message says; null where it was not. What was
 * paid must be what was looked up as the page was opened: a coupon or a price that was changed meanwhile is looked at by a
 * person. Takes its time: no transaction is open meanwhile.
 */
export const askWhetherPaid = async ({
  provider,
  session_ref,
  amount,
}: Pick<SignUpRow, 'provider' | 'session_ref' | 'amount'>): Promise<Paid | null> => {
  if (provider === 'demo') return { customer_ref: null, subscription_ref: null };
  const by = platformProcessor();
  if (by?.kind !== 'stripe' || session_ref === null) return null;
  const found = await stripeBy(by.key).checkout.sessions.retrieve(session_ref);
  const paid = found.status === 'complete' && found.payment_status === 'paid' && found.amount_total === amount;
  return paid ? { customer_ref: refOf(found.customer), subscription_ref: refOf(found.subscription) } : null;
};

/** Keeps that a sign-up was paid for and mails its link, once; null where that was done before, or the sign-up is gone. */
export const settleSignUp = async (
  ctx: WorkContext,
  session: string,
  paid: Paid,
): Promise<{ readonly row: SignUpRow; readonly token: string } | null> => {
  const row = await findRow(ctx, 'center_customer', { session_ref: session }, undefined, { lock: 'update' });
  if (!row || row.paid_at) return null;
  const { name, email, company, center_billing_plan_id, language } = row;
  const invited = { name, email, company, center_billing_plan_id, trial_days: null };
  const { id, token } = await sendLink(ctx, invited, language === 'es' ? 'es' : 'en');
  await updateRows(ctx, 'center_customer', { id: row.id }, { ...paid, paid_at: ctx.now(), set_up_id: id });
  ctx.audit({ entity: CenterCustomer, id: row.id, after: { paid: row.amount, provider: row.provider } });
  return { row, token };
};
