import { sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';

/**
 * How many camera logins of a person count on a day of the location's own calendar: openings that showed a picture and
 * do not continue an earlier one, since a manager last gave them back, and those its client counted. `user` and `day` are
 * SQL of those types.
 */
export const loginsUsed = (user: Sql, day: Sql): Sql =>
  sql`((select count(*)::int from camera_view v where v.user_id = ${user} and v.day = ${day}
    and v.login_of is null and v.opened_at is not null
    and v.opened_at > coalesce((select r.at from camera_login_reset r where r.user_id = ${user}), '-infinity'))
    + coalesce((select d.counted from camera_login_day d where d.user_id = ${user}
      and d.day = ${day}), 0))`;

/** A person's own limit on a day: the one raised for that day, else `own`. */
export const ownLimit = (user: Sql, day: Sql, own: Sql): Sql =>
  sql`coalesce((select d.most from camera_login_day d where d.user_id = ${user}
    and d.day = ${day}), ${own})`;

/** Whether the centre shows live video at all: its switch `camera_module_setting`, on until somebody turned it off. */
export const showsCameras = (): Sql =>
  sql`not exists (select 1 from app_setting s where s.location_id is null
    and s.key = 'camera_module_setting' and s.value = 'false'::jsonb)`;

/** Whether the centre is in use: nobody watches anything of one the platform made inactive. */
export const centreInUse = (): Sql =>
  sql`exists (select 1 from centre t where t.id = current_centre() and t.status <> 'inactive')`;

/** Whether the centre counts camera logins at all: its switch `max_daily_login_feature`, on until somebody turned it off. */
export const countsLogins = (): Sql =>
  sql`not exists (select 1 from app_setting s where s.location_id is null
    and s.key = 'max_daily_login_feature' and s.value = 'false'::jsonb)`;
