import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { askProvider } from './ask-provider.ts';
import type { confirmForm } from './customers.inputs.ts';
import { isHandleOf } from './customers.ts';
import { askWhetherPaid, settleSignUp } from './settle-sign-up.ts';

/**
 * Confirms what was paid for: the link to set the center up is mailed once, and answered that one time to the browser of the
 * sign-up alone. Confirmed again it says the same without it.
 */
export const confirmPayment = async (ctx: Ctx, { session_id, customer_id }: InputOf<typeof confirmForm>) => {
  const told = message('centres.paid');
  const unpaid = () => declined(message('centres.unpaid'), { field: 'session_id', code: 'UNPAID' });
  const found = await findRow(ctx, 'center_customer', { session_ref: session_id });
  if (!found) return unpaid();
  if (found.paid_at) return done(told, { token: null });
  const paid = await askProvider(ctx, () => askWhetherPaid(found));
  if (!paid) return unpaid();
  const settled = await settleSignUp(ctx, session_id, paid);
  return done(told, { token: settled && isHandleOf(settled.row, customer_id) ? settled.token : null });
};
