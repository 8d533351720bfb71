import { type Person, startTestServer, type TestServer, type TestTenant } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCamera } from '../../cameras/test/cameras.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aCenterPlan, asHome } from './plans.factory.ts';

let server: TestServer;
let sunny: TestTenant;
let admin: Person;
let operator: Person;
let location: number;
const SAID = 'status message errors { field code }';
beforeAll(async () => {
  server = await startTestServer();
  sunny = server.tenant;
  operator = await server.as('admin', { at: await asHome(await server.centre('home')) });
  admin = await server.as('admin');
  location = (await aLocation(sunny)).id;
  await aCamera(sunny, { location_id: location });
});
afterAll(() => server.close());
const onPlan = async (given: object) => {
  const { id } = await aCenterPlan(sunny, given);
  await sunny.db.updateTable('centre').set({ center_billing_plan_id: id }).where('id', '=', sunny.centre).execute();
  return id;
};
beforeEach(() => onPlan({}));

test('a plan that is full takes no more locations, and one that is empty of them goes on', async () => {
  const add = (name: string) => admin.call('createNewLocation', { name, managers: [admin.id] }, SAID);
  expect((await add('Elm')).status).toBe('Success');
  const { locations } = await admin.call('getCurrentCenterPlan', {}, 'locations students cameras');
  await onPlan({ max_locations: locations + 1 });
  expect((await add('Oak')).status).toBe('Success');
  expect(await add('Ash')).toMatchObject({ status: 'Error', errors: [{ code: 'PLAN_FULL' }] });
  const oak = await sunny.db.selectFrom('location').select('id').where('name', '=', 'Oak').executeTakeFirstOrThrow();
  await sunny.db.updateTable('location').set({ active: false }).where('id', '=', oak.id).execute();
  expect((await add('Ash')).status).toBe('Success');
  await expect(
    sunny.db.updateTable('location').set({ active: true }).where('id', '=', oak.id).execute(),
    'one that is made active again is one more',
  ).rejects.toMatchObject({ constraint: 'location_fits_plan' });
});

test('of several added at once no more come in than the plan holds', async () => {
  const { locations } = await admin.call('getCurrentCenterPlan', {}, 'locations');
  await onPlan({ max_locations: locations + 1 });
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) =>
      admin.call('createNewLocation', { name: `At once ${name}`, managers: [admin.id] }, 'status'),
    ),
  );
  expect(answers.filter(({ status }) => status === 'Success')).toHaveLength(1);
});

test('students count while they are enrolled, cameras until they are deleted', async () => {
  const { students, cameras } = await admin.call('getCurrentCenterPlan', {}, 'students cameras');
  await onPlan({ max_students: students + 1, max_cameras: cameras });
  const child = await aStudent(sunny, { location_id: location });
  await expect(aStudent(sunny, { location_id: location })).rejects.toMatchObject({ constraint: 'student_fits_plan' });
  await aStudent(sunny, { location_id: location, type: 'waitlist' });
  await sunny.db.updateTable('student').set({ archived_at: new Date() }).where('id', '=', child.id).execute();
  await aStudent(sunny, { location_id: location });
  await expect(
    sunny.db.updateTable('student').set({ archived_at: null }).where('id', '=', child.id).execute(),
  ).rejects.toMatchObject({ constraint: 'student_fits_plan' });
  await expect(aCamera(sunny, { location_id: location })).rejects.toMatchObject({ constraint: 'camera_fits_plan' });
});

test('a center over its limit keeps what it has, and chooses no plan that holds less', async () => {
  await aLocation(sunny);
  const { locations } = await admin.call('getCurrentCenterPlan', {}, 'locations');
  const small = await aCenterPlan(sunny, { max_locations: locations - 1 });
  const choose = (who: Person) => who.call('attachCenterPlan', { center_id: sunny.centre, plan_id: small.id }, SAID);
  expect(await choose(admin)).toMatchObject({ status: 'Error', errors: [{ field: 'plan_id', code: 'TOO_SMALL' }] });
  expect((await choose(operator)).status, 'the platform may').toBe('Success');
  expect(await admin.call('getCurrentCenterPlan', {}, 'locations')).toEqual({ locations });
});

test('what a plan holds is said where it is sold, and nothing below one', async () => {
  const given = { name: 'Small', price: 4_900, period: 'month' };
  for (const wrong of [0, -1, 1_000_001])
    expect(await operator.call('createCenterPlan', { ...given, max_locations: wrong }, SAID)).toMatchObject({
      status: 'Error',
      errors: [{ field: 'max_locations' }],
    });
  const holds = { max_locations: 1, max_students: 40, max_cameras: 8 };
  expect((await operator.call('createCenterPlan', { ...given, ...holds }, 'status')).status).toBe('Success');
  const offered = await server.guest().call('packages', {}, 'id name max_locations max_students max_cameras');
  const small = offered.find(({ name }: { name: string }) => name === 'Small');
  expect(small).toMatchObject(holds);
  const changed = { max_locations: 2, max_students: 50, max_cameras: 9 };
  expect((await operator.call('updateCenterPlan', { id: small.id, ...changed }, 'status')).status).toBe('Success');
  const now = await server.guest().call('packages', {}, 'id max_locations max_students max_cameras');
  const [listed] = (await operator.call('centerPlans', {}, 'id max_locations max_students max_cameras')).filter(
    ({ id }: { id: string }) => id === small.id,
  );
  expect(listed).toMatchObject(changed);
  expect((await operator.call('updateCenterPlan', { id: small.id, max_cameras: null }, 'status')).status).toBe(
    'Success',
  );
  expect(now.find(({ id }: { id: string }) => id === small.id)).toMatchObject(changed);
});
