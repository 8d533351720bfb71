import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { Location } from '../../model/location/entity.ts';

/**
 * Opens or closes sign-up at a location. The location and its settings each hold a flag of it, and families get in only
 * where both are set: whoever turns one means the other too.
 */
export const setSignUp = async (ctx: Ctx, location: number, open: boolean): Promise<void> => {
  await sql`update location set is_signup = ${open} where id = ${location}`.execute(ctx.db);
  await sql`insert into location_setting (location_id, signup_status) values (${location}, ${open})
    on conflict (centre_id, location_id) do update set signup_status = excluded.signup_status`.execute(ctx.db);
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
