import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aBillingProgram } from './billing.factory.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  oak = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm, oak] });
});
afterAll(() => server?.close());

const outcome = 'status errors { field code }';
const error = (field: string, code: string) => ({ status: 'Error', errors: [{ field, code }] });
const add = (given: object) => manager.call('createBillingProgram', { location_id: elm.id, ...given }, outcome);

test('a program has a name of its own in its location, days in their order, and rooms of its location', async () => {
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const far = await aRoom(server.tenant, { location_id: oak.id });
  const given = { name: 'Full day', color_code: '#4a0d66', start_date: '2026-09-01', end_date: '2027-06-30' };
  expect(await add({ ...given, rooms: [room.id] })).toMatchObject({ status: 'Success' });
  expect(await add({ name: 'full DAY' })).toMatchObject(error('name', 'TAKEN'));
  expect(await add({ name: 'Odd', start_date: '2026-09-02', end_date: '2026-09-01' })).toMatchObject(
    error('end_date', 'BEFORE_START'),
  );
  expect(await add({ name: 'Far', rooms: [far.id] })).toMatchObject(error('rooms', 'OTHER_LOCATION'));
  const { data } = await manager.call(
    'billingPrograms',
    { location_id: elm.id },
    'data { name color_code start_date end_date rooms { id } student_count }',
  );
  expect(data).toEqual([{ ...given, rooms: [{ id: String(room.id) }], student_count: 0 }]);
});

test('a room is offered programs of its location', async () => {
  const program = await aBillingProgram(server.tenant, { location_id: elm.id });
  const far = await aBillingProgram(server.tenant, { location_id: oak.id });
  const room = await aRoom(server.tenant, { location_id: elm.id });
  const save = (billing_programs: number[]) =>
    manager.call('updateProgram', { id: room.id, billing_programs }, outcome);
  expect(await save([far.id])).toMatchObject(error('billing_programs', 'OTHER_LOCATION'));
  expect(await save([program.id])).toMatchObject({ status: 'Success' });
  const shown = () => manager.call('program', { id: room.id }, 'billing_programs { id }');
  expect(await shown()).toEqual({ billing_programs: [{ id: String(program.id) }] });
  await manager.call('updateProgram', { id: room.id, location_id: oak.id }, 'status');
  expect(await shown()).toEqual({ billing_programs: [] });
});

test('a student is in one program of its location, which cannot be deleted, and leaves it when it moves', async () => {
  const program = await aBillingProgram(server.tenant, { location_id: elm.id });
  const far = await aBillingProgram(server.tenant, { location_id: oak.id });
  const student = await aStudent(server.tenant, { location_id: elm.id });
  const put = (billing_program_id: number) =>
    manager.call('updateStudentBillingProgram', { student_id: student.id, billing_program_id }, outcome);
  const shown = () => manager.call('student', { id: student.id }, 'billing_program { id }');
  expect(await put(far.id)).toMatchObject(error('billing_program_id', 'OTHER_LOCATION'));
  expect(await put(program.id)).toMatchObject({ status: 'Success' });
  expect(await shown()).toEqual({ billing_program: { id: String(program.id) } });
  const remove = () => manager.call('deleteBillingProgram', { id: program.id }, outcome);
  expect(await remove()).toMatchObject(error('id', 'IN_USE'));
  const moved = { id: program.id, name: 'Moved', location_id: oak.id };
  expect(await manager.call('updateBillingProgram', moved, outcome)).toMatchObject(error('location_id', 'IN_USE'));
  const there = await aRoom(server.tenant, { location_id: oak.id });
  const transfer = { students: [student.id], location_id: oak.id, program_id: there.id };
  expect(await manager.call('transferStudents', transfer, 'status')).toEqual({ status: 'Success' });
  expect(await shown()).toEqual({ billing_program: null });
  expect(await remove()).toMatchObject({ status: 'Success' });
});
