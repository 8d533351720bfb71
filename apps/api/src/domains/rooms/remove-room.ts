import { sql } from 'kysely';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Id } from '../../kernel/tables.ts';
import { leaveRoom } from '../billing/billing.door.ts';

/**
 * Deletes a room that nobody belongs to or is in. Its row stays, so that past stays still tell where a child was.
 *
 * The row is locked by the update first: whoever puts a student into the room holds it by `lockRooms`, and has either
 * committed, and is counted, or finds the room gone.
 */
export const removeRoom = async (ctx: Ctx, { id }: { id: Id<'room'> }) => {
  const { centre } = ctx.who;
  const room = await ctx.db
    .updateTable('room')
    .set({ deleted_at: ctx.now(), camera_group_id: null })
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['name', 'location_id'])
    .executeTakeFirst();
  if (!room) return declined(say('rooms.gone'), { field: 'id', code: 'GONE' });
  const left = await sql<{ students: number; inside: number }>`
    select (select count(*)::int from student where centre_id = ${centre} and room_id = ${id}
        and archived_at is null and status = 'active') as students,
      (select count(*)::int from attendance_room where centre_id = ${centre} and room_id = ${id}
        and left_at is null) as inside`.execute(ctx.db);
  const { students = 0, inside = 0 } = left.rows[0] ?? {};
  if (students > 0) return declined(say('rooms.studentsLeft', { count: students }), { field: 'id', code: 'IN_USE' });
  if (inside > 0) return declined(say('rooms.childrenInside', { count: inside }), { field: 'id', code: 'IN_USE' });
  await sql`update student set room_id = null where centre_id = ${centre} and room_id = ${id}`.execute(ctx.db);
  await sql`update camera set room_id = null where centre_id = ${centre} and room_id = ${id}`.execute(ctx.db);
  await sql`delete from student_room where centre_id = ${centre} and room_id = ${id}`.execute(ctx.db);
  await sql`delete from room_staff where centre_id = ${centre} and room_id = ${id}`.execute(ctx.db);
  await leaveRoom(ctx, id);
  ctx.audit({ entity: 'Room', id, before: { name: room.name, location_id: room.location_id } });
  ctx.tell({ kind: 'rights', at: { location: room.location_id } });
  return done(say('rooms.removed', { name: room.name }));
};
