import { isRole } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { DEMO_PASSWORD, installation } from '../../installation.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { secret, text } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { roleOf } from '../../model/user/role-of.ts';
import { hashPassword, isOutdated, isPassword, withPasswordPlace } from '../../secrets/passwords.ts';
import { countWrong, lockOf, oneAtATime, type Targets, targetsOf, wasTried } from './attempts.ts';
import { device } from './device.ts';
import { admit } from './factors/admit.ts';
import { locked, notSignedIn } from './signed-in.ts';

export const loginInput = { username: text(1, 254), password: secret(1, 1000), device: device.optional() };
type Input = InputOf<typeof loginInput>;

/**
 * Whose username or e-mail address this is; null: nobody's. A confirmed address wins over a username that looks like it.
 * Asked apart, since the locks are the account's: the guesses at it wait for each other before one is looked at.
 */
const accountOf = async (ctx: Ctx, name: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`select u.id from app_user u
    where (u.username_key = lower(${name}) or u.email_key = lower(${name}))
    order by u.email_key = lower(${name}) and u.email_confirmed desc nulls last, u.username_key = lower(${name}) desc
    limit 1`.execute(ctx.db);
  return rows[0]?.id ?? null;
};

/** What is known when the guess at a name is judged. */
interface Found {
  /** Until when the name or the address is locked. */
  readonly until: Date | null;
  /** True when there are wrong tries at the name to forget. */
  readonly tried: boolean;
  readonly id: number | null;
  readonly password_hash: string | null;
  readonly role: string | null;
  readonly admitted: boolean | null;
}

/** Locks of a name, and its account. */
const lookUp = async (ctx: Ctx, account: number | null, targets: Targets): Promise<Found> => {
  const { rows } = await sql<Found>`select ${lockOf(ctx, targets)} as until, ${wasTried(targets)} as tried, f.*
    from (select 1) one left join lateral (
      select u.id, u.password_hash, ${roleOf('u')} as role,
        u.status = 'active' and (u.email is null or u.email_confirmed or u.phone_verified) as admitted
      from app_user u
      where u.id = ${account}) f on true`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new TypeError('unreachable: a left join of one row');
  return found;
};

/**
 * Signs somebody in. Unknown name, wrong password, inactive account and unconfirmed address cost the same time, count
 * alike and are answered alike. Wrong tries are counted in this very transaction, which is why none of this declines;
 * they are forgotten only when the session opens, a second step included.
 */
export const login = async (ctx: Ctx, { username, password, device = {} }: Input) => {
  const judged = await withPasswordPlace(ctx.who.centre, async () => {
    const account = await accountOf(ctx, username);
    const targets = targetsOf(ctx, account, username);
    await oneAtATime(ctx, targets);
    const found = await lookUp(ctx, account, targets);
    return { ...found, targets, right: !found.until && (await isPassword(found.password_hash, password)) };
  });
  const { until, targets, tried, id, role, password_hash, admitted, right } = judged;
  if (until) return locked(ctx, until);
  if (!right || !admitted || id === null || !isRole(role)) {
    await countWrong(ctx, targets);
    return notSignedIn(ctx, message('auth.wrong'));
  }
  if (password === DEMO_PASSWORD && !installation().demoAccounts) return notSignedIn(ctx, message('auth.demoClosed'));
  if (isOutdated(password_hash ?? '')) await renewHash(ctx, id, password);
  const { remember = true, ...described } = device;
  const wanted = { device: described, remember, ...(tried ? { forgive: targets } : {}) };
  return admit(ctx, { id, role }, wanted);
};

const renewHash = async (ctx: Ctx, user: number, password: string): Promise<void> => {
  await updateRows(ctx, 'app_user', { id: user }, { password_hash: await hashPassword(password) });
};
