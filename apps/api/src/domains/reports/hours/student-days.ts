import { sql } from 'kysely';
import type { ReadContext } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { faceOf } from '../../../model/student/face.ts';
import type { getStudentHoursInput } from './hours.inputs.ts';

/** Which days of which students a report is about. Days are the location's own, both included. */
export type Span = InputOf<typeof getStudentHoursInput>;

/** Stays longer than this do not reach into a span that begins after them. */
const LONGEST_DAYS = 60;

const placeAndPupils = (span: Span): Sql => {
  const { location, program_id = null, students } = span;
  const only = students && students.length > 0 ? [...students] : null;
  return sql`place as materialized (
      select l.id, z.value as zone from location l join timezone z on z.id = l.timezone_id
      where l.id = ${location}),
    pupil as materialized (
      select st.id, st.room_id from place p join student st on st.location_id = p.id
      where (${program_id}::int is null or st.room_id = ${program_id}::int)
        and (${only}::int[] is null or st.id = any(${only}::int[])))`;
};

/** The days from one to another with their bounds at the `place`; computed once a day and not once a stay. */
const daysFrom = (from: Sql, to: string): Sql => sql`
      select d::date as date, d::timestamp at time zone p.zone as starts, (d + interval '1 day')::timestamp at time zone p.zone as ends
      from place p cross join generate_series(${from}, ${to}::date, interval '1 day') d`;

/**
 * SQL with the days of the students: `place` (id, zone, starts, ends), `pupil` (who is asked about) and `day`
 * (student_id, date, first_in, last_out, is_open, minutes), a row for each day somebody was there. A stay across
 * midnight gives each day its part; one that goes on counts until now. Nearly all end on the day they began on and are
 * read without being split. To be put behind `with`.
 */
export const studentDays = (ctx: ReadContext, span: Span): Sql => {
  const { start_date, end_date } = span;
  const now = sql`${ctx.now()}::timestamptz`;
  return sql`${placeAndPupils(span)},
    bound as materialized (${daysFrom(sql`${start_date}::date`, end_date)}),
    part as (
      select a.student_id, b.date, a.checked_in_at as first_in, a.checked_out_at as last_out, false as is_open,
        floor(extract(epoch from a.checked_out_at - a.checked_in_at) / 60)::int as minutes
      from place p join attendance a on a.location_id = p.id
        and a.date between ${start_date}::date and ${end_date}::date
      join bound b on b.date = a.date and a.checked_out_at <= b.ends
      join pupil on pupil.id = a.student_id
      union all
      select a.student_id, b.date, greatest(a.checked_in_at, b.starts), least(a.checked_out_at, b.ends),
        a.checked_out_at is null and b.ends > ${now},
        greatest(0, floor(extract(epoch from least(coalesce(a.checked_out_at, ${now}), b.ends)
          - greatest(a.checked_in_at, b.starts)) / 60))::int
      from place p join attendance a on a.location_id = p.id
        and a.date between ${start_date}::date - ${LONGEST_DAYS}::int and ${end_date}::date
        and (a.checked_out_at is null or a.checked_out_at > (a.date + 1)::timestamp at time zone p.zone)
      join pupil on pupil.id = a.student_id
      join bound b on b.date = a.date or (b.date > a.date and coalesce(a.checked_out_at, ${now}) > b.starts)),
    day as materialized (
      select student_id, date, min(first_in) as first_in, max(last_out) as last_out, bool_or(is_open) as is_open,
        sum(minutes)::int as minutes
      from part group by student_id, date)`;
};

/**
 * SQL with the sums of the students' days: `place` and `pupil` as above, `there` (student_id, days, minutes) and `absent`
 * (student_id, days). The stays of a student are read once by its index and added up at once: grouped by day, a year of
 * a large location would be written to disk first. What does not end on the day it began on is split afterwards.
 */
export const studentSums = (ctx: ReadContext, span: Span): Sql => {
  const { start_date, end_date } = span;
  const now = sql`${ctx.now()}::timestamptz`;
  const first = sql`(${start_date}::date - ${LONGEST_DAYS}::int)`;
  const stays = sql`attendance a where a.location_id = p.id`;
  const minutes = (from: Sql, to: Sql) => sql`floor(date_part('epoch', ${to} - ${from}) / 60)`;
  return sql`${placeAndPupils(span)},
    bound as materialized (${daysFrom(sql`${start_date}::date`, end_date)}),
    ending as materialized (select array_agg(ends order by date) as ends from (${daysFrom(first, end_date)}) d),
    added as materialized (
      select pupil.id as student_id, t.days, t.minutes, t.longer
      from place p cross join ending cross join pupil cross join lateral (
        select (count(distinct a.date) filter (where a.date >= ${start_date}::date))::int as days,
          coalesce(sum(${minutes(sql`a.checked_in_at`, sql`a.checked_out_at`)}) filter (where a.date >= ${start_date}::date
            and a.checked_out_at <= ending.ends[a.date - ${first} + 1]), 0)::int as minutes,
          array_agg(a.id) filter (where a.checked_out_at is null or a.checked_out_at > ending.ends[a.date - ${first} + 1]) as longer
        from ${stays} and a.student_id = pupil.id and a.date between ${first} and ${end_date}::date) t),
    part as materialized (
      select a.student_id, b.date, greatest(0, ${minutes(
        sql`greatest(a.checked_in_at, b.starts)`,
        sql`least(coalesce(a.checked_out_at, ${now}), b.ends)`,
      )})::int as minutes,
        not exists (select 1 from attendance o where o.location_id = a.location_id
          and o.student_id = a.student_id and o.date = b.date) as alone
      from added cross join lateral unnest(added.longer) i join attendance a on a.id = i
      join bound b on b.date = a.date or (b.date > a.date and coalesce(a.checked_out_at, ${now}) > b.starts)),
    there as materialized (
      select added.student_id, added.days + coalesce(m.days, 0) as days, added.minutes + coalesce(m.minutes, 0) as minutes
      from added left join (select student_id, (count(distinct date) filter (where alone))::int as days, sum(minutes)::int as minutes
        from part group by student_id) m on m.student_id = added.student_id
      where added.days > 0 or m.student_id is not null),
    absent as materialized (
      select ab.student_id, count(*)::int as days from place p cross join absence ab join pupil on pupil.id = ab.student_id
      where ab.undone_at is null and ab.date between ${start_date}::date and ${end_date}::date
        and not exists (select 1 from ${stays} and a.student_id = ab.student_id and a.date = ab.date)
        and not exists (select 1 from part where part.student_id = ab.student_id and part.date = ab.date)
      group by ab.student_id)`;
};

/** Days on which a student was marked absent and did not come. */
export const absentDays = ({ start_date, end_date }: Span): Sql => sql`away as materialized (
      select ab.student_id, ab.date, ab.reason from absence ab join pupil on pupil.id = ab.student_id
      where ab.undone_at is null
        and ab.date between ${start_date}::date and ${end_date}::date
        and not exists (select 1 from day where day.student_id = ab.student_id and day.date = ab.date))`;

/** A student as reports name it, for `st` and its room `r`. */
export const pupilJson = sql`json_build_object('id', st.id, 'full_name', st.full_name, 'image', ${faceOf('st')})`;
export const roomJson = sql`case when r.id is not null then json_build_object('id', r.id, 'name', r.name, 'color_code', r.color_code) end`;
