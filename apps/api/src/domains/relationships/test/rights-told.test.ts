import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNEL } from '../../../kernel/events/notify.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aGuardianLink } from './relationships.factory.ts';

let server: TestServer;
let ear: pg.Client;
let elm: { id: number };
let manager: Person;
const heard: { k: string; a: Record<string, number> }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  manager = await server.as('admin');
  ear = new pg.Client(server.ownerUrl);
  // The database is dropped by force at the end.
  ear.on('error', () => undefined);
  ear.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '{}')));
  await ear.connect();
  await ear.query(`listen ${CHANNEL}`);
});
afterAll(async () => {
  await ear.end();
  await server.close();
});

/** What of `rights` was told by the time the call had answered; the notice leaves with its COMMIT. */
const toldBy = async (name: string, args: Record<string, unknown>) => {
  heard.length = 0;
  const { status } = await manager.call(name, args, 'status');
  await ear.query('select 1');
  return { status, rights: heard.filter(({ k }) => k === 'rights').map(({ a }) => a) };
};

test('whatever takes or gives a right to watch is told with its commit', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const { user_id } = await aGuardianLink(server.tenant, { student_id: student.id });
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const pair = { student_id: student.id, user_id };
  const id = student.id;
  const ofUser = [{ user: user_id }];
  const ofStudent = [{ student: id }];
  const ofLocation = [{ location: elm.id }];
  const acts: [string, Record<string, unknown>, object[]][] = [
    ['updateUserWatchCamera', { ...pair, watch_camera: false }, ofUser],
    ['addGuardianBlackList', pair, ofUser],
    ['removeGuardianBlackList', pair, ofUser],
    ['updateUserLogins', { id: user_id, max_logins: 1 }, ofUser],
    ['resetUserLogins', { id: user_id }, ofUser],
    ['updateStudentStatus', { id, status: 'inactive' }, ofStudent],
    ['updateStudentSetting', { id, max_daily_logins: 1 }, ofStudent],
    ['updateStudentCamera', { id, cameras: [] }, ofStudent],
    ['moveStudentsToProgram', { students: [id], program_id: room.id }, ofLocation],
    ['updateLocationSettings', { id: elm.id, max_daily_logins: 1 }, ofLocation],
    ['updateLocationStatus', { id: elm.id, active: false }, ofLocation],
    ['deleteStudent', { id }, ofLocation],
    ['restoreStudent', { id, program_id: room.id }, ofStudent],
    ['removeStudentGuardian', pair, ofUser],
  ];
  for (const [name, args, rights] of acts)
    expect([name, await toldBy(name, args)]).toEqual([name, { status: 'Success', rights }]);
});

test('what was declined is not told', async () => {
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const { user_id } = await aGuardianLink(server.tenant);
  const pair = { student_id: student.id, user_id };
  expect(await toldBy('addGuardianBlackList', pair)).toEqual({ status: 'Error', rights: [] });
});
