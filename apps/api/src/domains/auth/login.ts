import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Ctx } from '../../kernel/context.ts';
import { say } from '../../kernel/say.ts';
import { countWrong, forgive, lockedUntil, oneAtATime, targetsOf } from './attempts.ts';
import { roleOf } from './gate.ts';
import { hashPassword, isOutdated, isPassword, withPasswordPlace } from './passwords.ts';
import { type Device, openSession } from './sessions.ts';
import { notSignedIn, signedIn } from './signed-in.ts';

interface Input {
  readonly username: string;
  readonly password: string;
  readonly device?: (Device & { readonly remember?: boolean | undefined }) | undefined;
}

interface Found {
  readonly id: number;
  readonly password_hash: string | null;
  readonly role: string | null;
  readonly admitted: boolean;
}

/** The account of a username or an e-mail address. A confirmed address wins over a username that looks like it. */
const accountNamed = async (db: Kysely<DB>, centre: number, name: string): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`select u.id, u.password_hash, ${roleOf('u')} as role,
      u.status = 'active' and (u.email is null or u.email_confirmed) as admitted
    from app_user u
    where u.centre_id = ${centre} and (u.username_key = lower(${name}) or u.email_key = lower(${name}))
    order by u.email_key = lower(${name}) and u.email_confirmed desc nulls last, u.username_key = lower(${name}) desc
    limit 1`.execute(db);
  return rows[0];
};

/**
 * Signs somebody in. Unknown name, wrong password, inactive account and unconfirmed address cost the same time, count
 * alike and are answered alike. Wrong tries are counted in this very transaction, which is why none of this declines.
 */
export const login = (ctx: Ctx, { username, password, device = {} }: Input) =>
  withPasswordPlace(async () => {
    const targets = targetsOf(ctx, username);
    await oneAtATime(ctx, targets);
    const until = await lockedUntil(ctx, targets);
    if (until) {
      const minutes = Math.ceil((until.getTime() - ctx.now().getTime()) / 60_000);
      return notSignedIn(ctx, say('auth.locked', { minutes }));
    }
    const found = await accountNamed(ctx.db, ctx.who.centre, username);
    const right = await isPassword(found?.password_hash, password);
    if (!right || !found?.admitted || found.role === null) {
      await countWrong(ctx, targets);
      return notSignedIn(ctx, say('auth.wrong'));
    }
    await forgive(ctx, targets);
    if (isOutdated(found.password_hash ?? '')) await renewHash(ctx, found.id, password);
    const { remember = true, ...described } = device;
    const opened = await openSession(ctx, found.id, described, remember);
    ctx.audit({ entity: 'user', id: found.id, before: { session: null }, after: { session: opened.session } });
    return signedIn(ctx, { id: found.id, role: found.role }, opened);
  });

const renewHash = async (ctx: Ctx, user: number, password: string): Promise<void> => {
  await ctx.db
    .updateTable('app_user')
    .set({ password_hash: await hashPassword(password) })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', user)
    .execute();
};
