import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { lateMinutes } from '../../model/setting/late-minutes.ts';

/** The minutes that hold at a location: its own, else the centre's, else the product's; null where it is off. */
export const lateAfter = (location: Sql): Sql => sql`(
  select case jsonb_typeof(s.value) when 'number' then s.value::int end
  from (select value, location_id is null as far from app_setting
    where key = ${lateMinutes.key} and (location_id is null or location_id = ${location})
    union all select to_jsonb(${lateMinutes.fallback}::int), null) s
  order by s.far nulls last limit 1)`;

/** A student who was to be here by now and is not. */
export interface Missing {
  readonly student: number;
  /** What the child is called. */
  readonly name: string;
  readonly location: { readonly id: number; readonly name: string };
  readonly zone: string;
  /** Local day, YYYY-MM-DD, and time, HH:MM, the child was to come, and that moment in ms. */
  readonly day: string;
  readonly time: string;
  readonly planned: number;
  /** What the clock of the location says now, in minutes since midnight. */
  readonly minute: number;
}

/**
 * The students of a centre who were to be here by now, were not there today and were not said to be absent, until the
 * hour they were to go.
 */
export const missingStudents = async (db: Kysely<DB>, centre: number, now: Date): Promise<readonly Missing[]> => {
  const { rows } = await sql<Missing>`
    select e.student_id as student, coalesce(nullif(st.nick_name, ''), st.fname) as name,
      json_build_object('id', l.id, 'name', l.name) as location, z.value as zone, to_char(t.day, 'YYYY-MM-DD') as day,
      to_char(make_interval(mins => e.starts), 'HH24:MI') as time,
      (extract(epoch from (t.day + make_interval(mins => e.starts)) at time zone z.value) * 1000)::float8 as planned,
      t.minute
    from location l join timezone z on z.id = l.timezone_id
    cross join lateral (select n.at::date as day, (extract(hour from n.at) * 60 + extract(minute from n.at))::int as minute,
        ${lateAfter(sql`l.id`)} as late
      from (select ${now}::timestamptz at time zone z.value as at) n) t
    cross join lateral (select e.student_id, min(e.starts) as starts, max(e.ends) as ends
      from expected_times(${centre}::int, l.id, t.day, t.day) e where e.student_id is not null group by e.student_id) e
    join student st on st.id = e.student_id and st.location_id = l.id
      and st.archived_at is null and st.status = 'active' and st.type = 'enrolled'
    where l.active and t.minute > e.starts + t.late and t.minute < e.ends
      and not exists (select 1 from attendance a where a.student_id = e.student_id
        and (a.date = t.day or a.checked_out_at is null))
    order by name, student`.execute(db);
  return rows;
};
