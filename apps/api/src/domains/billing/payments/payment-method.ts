import { message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { type Given, records } from '../../../kernel/write/records.ts';
import { insertRow, updateRows } from '../../../kernel/write/write-rows.ts';
import { PaymentMethod } from '../../../model/billing/entity.ts';

constraint('payment_method_ref', 'payment_method', 'TAKEN', message('billing.methodTwice'));

/** Stored cards and bank accounts. */
export const storedMethods = records(PaymentMethod, { gone: message('billing.methodGone'), soft: 'removed_at' });

/** Whose card it is, and where. */
export interface Holder {
  readonly user: number;
  readonly location: number;
}

/** Holds whoever's cards are changed: of two at once one is the default. */
export const lockHolder = (ctx: WriteContext, user: number) =>
  findRow(ctx, 'app_user', { id: user }, ['id'], { lock: 'no key update' });

/** Takes the mark off the default card of a holder; false where there was none. */
export const clearDefault = async (ctx: WriteContext, { user, location }: Holder): Promise<boolean> => {
  const marked = { user_id: user, location_id: location, is_default: true, removed_at: null };
  return (await updateRows(ctx, 'payment_method', marked, { is_default: false }, ['id'])).length > 0;
};

/** Keeps a card of a locked holder. The first one at a location is the default, and one that is `preferred`. */
export const keepMethod = async (
  ctx: WriteContext,
  { user: user_id, location: location_id }: Holder,
  card: Omit<Given<'payment_method'>, 'user_id' | 'location_id'>,
  preferred: boolean,
): Promise<Id<'payment_method'>> => {
  const of = { user_id, location_id };
  const had = await findRow(ctx, 'payment_method', { ...of, is_default: true, removed_at: null }, ['id']);
  if (preferred && had) await updateRows(ctx, 'payment_method', { id: had.id }, { is_default: false });
  const is_default = preferred || !had;
  const id = await insertRow(ctx, 'payment_method', { ...card, ...of, is_default, created_at: ctx.now() });
  const { brand, last4 } = card;
  ctx.audit({ entity: PaymentMethod, id, after: { brand, last4, location: location_id } });
  return id;
};
