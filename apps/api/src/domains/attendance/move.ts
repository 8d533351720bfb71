import { sql } from 'kysely';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Id } from '../../kernel/tables.ts';
import { tellAttendance } from './check.ts';

interface Present {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  readonly attendance_id: number | null;
  readonly room_id: number | null;
}

/**
 * Moves children who are here into another room, now: cameras follow the room. One who is not here is declined, and
 * nobody is moved.
 */
export const moveNow = async (
  ctx: Ctx,
  { students, program_id }: { students: readonly Id<'student'>[]; program_id: Id<'room'> },
) => {
  const { centre, user } = ctx.who;
  const now = ctx.now();
  const { rows } = await sql<Present>`
    with locked as (
      select st.* from student st where st.centre_id = ${centre} and st.id = any(${[...students]}::int[])
      order by st.id for no key update
    )
    select st.id, st.fname as name, st.location_id, a.id as attendance_id, ar.room_id
    from locked st
    left join attendance a on a.centre_id = st.centre_id and a.student_id = st.id and a.checked_out_at is null
      and a.location_id = (select r.location_id from room r where r.centre_id = ${centre} and r.id = ${program_id})
    left join attendance_room ar on ar.centre_id = st.centre_id and ar.attendance_id = a.id and ar.left_at is null
    order by st.id`.execute(ctx.db);
  const away = rows.filter((student) => student.attendance_id === null);
  if (away.length > 0) {
    const mends = away.map(({ id, name }) => ({
      field: `students.${id}`,
      code: 'NOT_HERE',
      message: say('attendance.notHere', { name }),
    }));
    return declined(say('attendance.someNot', { count: away.length }), ...mends);
  }
  const moving = rows.filter((student) => student.room_id !== program_id);
  const ids = moving.map((student) => student.id);
  await sql`
    with moving as (
      select * from unnest(${ids}::int[], ${moving.map((student) => student.attendance_id)}::int[],
        ${moving.map((student) => student.location_id)}::int[]) as m (student_id, attendance_id, location_id)
    ), left_room as (
      update attendance_room r set left_at = greatest(r.entered_at, ${now}::timestamptz) from moving m
      where r.centre_id = ${centre} and r.attendance_id = m.attendance_id and r.left_at is null
      returning r.attendance_id
    ), entered as (
      insert into attendance_room (centre_id, attendance_id, student_id, room_id, entered_at)
      select ${centre}, m.attendance_id, m.student_id, ${program_id}, ${now}::timestamptz
      from moving m left join left_room l using (attendance_id)
    )
    insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, room_id, attendance_id,
      action_by, recorded_by, source)
    select ${centre}, m.location_id, m.student_id, 'move', ${now}::timestamptz, ${now}::timestamptz, ${program_id},
      m.attendance_id, ${user}, ${user}, 'staff' from moving m`.execute(ctx.db);
  for (const { id, room_id } of moving) {
    ctx.audit({ entity: 'Student', id, before: { room_now: room_id }, after: { room_now: program_id } });
  }
  tellAttendance(ctx, moving);
  return done(say('attendance.moved', { names: moving.map((student) => student.name) }), { students: ids });
};
