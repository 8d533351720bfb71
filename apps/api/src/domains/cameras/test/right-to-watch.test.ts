import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { selectionOf } from '../../../../test/selection.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aCameraGroup, aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent, seesCamera } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aCamera } from './cameras.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A family whose child is in its room, in front of a camera: everything that is needed to watch. */
const aScene = async () => {
  const at = server.tenant;
  const elm = await aLocation(at, { settings: { enable_max_login_feature: false } });
  const room = await aRoom(at, { location_id: elm.id });
  const camera = await aCamera(at, { location_id: elm.id, room_id: room.id });
  const child = await aStudent(at, { location_id: elm.id, room_id: room.id, fname: 'Ava' });
  const contact = await aContact(at);
  await aGuardianLink(at, { student_id: child.id, user_id: contact.id });
  const parent = await server.as({ id: contact.id });
  const teacher = await server.as('teacher', { locations: [elm] });
  const manager = await server.as('manager', { locations: [elm] });
  return { elm, room, camera, child, contact, parent, teacher, manager };
};
type CallExecution = Awaited<ReturnType<typeof aScene>>;
let execution: CallExecution;
beforeEach(async () => {
  execution = await aScene();
});

const play = (who: Person, camera = execution.camera) =>
  who.call(
    'playCamera',
    { id: camera.id, code: camera.code, location: camera.location_id },
    'status reason message ticket student_id name opens_at until remaining',
  );
const reasonOf = async (who = execution.parent, camera = execution.camera): Promise<string | null> =>
  (await play(who, camera)).reason;
const check = (action: 'in' | 'out') =>
  execution.teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [execution.child.id], date: '2026-03-11', time: '11:00', action_by: execution.teacher.id, action },
    'status',
  );
const set = (table: 'student' | 'camera' | 'location' | 'app_user' | 'guardian_link', values: object, id: number) =>
  server.tenant.db
    .updateTable(table)
    .set(values)
    .where(table === 'guardian_link' ? 'student_id' : 'id', '=', id)
    .execute();
const settings = (values: object) =>
  server.tenant.db.updateTable('location_setting').set(values).where('location_id', '=', execution.elm.id).execute();

test('a parent watches the room their child is checked into, and nobody is told more than why not', async () => {
  expect(await play(execution.parent)).toMatchObject({
    status: 'Error',
    reason: 'not_checked_in',
    ticket: null,
    message: expect.stringContaining('Ava'),
  });
  await check('in');
  expect(await play(execution.parent)).toMatchObject({
    status: 'Success',
    reason: null,
    student_id: `${execution.child.id}`,
    ticket: expect.stringMatching(/^v1\./),
  });
  await check('out');
  const gone = await play(execution.parent);
  expect(gone.reason).toBe('checked_out');
  expect(gone.message).toMatch(/^\S+ checked Ava out at \d+:\d\d [AP]M\. Live video starts again/);
});

test('an unknown camera, one of another family and one of another location are answered alike, without a name', async () => {
  await check('in');
  const other = await aScene();
  const neighbour = await aRoom(server.tenant, { location_id: execution.elm.id });
  const beside = await aCamera(server.tenant, { location_id: execution.elm.id, room_id: neighbour.id });
  const everything = selectionOf(execution.parent.way.schema, 'playCamera');
  const whole = async ({ id, code, location_id }: { id: number; code: string; location_id: number }) => {
    const answer = await execution.parent.call('playCamera', { id, code, location: location_id }, everything);
    expect(answer.id).toBe(`${id}`);
    return { ...answer, id: null };
  };
  const unknown = await whole({ ...execution.camera, id: 999_999 });
  expect(unknown).toMatchObject({ status: 'Error', reason: 'no_permission', name: null, timezone: null, ticket: null });
  for (const camera of [other.camera, beside, { ...execution.camera, code: 'WRONG' }])
    expect(await whole(camera)).toEqual(unknown);
  const grid = { id: [execution.camera.id, other.camera.id, 999_999], location: execution.elm.id };
  const answers: { reason: string | null }[] = await execution.parent.call('playCameraGridView', grid, 'reason');
  expect(answers.map(({ reason }) => reason)).toEqual([null, 'no_permission', 'no_permission']);
  const elsewhere = { id: [execution.camera.id], location: other.camera.location_id };
  expect(await execution.parent.call('playCameraGridView', elsewhere, 'id reason ticket name')).toEqual([
    { id: String(execution.camera.id), reason: 'no_permission', ticket: null, name: null },
  ]);
  const report = { camera_id: 999_999, location: execution.elm.id, minutes: 3 };
  expect(await execution.parent.call('createCameraWatchTimeReport', report, 'status is_counter')).toEqual({
    status: 'Error',
    is_counter: false,
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['no_permission', () => set('guardian_link', { black_list: true }, execution.child.id)],
  ['no_permission', () => set('guardian_link', { watch_camera: false }, execution.child.id)],
  ['not_verified', () => set('app_user', { pending: true }, execution.contact.id)],
  ['inactive', () => set('student', { status: 'inactive' }, execution.child.id)],
  ['inactive', () => set('student', { archived_at: new Date() }, execution.child.id)],
  ['closed', () => set('location', { active: false }, execution.elm.id)],
  ['camera_off', () => set('camera', { status: 'inactive' }, execution.camera.id)],
  ['no_permission', () => set('camera', { deleted_at: new Date() }, execution.camera.id)],
])('%s is told, and takes a picture that was open a moment ago', async (reason, change) => {
  await check('in');
  expect(await reasonOf()).toBeNull();
  await change();
  expect(await reasonOf()).toBe(reason);
});

test('the room a child is in now decides, not its own; what a child was given goes with it', async () => {
  const at = server.tenant;
  const yard = await aRoom(at, { location_id: execution.elm.id, name: `Yard ${nth()}` });
  const inYard = await aCamera(at, { location_id: execution.elm.id, room_id: yard.id });
  const elsewhere = await aCamera(at, { location_id: execution.elm.id });
  await check('in');
  expect(await reasonOf(execution.parent, inYard)).toBe('no_permission');
  await execution.teacher.call('moveStudentsNow', { students: [execution.child.id], program_id: yard.id }, 'status');
  expect(await reasonOf(execution.parent, inYard)).toBeNull();
  expect(await play(execution.parent)).toMatchObject({
    reason: 'other_room',
    message: expect.stringContaining(yard.name),
  });

  expect(await reasonOf(execution.parent, elsewhere)).toBe('no_permission');
  await seesCamera(at, execution.child, elsewhere);
  expect(await reasonOf(execution.parent, elsewhere)).toBeNull();
  const group = await aCameraGroup(at, { location_id: execution.elm.id, cameras: [execution.camera.id] });
  await at.db.updateTable('room').set({ camera_group_id: group.id }).where('id', '=', yard.id).execute();
  expect(await reasonOf()).toBeNull();
});

test('a child marked absent is told so, until the mark is taken back or nobody asks for check-in', async () => {
  const day = { date: '2026-03-11' };
  await execution.teacher.call('markStudentsAbsent', { students: [execution.child.id], ...day }, 'status');
  expect(await play(execution.parent)).toMatchObject({
    reason: 'absent',
    ticket: null,
    message: expect.stringContaining('Ava'),
  });
  await settings({ camera_requires_check_in: false });
  expect(await reasonOf()).toBeNull();
  await settings({ camera_requires_check_in: true });
  await execution.teacher.call('undoStudentAbsent', { student_id: execution.child.id, ...day }, 'status');
  expect(await reasonOf()).toBe('not_checked_in');
});

test('where check-in is not asked for, a child’s own rooms are open without it', async () => {
  expect(await reasonOf()).toBe('not_checked_in');
  await settings({ camera_requires_check_in: false });
  expect(await reasonOf()).toBeNull();
});

test('staff close a camera with a reason that families read, and open it again', async () => {
  await check('in');
  const close = { id: execution.camera.id, reason: 'A child is being changed', minutes: 10 };
  await execution.teacher.call('blackoutCamera', close, 'status');
  expect(await play(execution.parent)).toMatchObject({
    reason: 'blackout',
    message: expect.stringContaining('A child is being changed'),
    opens_at: new Date(server.clock.now().getTime() + 10 * 60_000).toISOString(),
  });
  // Those at work see what happens in the room.
  expect(await reasonOf(execution.teacher)).toBeNull();
  await execution.teacher.call('endCameraBlackout', { id: execution.camera.id }, 'status');
  expect(await reasonOf()).toBeNull();
  await execution.teacher.call('blackoutCamera', close, 'status');
  server.clock.tick(10 * 60_000 + 1);
  expect(await reasonOf()).toBeNull();
  server.clock.tick(-10 * 60_000 - 1);
});

test('outside the hours of the camera, or of the child, it says when it opens again; inside, until when', async () => {
  await check('in');
  const hours = async (start_time: string, end_time: string) => {
    const answer = await execution.manager.call(
      'createSchedule',
      {
        name: `Hours ${nth()}`,
        scheduledates: [{ day: 'Wednesday', start_time, end_time }],
        location_id: execution.elm.id,
      },
      'status schedule { id }',
    );
    return Number(answer.schedule.id);
  };
  // The clock stands at Wednesday, 11:00 in New York.
  await set('camera', { schedule_id: await hours('08:00', '12:00') }, execution.camera.id);
  expect(await play(execution.parent)).toMatchObject({ reason: null, until: '2026-03-11T16:00:00.000Z' });
  await set('student', { schedule_id: await hours('11:30', '17:00') }, execution.child.id);
  expect(await play(execution.parent)).toMatchObject({ reason: 'schedule', opens_at: '2026-03-11T15:30:00.000Z' });
  // The camera is closed by then: not before its own hours come again.
  await set('student', { schedule_id: await hours('13:00', '17:00') }, execution.child.id);
  expect(await play(execution.parent)).toMatchObject({ reason: 'schedule', opens_at: '2026-03-18T12:00:00.000Z' });
  await set('student', { schedule_id: null }, execution.child.id);
  await set('camera', { schedule_id: await hours('13:00', '17:00') }, execution.camera.id);
  expect(await reasonOf()).toBe('schedule');
  expect(await reasonOf(execution.teacher)).toBeNull();
});

test('of several children the one nearest to being watchable speaks', async () => {
  const at = server.tenant;
  const sister = await aStudent(at, { location_id: execution.elm.id, room_id: execution.room.id, fname: 'Mia' });
  await aGuardianLink(at, { student_id: sister.id, user_id: execution.contact.id });
  await check('in');
  expect((await play(execution.parent)).student_id).toBe(`${execution.child.id}`);
  await set('student', { status: 'inactive' }, execution.child.id);
  expect(await play(execution.parent)).toMatchObject({
    reason: 'not_checked_in',
    message: expect.stringContaining('Mia'),
  });
});

test('staff watch the cameras of their own locations alone', async () => {
  const other = await aScene();
  expect(await reasonOf(execution.teacher)).toBeNull();
  expect(await reasonOf(execution.teacher, other.camera)).toBe('no_permission');
  const support = await server.as('kvsupport');
  expect(await reasonOf(support, other.camera)).toBeNull();
});

const opened = (user: number, at = server.clock.now(), closed: Date | null = at) =>
  server.tenant.db
    .insertInto('camera_view')
    .values({
      centre_id: server.tenant.centre,
      sid: `sid-${nth()}`,
      user_id: user,
      session_id: 's',
      camera_id: execution.camera.id,
      location_id: execution.elm.id,
      gateway: 'local',
      ticketed_at: at,
      opened_at: at,
      last_seen_at: at,
      closed_at: closed,
      day: '2026-03-11',
    })
    .execute();

test('openings that showed a picture count against the day’s limit; what continues within five minutes does not', async () => {
  await settings({ enable_max_login_feature: true, max_daily_logins: 2 });
  await check('in');
  expect(await play(execution.parent)).toMatchObject({ reason: null, remaining: 2 });
  // A ticket alone counts nothing.
  expect((await play(execution.parent)).remaining).toBe(2);
  const hourAgo = new Date(server.clock.now().getTime() - 60 * 60_000);
  await opened(execution.contact.id, hourAgo);
  expect((await play(execution.parent)).remaining).toBe(1);
  await opened(execution.contact.id, hourAgo);
  expect(await play(execution.parent)).toMatchObject({ reason: 'limit', remaining: 0, ticket: null });
  await execution.manager.call('resetUserLogins', { id: execution.contact.id }, 'status');
  server.clock.tick(1000);
  expect((await play(execution.parent)).reason).toBeNull();
  await opened(execution.contact.id);
  await opened(execution.contact.id);
  // Both logins are gone again, but this one goes on with what was seen a moment ago.
  expect((await play(execution.parent)).reason).toBeNull();
  server.clock.tick(5 * 60_000 + 1);
  expect((await play(execution.parent)).reason).toBe('limit');
  await set('app_user', { max_logins: 9 }, execution.contact.id);
  expect((await play(execution.parent)).reason).toBeNull();
  server.clock.tick(-5 * 60_000 - 1001);
});

test('a camera of another centre is as unknown as any number', async () => {
  const far = await server.centre();
  const place = await aLocation(far);
  const camera = await aCamera(far, { location_id: place.id });
  expect(await reasonOf(execution.parent, camera)).toBe('no_permission');
});
