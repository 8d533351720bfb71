import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { countLogin, loginsToday } from '../cameras/cameras.door.ts';

/** Adds one to the caller's camera logins of today; declined when none is left, and for whoever watches no student. */
export const countCameraLogin = async (ctx: Ctx) => {
  const { used, most } = await loginsToday(ctx, ctx.who.user);
  if (most !== null && used >= most) return declined(message('auth.loginLimit'), { field: 'id', code: 'LIMIT' });
  const counted = await countLogin(ctx, ctx.who.user);
  if (counted === used) return declined(message('auth.noStudentToWatch'), { field: 'id', code: 'NO_STUDENT' });
  return done(message('auth.loginCounted'), { login_counter: counted });
};
