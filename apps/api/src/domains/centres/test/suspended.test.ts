import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../domains.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { asHome } from './plans.factory.ts';

let server: TestServer;
let home: Person;
let teacher: Person;
let parent: Person;
let elm: { id: number };
let child: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  home = await server.as('kvsupport', { at: await asHome(await server.centre('home')) });
  elm = await aLocation(server.tenant, { zone: 'America/New_York' });
  const room = await aRoom(server.tenant, { location_id: elm.id });
  child = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id });
  teacher = await server.as('manager', { locations: [elm] });
  parent = await server.as('user');
  await home.call('updateCenterStatus', { id: server.tenant.centre, status: 'suspended' }, 'status');
});
afterAll(() => server.close());

test('in a suspended center one reads on; what is not needed to keep children safe is declined in one sentence', async () => {
  expect((await teacher.call('students', { location: elm.id, first: 20 }, 'data { id }')).data).toHaveLength(1);
  const add = () => teacher.call('createRelationship', { name: 'Aunt' }, 'status message errors { code }');
  // Every process hears of it a moment after it was said.
  await expect.poll(add).toMatchObject({ status: 'Error', errors: [{ code: 'SUSPENDED' }] });
  const declined = await add();
  expect(declined.message).toContain('suspended');
});

test('the door, allergies and urgent alerts go on in it', async () => {
  const went = (name: string, args: object) => teacher.call(name, { ...args }, 'status errors { code }');
  const coded = async (name: string, args: object) =>
    (await went(name, args)).errors?.map(({ code }: { code: string }) => code) ?? [];
  expect(await coded('saveStudentNoAllergies', { student_id: child.id, none: true })).toEqual([]);
  expect(await coded('createAlert', { message: 'Fire drill', locations: [elm.id] })).toEqual(['SUSPENDED']);
  expect(await coded('createAlert', { message: 'Fire', locations: [elm.id], urgent: true })).not.toContain('SUSPENDED');
});

test('families see nothing of it', async () => {
  expect((await parent.call('saveOwnLanguage', { language: 'es' }, 'status')).status).toBe('Success');
});

/** Mutations that go on, by name: a call that is new rests until somebody says otherwise. */
test('those alone go on that were said to', () => {
  const going = Object.entries(calls).flatMap(([name, call]) =>
    call.kind === 'mutation' && call.goesOn({}) ? [name] : [],
  );
  for (const goes of ['saveUserStudentCheckInOutActivity', 'saveStudentNoAllergies', 'attachCenterPlan'])
    expect(going).toContain(goes);
  for (const rests of ['createInvoice', 'createNewsletter', 'deleteStudent', 'createRoom', 'createAlert'])
    expect(going).not.toContain(rests);
});
