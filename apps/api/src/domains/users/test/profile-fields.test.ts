import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a location leads to its place on a map, by address and by position', async () => {
  const elm = await aLocation(server.tenant, {
    name: 'Elm',
    address: '1 Elm St',
    latitude: '40.7',
    longitude: '-74.0',
  });
  const manager = await server.as('manager', { locations: [elm] });
  const { map_url, pin_url } = await manager.call('location', { id: elm.id }, 'map_url pin_url');
  expect(new URL(map_url).searchParams.get('query')).toBe('1 Elm St');
  expect(new URL(pin_url).searchParams.get('query')).toBe('40.7,-74.0');
});

test('a student tells its week, its group of siblings and who put it into the archive', async () => {
  const elm = await aLocation(server.tenant, { name: 'Week' });
  const manager = await server.as('manager', { locations: [elm] });
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const other = await aStudent(server.tenant, { location_id: elm.id });
  const ask = (fields: string) => manager.call('student', { id: child.id }, fields);
  expect(await ask('week_schedule sibling_group archived_by')).toEqual({
    week_schedule: [],
    sibling_group: null,
    archived_by: null,
  });
  const planned = await manager.call(
    'createStudentScheduleModule',
    {
      student_id: child.id,
      type: 'weekly',
      days: ['Tuesday', 'Monday'],
      start_date: server.clock.now().toISOString().slice(0, 10),
      start_time: '08:00',
      end_time: '12:00',
    },
    'status message',
  );
  expect(planned).toMatchObject({ status: 'Success' });
  await manager.call('addSibling', { student_id: child.id, siblings: [other.id] }, 'status');
  const told = await ask('week_schedule sibling_group');
  expect(
    told.week_schedule.map(({ day, start_time }: { day: string; start_time: string }) => [day, start_time]),
  ).toEqual([
    ['Monday', '08:00'],
    ['Tuesday', '08:00'],
  ]);
  expect(told.sibling_group).not.toBeNull();
  await manager.call('deleteStudent', { id: child.id }, 'status');
  const { data } = await manager.call('ArchiveStudents', { location: elm.id, first: 10 }, 'data { id archived_by }');
  const me = await manager.call('me', {}, 'full_name');
  expect(data).toEqual([{ id: String(child.id), archived_by: me.full_name }]);
});

test('a team profile tells shifts and time off to managers, and none of it to families', async () => {
  const elm = await aLocation(server.tenant, { name: 'Team' });
  const manager = await server.as('manager', { locations: [elm] });
  const teacher = await server.as('teacher', { locations: [elm] });
  const day = server.clock.now().toISOString().slice(0, 10);
  const off = await manager.call(
    'createStaffPto',
    { user_id: teacher.id, start_date: day, end_date: day, location: elm.id },
    'status message',
  );
  expect(off).toMatchObject({ status: 'Success' });
  const profile = await manager.call(
    'getTeamProfile',
    { id: teacher.id },
    'ptos { start_date } staff_schedules { id }',
  );
  expect(profile).toEqual({ ptos: [{ start_date: day }], staff_schedules: [] });
  const child = await aStudent(server.tenant, { location_id: elm.id });
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
  expect(await parent.call('me', {}, 'schedule { id } ptos { id } staff_schedules { id } details')).toEqual({
    schedule: null,
    ptos: [],
    staff_schedules: [],
    details: null,
  });
});
