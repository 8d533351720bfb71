import { sql } from 'kysely';
import type { Id, Sql } from '../../../kernel/tables.ts';
import type { Reading } from '../presence.ts';

/** Which days of which students a report is about. Days are the location's own, both included. */
export interface Span {
  readonly location: Id<'location'>;
  readonly start_date: string;
  readonly end_date: string;
  /** Own room of the students. */
  readonly program_id?: Id<'room'> | undefined;
  readonly students?: readonly Id<'student'>[] | undefined;
}

/** Stays longer than this do not reach into a span that begins after them. */
const LONGEST_DAYS = 60;

/**
 * SQL with the days of the students: `place` (id, zone, starts, ends), `pupil` (who is asked about) and `day`
 * (student_id, date, first_in, last_out, is_open, minutes), a row for each day somebody was there. A stay across
 * midnight gives each day its part; one that goes on counts until now. To be put behind `with`.
 */
export const studentDays = (ctx: Reading, span: Span): Sql => {
  const { centre } = ctx.who;
  const { location, start_date, end_date, program_id = null, students } = span;
  const only = students && students.length > 0 ? [...students] : null;
  const now = sql`${ctx.now()}::timestamptz`;
  return sql`place as materialized (
      select l.id, z.value as zone from location l join timezone z on z.id = l.timezone_id
      where l.centre_id = ${centre} and l.id = ${location}),
    pupil as materialized (
      select st.id, st.room_id from place p join student st on st.centre_id = ${centre} and st.location_id = p.id
      where (${program_id}::int is null or st.room_id = ${program_id}::int)
        and (${only}::int[] is null or st.id = any(${only}::int[]))),
    day as materialized (
      select a.student_id, d.date, min(greatest(a.checked_in_at, d.starts)) as first_in,
        max(least(a.checked_out_at, d.ends)) as last_out,
        bool_or(a.checked_out_at is null and d.ends > ${now}) as is_open,
        sum(greatest(0, floor(extract(epoch from least(coalesce(a.checked_out_at, ${now}), d.ends)
          - greatest(a.checked_in_at, d.starts)) / 60)))::int as minutes
      from place p
      join attendance a on a.centre_id = ${centre} and a.location_id = p.id
        and a.date between ${start_date}::date - ${LONGEST_DAYS}::int and ${end_date}::date
      join pupil on pupil.id = a.student_id
      cross join lateral generate_series(0, greatest(0,
        (coalesce(a.checked_out_at, ${now}) at time zone p.zone)::date - a.date)) n
      cross join lateral (select a.date + n as date, ((a.date + n)::timestamp at time zone p.zone) as starts,
        ((a.date + n + 1)::timestamp at time zone p.zone) as ends) d
      where d.date between ${start_date}::date and ${end_date}::date
        and (n = 0 or coalesce(a.checked_out_at, ${now}) > d.starts)
      group by a.student_id, d.date)`;
};

/** Days on which a student was marked absent and did not come. */
export const absentDays = (ctx: Reading, { start_date, end_date }: Span): Sql => sql`away as materialized (
      select ab.student_id, ab.date, ab.reason from absence ab join pupil on pupil.id = ab.student_id
      where ab.centre_id = ${ctx.who.centre} and ab.undone_at is null
        and ab.date between ${start_date}::date and ${end_date}::date
        and not exists (select 1 from day where day.student_id = ab.student_id and day.date = ab.date))`;

/** A student as reports name it, for `st` and its room `r`. */
export const pupilJson = sql`json_build_object('id', st.id, 'full_name', st.full_name, 'image', st.image)`;
export const roomJson = sql`case when r.id is not null then json_build_object('id', r.id, 'name', r.name, 'color_code', r.color_code) end`;
