import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import type { Asked, Line } from './report-line.ts';

const kinds = ['check-in', 'check-out', 'absent'] as const;

/**
 * Check-ins, check-outs and absences of days as lines of their report. Their ids are negative: they are no activities. An
 * absence stands at the beginning of its day.
 */
export const attendanceLines = async (
  ctx: Ctx,
  asked: Asked & { readonly end_date: string },
): Promise<readonly Line[]> => {
  const { start_date, end_date, types } = asked;
  const wanted = kinds.filter((kind) => !types?.length || types.includes(kind));
  if (wanted.length === 0) return [];
  const [place, room] = [asked.location ?? null, asked.program_id ?? null];
  const students = asked.students?.length ? [...asked.students] : null;
  const inRoom = sql`(${room}::int is null or exists (select 1 from attendance_room r where r.attendance_id = a.id
    and r.room_id = ${room}::int))`;
  const days = sql`between ${start_date}::date and ${end_date}::date`;
  const { rows } = await sql<Line>`with entry as (
      select -3 * a.id as id, 'check-in' as kind, a.student_id, a.location_id, a.date, a.checked_in_at as at, a.note, a.checkedin_by as person
      from attendance a where a.date ${days} and ${inRoom}
      union all
      select -3 * a.id - 1, 'check-out', a.student_id, a.location_id, a.date, a.checked_out_at, null, a.checkedout_by
      from attendance a where a.date ${days} and a.checked_out_at is not null and ${inRoom}
      union all
      select -3 * b.id - 2, 'absent', b.student_id, b.location_id, b.date, null, coalesce(b.reason, b.note), b.marked_by
      from absence b where b.date ${days} and b.undone_at is null
        and (${room}::int is null or exists (select 1 from student s where s.id = b.student_id
          and s.room_id = ${room}::int)))
    select e.id, st.id as student, st.full_name as name, to_char(e.date, 'YYYY-MM-DD') as date,
      coalesce(to_char(e.at at time zone z.value, 'HH24:MI'), '00:00') as time, e.kind, e.note, false as staff_only,
      null as photo, false as approved, '{}'::json as details, null as medication, u.full_name as author
    from entry e join student st on st.id = e.student_id
    join location l on l.id = e.location_id join timezone z on z.id = l.timezone_id
    left join app_user u on u.id = e.person
    where ${ofOwnStudents(ctx.who, sql`e.student_id`)} and e.kind = any(${wanted}::text[])
      and (${place}::int is null or e.location_id = ${place}::int)
      and (${students}::int[] is null or e.student_id = any(${students}::int[]))
    order by e.date, e.at nulls first, st.id limit 10000`.execute(ctx.db);
  return rows;
};
