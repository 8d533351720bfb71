import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id, Sql } from '../../kernel/db/tables.ts';
import { diffColumns, diffOf } from '../../kernel/write/row-diff.ts';
import { countsLogins, loginsUsed, ownLimit } from '../cameras/login-count.ts';

constraint('app_user_max_logins_check', 'max_logins', 'NEGATIVE', message('users.negative'));
constraint('camera_login_day_most_check', 'max_logins', 'NEGATIVE', message('users.negative'));
constraint('student_max_daily_logins_check', 'max_daily_logins', 'NEGATIVE', message('users.negative'));

interface Which {
  readonly id: Id<'app_user'>;
}

/**
 * A contact's camera logins of today: how many are used, and how many there may be. Of several students the one that
 * leaves most speaks; `most` null: no limit. The limit is the contact's own, else the student's, else the location's,
 * and none where the location switched it off.
 */
export const loginsToday = async (ctx: Ctx, user: number): Promise<{ used: number; most: number | null }> => {
  const { centre } = ctx.who;
  // Counted once for each limit and day: the children of a family mostly share both.
  const { rows } = await sql<{ most: number | null; used: number }>`
    select mine.most, ${loginsUsed(centre, sql`${user}::int`, sql`mine.today`)} as used
    from (select distinct limits.most, day.today from guardian_link gl
    join app_user u on u.centre_id = gl.centre_id and u.id = gl.user_id
    join student st on st.centre_id = gl.centre_id and st.id = gl.student_id and st.archived_at is null
    join location l on l.centre_id = st.centre_id and l.id = st.location_id
    join timezone z on z.id = l.timezone_id
    left join location_setting ls on ls.centre_id = l.centre_id and ls.location_id = l.id
    cross join lateral (select (${ctx.now()}::timestamptz at time zone z.value)::date as today) day
    cross join lateral (select case when coalesce(ls.enable_max_login_feature, false) and ${countsLogins(centre)}
      then coalesce(${ownLimit(centre, sql`u.id`, sql`day.today`, sql`u.max_logins`)}, st.max_daily_logins, ls.max_daily_logins) end
      as most) limits
    where gl.centre_id = ${centre} and gl.user_id = ${user} and not gl.black_list) mine`.execute(ctx.db);
  const used = Math.max(0, ...rows.map((row) => row.used));
  const limited = rows.flatMap(({ most, used: of }) => (most === null ? [] : [{ most, used: of, left: most - of }]));
  const [best] = limited.sort((a, b) => b.left - a.left);
  return !best || limited.length < rows.length ? { used, most: null } : { used: best.used, most: best.most };
};

/** How many camera logins a contact has left today; null: no limit. */
export const remainingLogins = async (ctx: Ctx, { id }: { id?: Id<'app_user'> | undefined }) => {
  const { used, most } = await loginsToday(ctx, id ?? ctx.who.user);
  if (most === null) return done(message('users.loginsUnlimited'), { remaining: null, max_logins: null });
  const left = Math.max(0, most - used);
  return done(message('users.loginsLeft', { left }), { remaining: left, max_logins: most });
};

/** Gives a contact today's camera logins back: those before now no longer count. */
export const resetLogins = async (ctx: Ctx, { id }: Which) => {
  const row = { at: ctx.now(), by_user_id: ctx.who.user };
  await ctx.db
    .insertInto('camera_login_reset')
    .values({ centre_id: ctx.who.centre, user_id: id, ...row })
    .onConflict((on) => on.columns(['centre_id', 'user_id']).doUpdateSet(row))
    .execute();
  await ctx.db
    .updateTable('camera_login_day')
    .set({ counted: 0 })
    .where('centre_id', '=', ctx.who.centre)
    .where('user_id', '=', id)
    .where('counted', '>', 0)
    .execute();
  ctx.audit({ entity: 'User', id, after: { logins_reset_at: row.at.toISOString() } });
  ctx.publish({ kind: 'rights', at: { user: id } });
  return done(message('users.loginsReset'));
};

/** Today as the places of a person's students have it: mostly one day. */
const daysOf = (ctx: Ctx, user: number): Sql => sql`select distinct
    (${ctx.now()}::timestamptz at time zone z.value)::date as day
  from guardian_link gl join student st on st.centre_id = gl.centre_id and st.id = gl.student_id
  join location l on l.centre_id = st.centre_id and l.id = st.location_id join timezone z on z.id = l.timezone_id
  where gl.centre_id = ${ctx.who.centre} and gl.user_id = ${user} and not gl.black_list`;

/** Adds one to what a person has used today, at the word of its own client; how many it has used now. */
export const countLogin = async (ctx: Ctx, user: number): Promise<number> => {
  await sql`insert into camera_login_day as d (centre_id, user_id, day, counted)
    select ${ctx.who.centre}, ${user}, day, 1 from (${daysOf(ctx, user)}) days
    on conflict (centre_id, user_id, day) do update set counted = d.counted + 1`.execute(ctx.db);
  return (await loginsToday(ctx, user)).used;
};

/** Raises a contact's limit for today alone; one below what holds is declined. */
const raiseToday = async (ctx: Ctx, id: Id<'app_user'>, most: number) => {
  const today = await loginsToday(ctx, id);
  if (today.most === null) return declined(message('users.loginsUnlimited'), { field: 'max_logins', code: 'NO_LIMIT' });
  if (most <= today.most)
    return declined(message('users.notRaised', { most: today.most }), { field: 'max_logins', code: 'TOO_SMALL' });
  await sql`insert into camera_login_day (centre_id, user_id, day, most)
    select ${ctx.who.centre}, ${id}, day, ${most}::int from (${daysOf(ctx, id)}) days
    on conflict (centre_id, user_id, day) do update set most = excluded.most`.execute(ctx.db);
  ctx.audit({ entity: 'User', id, before: { logins_today: today.most }, after: { logins_today: most } });
  ctx.publish({ kind: 'rights', at: { user: id } });
  return done(message('users.loginsRaised', { most }));
};

interface Limit extends Which {
  readonly max_logins: number | null;
  readonly today?: boolean | undefined;
}

/** Sets a contact's own limit of camera logins a day, or raises it for today alone. */
export const setLogins = async (ctx: Ctx, { id, max_logins, today }: Limit) => {
  if (today && max_logins !== null) return raiseToday(ctx, id, max_logins);
  const user = await ctx.db
    .updateTable('app_user')
    .set({ max_logins, updated_at: ctx.now(), updated_by: ctx.who.user })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning(diffColumns)
    .executeTakeFirst();
  if (!user) return declined(message('users.gone'), { field: 'id', code: 'GONE' });
  const change = diffOf(user);
  if (change) ctx.audit({ entity: 'User', id, ...change });
  ctx.publish({ kind: 'rights', at: { user: id } });
  return done(message('users.loginsSet'));
};

/** A contact's own limit, and how today stands. */
export const readSettings = async (ctx: Ctx, { id }: Which) => {
  const user = await ctx.db
    .selectFrom('app_user')
    .select(['id', 'max_logins'])
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) return null;
  const { used, most } = await loginsToday(ctx, id);
  return { id: user.id, max_daily_logins: user.max_logins, used_today: used, most_today: most };
};
