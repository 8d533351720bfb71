import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';

/** The location's own day of `now` for the student's location, as a sub-select of type date. */
export const localDay = (student: Alias<'student'>, now: Date): Sql =>
  sql`(select (${now.toISOString()}::timestamptz at time zone z.value)::date from location l
    join timezone z on z.id = l.timezone_id
    where l.id = ${col(student, 'location_id')})`;

/** Where the student is now, and since when; 'out' once it went home today, 'none' while it has not come. */
export const checkedInOut = (student: Alias<'student'>, _: Who, now: Date): Sql =>
  sql`coalesce((
    select json_build_object(
      'state', case when a.checked_out_at is null then 'in' else 'out' end,
      'since', coalesce(a.checked_out_at, ar.entered_at, a.checked_in_at),
      'checked_in_at', a.checked_in_at,
      'attendance_id', a.id, 'room_id', r.id, 'room', r.name, 'color_code', r.color_code)
    from attendance a
    left join attendance_room ar on ar.attendance_id = a.id and ar.left_at is null
    left join room r on r.id = ar.room_id
    where a.student_id = ${col(student, 'id')}
      and (a.checked_out_at is null or a.date = ${localDay(student, now)})
    order by a.checked_in_at desc, a.id desc limit 1), json_build_object('state', 'none'))`;

/** Whether the student is marked absent for the location's day of now. */
export const absentToday = (student: Alias<'student'>, _: Who, now: Date): Sql =>
  sql`exists (select 1 from absence ab where ab.student_id = ${col(student, 'id')} and ab.undone_at is null
    and ab.date = ${localDay(student, now)})`;

/** The weekdays a student is booked for as planned now, the earliest hours of a day first. */
export const weekOf = (student: Alias<'student'>, _: Who, now: Date): Sql =>
  sql`(select coalesce(json_agg(json_build_object('day', d.day, 'start_time', to_char(r.start_time, 'HH24:MI'),
      'end_time', to_char(r.end_time, 'HH24:MI'), 'room_id', r.room_id)
      order by array_position(array['Monday','Tuesday','Wednesday','Thursday','Friday','Saturday','Sunday'], d.day),
        r.start_time), '[]')
    from roster r cross join unnest(r.days) as d (day)
    where r.student_id = ${col(student, 'id')} and r.removed_at is null
      and d.day !~ '[0-9]' and ${localDay(student, now)} between r.start_date and coalesce(r.end_date, 'infinity'))`;

/** Stays of the student that are open or ended on the last day it came; the ribbon draws those of today. */
export const stayOfToday = (stay: Alias<'attendance'>, student: Alias<'student'>): Sql =>
  sql`${col(stay, 'student_id')} = ${col(student, 'id')} and (${col(stay, 'checked_out_at')} is null
    or ${col(stay, 'date')} >= current_date - 1)`;
