import { sql } from 'kysely';
import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import { constraint, type Declined } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
import { leaveRoom, setProgramsOfRoom } from '../billing/billing.door.ts';
import { Room } from './rooms.entities.ts';
import { setStaff } from './staff.ts';

constraint('room_name', 'name', 'TAKEN', say('rooms.nameTaken'));
// A group deleted, or a room moved, at the same moment; otherwise the checks before it have spoken.
constraint('room_centre_id_location_id_camera_group_id_fkey', 'camera_group', 'OTHER_LOCATION', say('rooms.groupFits'));
constraint('student_centre_id_location_id_room_id_fkey', 'program_id', 'OTHER_LOCATION', say('rooms.otherLocation'));

interface Given {
  readonly color_code?: string | null | undefined;
  readonly camera_group?: Id<'camera_group'> | null | undefined;
  readonly billing_programs?: readonly Id<'billing_program'>[] | undefined;
  readonly teachers?: readonly Id<'app_user'>[] | undefined;
  /** Most children the room holds, and most per member of staff; null: no limit of the centre's own. */
  readonly capacity?: number | null | undefined;
  readonly max_ratio?: number | null | undefined;
}

/** Declines a camera group of another location; the group cannot move or go until the transaction ends. */
const wrongGroup = async (ctx: Ctx, group: number | null | undefined, location: number): Promise<Declined | null> => {
  if (group === null || group === undefined) return null;
  const found = await ctx.db
    .selectFrom('camera_group')
    .select('location_id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', group)
    .forKeyShare()
    .executeTakeFirst();
  if (found?.location_id === location) return null;
  return declined(say('rooms.groupFits'), { field: 'camera_group', code: 'OTHER_LOCATION' });
};

export const addRoom = async (
  ctx: Ctx,
  input: Given & { readonly name: string; readonly location_id: Id<'location'> },
) => {
  const { name, location_id, color_code, camera_group, billing_programs, teachers, capacity, max_ratio } = input;
  const wrong = await wrongGroup(ctx, camera_group, location_id);
  if (wrong) return wrong;
  const room = await ctx.db
    .insertInto('room')
    .values({
      centre_id: ctx.who.centre,
      name,
      location_id,
      color_code: color_code ?? null,
      camera_group_id: camera_group ?? null,
      capacity: capacity ?? null,
      max_ratio: max_ratio ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.audit({ entity: 'Room', id: room.id, after: room });
  const foreign =
    (teachers ? await setStaff(ctx, room.id, location_id, teachers) : null) ??
    (billing_programs ? await setProgramsOfRoom(ctx, room.id, location_id, billing_programs) : null);
  if (foreign) return foreign;
  return done(say('rooms.added', { name }), { program: idOf(Room, room.id) });
};

/** Declines to move a room to another location while students, cameras or children inside hold it where it is. */
const heldInPlace = async (ctx: Ctx, id: number, location: number): Promise<Declined | null> => {
  const { centre } = ctx.who;
  await sql`select 1 from room where centre_id = ${centre} and id = ${id} for update`.execute(ctx.db);
  const { rows } = await sql<{ held: boolean }>`
    select r.location_id <> ${location} and (
      exists (select 1 from student where centre_id = ${centre} and room_id = ${id})
      or exists (select 1 from student_room where centre_id = ${centre} and room_id = ${id})
      or exists (select 1 from camera where centre_id = ${centre} and room_id = ${id})
      or exists (select 1 from attendance_room where centre_id = ${centre} and room_id = ${id} and left_at is null)) as held
    from room r where r.centre_id = ${centre} and r.id = ${id}`.execute(ctx.db);
  return rows[0]?.held ? declined(say('rooms.heldInPlace'), { field: 'location_id', code: 'IN_USE' }) : null;
};

/** Changes a room. Moved to another location, it loses its staff and billing programs. */
export const changeRoom = async (
  ctx: Ctx,
  input: Given & {
    readonly id: Id<'room'>;
    readonly name?: string | undefined;
    readonly location_id?: Id<'location'> | undefined;
  },
) => {
  const { id, camera_group, billing_programs, teachers, name, location_id, color_code, capacity, max_ratio } = input;
  const held = location_id === undefined ? null : await heldInPlace(ctx, id, location_id);
  if (held) return held;
  const room = await ctx.db
    .updateTable('room')
    .set((q) => ({
      name: name ?? q.ref('name'),
      color_code,
      location_id,
      camera_group_id: camera_group,
      capacity,
      max_ratio,
    }))
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['location_id', 'camera_group_id'])
    .returning(beforeAfter)
    .executeTakeFirst();
  if (!room) return declined(say('rooms.gone'), { field: 'id', code: 'GONE' });
  const wrong = await wrongGroup(ctx, camera_group, room.location_id);
  if (wrong) return wrong;
  const change = changed(room);
  if (change && 'location_id' in change.after) {
    await ctx.db.deleteFrom('room_staff').where('centre_id', '=', ctx.who.centre).where('room_id', '=', id).execute();
    await leaveRoom(ctx, id);
  }
  const foreign =
    (teachers ? await setStaff(ctx, id, room.location_id, teachers) : null) ??
    (billing_programs ? await setProgramsOfRoom(ctx, id, room.location_id, billing_programs) : null);
  if (foreign) return foreign;
  if (change) {
    ctx.audit({ entity: 'Room', id, ...change });
    if ('capacity' in change.after || 'max_ratio' in change.after)
      ctx.tell({ kind: 'attendance', at: { location: room.location_id } });
    if ('camera_group_id' in change.after) ctx.tell({ kind: 'rights', at: { location: room.location_id } });
  }
  return done(say('rooms.changed'), { program: idOf(Room, id) });
};
