import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id, int } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { above } from '../../kernel/db/where.ts';
import { updateRow, updateRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { User } from '../../model/user/entity.ts';
import { loginsToday, raiseLimitToday } from '../cameras/cameras.door.ts';

constraint('app_user_max_logins_check', 'max_logins', 'NEGATIVE', message('users.negative'));
constraint('camera_login_day_most_check', 'max_logins', 'NEGATIVE', message('users.negative'));
constraint('student_max_daily_logins_check', 'max_daily_logins', 'NEGATIVE', message('users.negative'));

interface Which {
  readonly id: Id<'app_user'>;
}
export const checkRemainingLoginsInput = { id: id(User).optional() };

/** How many camera logins a contact has left today; null: no limit. */
export const remainingLogins = async (ctx: Ctx, { id }: InputOf<typeof checkRemainingLoginsInput>) => {
  const { used, most } = await loginsToday(ctx, id ?? ctx.who.user);
  if (most === null) return done(message('users.loginsUnlimited'), { remaining: null, max_logins: null });
  const left = Math.max(0, most - used);
  return done(message('users.loginsLeft', { left }), { remaining: left, max_logins: most });
};

/** Gives a contact today's camera logins back: those before now no longer count. */
export const resetLogins = async (ctx: Ctx, { id }: Which) => {
  const row = { at: ctx.now(), by_user_id: ctx.who.user };
  await upsertRow(ctx, 'camera_login_reset', { user_id: id }, row);
  await updateRows(ctx, 'camera_login_day', { user_id: id, counted: above(0) }, { counted: 0 });
  ctx.audit({ entity: User, id, after: { logins_reset_at: row.at.toISOString() } });
  ctx.publish({ kind: 'rights', at: { user: id } });
  return done(message('users.loginsReset'));
};

/** Raises a contact's limit for today alone; one below what holds is declined. */
const raiseToday = async (ctx: Ctx, id: Id<'app_user'>, most: number) => {
  const today = await loginsToday(ctx, id);
  if (today.most === null) return declined(message('users.loginsUnlimited'), { field: 'max_logins', code: 'NO_LIMIT' });
  if (most <= today.most)
    return declined(message('users.notRaised', { most: today.most }), { field: 'max_logins', code: 'TOO_SMALL' });
  await raiseLimitToday(ctx, id, most);
  ctx.audit({ entity: User, id, before: { logins_today: today.most }, after: { logins_today: most } });
  ctx.publish({ kind: 'rights', at: { user: id } });
  return done(message('users.loginsRaised', { most }));
};

export const updateUserLoginsInput = { id: id(User), max_logins: int(), today: flag().optional() };
type Limit = Omit<InputOf<typeof updateUserLoginsInput>, 'max_logins'> & { readonly max_logins: number | null };

/** Sets a contact's own limit of camera logins a day, or raises it for today alone. */
export const setLogins = async (ctx: Ctx, { id, max_logins, today }: Limit) => {
  if (today && max_logins !== null) return raiseToday(ctx, id, max_logins);
  const user = await updateRow(
    ctx,
    'app_user',
    { id },
    { max_logins, updated_at: ctx.now(), updated_by: ctx.who.user },
  );
  if (!user) return gone(message('users.gone'));
  const change = user.news;
  if (change) ctx.audit({ entity: User, id, ...change });
  ctx.publish({ kind: 'rights', at: { user: id } });
  return done(message('users.loginsSet'));
};

/** A contact's own limit, and how today stands. */
export const readSettings = async (ctx: Ctx, { id }: Which) => {
  const user = await ctx.db.selectFrom('app_user').select(['id', 'max_logins']).where('id', '=', id).executeTakeFirst();
  if (!user) return null;
  const { used, most } = await loginsToday(ctx, id);
  return { id: user.id, max_daily_logins: user.max_logins, used_today: used, most_today: most };
};
