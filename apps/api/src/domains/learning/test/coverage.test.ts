import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aLearningActivity, aTree } from './learning.factory.ts';

let server: TestServer;
let teacher: Person;
let stranger: Person;
let room: { id: number };
let ava: { id: number };
let ben: { id: number };
let tree: Awaited<ReturnType<typeof aTree>>;
let painting: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  const elm = await aLocation(tenant, { zone: 'America/New_York' });
  const oak = await aLocation(tenant, { name: 'Oak' });
  room = await aRoom(tenant, { location_id: elm.id });
  teacher = await server.as('teacher', { locations: [elm] });
  stranger = await server.as('teacher', { locations: [oak] });
  const child = (fname: string) => aStudent(tenant, { location_id: elm.id, room_id: room.id, fname });
  [ava, ben] = [await child('Ava'), await child('Ben')];
  tree = await aTree(tenant);
  painting = await aLearningActivity(tenant, { title: 'Painting outside' });
  await tenant.db
    .insertInto('learning_activity_skill')
    .values({ centre_id: tenant.centre, activity_id: painting.id, skill_id: tree.skill })
    .execute();
});
afterAll(() => server.close());

const day = '2026-03-11';
const said = 'status message activity { id details offered { id title } } errors { field code }';
const done = (more: object) =>
  teacher.call('saveGeneralActivity', { date: day, time: '09:30', students: [ava.id, ben.id], ...more }, said);
const fields = 'domain skills offered entries observed observations unobserved without';
const covered = async (more: object = {}, who = teacher) => {
  const days = { from: '2026-03-09', to: '2026-03-15' };
  return who.call('learningCoverage', { program_id: room.id, framework: tree.framework, ...days, ...more }, fields);
};

test('what was done is offered and never evidence; an observation is', async () => {
  const nothing = { skills: 1, offered: 0, entries: 0, observed: 0, observations: 0 };
  expect(await covered()).toMatchObject([
    { ...nothing, without: [/Ava/, /Ben/].map((name) => expect.stringMatching(name)) },
  ]);
  const kept = await done({ activity: 'Art', offered: [painting.id] });
  expect(kept).toMatchObject({ status: 'Success', activity: { offered: [{ title: 'Painting outside' }] } });
  expect(await covered()).toMatchObject([
    {
      offered: 1,
      entries: 1,
      observed: 0,
      unobserved: [expect.stringContaining('Common')],
      without: [expect.anything(), expect.anything()],
    },
  ]);
  await teacher.call(
    'saveObservationActivity',
    { date: day, time: '09:40', students: [ava.id], note: 'Mixed blue and yellow', skills: [tree.skill] },
    'status',
  );
  expect(await covered()).toMatchObject([
    { observed: 1, observations: 1, unobserved: [], without: [expect.stringMatching(/Ben/)] },
  ]);
  expect(await covered({ from: '2026-03-12' })).toMatchObject([{ ...nothing }]);
  await teacher.call('deleteActivity', { id: kept.activity.id }, 'status');
  expect(await covered()).toMatchObject([{ offered: 0, entries: 0, observed: 1 }]);
});

test('an activity of the library named by its id gives its title; an unknown one is declined', async () => {
  expect(await done({ activity: String(painting.id) })).toMatchObject({
    status: 'Success',
    activity: { details: { activity: 'Painting outside' }, offered: [{ id: String(painting.id) }] },
  });
  expect(await done({ activity: '999999' })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'activity', code: 'UNKNOWN' }],
  });
});

test('what an entry says was done is not deleted from the library', async () => {
  const manager = await server.as('manager');
  const gone = await manager.call('deleteLearningActivity', { id: painting.id }, 'status message errors { code }');
  expect(gone).toMatchObject({ status: 'Error', message: expect.stringContaining('entr') });
});

test('nobody of another location is told what a room covers, and no span is endless', async () => {
  await expect(covered({}, stranger)).rejects.toThrow();
  await expect(covered({ from: '2024-01-01' })).rejects.toThrow();
});
