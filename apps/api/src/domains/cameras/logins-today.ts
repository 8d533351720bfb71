import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { countsLogins, loginsUsed, ownLimit } from './login-count.ts';

/**
 * A contact's camera logins of today: how many are used, and how many there may be. Of several students the one that
 * leaves most speaks; `most` null: no limit. The limit is the contact's own, else the student's, else the location's,
 * and none where the location switched it off.
 */
export const loginsToday = async (ctx: Ctx, user: number): Promise<{ used: number; most: number | null }> => {
  // Counted once for each limit and day: the children of a family mostly share both.
  const { rows } = await sql<{ most: number | null; used: number }>`
    select mine.most, ${loginsUsed(sql`${user}::int`, sql`mine.today`)} as used
    from (select distinct limits.most, day.today from guardian_link gl
    join app_user u on u.id = gl.user_id
    join student st on st.id = gl.student_id and st.archived_at is null
    join location l on l.id = st.location_id
    join timezone z on z.id = l.timezone_id
    left join location_setting ls on ls.location_id = l.id
    cross join lateral (select (${ctx.now()}::timestamptz at time zone z.value)::date as today) day
    cross join lateral (select case when coalesce(ls.enable_max_login_feature, false) and ${countsLogins()}
      then coalesce(${ownLimit(sql`u.id`, sql`day.today`, sql`u.max_logins`)}, st.max_daily_logins, ls.max_daily_logins) end
      as most) limits
    where gl.user_id = ${user} and not gl.black_list) mine`.execute(ctx.db);
  const used = Math.max(0, ...rows.map((row) => row.used));
  const limited = rows.flatMap(({ most, used: of }) => (most === null ? [] : [{ most, used: of, left: most - of }]));
  const [best] = limited.sort((a, b) => b.left - a.left);
  return !best || limited.length < rows.length ? { used, most: null } : { used: best.used, most: best.most };
};

/** Today as the places of a person's students have it: mostly one day. */
const daysOf = (ctx: Ctx, user: number): Sql => sql`select distinct
    (${ctx.now()}::timestamptz at time zone z.value)::date as day
  from guardian_link gl join student st on st.id = gl.student_id
  join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
  where gl.user_id = ${user} and not gl.black_list`;

/** Adds one to what a person has used today, at the word of its own client; how many it has used now. */
export const countLogin = async (ctx: Ctx, user: number): Promise<number> => {
  await sql`insert into camera_login_day as d (user_id, day, counted)
    select ${user}, day, 1 from (${daysOf(ctx, user)}) days
    on conflict (centre_id, user_id, day) do update set counted = d.counted + 1`.execute(ctx.db);
  return (await loginsToday(ctx, user)).used;
};

/** Lets a contact have so many camera logins today, whatever holds on other days. */
export const raiseLimitToday = async (ctx: Ctx, user: number, most: number): Promise<void> => {
  await sql`insert into camera_login_day (user_id, day, most)
    select ${user}, day, ${most}::int from (${daysOf(ctx, user)}) days
    on conflict (centre_id, user_id, day) do update set most = excluded.most`.execute(ctx.db);
};
