import { sql } from 'kysely';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import type { Device } from './sessions.ts';

interface Given {
  readonly token: string;
  readonly device?: Device | undefined;
}

/** Keeps where pushes to this device go; a device that somebody else used before goes over to the caller. */
export const savePushToken = async (ctx: Ctx, { token, device = {} }: Given) => {
  if (token === '') return declined(message('auth.tokenEmpty'), { field: 'token', code: 'REQUIRED' });
  const { centre, user } = ctx.who;
  await sql`insert into push_token as p (centre_id, user_id, token, device, saved_at)
    values (${centre}, ${user}, ${token}, ${JSON.stringify(device)}::jsonb, ${ctx.now()}::timestamptz)
    on conflict (centre_id, token) do update set
      user_id = excluded.user_id, device = excluded.device, saved_at = excluded.saved_at`.execute(ctx.db);
  return done(message('auth.tokenSaved'));
};

/** Forgets the caller's push token; one that is unknown is forgotten already. */
export const removePushToken = async (ctx: Ctx, { token }: { readonly token: string }) => {
  await ctx.db
    .deleteFrom('push_token')
    .where('centre_id', '=', ctx.who.centre)
    .where('user_id', '=', ctx.who.user)
    .where('token', '=', token)
    .execute();
  return done(message('auth.tokenForgotten'));
};
