import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { setSignUp } from './open-signup.ts';
import { saveSettings } from './save-location.ts';

export { todayAt } from './today.ts';

/** Saves the settings of a location that are given, and writes the change into its history. */
export const saveLocationSettings = saveSettings;

/** Opens or closes sign-up at a location; one without a code cannot be open. */
export const openSignUp = async (ctx: Ctx, location: number, open: boolean): Promise<UserError | null> => {
  const found = await ctx.db
    .selectFrom('location')
    .select('signup_code')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', location)
    .executeTakeFirst();
  if (open && !found?.signup_code)
    return declined(message('locations.codeFirst'), { field: 'signup_status', code: 'REQUIRED' });
  await setSignUp(ctx, location, open);
  ctx.audit({ entity: 'Location', id: location, after: { signup_status: open } });
  return null;
};
