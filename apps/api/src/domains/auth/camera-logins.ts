import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { loginsToday } from '../users/camera-logins.ts';

/** How many camera logins of today the caller has used; declined when none is left. */
export const countCameraLogin = async (ctx: Ctx) => {
  const { used, most } = await loginsToday(ctx, ctx.who.user);
  if (most !== null && used >= most) return declined(message('auth.loginLimit'), { field: 'id', code: 'LIMIT' });
  return done(message('auth.loginCounted'), { login_counter: used });
};
