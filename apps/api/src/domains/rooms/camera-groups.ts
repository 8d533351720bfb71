import { sql } from 'kysely';
import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import { constraint, type Declined } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
import { CameraGroup } from './rooms.entities.ts';

constraint('camera_group_name', 'name', 'TAKEN', say('rooms.groupNameTaken'));

interface Given {
  readonly cameras?: readonly Id<'camera'>[] | undefined;
  readonly color_code?: string | null | undefined;
}

/** Makes the given cameras those of the group; declines a camera of another location. The group's row is held. */
const setCameras = async (
  ctx: Ctx,
  group: number,
  location: number,
  cameras: readonly number[],
): Promise<Declined | null> => {
  const { centre } = ctx.who;
  const wanted = [...cameras];
  await sql`delete from camera_group_camera where centre_id = ${centre} and camera_group_id = ${group}
    and camera_id <> all(${wanted}::int[])`.execute(ctx.db);
  const { rows } = await sql<{ fitting: number }>`
    with fitting as (
      select id from camera where centre_id = ${centre} and id = any(${wanted}::int[]) and location_id = ${location}
        and deleted_at is null for share
    ), added as (
      insert into camera_group_camera (centre_id, camera_group_id, camera_id)
      select ${centre}, ${group}, id from fitting on conflict do nothing
    )
    select count(*)::int as fitting from fitting`.execute(ctx.db);
  if ((rows[0]?.fitting ?? 0) === wanted.length) return null;
  return declined(say('rooms.foreignCamera'), { field: 'cameras', code: 'OTHER_LOCATION' });
};

export const addGroup = async (ctx: Ctx, input: Given & { name: string; location_id: Id<'location'> }) => {
  const { name, location_id, cameras = [], color_code } = input;
  const group = await ctx.db
    .insertInto('camera_group')
    .values({ centre_id: ctx.who.centre, location_id, name, color_code: color_code ?? null })
    .returningAll()
    .executeTakeFirstOrThrow();
  const wrong = await setCameras(ctx, group.id, location_id, cameras);
  if (wrong) return wrong;
  ctx.audit({ entity: 'CameraGroup', id: group.id, after: { ...group, cameras } });
  return done(say('rooms.groupAdded', { name }), { group: idOf(CameraGroup, group.id) });
};

export const changeGroup = async (ctx: Ctx, input: Given & { id: Id<'camera_group'>; name?: string | undefined }) => {
  const { id, name, cameras, color_code } = input;
  const group = await ctx.db
    .updateTable('camera_group')
    .set((q) => ({ name: name ?? q.ref('name'), color_code }))
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning('location_id')
    .returning(beforeAfter)
    .executeTakeFirst();
  if (!group) return declined(say('rooms.groupGone'), { field: 'id', code: 'GONE' });
  const wrong = cameras ? await setCameras(ctx, id, group.location_id, cameras) : null;
  if (wrong) return wrong;
  const change = changed(group);
  if (change || cameras)
    ctx.audit({ entity: 'CameraGroup', id, before: change?.before, after: { ...change?.after, cameras } });
  if (cameras) ctx.tell({ kind: 'rights', at: { location: group.location_id } });
  return done(say('rooms.groupChanged'), { group: idOf(CameraGroup, id) });
};

/** Deletes a camera group. A room that takes it at the same moment is refused by the database, or refuses this. */
export const removeGroup = async (ctx: Ctx, { id }: { id: Id<'camera_group'> }) => {
  const { centre } = ctx.who;
  const users = await ctx.db
    .selectFrom('room')
    .select('name')
    .where('centre_id', '=', centre)
    .where('camera_group_id', '=', id)
    .orderBy('name')
    .execute();
  if (users.length > 0)
    return declined(say('rooms.groupInUse', { rooms: users.map((room) => room.name).join(', ') }), {
      field: 'id',
      code: 'IN_USE',
    });
  const group = await ctx.db
    .deleteFrom('camera_group')
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!group) return declined(say('rooms.groupGone'), { field: 'id', code: 'GONE' });
  ctx.audit({ entity: 'CameraGroup', id, before: group });
  return done(say('rooms.groupRemoved', { name: group.name }));
};
