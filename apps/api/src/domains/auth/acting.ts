import { allows, isRole } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { roleOf } from '../../model/user/role-of.ts';
import { takeBack } from './cookie.ts';
import { stands } from './gate.ts';
import { type Device, endSessions, openSession } from './sessions.ts';
import { signedIn } from './signed-in.ts';
import { firstRefresh, hashRefresh } from './tokens.ts';

/** How long one may act as somebody else. */
const ACTING_MS = 30 * 60_000;

interface Found {
  readonly full_name: string;
  readonly role: string | null;
}

/** Somebody who may act in this centre, with the role to act under. */
export const activePerson = async (ctx: Ctx, id: number): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`select u.full_name, ${roleOf('u')} as role from app_user u
    where u.id = ${id} and u.status = 'active'`.execute(ctx.db);
  return rows[0];
};

export const loginAsUserInput = { id: id(User), reason: text(0, 500).optional() };
type Whom = InputOf<typeof loginAsUserInput>;

/**
 * Opens a session as somebody else: for half an hour, marked with the admin, told to the audit trail with the reason.
 * Nobody acts as an admin, as somebody inactive, or from a session that acts already.
 */
export const actAs = async (ctx: Ctx, { id, reason }: Whom) => {
  const { user, session } = ctx.who;
  const person = id === user ? undefined : await activePerson(ctx, id);
  const role = person?.role;
  if (!person || !isRole(role) || allows(role, 'admin'))
    return declined(message('auth.cannotActAs'), { field: 'id', code: 'NOT_ALLOWED' });
  const own = await ctx.db.selectFrom('session').select('device').where('id', '=', session).executeTakeFirst();
  const opened = await openSession(ctx, id, deviceOf(own?.device), {
    remember: false,
    lastsMs: ACTING_MS,
    by: { user, session },
  });
  ctx.audit({ entity: User, id, after: { session: opened.session, acting: user }, reason });
  return signedIn(ctx, { id, role, impersonator: user }, opened, message('auth.actingAs', { name: person.full_name }));
};

const deviceOf = (value: unknown): Device => (typeof value === 'object' && value !== null ? value : {});

interface Own {
  readonly user_id: number;
  readonly id: string;
  readonly remember: boolean;
  readonly expires_at: Date;
  readonly role: string | null;
}

/** Ends acting and gives the admin's own session back with fresh tokens; if that is over, the admin signs in anew. */
export const stopActing = async (ctx: Ctx, { session_id }: { readonly session_id: string }) => {
  const { user, session, impersonator } = ctx.who;
  if (impersonator === undefined || session_id !== session)
    return declined(message('auth.notActing'), { field: 'session_id', code: 'NOT_ACTING' });
  const { rows } = await sql<Own>`select s.user_id, s.id, s.remember, s.expires_at, ${roleOf('u')} as role
    from session a
    join session s on s.id = a.impersonator_session_id and s.user_id = a.impersonator_id
    join app_user u on u.id = s.user_id
    where a.id = ${session} and ${stands(ctx.now())}`.execute(ctx.db);
  await endSessions(ctx, { user, session }, 'stopped');
  const [own] = rows;
  if (!own || own.role === null) {
    takeBack(ctx);
    const sentence = message('auth.stoppedSignIn');
    return notDone(sentence, { error: sentence.in(textsIn(ctx.request)) });
  }
  const refresh = firstRefresh();
  await insertRows(ctx, 'refresh_token', [
    {
      hash: hashRefresh(refresh),
      session_id: own.id,
      issued_at: ctx.now(),
      expires_at: own.expires_at,
    },
  ]);
  const { id, remember, expires_at: expires } = own;
  const back = { session: id, refresh, remember, expires };
  return signedIn(ctx, { id: own.user_id, role: own.role }, back, message('auth.stoppedActing'));
};
