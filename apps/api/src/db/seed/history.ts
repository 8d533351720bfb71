import type pg from 'pg';

/** Whose weeks are made: a member of the team with the room, and whether the person is at work now. */
export interface Worker {
  readonly user: number;
  readonly room: number;
  /** Minutes after midnight the shift usually begins. */
  readonly begins: number;
  readonly here: boolean;
}

/** Days the demo remembers. */
const DAYS = 28;

/** A number from 0 below `most` that a row and a day always give alike. */
const thrown = (row: string, day: string, salt: number, most: number): string =>
  `(abs(hashint8(${row}::bigint * 100003 + (${day} - date '2000-01-01') * 17 + ${salt})) % ${most})`;

const weekdays = `days as (select day from (select ($3::timestamptz at time zone $4)::date - n as day
    from generate_series(1, ${DAYS}) n) d where extract(isodow from day) < 6)`;
const minutesOf = (minutes: string): string => `(day + make_interval(mins => ${minutes}::int)) at time zone $4`;

/** Some weeks of the children: who came when, and who was ill. */
const stays = `
  with ${weekdays}, due as (
    select st.id, st.room_id, day, ${thrown('st.id', 'day', 1, 12)} = 0 as ill from student st cross join days
    where st.centre_id = $1 and st.location_id = $2 and st.archived_at is null and st.room_id is not null
  ), came as (
    select id, room_id, day, ${minutesOf(`455 + ${thrown('id', 'day', 2, 95)}`)} as since,
      ${minutesOf(`915 + ${thrown('id', 'day', 3, 130)}`)} as until from due where not ill
  ), ill as (
    insert into absence (centre_id, student_id, location_id, date, reason, marked_by, marked_at)
    select $1, id, $2, day, 'Ill', $5, ${minutesOf('480')} from due where ill
  ), stay as (
    insert into attendance (centre_id, location_id, student_id, date, checked_in_at, checked_out_at, checkedin_by, checkedout_by)
    select $1, $2, id, day, since, until, $5, $5 from came
    returning id, student_id, checked_in_at, checked_out_at
  ), roomed as (
    insert into attendance_room (centre_id, attendance_id, student_id, room_id, entered_at, left_at)
    select $1, stay.id, student_id, st.room_id, checked_in_at, checked_out_at from stay
    join student st on st.centre_id = $1 and st.id = student_id
  )
  insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, room_id, attendance_id, action_by, recorded_by, source)
  select $1, $2, student_id, e.kind, e.at, e.at, case e.kind when 'in' then st.room_id end, stay.id, $5, $5, 'staff'
  from stay join student st on st.centre_id = $1 and st.id = student_id
  cross join lateral (values ('in', checked_in_at), ('out', checked_out_at)) e(kind, at)
  order by e.at, stay.id`;

/** The shifts of the team over the same weeks, with half an hour's break. */
const shifts = `
  with ${weekdays}, worker as (select * from json_to_recordset($5::json) as w("user" int, room int, begins int)),
  shift as (
    insert into team_attendance (centre_id, location_id, user_id, date, clocked_in_at, clocked_out_at, checkedin_by, checkedout_by)
    select $1, $2, "user", day, ${minutesOf(`begins + ${thrown('"user"', 'day', 4, 9)}`)},
      ${minutesOf(`begins + 515 + ${thrown('"user"', 'day', 5, 14)}`)}, "user", "user"
    from worker cross join days where ${thrown('"user"', 'day', 6, 15)} > 0
    returning id, user_id, clocked_in_at, clocked_out_at
  ), part as (
    select s.*, w.room, s.clocked_in_at + interval '4 hours 30 minutes' as rest, s.clocked_in_at + interval '5 hours' as back
    from shift s join worker w on w."user" = s.user_id
  ), stretch as (
    insert into team_stretch (centre_id, team_attendance_id, user_id, room_id, started_at, ended_at)
    select $1, id, user_id, t.room, t.since, t.until from part cross join lateral (values
      (room, clocked_in_at, rest), (null, rest, back), (room, back, clocked_out_at)) t(room, since, until)
  )
  insert into team_event (centre_id, location_id, user_id, kind, at, stated_at, room_id, team_attendance_id, recorded_by, source)
  select $1, $2, user_id, e.kind, e.at, e.at, e.room, id, user_id, 'kiosk' from part cross join lateral (values
    ('in', clocked_in_at, room), ('break', rest, null), ('back', back, room), ('out', clocked_out_at, null)) e(kind, at, room)
  order by e.at, id`;

/** Who of the team is at work now: since some minutes ago, but not before midnight. */
const atWork = `
  with worker as (select * from json_to_recordset($5::json) as w("user" int, room int, begins int)),
  shift as (
    insert into team_attendance (centre_id, location_id, user_id, date, clocked_in_at, checkedin_by)
    select $1, $2, "user", ($3::timestamptz at time zone $4)::date,
      greatest(date_trunc('minute', $3::timestamptz) - make_interval(mins => 170 - begins % 60),
        ($3::timestamptz at time zone $4)::date::timestamp at time zone $4), "user" from worker
    returning id, user_id, clocked_in_at
  ), stretch as (
    insert into team_stretch (centre_id, team_attendance_id, user_id, room_id, started_at)
    select $1, s.id, s.user_id, w.room, s.clocked_in_at from shift s join worker w on w."user" = s.user_id
  )
  insert into team_event (centre_id, location_id, user_id, kind, at, stated_at, room_id, team_attendance_id, recorded_by, source)
  select $1, $2, s.user_id, 'in', s.clocked_in_at, s.clocked_in_at, w.room, s.id, s.user_id, 'kiosk'
  from shift s join worker w on w."user" = s.user_id order by s.id`;

/** What families watched on those days: once or twice, some minutes each. */
const views = `
  with ${weekdays}, seen as (
    select gl.user_id, st.id as student, c.id as camera, day, n,
      ${minutesOf(`560 + 200 * n + ${thrown('gl.user_id', 'day', 7, 90)}`)} as at,
      60000 * (3 + ${thrown('gl.user_id', 'day', 8, 22)}) as shown
    from student st join guardian_link gl on gl.centre_id = st.centre_id and gl.student_id = st.id and gl.watch_camera
    join camera c on c.centre_id = st.centre_id and c.room_id = st.room_id
    cross join days cross join generate_series(0, 1) n
    where st.centre_id = $1 and st.location_id = $2 and ${thrown('gl.user_id', 'day', 9, 5)} < 2 - n
  )
  insert into camera_view (centre_id, sid, user_id, session_id, camera_id, location_id, student_id, gateway, ticketed_at,
    opened_at, acked_ms, last_seen_at, closed_at, close_why, day)
  select $1, 'demo-' || user_id || '-' || student || '-' || camera || '-' || day || '-' || n, user_id, 'demo', camera, $2, student,
    'local', at, at, shown, at + make_interval(secs => shown / 1000), at + make_interval(secs => shown / 1000), 'left', day
  from seen`;

/** Who is planned from now on, Monday to Friday: the children but those of one family, and the team. */
const plans = `
  with worker as (select * from json_to_recordset($5::json) as w("user" int, room int, begins int)),
  who as (
    select st.id as student, null::int as "user", st.room_id as room, 480 as starts, 990 as ends from student st
    where st.centre_id = $1 and st.location_id = $2 and st.archived_at is null and st.room_id is not null and st.lname <> $6
    union all select null, "user", room, begins, begins + 520 from worker
  ), roster_of as (
    insert into roster (centre_id, location_id, student_id, user_id, room_id, type, days, start_date, start_time, end_time, created_at)
    select $1, $2, student, "user", room, 'weekly', array['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      ($3::timestamptz at time zone $4)::date - ${DAYS}, time '00:00' + make_interval(mins => starts),
      time '00:00' + make_interval(mins => ends), $3 from who
    returning id, student_id, user_id, room_id, start_date, start_time, end_time
  )
  insert into roster_time (centre_id, roster_id, location_id, student_id, user_id, room_id, weekday, dates, weeks, minutes)
  select $1, id, $2, student_id, user_id, room_id, weekday, daterange(start_date, null), int4range(0, 2),
    int4range((extract(epoch from start_time) / 60)::int, (extract(epoch from end_time) / 60)::int)
  from roster_of cross join generate_series(1, 5) weekday`;

/** Some weeks of a location before the demo begins, so that reports and charts have something to say. */
export const addHistory = async (
  client: pg.ClientBase,
  centre: number,
  of: {
    readonly location: number;
    readonly zone: string;
    readonly now: Date;
    /** Who checks children in and out. */
    readonly by: number;
    readonly team: readonly Worker[];
    /** Name of the family whose children come as they like: what is tried out on them meets no plan. */
    readonly free: string;
  },
): Promise<void> => {
  const common = [centre, of.location, of.now, of.zone];
  await client.query(stays, [...common, of.by]);
  await client.query(shifts, [...common, JSON.stringify(of.team)]);
  await client.query(atWork, [...common, JSON.stringify(of.team.filter(({ here }) => here))]);
  await client.query(views, common);
  await client.query(plans, [...common, JSON.stringify(of.team), of.free]);
};
