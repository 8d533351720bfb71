import { afterAll, expect, test } from 'vitest';
import { rightsToWatch } from '../../cameras/right-to-watch.ts';
import { onePlace } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

// A Wednesday, 11:00 in New York.
const { server, location, manager } = await onePlace();
afterAll(() => server.close());

const fields = 'status errors { field code }';
const at = (day: string, start_time: string, end_time: string) => ({ day, start_time, end_time });

test("a contact's and a child's own hours open and close the camera, beside each other", async () => {
  const { db, centre } = server.tenant;
  const room = await aRoom(server.tenant, { location_id: location.id });
  const child = await aStudent(server.tenant, { location_id: location.id, room_id: room.id });
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, watch_camera: true });
  await db
    .insertInto('location_setting')
    .values({ centre_id: centre, location_id: location.id, camera_requires_check_in: false })
    .onConflict((on) => on.columns(['centre_id', 'location_id']).doUpdateSet({ camera_requires_check_in: false }))
    .execute();
  const camera = await db
    .insertInto('camera')
    .values({
      ...{ centre_id: centre, location_id: location.id, room_id: room.id },
      ...{ name: 'Door', code: 'D', color_code: '#123456' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const right = async () => {
    const [found] = await rightsToWatch(db, centre, [{ user: parent.id, camera: camera.id }], server.clock.now());
    return [found?.reason ?? null, (found?.until ?? found?.opens_at)?.toISOString() ?? null];
  };
  expect(await right()).toEqual([null, null]);
  const give = (user_id: number, dates: object[]) =>
    manager.call(
      'createUserSchedule',
      { user_id, scheduledates: dates },
      `${fields} schedule { id scheduledates { day } }`,
    );
  const own = await give(parent.id, [at('Wednesday', '12:00', '13:00')]);
  expect(own.schedule.scheduledates).toEqual([{ day: 'Wednesday' }]);
  expect(await right()).toEqual(['schedule', '2026-03-11T16:00:00.000Z']);
  await manager.call(
    'updateUserSchedule',
    { user_id: parent.id, scheduledates: [at('Wednesday', '10:00', '13:00')] },
    fields,
  );
  expect(await right()).toEqual([null, '2026-03-11T17:00:00.000Z']);
  const ofChild = await manager.call(
    'createStudentSchedule',
    { student_id: child.id, scheduledates: [at('Wednesday', '12:30', '14:00')] },
    `${fields} schedule { id }`,
  );
  expect(await right()).toEqual(['schedule', '2026-03-11T16:30:00.000Z']);
  const holds = () => parent.call('getStudentCameraSchedule', { student_id: child.id }, 'source schedule { id }');
  expect(await holds()).toEqual({ source: 'student', schedule: { id: ofChild.schedule.id } });
  expect((await manager.call('schedules', {}, 'id')).length).toBe(0);
  expect((await manager.call('deleteStudentSchedule', { id: ofChild.schedule.id }, fields)).status).toBe('Success');
  expect(await holds()).toEqual({ source: 'cameras', schedule: null });
  expect(await parent.call('getUserSchedule', { user_id: parent.id }, 'id')).toEqual({ id: own.schedule.id });
  expect((await manager.call('deleteUserSchedule', { id: own.schedule.id, user_id: parent.id }, fields)).status).toBe(
    'Success',
  );
  expect(await right()).toEqual([null, null]);
  const again = await manager.call('deleteUserSchedule', { id: own.schedule.id, user_id: parent.id }, fields);
  expect(again.status).toBe('Error');
});

test('own hours are copied from a named schedule; without times there are none', async () => {
  const child = await aStudent(server.tenant, { location_id: location.id });
  const named = await manager.call(
    'createSchedule',
    { name: 'Mornings', scheduledates: [at('Monday', '08:00', '24:00')] },
    'schedule { id }',
  );
  const give = (more: object) =>
    manager.call(
      'createStudentSchedule',
      { student_id: child.id, scheduledates: [], ...more },
      `${fields} schedule { name scheduledates { day end_time } }`,
    );
  expect((await give({})).errors).toEqual([{ field: 'scheduledates', code: 'REQUIRED' }]);
  expect((await give({ schedule_id: named.schedule.id, name: 'Hers' })).schedule).toEqual({
    name: 'Hers',
    scheduledates: [{ day: 'Monday', end_time: '24:00' }],
  });
});
