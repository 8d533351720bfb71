import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { rank } from '../../model/user/rank.ts';
import { centreInUse, countsLogins, loginsUsed, ownLimit, showsCameras } from './login-count.ts';

/**
 * Why a picture is withheld. Order is the order of asking: the first that holds for the child nearest to being
 * watchable is told.
 */
export type Reason =
  | 'no_permission'
  | 'not_verified'
  | 'inactive'
  | 'closed'
  | 'camera_off'
  | 'absent'
  | 'not_checked_in'
  | 'checked_out'
  | 'other_room'
  | 'visit_over'
  | 'blackout'
  | 'schedule'
  | 'time_up'
  | 'limit';

/** One question: may this person watch this camera now? `sid` names an open view, which has used its login already. */
export interface Asked {
  readonly user: number;
  readonly camera: number;
  readonly sid?: string;
}

/** The answer, with what a sentence about it needs. Instants are UTC. */
export interface Right {
  readonly user: number;
  readonly camera: number;
  readonly sid: string | null;
  readonly allowed: boolean;
  readonly reason: Reason | null;
  /** True when the viewer watches as staff: no child, no schedule, no limit. */
  readonly staff: boolean;
  /** The child through whom the contact may watch, or came nearest to it. */
  readonly student_id: number | null;
  readonly student_name: string | null;
  /** The room the child is in now, when it is another one. */
  readonly other_room: string | null;
  /** When it was checked out, and by whom where that was staff or the viewer; null for every other reason. */
  readonly gone: { readonly at: string; readonly by: string | null } | null;
  readonly location_id: number | null;
  /** How the camera is shown; null when there is none of that id. */
  readonly name: string | null;
  readonly code: string | null;
  readonly color_code: string | null;
  readonly room_id: number | null;
  readonly room: string | null;
  readonly room_color: string | null;
  readonly sort: number | null;
  readonly zone: string | null;
  /** The location's own day, which logins are counted by. */
  readonly day: string | null;
  /** Why staff closed the camera. */
  readonly blackout: string | null;
  /** When it opens again, if that is known. */
  readonly opens_at: Date | null;
  /** When the right ends by the clock, if it does within a week. */
  readonly until: Date | null;
  /** What ends it then: the hours, or the time a picture may run before it is opened again. */
  readonly until_why: 'schedule' | 'time_up';
  /** Pictures the viewer may have open at once. */
  readonly at_once: number;
  /** Only the small picture is given. */
  readonly low: boolean;
  /** Logins of today: the limit (null: none) and how many are used. */
  readonly max_logins: number | null;
  readonly used_logins: number;
  /** The opening this one would continue without counting again. */
  readonly continues: string | null;
}

/** A picture that comes back within this time is the same login: a broken line or a nap is no second opening. */
const CONTINUES_SECONDS = 300;

/**
 * The right to watch, for any number of (person, camera) pairs, in one statement.
 *
 * Staff watch the cameras of their locations. A contact watches through a child: link not black-listed and
 * watch_camera on, child active, checked in where the location asks for it, the camera given to the child or to the
 * room it is in now (where check-in is not asked for: its own rooms), camera on and cameras on in the whole centre, which is in use, inside the camera's, the child's and its own
 * schedule, not closed by staff, logins of the day left, the contact verified; an open picture runs no longer than the
 * location lets it. A visitor has no link: it watches a child within the days and hours a guardian gave it, and all the
 * rest is asked of it alike. Of several children the one nearest to
 * being watchable speaks.
 */
export const rightsToWatch = async (
  db: Kysely<DB>,
  centre: number,
  asked: readonly Asked[],
  now: Date,
): Promise<Right[]> => {
  if (asked.length === 0) return [];
  const users = asked.map((a) => a.user);
  const cameras = asked.map((a) => a.camera);
  const sids = asked.map((a) => a.sid ?? null);
  const result = await sql<Right>`
    with asked as (
      select * from unnest(${users}::int[], ${cameras}::int[], ${sids}::text[]) with ordinality as a (user_id, camera_id, sid, n)
    ), moment as (
      select ${now.toISOString()}::timestamptz as at
    ), viewer as (
      select u.id, u.status = 'active' as active, u.pending, u.max_logins, u.schedule_id,
        (select max(r.rank) from user_role ur join role r on r.id = ur.role_id
          where ur.user_id = u.id) as rank
      from app_user u where u.id in (select user_id from asked)
    ), watched as (
      select c.id, c.location_id, c.room_id, c.schedule_id, c.status = 'active'
        and ${showsCameras()} and ${centreInUse()} as active, c.name, c.code, c.color_code, c.sort,
        r.name as room, r.color_code as room_color,
        l.active as location_active, z.value as zone, (m.at at time zone z.value)::date as day,
        coalesce(ls.camera_requires_check_in, true) as requires_check_in,
        case when coalesce(ls.enable_max_login_feature, false) then ls.max_daily_logins end as location_logins,
        coalesce(ls.enable_max_login_feature, false) and ${countsLogins()} as counts_logins,
        coalesce(ls.camera_grid, 9) as at_once, coalesce(ls.camera_quality = 'low', false) as low,
        make_interval(mins => ls.user_time_out) as runs_for,
        b.id is not null as blacked_out, b.reason as blackout, b.ends_at as blackout_ends
      from camera c
      cross join moment m
      join location l on l.id = c.location_id
      join timezone z on z.id = l.timezone_id
      left join room r on r.id = c.room_id
      left join location_setting ls on ls.location_id = c.location_id
      left join camera_blackout b on b.camera_id = c.id and b.lifted_at is null
        and (b.ends_at is null or b.ends_at > m.at)
      where c.id in (select camera_id from asked) and c.deleted_at is null
    ), hours as materialized (
      select s.schedule_id, s.zone, h.*
      from (select distinct w.schedule_id, w.zone from watched w where w.schedule_id is not null
        union select st.schedule_id, w.zone from asked a
          join guardian_link gl on gl.user_id = a.user_id and not gl.black_list
          join student st on st.id = gl.student_id
          join watched w on w.id = a.camera_id and w.location_id = st.location_id
          where st.schedule_id is not null
        union select st.schedule_id, w.zone from asked a
          join visitor vi on vi.user_id = a.user_id
          join student st on st.id = vi.student_id
          join watched w on w.id = a.camera_id and w.location_id = st.location_id
          where st.schedule_id is not null
        union select v.schedule_id, w.zone from asked a join viewer v on v.id = a.user_id
          join watched w on w.id = a.camera_id where v.schedule_id is not null) s
      cross join moment m
      cross join lateral schedule_hours(${centre}, s.schedule_id, s.zone, m.at) h
    ), pair as (
      select a.n, a.sid, a.user_id, a.camera_id, w.*, v.id is not null as known, v.rank, v.active as viewer_active, v.pending, ${ownLimit(sql`a.user_id`, sql`w.day`, sql`v.max_logins`)} as own_logins,
        v.schedule_id as viewer_schedule_id,
        ${loginsUsed(sql`a.user_id`, sql`w.day`)} as used,
        (select begun.sid from camera_view v
          join camera_view begun on begun.sid = coalesce(v.login_of, v.sid)
          where v.user_id = a.user_id
          and v.day = w.day and v.camera_id = a.camera_id and v.opened_at is not null
          -- What was cut as one opening too many is nothing to go on from.
          and v.close_why is distinct from 'limit'
          and coalesce(v.closed_at, v.last_seen_at, v.opened_at) > m.at - make_interval(secs => ${CONTINUES_SECONDS})
          and (w.runs_for is null or begun.opened_at > m.at - w.runs_for)
          order by v.opened_at desc limit 1) as continues,
        -- A picture that comes back runs on from its first opening.
        (select begun.opened_at + w.runs_for from camera_view v
          join camera_view begun on begun.sid = coalesce(v.login_of, v.sid)
          where v.sid = a.sid) as ends
      from asked a cross join moment m left join watched w on w.id = a.camera_id left join viewer v on v.id = a.user_id
    )
    select w.user_id as "user", w.camera_id as camera, w.sid,
      verdict.staff, verdict.reason is null as allowed, verdict.reason,
      t.id as student_id, t.name as student_name,
      case when verdict.reason = 'other_room' then t.room_name end as other_room,
      case when verdict.reason = 'checked_out' then (
        select json_build_object('at', ended.checked_out_at, 'by', case when ended.checkedout_by = w.user_id
          or exists (select 1 from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id
            and r.rank >= ${rank.teacher}) then u.fname end)
        from attendance ended left join app_user u on u.id = ended.checkedout_by
        where ended.student_id = t.id and ended.date = w.day
        order by ended.checked_out_at desc limit 1) end as gone,
      w.location_id, w.name, w.code, w.color_code, w.room_id, w.room, w.room_color, w.sort, w.zone, to_char(w.day, 'YYYY-MM-DD') as day,
      case when verdict.reason = 'blackout' then w.blackout end as blackout,
      t.opens_at, case when verdict.reason is null then t.until end as until,
      coalesce(t.until_why, 'schedule') as until_why,
      case when verdict.staff then 9 else coalesce(w.at_once, 9) end as at_once, not verdict.staff and coalesce(w.low, false) as low,
      t.max_logins, w.used as used_logins, w.continues
    from pair w
    -- Child by child for each question: joined as a whole they are compared each with each.
    left join lateral (
      select c.id, c.name, c.room_name, why.reason,
        greatest(case when why.reason = 'blackout' then w.blackout_ends end,
          -- Hours that are open now count only when they are over before the other ones begin.
          case when why.reason in ('schedule', 'blackout') and (not coalesce(ch.is_open, true)
            or not coalesce(sh.is_open, true) and ch.until <= sh.opens_at
            or not coalesce(uh.is_open, true) and ch.until <= uh.opens_at) then ch.opens_at end,
          case when why.reason in ('schedule', 'blackout') and (not coalesce(sh.is_open, true)
            or not coalesce(ch.is_open, true) and sh.until <= ch.opens_at
            or not coalesce(uh.is_open, true) and sh.until <= uh.opens_at) then sh.opens_at end,
          case when why.reason in ('schedule', 'blackout') and (not coalesce(uh.is_open, true)
            or not coalesce(ch.is_open, true) and uh.until <= ch.opens_at
            or not coalesce(sh.is_open, true) and uh.until <= sh.opens_at) then uh.opens_at end,
          case when why.reason in ('schedule', 'blackout') and not coalesce(vh.is_open, true) then vh.opens_at end) as opens_at,
        least(ch.until, sh.until, uh.until, vh.until, w.ends) as until,
        case when w.ends <= least(ch.until, sh.until, uh.until, vh.until, w.ends) then 'time_up' else 'schedule' end as until_why,
        max_logins.n as max_logins
      from (
        select st.id, coalesce(nullif(st.nick_name, ''), st.fname) as name, st.max_daily_logins, st.schedule_id,
          gl.watch_camera, gl.from_date, gl.until_date, gl.start_time, gl.end_time, st.status = 'active' and st.archived_at is null as active,
          at.id is not null as present, ar.room_id as room_now, room_now.name as room_name,
          exists (select 1 from absence ab where ab.student_id = st.id
            and ab.undone_at is null and ab.date = w.day) as absent,
          at.id is null and exists (select 1 from attendance ended where ended.student_id = st.id
            and ended.date = w.day) as went_home,
          exists (select 1 from student_camera sc where sc.student_id = st.id
            and sc.camera_id = w.id) as given,
          exists (select 1 from room r where r.location_id = w.location_id
            and (r.id = w.room_id or exists (select 1 from camera_group_camera gc
              where gc.camera_group_id = r.camera_group_id and gc.camera_id = w.id))
            and case when at.id is not null then r.id = ar.room_id
              when w.requires_check_in then false
              else r.id = st.room_id or exists (select 1 from student_room sr where sr.student_id = st.id
                and sr.room_id = r.id) end) as of_room_now,
          exists (select 1 from room r where r.location_id = w.location_id
            and (r.id = w.room_id or exists (select 1 from camera_group_camera gc
              where gc.camera_group_id = r.camera_group_id and gc.camera_id = w.id))
            and (r.id = st.room_id or exists (select 1 from student_room sr where sr.student_id = st.id
              and sr.room_id = r.id))) as of_own_room
        from (
          select g.centre_id, g.student_id, g.watch_camera, null::date as from_date, null::date as until_date,
            null::time as start_time, null::time as end_time
          from guardian_link g where g.user_id = w.user_id and not g.black_list
          union all
          -- A visitor watches by leave of a guardian; the view says which leave stands.
          select sv.centre_id, sv.student_id, true, sv.from_date, sv.until_date, sv.start_time, sv.end_time
          from standing_visitor sv where sv.user_id = w.user_id
        ) gl
        join student st on st.id = gl.student_id and st.location_id = w.location_id
        left join attendance at on at.student_id = st.id and at.checked_out_at is null
        left join attendance_room ar on ar.student_id = st.id and ar.left_at is null
        left join room room_now on room_now.id = ar.room_id
        where w.rank < ${rank.teacher}
      ) c
      cross join moment m
      left join hours ch on ch.schedule_id = w.schedule_id and ch.zone = w.zone
      left join hours sh on sh.schedule_id = c.schedule_id and sh.zone = w.zone
      left join hours uh on uh.schedule_id = w.viewer_schedule_id and uh.zone = w.zone
      left join lateral (select * from visit_hours(c.from_date, c.until_date, c.start_time, c.end_time, w.zone, m.at)
        where c.from_date is not null) vh on true
      cross join lateral (select case when w.counts_logins
        then coalesce(w.own_logins, c.max_daily_logins, w.location_logins) end as n) max_logins
      cross join lateral (select case
        when not c.watch_camera or not (c.given or c.of_room_now or c.of_own_room) then 'no_permission'
        when w.pending then 'not_verified'
        when not w.viewer_active or not c.active then 'inactive'
        when c.until_date is not null and not vh.is_open and vh.opens_at is null then 'visit_over'
        when not w.location_active then 'closed'
        when not w.active then 'camera_off'
        when w.requires_check_in and not c.present and c.absent then 'absent'
        when w.requires_check_in and not c.present and c.went_home then 'checked_out'
        when w.requires_check_in and not c.present then 'not_checked_in'
        when not (c.given or c.of_room_now) then 'other_room'
        when w.blacked_out then 'blackout'
        when not (coalesce(ch.is_open, true) and coalesce(sh.is_open, true) and coalesce(uh.is_open, true) and coalesce(vh.is_open, true)) then 'schedule'
        when w.ends <= m.at then 'time_up'
        when w.sid is null and w.continues is null and w.used >= max_logins.n then 'limit'
      end as reason) why
      order by array_position(array['no_permission', 'visit_over', 'not_verified', 'inactive', 'closed', 'camera_off', 'absent',
        'not_checked_in', 'checked_out', 'other_room', 'blackout', 'schedule', 'time_up', 'limit', null], why.reason) desc, c.id
      limit 1
    ) t on true
    cross join lateral (select coalesce(w.rank >= ${rank.teacher}, false) as staff, case
      when w.id is null or not w.known then 'no_permission'
      when w.rank >= ${rank.teacher} then case
        when not w.viewer_active then 'inactive'
        when w.rank < ${rank.support} and not exists (select 1 from user_location ul where ul.user_id = w.user_id
          and ul.location_id = w.location_id) then 'no_permission'
        when not w.active then 'camera_off' end
      when t.id is null then 'no_permission'
      else t.reason end as reason) verdict
    order by w.n`.execute(db);
  return result.rows;
};
