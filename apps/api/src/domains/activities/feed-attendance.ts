import { sql } from 'kysely';
import { imageThrough } from '../../files/image-sizes.ts';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { faceOf, ofStudent } from '../../model/student/face.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';

/** Somebody came, went or stayed away. Values only: a day of any length is one statement. */
export const attendanceEntry = object(
  {
    id: out.id,
    type: out.text,
    date: out.date,
    time: outOrNull(out.clock),
    note: outOrNull(out.text),
    by: outOrNull(out.text),
    student: object(
      { id: out.id, fname: out.text, full_name: out.text, image: imageThrough('face', ofStudent) },
      'StudentOfFeed',
    ),
  },
  'AttendanceEntry',
);

interface Asked {
  readonly date: string;
  readonly program_id?: number | undefined;
  readonly student_id?: number | undefined;
}
interface Row {
  readonly id: number;
  readonly type: string;
  readonly date: string;
  readonly time: string | null;
  readonly note: string | null;
  readonly by: string | null;
  readonly student: {
    readonly id: number;
    readonly fname: string;
    readonly full_name: string;
    readonly image: string | null;
  };
}

/** Check-ins, check-outs and absences of a day by the clock of each location, in order; absences first. */
export const readEntries = async (ctx: Ctx, { date, program_id, student_id }: Asked): Promise<readonly Row[]> => {
  const [room, child] = [program_id ?? null, student_id ?? null];
  const { rows } = await sql<Row>`with entry as (
      select a.id, 'check-in' as type, a.student_id, a.location_id, a.checked_in_at as at, a.note, a.checkedin_by as person
      from attendance a where a.date = ${date}::date
        and (${room}::int is null or exists (select 1 from attendance_room r where r.attendance_id = a.id
          and r.room_id = ${room}::int))
      union all
      select a.id, 'check-out', a.student_id, a.location_id, a.checked_out_at, null, a.checkedout_by
      from attendance a where a.date = ${date}::date and a.checked_out_at is not null
        and (${room}::int is null or exists (select 1 from attendance_room r where r.attendance_id = a.id
          and r.room_id = ${room}::int))
      union all
      select b.id, 'absent', b.student_id, b.location_id, null, coalesce(b.reason, b.note), b.marked_by
      from absence b where b.date = ${date}::date and b.undone_at is null
        and (${room}::int is null or exists (select 1 from student s where s.id = b.student_id
          and s.room_id = ${room}::int)))
    select e.id, e.type, ${date}::text as date, to_char(e.at at time zone z.value, 'HH24:MI') as time, e.note,
      u.full_name as by, json_build_object('id', st.id, 'fname', st.fname, 'full_name', st.full_name, 'image', ${faceOf('st')}) as student
    from entry e join student st on st.id = e.student_id
    join location l on l.id = e.location_id join timezone z on z.id = l.timezone_id
    left join app_user u on u.id = e.person
    where ${ofOwnStudents(ctx.who, sql`e.student_id`)} and (${child}::int is null or e.student_id = ${child}::int)
      and st.archived_at is null
    order by e.at nulls first, st.fname, e.type limit 1000`.execute(ctx.db);
  return rows;
};
