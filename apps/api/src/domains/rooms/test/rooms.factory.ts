import type { Selectable } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';

/** A room, in a location of its own unless one is given. */
export const aRoom = async (at: TestTenant, given: Given<'room'> = {}): Promise<Selectable<DB['room']>> =>
  at.db
    .insertInto('room')
    .values({
      centre_id: at.centre,
      location_id: given.location_id ?? (await aLocation(at)).id,
      name: `Room ${nth()}`,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A camera group with the given cameras, in a location of its own unless one is given. */
export const aCameraGroup = async (
  at: TestTenant,
  given: Given<'camera_group'> & { cameras?: readonly number[] } = {},
): Promise<Selectable<DB['camera_group']>> => {
  const { cameras = [], ...columns } = given;
  const group = await at.db
    .insertInto('camera_group')
    .values({
      centre_id: at.centre,
      location_id: columns.location_id ?? (await aLocation(at)).id,
      name: `Group ${nth()}`,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const camera_id of cameras) {
    await at.db
      .insertInto('camera_group_camera')
      .values({ centre_id: at.centre, camera_group_id: group.id, camera_id })
      .execute();
  }
  return group;
};

/** Makes a person staff of a room. */
export const worksIn = async (at: TestTenant, user: { id: number }, room: { id: number }): Promise<void> => {
  await at.db.insertInto('room_staff').values({ centre_id: at.centre, user_id: user.id, room_id: room.id }).execute();
};
