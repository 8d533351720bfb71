import { declined, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Declined } from '../../kernel/refusals.ts';
import { setSignUp } from './open-signup.ts';
import { saveSettings } from './save-location.ts';

/** Saves the settings of a location that are given, and writes the change into its history. */
export const saveLocationSettings = saveSettings;

/** Opens or closes sign-up at a location; one without a code cannot be open. */
export const openSignUp = async (ctx: Ctx, location: number, open: boolean): Promise<Declined | null> => {
  const found = await ctx.db
    .selectFrom('location')
    .select('signup_code')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', location)
    .executeTakeFirst();
  if (open && !found?.signup_code)
    return declined(say('locations.codeFirst'), { field: 'signup_status', code: 'REQUIRED' });
  await setSignUp(ctx, location, open);
  ctx.audit({ entity: 'Location', id: location, after: { signup_status: open } });
  return null;
};
