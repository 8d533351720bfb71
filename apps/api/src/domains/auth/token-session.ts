import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { endSessions } from './sessions.ts';
import { mustBeConfirmed } from './sign-in-data.ts';
import { newSessionId } from './tokens.ts';

/**
 * Opens the session by which a program acts for the caller. Nobody signs in by it: it has no refresh token, and is in no list
 * of devices. It ends like every other one, by a changed password and by whatever else ends sign-ins. Declined unless the
 * caller has just typed the password or a code again.
 */
export const openTokenSession = async (ctx: Ctx, expires_at: Date): Promise<string | UserError> => {
  const unsure = await mustBeConfirmed(ctx);
  if (unsure) return unsure;
  const id = newSessionId();
  const now = ctx.now();
  await insertRows(ctx, 'session', [
    {
      id,
      user_id: ctx.who.user,
      device: JSON.stringify({ client: 'token' }),
      created_at: now,
      last_used_at: now,
      expires_at,
      remember: false,
      is_token: true,
    },
  ]);
  return id;
};

/** Ends the session of a program: from COMMIT on what it shows is refused. */
export const endTokenSession = (ctx: Ctx, session: string): Promise<number> => endSessions(ctx, { session }, 'revoked');
