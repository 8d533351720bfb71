import type { Selectable } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';

/** An active, enrolled student; its room, and with it its location, is made unless one is given. */
export const aStudent = async (at: TestTenant, given: Given<'student'> = {}): Promise<Selectable<DB['student']>> => {
  const n = nth();
  return at.db
    .insertInto('student')
    .values({
      centre_id: at.centre,
      fname: `Child${n}`,
      lname: `Family${n}`,
      dob: '2022-04-10',
      ...(await home(at, given)),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const home = async (at: TestTenant, { location_id, room_id }: Given<'student'>) => {
  if (room_id === null && location_id !== undefined) return { location_id };
  const room =
    typeof room_id === 'number'
      ? await at.db
          .selectFrom('room')
          .selectAll()
          .where('centre_id', '=', at.centre)
          .where('id', '=', room_id)
          .executeTakeFirstOrThrow()
      : await aRoom(at, location_id === undefined ? {} : { location_id });
  return { location_id: room.location_id, room_id: room.id };
};

/** Gives a student cameras of its own, beside those of its room. */
export const seesCamera = async (at: TestTenant, student: { id: number }, camera: { id: number }): Promise<void> => {
  await at.db
    .insertInto('student_camera')
    .values({ centre_id: at.centre, student_id: student.id, camera_id: camera.id })
    .execute();
};
