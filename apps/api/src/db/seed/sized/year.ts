import type pg from 'pg';
import { thrown } from './dice.ts';

/** A location whose attendance is to be made; `yard` is the room its groups visit for a while. */
export interface YearOf {
  readonly location: number;
  readonly zone: string;
  readonly yard: number;
}

/**
 * The children of a location with the days of their week (a bit each, Monday first; most come on two or three of
 * them), the staff of their room, and who pays for them.
 */
const children = `
  create temp table seeded_child on commit drop as
  select st.id, st.room_id, st.enrollment_date as since, coalesce(st.graduation_date, 'infinity') as until,
    case when h.n < 0.06 then 31 when h.n < 0.25 then 21 when h.n < 0.75 then 10 when h.n < 0.90 then 4 else 15 end as week,
    (select array_agg(rs.user_id order by rs.user_id) from room_staff rs
      where rs.centre_id = $1 and rs.room_id = st.room_id) as staff,
    (select min(gl.user_id) from guardian_link gl
      where gl.centre_id = $1 and gl.student_id = st.id and gl.is_payer) as family
  from student st, lateral (select ${thrown('st.id', 1)} as n) h
  where st.centre_id = $1 and st.location_id = $2
  order by st.id`;

/** Who was expected on which day, with a key to throw dice for: not on holidays, nor in the weeks a family is away. */
const expected = `
  days as materialized (
    select day, extract(isodow from day)::int as weekday, extract(week from day)::int as week
    from (select $3::date - n as day from generate_series(0, $4::int) n) d
    where extract(isodow from day) < 6 and to_char(day, 'MM-DD') not in ('01-01', '07-04', '12-24', '12-25', '12-26', '12-31')
  ), expected as (
    select c.id as student_id, c.room_id, c.staff, c.family, day, c.id::bigint * 10000 + (day - date '2000-01-01') as key
    from seeded_child c join days on (c.week >> (weekday - 1)) & 1 = 1 and day >= c.since and day < c.until
    where ${thrown('c.id::bigint * 100 + days.week', 13)} >= 0.2
  )`;

/** Minutes after a time of day, thrown; in the location's own clock, so that a change of the clock changes no day. */
const local = (from: string, minutes: number, salt: number): string =>
  `date_trunc('minute', day + time '${from}' + ${thrown('key', salt)} * interval '${minutes} minutes') at time zone $1`;

const stays = `
  create temp table seeded_stay on commit drop as
  with ${expected}
  select nextval(pg_get_serial_sequence('attendance', 'id'))::int as id, s.*,
    s.came + interval '1 minute' * (120 + floor(60 * ${thrown('s.key', 9)})) as yard_from
  from (
    select student_id, room_id, day, key, ${local('07:15', 105, 2)} as came, ${local('15:00', 165, 3)} as went,
      ${thrown('key', 4)} < 0.04 and day < $3::date as visits_yard,
      case when ${thrown('key', 5)} < 0.3 then family else staff[1 + floor(${thrown('key', 6)} * cardinality(staff))::int] end as came_by,
      case when ${thrown('key', 7)} < 0.3 then family else staff[1 + floor(${thrown('key', 8)} * cardinality(staff))::int] end as went_by,
      family, staff[1] as teacher
    from expected where ${thrown('key', 10)} < 0.92
    order by student_id, day
  ) s
  where s.came <= $2::timestamptz`;

const attendance = `
  insert into attendance (centre_id, id, location_id, student_id, date, checked_in_at, checked_out_at, checkedin_by, checkedout_by)
  select $1, id, $2, student_id, day, came, case when went <= $3::timestamptz then went end, came_by,
    case when went <= $3::timestamptz then went_by end
  from seeded_stay order by id`;

const rooms = `
  insert into attendance_room (centre_id, attendance_id, entered_at, left_at, student_id, room_id)
  select $1, s.id, r.entered, case when r.gone <= $2::timestamptz then r.gone end, s.student_id, r.room
  from seeded_stay s cross join lateral (
    select s.came as entered, case when s.visits_yard then s.yard_from else s.went end as gone, s.room_id as room
    union all select s.yard_from, s.yard_from + interval '45 minutes', $3::int where s.visits_yard
    union all select s.yard_from + interval '45 minutes', s.went, s.room_id where s.visits_yard) r
  order by s.id, r.entered`;

const events = `
  insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, room_id, attendance_id, action_by,
    recorded_by, source, written_at)
  select $1, $2, s.student_id, e.kind, e.stated + interval '7 seconds', e.stated, e.room, s.id, e.by, e.by,
    case when e.by = s.family then 'kiosk' else 'staff' end, e.stated + interval '7 seconds'
  from seeded_stay s cross join lateral (
    select 'in' as kind, s.came as stated, s.room_id as room, s.came_by as by
    union all select 'move', s.yard_from, $4::int, s.teacher where s.visits_yard
    union all select 'move', s.yard_from + interval '45 minutes', s.room_id, s.teacher where s.visits_yard
    union all select 'out', s.went, null, s.went_by where s.went <= $3::timestamptz) e
  order by s.id, e.stated`;

const absences = `
  with ${expected}, missing as (
    insert into absence (centre_id, student_id, location_id, date, reason, marked_by, marked_at)
    select $2, student_id, $5, day, case when ${thrown('key', 11)} < 0.6 then 'Sick' else 'Holiday' end, staff[1],
      ${local('06:00', 90, 12)}
    from expected where ${thrown('key', 10)} >= 0.95 and day < $3::date
    returning *
  )
  insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, action_by, recorded_by, source, note, written_at)
  select centre_id, location_id, student_id, 'absent', marked_at, (date + time '12:00') at time zone 'UTC', marked_by, marked_by, 'staff', reason, marked_at
  from missing`;

/**
 * Adds the attendance of a location for some days up to now: stays, the rooms of each, the events they come from, and
 * absences. Answers the number of stays.
 */
export const addYear = async (
  client: pg.ClientBase,
  centre: number,
  { location, zone, yard }: YearOf,
  days: number,
  now: Date,
): Promise<number> => {
  const at = now.toISOString();
  const local = await client.query<{ today: string }>(
    `select to_char($1::timestamptz at time zone $2, 'YYYY-MM-DD') as today`,
    [at, zone],
  );
  const today = local.rows[0]?.today ?? '';
  await client.query(children, [centre, location]);
  const made = await client.query(stays, [zone, at, today, days]);
  await client.query(attendance, [centre, location, at]);
  await client.query(rooms, [centre, at, yard]);
  await client.query(events, [centre, location, at, yard]);
  await client.query(absences, [zone, centre, today, days, location]);
  await client.query('drop table seeded_child, seeded_stay');
  return made.rowCount ?? 0;
};
