import { declined, done } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { say } from '../../kernel/say.ts';
import { loginsToday } from '../users/camera-logins.ts';

/** How many camera logins of today the caller has used; declined when none is left. */
export const countCameraLogin = async (ctx: Ctx) => {
  const { used, most } = await loginsToday(ctx, ctx.who.user);
  if (most !== null && used >= most) return declined(say('auth.loginLimit'), { field: 'id', code: 'LIMIT' });
  return done(say('auth.loginCounted'), { login_counter: used });
};
