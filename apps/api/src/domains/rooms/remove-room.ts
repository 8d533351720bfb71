import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows, updateRows } from '../../kernel/write/write-rows.ts';
import { rooms } from './rooms.ts';

/**
 * Deletes a room that nobody belongs to or is in. Its row stays, so that past stays still tell where a child was.
 *
 * The row is locked by the update first: whoever puts a student into the room holds it by `lockRooms`, and has either
 * committed, and is counted, or finds the room gone.
 */
export const removeRoom = async (ctx: Ctx, { id }: { id: Id<'room'> }) => {
  const room = await rooms.remove(ctx, id, { camera_group_id: null });
  const left = await sql<{ students: number; inside: number }>`
    select (select count(*)::int from student where room_id = ${id}
        and archived_at is null and status = 'active') as students,
      (select count(*)::int from attendance_room where room_id = ${id}
        and left_at is null) as inside`.execute(ctx.db);
  const { students = 0, inside = 0 } = left.rows[0] ?? {};
  if (students > 0)
    return declined(message('rooms.studentsLeft', { count: students }), { field: 'id', code: 'IN_USE' });
  if (inside > 0) return declined(message('rooms.childrenInside', { count: inside }), { field: 'id', code: 'IN_USE' });
  await updateRows(ctx, 'student', { room_id: id }, { room_id: null });
  await updateRows(ctx, 'camera', { room_id: id }, { room_id: null });
  await deleteRows(ctx, 'student_room', { room_id: id });
  await deleteRows(ctx, 'room_staff', { room_id: id });
  await deleteRows(ctx, 'billing_program_room', { room_id: id });
  ctx.publish({ kind: 'rights', at: { location: room.location_id } });
  return done(message('rooms.removed', { name: room.name }));
};
