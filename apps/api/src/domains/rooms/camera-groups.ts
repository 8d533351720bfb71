import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { colour, type InputOf, id, ids, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { linked } from '../../kernel/db/join-table.ts';
import { mustBeAt } from '../../kernel/write/at-location.ts';
import { records } from '../../kernel/write/records.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { CameraGroup } from '../../model/room/entity.ts';
import { groupCameras } from './rooms.links.ts';

constraint('camera_group_name', 'name', 'TAKEN', message('rooms.groupNameTaken'));

const cameras = ids(Camera, 200, 0).optional();
export const groupId = { id: id(CameraGroup) };
export const newGroup = { name: text(1, 100), location_id: id(Location), cameras, color_code: colour().optional() };
export const groupChanges = { ...groupId, name: text(1, 100).optional(), cameras, color_code: colour().nullish() };

const groups = records(CameraGroup, { gone: message('rooms.groupGone') });
const foreign = { field: 'cameras', message: message('rooms.foreignCamera'), soft: true };

export const addGroup = async (ctx: Ctx, { cameras, ...values }: InputOf<typeof newGroup>) => {
  await mustBeAt(ctx, values.location_id, Camera, cameras, foreign);
  const added = await groups.add(ctx, values, { cameras: linked(groupCameras, cameras) });
  return done(message('rooms.groupAdded', { name: values.name }), { group: added });
};

export const changeGroup = async (ctx: Ctx, { id, cameras, ...values }: InputOf<typeof groupChanges>) => {
  const { location_id } = await groups.lock(ctx, id);
  await mustBeAt(ctx, location_id, Camera, cameras, foreign);
  await groups.change(ctx, { id }, values, { cameras: linked(groupCameras, cameras) });
  if (cameras) ctx.publish({ kind: 'rights', at: { location: location_id } });
  return done(message('rooms.groupChanged'), { group: id });
};

/** Deletes a camera group. A room that takes it at the same moment is refused by the database, or refuses this. */
export const removeGroup = async (ctx: Ctx, { id }: InputOf<typeof groupId>) => {
  const users = await ctx.db
    .selectFrom('room')
    .select('name')
    .where('camera_group_id', '=', id)
    .orderBy('name')
    .execute();
  const rooms = users.map((room) => room.name).join(', ');
  if (rooms) return declined(message('rooms.groupInUse', { rooms }), { field: 'id', code: 'IN_USE' });
  const { name } = await groups.remove(ctx, id);
  return done(message('rooms.groupRemoved', { name }));
};
