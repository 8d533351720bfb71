import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { updateRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';

/**
 * Opens or closes sign-up at a location. The location and its settings each hold a flag of it, and families get in only
 * where both are set: whoever turns one means the other too.
 */
export const setSignUp = async (ctx: Ctx, location: number, open: boolean): Promise<void> => {
  await updateRows(ctx, 'location', { id: location }, { is_signup: open });
  await upsertRow(ctx, 'location_setting', { location_id: location }, { signup_status: open });
};

/** Opens or closes sign-up at a location; one without a code cannot be open. */
export const openSignUp = async (ctx: Ctx, location: number, open: boolean): Promise<UserError | null> => {
  const found = await ctx.db.selectFrom('location').select('signup_code').where('id', '=', location).executeTakeFirst();
  if (open && !found?.signup_code)
    return declined(message('locations.codeFirst'), { field: 'signup_status', code: 'REQUIRED' });
  await setSignUp(ctx, location, open);
  ctx.audit({ entity: Location, id: location, after: { signup_status: open } });
  return null;
};
