import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant);
  oak = await aLocation(server.tenant);
});
afterAll(() => server?.close());

interface Answer {
  hidden: boolean;
  steps: { step: string; done: boolean }[];
}
const read = async (as: Person, location?: number) => {
  const { hidden, steps }: Answer = await as.call('getFirstSteps', { location }, 'hidden steps { step done }');
  return { hidden, steps, done: steps.filter(({ done }) => done).map(({ step }) => step) };
};

test('a family has its own steps, done by what it did itself, until the list is put away', async () => {
  const { id: student_id } = await aStudent(server.tenant, { location_id: elm.id });
  const parent = await server.as('user', { locations: [elm] });
  await aGuardianLink(server.tenant, { student_id, user_id: parent.id });
  const before = await read(parent);
  expect(before.steps.map(({ step }) => step)).toEqual(['push', 'child_photo', 'pickup', 'door_pin', 'watch', 'write']);
  expect(before.done).toEqual([]);

  // Somebody on the list who may not pick up does not count, and neither does one the center keeps away.
  const { id: aunt } = await aContact(server.tenant);
  await aGuardianLink(server.tenant, { student_id, user_id: aunt, pickup: false });
  expect((await read(parent)).done).toEqual([]);
  await server.tenant.db.updateTable('guardian_link').set({ pickup: true }).where('user_id', '=', aunt).execute();
  expect((await read(parent)).done).toEqual(['pickup']);
  await parent.call('saveUserCheckInPin', { id: parent.id, check_in_pin: '482913' }, 'status message');
  expect((await read(parent)).done).toEqual(['pickup', 'door_pin']);

  await parent.call('hideFirstSteps', { hidden: true }, 'status');
  expect(await read(parent)).toMatchObject({ hidden: true, steps: [] });
  await parent.call('hideFirstSteps', { hidden: false }, 'status');
  expect((await read(parent)).done).toEqual(['pickup', 'door_pin']);
});

test("a manager's steps are about the own location, also where none is named", async () => {
  const manager = await server.as('manager', { locations: [oak] });
  await aRoom(server.tenant, { location_id: elm.id });
  expect((await read(manager)).done).not.toContain('rooms');
  await expect(read(manager, elm.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await aRoom(server.tenant, { location_id: oak.id });
  expect((await read(manager)).done).toContain('rooms');
  expect((await read(manager, oak.id)).done).toContain('rooms');
});

test('an owner sets up what a manager does and three things more; a teacher has the first shift', async () => {
  const owner = (await read(await server.as('admin'), oak.id)).steps.map(({ step }) => step);
  const manager = (await read(await server.as('manager', { locations: [oak] }), oak.id)).steps.map(({ step }) => step);
  expect(owner).toEqual([...manager, 'profile', 'prices', 'two_steps']);
  const teacher = await read(await server.as('teacher', { locations: [oak] }), oak.id);
  expect(teacher.steps.map(({ step }) => step)).toEqual([
    'own_photo',
    'clock_in',
    'check_in',
    'log_activity',
    'write_family',
    'team_push',
  ]);
});
