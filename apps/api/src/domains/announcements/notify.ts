import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { rank } from '../../model/user/rank.ts';
import { notifyMany } from '../notifications/notifications.door.ts';

/**
 * SQL of a notice for everybody who may read one of the announcements that hold now and ask for it: by location, role and
 * room. Nobody is told twice, so it may run again and again.
 */
const noticesOf = (now: Date, which: Sql): Sql => sql`
  select distinct 'announcement' as kind, 'announcement:' || a.id as key, a.id as about,
    jsonb_build_object('text', left(a.message, 300)) as facts, p.user_id as person, null::int as location, null::int as least
  from announcement a
  join announcement_location al on al.announcement_id = a.id
  join location l on l.id = al.location_id join timezone z on z.id = l.timezone_id
  cross join lateral (
    select ul.user_id, null::int as room from user_location ul where ul.location_id = l.id
    union all
    select gl.user_id, st.room_id from guardian_link gl
    join student st on st.id = gl.student_id and st.archived_at is null and st.status = 'active'
    where st.location_id = l.id and not gl.black_list) p
  join app_user u on u.id = p.user_id and u.status = 'active' and not u.pending and u.deleted_at is null
  cross join lateral (select max(r.rank) as rank from user_role ur join role r on r.id = ur.role_id
    where ur.user_id = u.id) s
  where ${which} and a.deleted_at is null and a.status = 'active' and a.is_notification
    and (a.start_date is null or a.start_date <= (${now}::timestamptz at time zone z.value)::date)
    and (a.expiry_date is null or a.expiry_date >= (${now}::timestamptz at time zone z.value)::date)
    and (not exists (select 1 from announcement_role ar where ar.announcement_id = a.id)
      or exists (select 1 from announcement_role ar join role r on r.id = ar.role_id
        where ar.announcement_id = a.id and r.rank = s.rank))
    and (s.rank >= ${rank.manager} or not exists (select 1 from announcement_room an where an.announcement_id = a.id)
      or exists (select 1 from announcement_room an where an.announcement_id = a.id
        and (an.room_id = p.room or exists (select 1 from room_staff rs where rs.room_id = an.room_id
          and rs.user_id = u.id))))
    and u.id is distinct from a.created_by`;

/** Tells those who may read an announcement of it, when it holds and asks for it. */
export const notifyReaders = (ctx: Ctx, id: number): Promise<void> =>
  notifyMany(ctx, noticesOf(ctx.now(), sql`a.id = ${id}`));

/** SQL of the notices of what has begun within two days; `deliver` leaves out whom it has told. */
export const begunAnnouncements = (now: Date): Sql =>
  noticesOf(now, sql`a.start_date > (${now}::timestamptz - interval '2 days')::date`);
