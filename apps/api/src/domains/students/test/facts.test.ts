import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from './students.factory.ts';

let server: TestServer;
let elm: { id: number };
let room: { id: number };
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  room = await aRoom(server.tenant, { location_id: elm.id });
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const outcome = 'status errors { field code }';
const fails = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
const named = () => ({
  fname: 'Ava',
  lname: 'Lopez',
  location_id: elm.id,
  program_id: room.id,
  cameras: [],
  users: [],
});

test('nobody is born on a day to come, and a gender is one of those to choose from', async () => {
  const add = (more: object) => manager.call('createStudent', { ...named(), ...more }, outcome);
  expect(await add({ dob: '2026-04-01' })).toMatchObject(fails('dob', 'FUTURE'));
  expect(await add({ gender: 'banana' })).toMatchObject(fails('gender', 'UNKNOWN'));
  expect(await add({ dob: '2026-03-10', gender: ' Female ' })).toMatchObject({ status: 'Success' });
  const { id } = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id });
  const change = (more: object) => manager.call('updateStudent', { id, ...more }, outcome);
  expect(await change({ dob: '2026-04-01' })).toMatchObject(fails('dob', 'FUTURE'));
  expect(await change({ gender: 'x'.repeat(9) })).toMatchObject(fails('gender', 'UNKNOWN'));
  expect(await change({ gender: 'MALE' })).toMatchObject({ status: 'Success' });
  expect(await manager.call('student', { id }, 'gender')).toEqual({ gender: 'male' });
  expect(await manager.call('saveStudentGender', { id, gender: 'yes' }, outcome)).toMatchObject(
    fails('gender', 'UNKNOWN'),
  );
  expect(await manager.call('saveStudentGender', { id, gender: '' }, outcome)).toMatchObject({ status: 'Success' });
  expect(await manager.call('student', { id }, 'gender')).toEqual({ gender: null });
});
