import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { above } from '../../kernel/db/where.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import type { device } from './device.ts';
import { firstRefresh, hashRefresh, newSessionId } from './tokens.ts';

/** What a client says of the device it runs on; all of it for people to read, none of it trusted. */
export type Device = Omit<InputOf<{ device: typeof device }>['device'], 'remember'>;

/** A session as the client gets to know it. */
export interface Opened {
  readonly session: string;
  readonly refresh: string;
  readonly remember: boolean;
  readonly expires: Date;
}

export type EndReason = 'logout' | 'reuse' | 'password' | 'revoked' | 'inactive' | 'stopped';

/** How a session is opened that is no sign-in of its own. */
export interface Opening {
  readonly remember: boolean;
  /** How long it lasts at most (ms); as long as a sign-in when left out. */
  readonly lastsMs?: number;
  /** The admin who acts as the person, and the session to go back to. */
  readonly by?: { readonly user: number; readonly session: string };
  /** Who of the platform acts as the person. */
  readonly operator?: string;
}

const DAY_MS = 24 * 60 * 60_000;
/** How long a session lasts at most, used or not: remembered, and on a computer that should forget. */
const LASTS_MS = { remembered: 30 * DAY_MS, forgotten: DAY_MS / 2 };

/** Opens a session for a person whose right to one was checked. Refresh tokens of its dead ones are cleared away. */
export const openSession = async (ctx: Ctx, user: number, device: Device, opening: Opening): Promise<Opened> => {
  const { remember, by, operator } = opening;
  const lastsMs = opening.lastsMs ?? (remember ? LASTS_MS.remembered : LASTS_MS.forgotten);
  const now = ctx.now();
  const opened: Opened = {
    session: newSessionId(),
    refresh: firstRefresh(),
    remember,
    expires: new Date(now.getTime() + lastsMs),
  };
  await sql`with dead as (
      delete from refresh_token r using session s
      where s.user_id = ${user} and (s.ended_at is not null or s.expires_at <= ${now}::timestamptz)
        and r.session_id = s.id),
    opened as (
      insert into session (id, user_id, device, ip, created_at, last_used_at, expires_at, remember,
        impersonator_id, impersonator_session_id, operator)
      values (${opened.session}, ${user}, ${JSON.stringify(device)}::jsonb, ${ctx.request.ip || null}::inet,
        ${now}::timestamptz, ${now}::timestamptz, ${opened.expires}::timestamptz, ${remember},
        ${by?.user ?? null}::int, ${by?.session ?? null}::text, ${operator ?? null}::text)),
    stamped as (
      update app_user set last_login_time = ${now}::timestamptz where id = ${user}
        and ${by === undefined && operator === undefined})
    insert into refresh_token (hash, session_id, issued_at, expires_at)
    values (${hashRefresh(opened.refresh)}, ${opened.session}, ${now}::timestamptz, ${opened.expires}::timestamptz)`.execute(
    ctx.db,
  );
  return opened;
};

/** Which sessions: of one person, of these ids, all but one; everything given must hold. */
export interface Which {
  readonly user?: number;
  readonly session?: string;
  readonly except?: string | undefined;
}

/** Those named, and those in which the admin they belong to acts as somebody else. */
const named = ({ user, session, except }: Which): Sql => {
  const all = [
    ...(user === undefined ? [] : [sql`user_id = ${user} or impersonator_id = ${user}`]),
    ...(session === undefined ? [] : [sql`id = ${session} or impersonator_session_id = ${session}`]),
    ...(except === undefined ? [] : [sql`id <> ${except} and impersonator_session_id is distinct from ${except}`]),
  ];
  return all.length === 0 ? sql`true` : sql`(${sql.join(all, sql`) and (`)})`;
};

/**
 * Ends sessions: from COMMIT on their tokens are refused, their subscriptions closed and their cameras cut. Answers how
 * many ended. Needs the transaction of a mutation.
 */
export const endSessions = async (ctx: Ctx, which: Which, reason: EndReason): Promise<number> => {
  const now = ctx.now();
  const ended = await updateRows(
    ctx,
    'session',
    [{ ended_at: null, expires_at: above(now) }, named(which)],
    { ended_at: now, end_reason: reason },
    ['id', 'user_id'],
  );
  for (const { id, user_id } of ended) {
    ctx.audit({ entity: User, id: user_id, before: { session: id }, after: { session: null }, reason });
    ctx.publish({ kind: 'session', at: { session: id } });
    ctx.publish({ kind: 'rights', at: { session: id } });
  }
  return ended.length;
};
