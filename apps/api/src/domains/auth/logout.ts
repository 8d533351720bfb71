import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { key } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { takeBack } from './cookie.ts';
import { endSessions } from './sessions.ts';

/** Ends one session of the caller: this one, or one it has forgotten elsewhere. */
export const logout = async (ctx: Ctx, { session_id: session }: { readonly session_id: string }) => {
  const own = session === ctx.who.session;
  if (!own && ctx.who.impersonator !== undefined)
    return declined(message('kernel.lookOnly'), { field: 'session_id', code: 'ACTING' });
  const ended = await endSessions(ctx, { user: ctx.who.user, session }, own ? 'logout' : 'revoked');
  if (ended === 0) return declined(message('auth.noSession'), { field: 'session_id', code: 'NOT_FOUND' });
  if (own) takeBack(ctx);
  return done(message(own ? 'auth.loggedOut' : 'auth.sessionEnded'));
};
export const logoutAllSessionsInput = { except_session_id: key().optional() };

/** Ends every session of the caller but the named one; without a name, but the one that asks. */
export const logoutElsewhere = async (ctx: Ctx, input: InputOf<typeof logoutAllSessionsInput>) => {
  const except = input.except_session_id ?? ctx.who.session;
  const ended = await endSessions(ctx, { user: ctx.who.user, except }, 'revoked');
  if (except !== ctx.who.session) {
    takeBack(ctx);
    return done(message('auth.everySessionEnded'));
  }
  return done(message(ended === 0 ? 'auth.noOtherSession' : 'auth.sessionsEnded'));
};
