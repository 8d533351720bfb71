import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCamera } from '../../cameras/test/cameras.factory.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aStudent } from './students.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A child with two legal guardians, in front of a camera. */
const aScene = async () => {
  const at = server.tenant;
  const elm = await aLocation(at, { settings: { enable_max_login_feature: false, camera_requires_check_in: false } });
  const room = await aRoom(at, { location_id: elm.id });
  const camera = await aCamera(at, { location_id: elm.id, room_id: room.id });
  const child = await aStudent(at, { location_id: elm.id, room_id: room.id, fname: 'Ava' });
  const [mother, father] = [await aContact(at), await aContact(at)];
  for (const { id } of [mother, father])
    await aGuardianLink(at, { student_id: child.id, user_id: id, legal_guardian: true });
  return {
    elm,
    camera,
    child,
    mother: await server.as({ id: mother.id }),
    father: await server.as({ id: father.id }),
    manager: await server.as('manager', { locations: [elm] }),
  };
};
let scene: Awaited<ReturnType<typeof aScene>>;
beforeEach(async () => {
  scene = await aScene();
});

const today = '2026-03-11';
const give = (who: Person, given: object = {}) => {
  const email = `grandma${nth()}@example.com`;
  const asked = {
    students: [scene.child.id],
    fname: 'Rosa',
    lname: 'Lopez',
    email,
    from_date: today,
    until_date: today,
  };
  return who
    .call('giveVisit', { ...asked, ...given }, 'status message errors { field code }')
    .then((answer) => ({ ...answer, email }));
};
const personOf = async (email: string): Promise<Person> => {
  const { id } = await server.tenant.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return server.as({ id });
};
const reasonOf = async (who: Person): Promise<string | null> => {
  const { id, code, location_id } = scene.camera;
  return (await who.call('playCamera', { id, code, location: location_id }, 'reason')).reason;
};
const unasked = () =>
  server.tenant.db
    .updateTable('location_setting')
    .set({ visitors_approved: false })
    .where('location_id', '=', scene.elm.id)
    .execute();
const first = async (who: Person): Promise<{ id: string; approved_at: string | null; ended_at: string | null }> =>
  (await who.call('studentVisitors', { student_id: scene.child.id }, 'id name approved_at ended_at'))[0];
interface Visit {
  readonly id: string;
  readonly from_date: string;
  readonly until_date: string;
  readonly start_time: string | null;
  readonly ended_at: string | null;
}
const visits = (): Promise<Visit[]> =>
  scene.manager.call(
    'studentVisitors',
    { student_id: scene.child.id },
    'id from_date until_date start_time end_time given_by_name ended_at',
  );
test('a visitor watches for an afternoon and no longer, and reaches nothing else', async () => {
  await unasked();
  const begin = new Date(server.clock.now().getTime() + 3_600_000);
  const clock = (at: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', timeStyle: 'short' }).format(at);
  const end = new Date(begin.getTime() + 7_200_000);
  const given = await give(scene.mother, { start_time: clock(begin), end_time: clock(end) });
  expect(given).toMatchObject({ status: 'Success' });
  const visitor = await personOf(given.email);
  expect(await reasonOf(visitor)).toBe('schedule');
  server.clock.tick(3_600_000 + 60_000);
  const again = await personOf(given.email);
  expect(await reasonOf(again)).toBeNull();
  const { id, code, location_id } = scene.camera;
  const { until: ends } = await again.call('playCamera', { id, code, location: location_id }, 'until');
  expect(Math.abs(new Date(ends).getTime() - end.getTime())).toBeLessThanOrEqual(60_000);
  expect(await again.call('getUserCameras', {}, 'id student')).toEqual([{ id: `${id}`, student: 'Ava' }]);
  expect(await again.call('getUserStudents', {}, 'id')).toEqual([]);
  expect(await again.call('student', { id: scene.child.id }, 'id').catch(() => null)).toBeNull();
  expect(await again.call('locations', {}, 'id').catch(() => [])).toEqual([]);
  server.clock.tick(7_200_000);
  expect(await reasonOf(await personOf(given.email))).toBe('visit_over');
});

test('where the center wants to be asked nobody watches before, and both take the right back', async () => {
  const given = await give(scene.mother);
  expect(await reasonOf(await personOf(given.email))).toBe('no_permission');
  const { id } = await first(scene.manager);
  expect(await scene.father.call('decideVisit', { id, approved: true }, 'status').catch(() => 'refused')).toBe(
    'refused',
  );
  expect(await scene.manager.call('decideVisit', { id, approved: true }, 'status')).toEqual({ status: 'Success' });
  const visitor = await personOf(given.email);
  expect(await reasonOf(visitor)).toBeNull();
  expect(await scene.father.call('endVisit', { id }, 'status')).toEqual({ status: 'Success' });
  expect(await reasonOf(visitor)).toBe('no_permission');
  expect(await scene.father.call('endVisit', { id }, 'status')).toEqual({ status: 'Error' });
  // Given again to the same address it is the same account, and waits again.
  expect(await give(scene.mother, { email: given.email })).toMatchObject({ status: 'Success' });
  expect(await reasonOf(visitor)).toBe('no_permission');
  const { id: next } = await first(scene.manager);
  expect(await scene.manager.call('decideVisit', { id, approved: true }, 'status')).toEqual({ status: 'Error' });
  await scene.manager.call('decideVisit', { id: next, approved: true }, 'status');
  expect(await reasonOf(visitor)).toBeNull();
  expect(await scene.manager.call('endVisit', { id: next }, 'status')).toEqual({ status: 'Success' });
  expect(await reasonOf(visitor)).toBe('no_permission');
});

test('who is let in again gets a record of its own; the ended one stays as it was', async () => {
  await unasked();
  const given = await give(scene.mother, { start_time: '09:00', end_time: '10:00' });
  const [once] = await visits();
  server.clock.tick(60_000);
  expect(await scene.mother.call('endVisit', { id: once?.id }, 'status')).toEqual({ status: 'Success' });
  const [ended] = await visits();
  server.clock.tick(60_000);
  expect(await give(scene.father, { email: given.email, until_date: '2026-03-20' })).toMatchObject({
    status: 'Success',
  });
  expect(await visits()).toMatchObject([{ until_date: '2026-03-20', ended_at: null, start_time: null }, ended]);
  // Days that meet replace each other at once, others stand beside them.
  server.clock.tick(60_000);
  await give(scene.mother, { email: given.email, from_date: '2026-03-20', until_date: '2026-03-22' });
  await give(scene.mother, { email: given.email, from_date: '2026-06-01', until_date: '2026-06-02' });
  const stand = (await visits()).filter(({ ended_at }) => ended_at === null);
  expect(stand.map(({ from_date }) => from_date).toSorted()).toEqual(['2026-03-20', '2026-06-01']);
  expect(await visits()).toHaveLength(4);
});

test('the right falls with the right of who gave it, and with a black list', async () => {
  await unasked();
  const given = await give(scene.mother);
  const visitor = await personOf(given.email);
  expect(await reasonOf(visitor)).toBeNull();
  const link = { student_id: scene.child.id, user_id: scene.mother.id };
  await scene.manager.call('addGuardianBlackList', link, 'status');
  expect(await reasonOf(visitor)).toBe('no_permission');
  expect(await first(scene.father)).toBeDefined();
  expect(await give(scene.mother).catch(() => ({ status: 'Error' }))).toMatchObject({ status: 'Error' });
});

test('only a legal guardian gives it, to somebody without an account, for days that come', async () => {
  const uncle = await aContact(server.tenant);
  await aGuardianLink(server.tenant, { student_id: scene.child.id, user_id: uncle.id });
  const asUncle = await server.as({ id: uncle.id });
  expect(await give(asUncle)).toMatchObject({ status: 'Error', errors: [{ field: 'students', code: 'NOT_LEGAL' }] });
  expect(await asUncle.call('studentVisitors', { student_id: scene.child.id }, 'id')).toEqual([]);
  expect(await give(scene.manager)).toMatchObject({ status: 'Error' });
  expect(await give(scene.mother, { until_date: '2026-01-01', from_date: '2026-01-01' })).toMatchObject({
    errors: [{ field: 'until_date', code: 'PAST' }],
  });
  expect(await give(scene.mother, { start_time: '15:00', end_time: '14:00' })).toMatchObject({
    errors: [{ field: 'end_time' }],
  });
  const { email } = uncle;
  expect(await give(scene.mother, { email })).toMatchObject({ errors: [{ field: 'email', code: 'TAKEN' }] });
});
