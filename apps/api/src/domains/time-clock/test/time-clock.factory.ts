import { type Given, nth, type TestTenant } from '../../centres/test/centres.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aTeacher } from '../../users/test/users.factory.ts';

/** A shift that began at 9:00 in New York on 2026-03-11 and goes on, with its event; of a new teacher unless one is given. */
export const aShift = async (
  at: TestTenant,
  given: Given<'team_attendance'> & { location_id: number; room_id?: number },
) => {
  const { location_id, room_id: room, ...columns } = given;
  const user_id =
    given.user_id ?? (await aTeacher(at, { fname: `Staff${nth()}`, locations: [{ id: location_id }] })).id;
  const room_id = room ?? (await aRoom(at, { location_id })).id;
  const clocked_in_at = new Date('2026-03-11T13:00:00Z');
  const shift = await at.db
    .insertInto('team_attendance')
    .values({ centre_id: at.centre, location_id, date: '2026-03-11', clocked_in_at, ...columns, user_id })
    .returningAll()
    .executeTakeFirstOrThrow();
  const of = { centre_id: at.centre, team_attendance_id: shift.id, user_id, room_id };
  await at.db
    .insertInto('team_stretch')
    .values({ ...of, started_at: clocked_in_at })
    .execute();
  await at.db
    .insertInto('team_event')
    .values({ ...of, location_id, kind: 'in', at: clocked_in_at, stated_at: clocked_in_at, source: 'staff' })
    .execute();
  return { ...shift, room_id };
};
