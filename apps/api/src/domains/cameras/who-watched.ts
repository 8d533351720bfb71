import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { message, objects, out, outOrNull, refuse } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';

/** One view of a room while a child was in it. */
export const WhoWatched = objects(
  {
    id: out.id,
    camera: out.text,
    room: out.text,
    began_at: out.datetime,
    ended_at: outOrNull(out.datetime),
    seconds: out.int,
    /** own, visitor, staff or family. */
    kind: out.text,
    name: outOrNull(out.text),
    timezone: out.text,
  },
  'WatchedChild',
);

/** Days that are read at once, and views at most: the newest. */
const MOST_DAYS = 31;
export const MOST_VIEWS = 1000;

interface Asked {
  readonly student_id: number;
  readonly from: string;
  readonly to: string;
}

/** Refuses days that are too many to read at once, or end before they begin. */
export const mustBeShort = ({ from, to }: { readonly from: string; readonly to: string }): void => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0 || days >= MOST_DAYS) throw refuse.badInput([{ field: 'to', message: message('watch.days') }]);
};

/**
 * Every view of the rooms a child was in while it was there, the newest first; both days are the location's and included.
 * A family reads it that has custody, and the office. Its own contacts and visitors stand by name, and the team; of
 * another family it is said that one watched, never which.
 */
export const whoWatched = async (ctx: Ctx, { student_id, from, to }: Asked) => {
  const { user, role } = ctx.who;
  mustBeShort({ from, to });
  const office = allows(role, 'manager');
  const { rows } = await sql<{
    id: number;
    camera: string;
    room: string;
    began_at: Date;
    ended_at: Date | null;
    seconds: number;
    kind: string;
    name: string | null;
    timezone: string;
  }>`
    with child as (
      select st.centre_id, st.id, st.location_id, z.value as zone from student st
      join location l on l.id = st.location_id
      join timezone z on z.id = l.timezone_id
      where st.id = ${student_id} and (${office}::boolean or exists (
        select 1 from standing_guardian g where g.student_id = st.id and g.user_id = ${user}
          and g.legal_guardian))
    ), span as (
      select c.*, ${from}::date::timestamp at time zone c.zone as since, (${to}::date + 1)::timestamp at time zone c.zone as until
      from child c
    ), stay as (
      select s.centre_id, s.location_id, s.zone, r.id as room_id, r.name as room, r.camera_group_id,
        greatest(ar.entered_at, s.since) as since, least(coalesce(ar.left_at, ${ctx.now()}::timestamptz), s.until) as until
      from span s
      join attendance a on a.student_id = s.id and a.date between ${from}::date - 1 and ${to}::date
      join attendance_room ar on ar.attendance_id = a.id
      join room r on r.id = ar.room_id
      where ar.entered_at < s.until and coalesce(ar.left_at, ${ctx.now()}::timestamptz) > s.since
    ), seen as (
      select distinct on (v.id) v.id, v.user_id, v.student_id, v.session_id, c.name as camera, stay.room, v.opened_at, v.closed_at,
        v.acked_ms, stay.zone
      from stay
      join camera_view v on v.location_id = stay.location_id
        and v.day between ${from}::date - 1 and ${to}::date
        and v.opened_at < stay.until and coalesce(v.closed_at, v.last_seen_at, v.opened_at) >= stay.since
      join camera c on c.id = v.camera_id
      where c.room_id = stay.room_id or exists (select 1 from camera_group_camera gc
        where gc.camera_group_id = stay.camera_group_id and gc.camera_id = c.id)
      order by v.id, v.opened_at
    )
    select s.id, s.camera, s.room, s.opened_at as began_at, s.closed_at as ended_at, round(s.acked_ms / 1000.0)::int as seconds,
      k.kind, case when k.kind <> 'family' or ${office}::boolean then k.name end as name, s.zone as timezone
    from seen s
    join session se on se.id = s.session_id
    join app_user u on u.id = coalesce(se.impersonator_id, s.user_id)
    cross join lateral (select u.full_name as name, case
      when exists (select 1 from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id
        and r.rank >= (select rank from role where name = 'teacher')) then 'staff'
      when exists (select 1 from guardian_link gl where gl.student_id = ${student_id}
        and gl.user_id = u.id) then 'own'
      when exists (select 1 from visitor vi where vi.student_id = ${student_id}
        and vi.user_id = u.id) then 'visitor'
      else 'family' end as kind) k
    order by s.opened_at desc, s.id desc limit ${MOST_VIEWS}`.execute(ctx.db);
  return rows;
};
