import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom, worksIn } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('rooms tell how many children are in them, and tell it anew when one comes', async () => {
  const location = await aLocation(server.tenant);
  const teacher = await server.as('teacher', { locations: [location] });
  const full = await aRoom(server.tenant, { location_id: location.id, max_ratio: 1, capacity: 5, sort: 1 });
  const empty = await aRoom(server.tenant, { location_id: location.id, sort: 2 });
  await worksIn(server.tenant, teacher, full);
  const children = [
    await aStudent(server.tenant, { location_id: location.id, room_id: full.id }),
    await aStudent(server.tenant, { location_id: location.id, room_id: full.id }),
  ];
  const heard = await subscribe(
    teacher,
    'roomRatioChanged',
    { location: location.id },
    'rooms { id children exceeded }',
  );
  const come = (child: { id: number } | undefined) =>
    teacher.call(
      'saveUserStudentCheckInOutActivity',
      { students: [child?.id], date: '2026-03-11', time: '11:00', action_by: teacher.id, action: 'in' },
      'status',
    );
  const read = () =>
    teacher.call('getRoomRatio', { location: location.id }, 'id children staff max_ratio capacity exceeded');
  await come(children[0]);
  expect(await heard.until(1, 1_000)).toMatchObject([{ rooms: [{ children: 1, exceeded: false }, {}] }]);
  expect(await read()).toMatchObject([
    { id: String(full.id), children: 1, staff: 1, max_ratio: 1, capacity: 5, exceeded: false },
    { children: 0, staff: 0, max_ratio: null, exceeded: false },
  ]);
  await come(children[1]);
  expect(await read()).toMatchObject([{ children: 2, exceeded: true }, {}]);
  expect((await heard.until(2, 1_000))[1]).toMatchObject({ rooms: [{ children: 2, exceeded: true }, {}] });
  await heard.stop();
  const alone = await aStudent(server.tenant, { location_id: location.id, room_id: empty.id });
  await come(alone);
  expect(await read()).toMatchObject([{}, { children: 1, staff: 0, max_ratio: null, exceeded: true }]);
  const stranger = await server.as('teacher', { locations: [await aLocation(server.tenant)] });
  await expect(stranger.call('getRoomRatio', { location: location.id }, 'id')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('a change of the settings tells who shows the day to read it anew', async () => {
  const location = await aLocation(server.tenant);
  const manager = await server.as('manager', { locations: [location] });
  const heard = await subscribe(
    manager,
    'attendanceChanged',
    { location: location.id },
    'location students { id } days { state }',
  );
  await manager.call('saveCheckinSetting', { location: location.id, settings: { signature: true } }, 'status');
  expect(await heard.until(1, 1_000)).toEqual([{ location: String(location.id), students: [], days: [] }]);
  await heard.stop();
});
