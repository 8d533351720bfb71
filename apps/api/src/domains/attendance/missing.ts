import { sql } from 'kysely';
import type { Sql } from '../../kernel/tables.ts';

/** So many minutes after the planned start a child that has not come is late. */
export const LATE_MINUTES = 15;

/**
 * The students of a centre who were to be here by now, were not there today and were not said to be absent, until the
 * hour they were to go: student_id, name, location_id, location, day (local), starts (minutes since midnight, local).
 */
export const missingStudents = (centre: number, now: Date): Sql => sql`
  select e.student_id, coalesce(nullif(st.nick_name, ''), st.fname) as name, l.id as location_id, l.name as location,
    t.day, e.starts
  from location l join timezone z on z.id = l.timezone_id
  cross join lateral (select n.at::date as day, (extract(hour from n.at) * 60 + extract(minute from n.at))::int as minute
    from (select ${now}::timestamptz at time zone z.value as at) n) t
  cross join lateral (select e.student_id, min(e.starts) as starts, max(e.ends) as ends
    from expected_times(${centre}::int, l.id, t.day, t.day) e where e.student_id is not null group by e.student_id) e
  join student st on st.centre_id = l.centre_id and st.id = e.student_id and st.location_id = l.id
    and st.archived_at is null and st.status = 'active' and st.type = 'enrolled'
  where l.centre_id = ${centre} and l.active and t.minute > e.starts + ${LATE_MINUTES}::int and t.minute < e.ends
    and not exists (select 1 from attendance a where a.centre_id = l.centre_id and a.student_id = e.student_id
      and (a.date = t.day or a.checked_out_at is null))`;
