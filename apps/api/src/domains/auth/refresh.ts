import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { secret } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { PLATFORM } from '../../kernel/call/who.ts';
import { roleOf } from '../../model/user/role-of.ts';
import { refreshOfCookie, takeBack } from './cookie.ts';
import { stands } from './gate.ts';
import { endSessions } from './sessions.ts';
import { notSignedIn, signedIn } from './signed-in.ts';
import { hashRefresh, nextRefresh } from './tokens.ts';

/** For so long after its use a refresh token answers the same successor: two tabs at once, or an answer that was lost. */
const GRACE_MS = 10_000;

interface Token {
  readonly session_id: string;
  readonly expires_at: Date;
  readonly remember: boolean;
  readonly user_id: number;
  readonly role: string | null;
  readonly impersonator_id: number | null;
  readonly operator: string | null;
  /** The session goes on and its person may act. */
  readonly live: boolean;
  /** When it was first used; null when that was now. */
  readonly used_at: Date | null;
}

const columns = sql`s.id as session_id, s.expires_at, s.remember, s.impersonator_id, s.operator, u.id as user_id, ${roleOf('u')} as role`;

/** Marks a live, unused token as used and adds its successor. Of two at once, the second finds it used. */
const exchange = async (ctx: Ctx, token: string, next: string): Promise<Token | undefined> => {
  const now = ctx.now();
  const { rows } = await sql<Token>`with used as (
      update refresh_token r set used_at = ${now}::timestamptz
      from session s join app_user u on u.id = s.user_id
      where r.hash = ${hashRefresh(token)} and r.used_at is null
        and s.id = r.session_id and ${stands(now)}
      returning ${columns}, true as live, null::timestamptz as used_at),
    next as (
      insert into refresh_token (hash, session_id, issued_at, expires_at)
      select ${hashRefresh(next)}, session_id, ${now}::timestamptz, expires_at from used),
    touched as (
      update session s set last_used_at = ${now}::timestamptz from used where s.id = used.session_id)
    select * from used`.execute(ctx.db);
  return rows[0];
};

const lookUp = async (ctx: Ctx, token: string): Promise<Token | undefined> => {
  const { rows } = await sql<Token>`select ${columns}, r.used_at, ${stands(ctx.now())} as live
    from refresh_token r
    join session s on s.id = r.session_id
    join app_user u on u.id = s.user_id
    where r.hash = ${hashRefresh(token)}`.execute(ctx.db);
  return rows[0];
};
export const refreshTokenInput = { refresh_token: secret(1, 200).optional() };

/**
 * Exchanges a refresh token, of the argument or of the portal's cookie, for new tokens. One that was used longer ago
 * than the grace was copied by somebody: its session ends, for thief and owner alike (RFC 9700, 4.14.2).
 */
export const refresh = async (ctx: Ctx, input: InputOf<typeof refreshTokenInput>) => {
  const token = input.refresh_token ?? refreshOfCookie(ctx);
  if (token === undefined) return notSignedIn(ctx, message('auth.signedOut'));
  const next = nextRefresh(installation().secrets, token);
  const found = (await exchange(ctx, token, next)) ?? (await lookUp(ctx, token));
  const inGrace = !found?.used_at || ctx.now().getTime() - found.used_at.getTime() <= GRACE_MS;
  if (found?.live && inGrace && found.role !== null) {
    const { session_id: session, remember, expires_at: expires } = found;
    const impersonator = found.operator === null ? found.impersonator_id : PLATFORM;
    const person = { id: found.user_id, role: found.role, impersonator };
    return signedIn(ctx, person, { session, refresh: next, remember, expires });
  }
  if (found && !inGrace && (await endSessions(ctx, { session: found.session_id }, 'reuse')) > 0)
    ctx.log.warn({ session: found.session_id, user: found.user_id }, 'a used refresh token came back: session ended');
  takeBack(ctx);
  return notSignedIn(ctx, message('auth.signedOut'));
};
