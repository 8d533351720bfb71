import { type Bed, type Person, testBed } from '@nestling/testing/bed.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { selectionOf } from '../../../../test/selection.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aCameraGroup, aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent, seesCamera } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { aCamera } from './cameras.factory.ts';

let bed: Bed;
beforeAll(async () => {
  bed = await testBed();
});
afterAll(() => bed.close());

/** A family whose child is in its room, in front of a camera: everything that is needed to watch. */
const aScene = async () => {
  const at = bed.ground;
  const elm = await aLocation(at, { settings: { enable_max_login_feature: false } });
  const room = await aRoom(at, { location_id: elm.id });
  const camera = await aCamera(at, { location_id: elm.id, room_id: room.id });
  const child = await aStudent(at, { location_id: elm.id, room_id: room.id, fname: 'Ava' });
  const contact = await aContact(at);
  await aGuardianLink(at, { student_id: child.id, user_id: contact.id });
  const parent = await bed.as({ id: contact.id });
  const teacher = await bed.as('teacher', { locations: [elm] });
  const manager = await bed.as('manager', { locations: [elm] });
  return { elm, room, camera, child, contact, parent, teacher, manager };
};
type Scene = Awaited<ReturnType<typeof aScene>>;
let scene: Scene;
beforeEach(async () => {
  scene = await aScene();
});

const play = (who: Person, camera = scene.camera) =>
  who.call(
    'playCamera',
    { id: camera.id, code: camera.code, location: camera.location_id },
    'status reason message ticket student_id name opens_at until remaining',
  );
const reasonOf = async (who = scene.parent, camera = scene.camera): Promise<string | null> =>
  (await play(who, camera)).reason;
const check = (action: 'in' | 'out') =>
  scene.teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [scene.child.id], date: '2026-03-11', time: '11:00', action_by: scene.teacher.id, action },
    'status',
  );
const set = (table: 'student' | 'camera' | 'location' | 'app_user' | 'guardian_link', values: object, id: number) =>
  bed.ground.db
    .updateTable(table)
    .set(values)
    .where(table === 'guardian_link' ? 'student_id' : 'id', '=', id)
    .execute();
const settings = (values: object) =>
  bed.ground.db.updateTable('location_setting').set(values).where('location_id', '=', scene.elm.id).execute();

test('a parent watches the room their child is checked into, and nobody is told more than why not', async () => {
  expect(await play(scene.parent)).toMatchObject({
    status: 'Error',
    reason: 'not_checked_in',
    ticket: null,
    message: expect.stringContaining('Ava'),
  });
  await check('in');
  expect(await play(scene.parent)).toMatchObject({
    status: 'Success',
    reason: null,
    student_id: `${scene.child.id}`,
    ticket: expect.stringMatching(/^v1\./),
  });
  await check('out');
  expect(await reasonOf()).toBe('checked_out');
});

test('an unknown camera, one of another family and one of another location are answered alike, without a name', async () => {
  await check('in');
  const other = await aScene();
  const neighbour = await aRoom(bed.ground, { location_id: scene.elm.id });
  const beside = await aCamera(bed.ground, { location_id: scene.elm.id, room_id: neighbour.id });
  const everything = selectionOf(scene.parent.way.schema, 'playCamera');
  const whole = async ({ id, code, location_id }: { id: number; code: string; location_id: number }) => {
    const answer = await scene.parent.call('playCamera', { id, code, location: location_id }, everything);
    expect(answer.id).toBe(`${id}`);
    return { ...answer, id: null };
  };
  const unknown = await whole({ ...scene.camera, id: 999_999 });
  expect(unknown).toMatchObject({ status: 'Error', reason: 'no_permission', name: null, timezone: null, ticket: null });
  for (const camera of [other.camera, beside, { ...scene.camera, code: 'WRONG' }])
    expect(await whole(camera)).toEqual(unknown);
  const grid = { id: [scene.camera.id, other.camera.id, 999_999], location: scene.elm.id };
  const answers: { reason: string | null }[] = await scene.parent.call('playCameraGridView', grid, 'reason');
  expect(answers.map(({ reason }) => reason)).toEqual([null, 'no_permission', 'no_permission']);
  const report = { camera_id: 999_999, location: scene.elm.id, minutes: 3 };
  expect(await scene.parent.call('createCameraWatchTimeReport', report, 'status is_counter')).toEqual({
    status: 'Error',
    is_counter: false,
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['no_permission', () => set('guardian_link', { black_list: true }, scene.child.id)],
  ['no_permission', () => set('guardian_link', { watch_camera: false }, scene.child.id)],
  ['not_verified', () => set('app_user', { pending: true }, scene.contact.id)],
  ['inactive', () => set('student', { status: 'inactive' }, scene.child.id)],
  ['inactive', () => set('student', { archived_at: new Date() }, scene.child.id)],
  ['closed', () => set('location', { active: false }, scene.elm.id)],
  ['camera_off', () => set('camera', { status: 'inactive' }, scene.camera.id)],
  ['no_permission', () => set('camera', { deleted_at: new Date() }, scene.camera.id)],
])('%s is told, and takes a picture that was open a moment ago', async (reason, change) => {
  await check('in');
  expect(await reasonOf()).toBeNull();
  await change();
  expect(await reasonOf()).toBe(reason);
});

test('the room a child is in now decides, not its own; what a child was given goes with it', async () => {
  const at = bed.ground;
  const yard = await aRoom(at, { location_id: scene.elm.id, name: `Yard ${nth()}` });
  const inYard = await aCamera(at, { location_id: scene.elm.id, room_id: yard.id });
  const elsewhere = await aCamera(at, { location_id: scene.elm.id });
  await check('in');
  expect(await reasonOf(scene.parent, inYard)).toBe('no_permission');
  await scene.teacher.call('moveStudentsNow', { students: [scene.child.id], program_id: yard.id }, 'status');
  expect(await reasonOf(scene.parent, inYard)).toBeNull();
  expect(await play(scene.parent)).toMatchObject({ reason: 'other_room', message: expect.stringContaining(yard.name) });

  expect(await reasonOf(scene.parent, elsewhere)).toBe('no_permission');
  await seesCamera(at, scene.child, elsewhere);
  expect(await reasonOf(scene.parent, elsewhere)).toBeNull();
  const group = await aCameraGroup(at, { location_id: scene.elm.id, cameras: [scene.camera.id] });
  await at.db.updateTable('room').set({ camera_group_id: group.id }).where('id', '=', yard.id).execute();
  expect(await reasonOf()).toBeNull();
});

test('a child marked absent is told so, until the mark is taken back or nobody asks for check-in', async () => {
  const day = { date: '2026-03-11' };
  await scene.teacher.call('markStudentsAbsent', { students: [scene.child.id], ...day }, 'status');
  expect(await play(scene.parent)).toMatchObject({
    reason: 'absent',
    ticket: null,
    message: expect.stringContaining('Ava'),
  });
  await settings({ camera_requires_check_in: false });
  expect(await reasonOf()).toBeNull();
  await settings({ camera_requires_check_in: true });
  await scene.teacher.call('undoStudentAbsent', { student_id: scene.child.id, ...day }, 'status');
  expect(await reasonOf()).toBe('not_checked_in');
});

test('where check-in is not asked for, a child’s own rooms are open without it', async () => {
  expect(await reasonOf()).toBe('not_checked_in');
  await settings({ camera_requires_check_in: false });
  expect(await reasonOf()).toBeNull();
});

test('staff close a camera with a reason that families read, and open it again', async () => {
  await check('in');
  const close = { id: scene.camera.id, reason: 'A child is being changed', minutes: 10 };
  await scene.teacher.call('blackoutCamera', close, 'status');
  expect(await play(scene.parent)).toMatchObject({
    reason: 'blackout',
    message: expect.stringContaining('A child is being changed'),
    opens_at: new Date(bed.clock.now().getTime() + 10 * 60_000).toISOString(),
  });
  // Those at work see what happens in the room.
  expect(await reasonOf(scene.teacher)).toBeNull();
  await scene.teacher.call('endCameraBlackout', { id: scene.camera.id }, 'status');
  expect(await reasonOf()).toBeNull();
  await scene.teacher.call('blackoutCamera', close, 'status');
  bed.clock.tick(10 * 60_000 + 1);
  expect(await reasonOf()).toBeNull();
  bed.clock.tick(-10 * 60_000 - 1);
});

test('outside the hours of the camera, or of the child, it says when it opens again; inside, until when', async () => {
  await check('in');
  const hours = async (start_time: string, end_time: string) => {
    const answer = await scene.manager.call(
      'createSchedule',
      {
        name: `Hours ${nth()}`,
        scheduledates: [{ day: 'Wednesday', start_time, end_time }],
        location_id: scene.elm.id,
      },
      'status schedule { id }',
    );
    return Number(answer.schedule.id);
  };
  // The clock stands at Wednesday, 11:00 in New York.
  await set('camera', { schedule_id: await hours('08:00', '12:00') }, scene.camera.id);
  expect(await play(scene.parent)).toMatchObject({ reason: null, until: '2026-03-11T16:00:00.000Z' });
  await set('student', { schedule_id: await hours('11:30', '17:00') }, scene.child.id);
  expect(await play(scene.parent)).toMatchObject({ reason: 'schedule', opens_at: '2026-03-11T15:30:00.000Z' });
  // The camera is closed by then: not before its own hours come again.
  await set('student', { schedule_id: await hours('13:00', '17:00') }, scene.child.id);
  expect(await play(scene.parent)).toMatchObject({ reason: 'schedule', opens_at: '2026-03-18T12:00:00.000Z' });
  await set('student', { schedule_id: null }, scene.child.id);
  await set('camera', { schedule_id: await hours('13:00', '17:00') }, scene.camera.id);
  expect(await reasonOf()).toBe('schedule');
  expect(await reasonOf(scene.teacher)).toBeNull();
});

test('of several children the one nearest to being watchable speaks', async () => {
  const at = bed.ground;
  const sister = await aStudent(at, { location_id: scene.elm.id, room_id: scene.room.id, fname: 'Mia' });
  await aGuardianLink(at, { student_id: sister.id, user_id: scene.contact.id });
  await check('in');
  expect((await play(scene.parent)).student_id).toBe(`${scene.child.id}`);
  await set('student', { status: 'inactive' }, scene.child.id);
  expect(await play(scene.parent)).toMatchObject({ reason: 'not_checked_in', message: expect.stringContaining('Mia') });
});

test('staff watch the cameras of their own locations alone', async () => {
  const other = await aScene();
  expect(await reasonOf(scene.teacher)).toBeNull();
  expect(await reasonOf(scene.teacher, other.camera)).toBe('no_permission');
  const support = await bed.as('kvsupport');
  expect(await reasonOf(support, other.camera)).toBeNull();
});

const opened = (user: number, at = bed.clock.now(), closed: Date | null = at) =>
  bed.ground.db
    .insertInto('camera_view')
    .values({
      centre_id: bed.ground.centre,
      sid: `sid-${nth()}`,
      user_id: user,
      session_id: 's',
      camera_id: scene.camera.id,
      location_id: scene.elm.id,
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
  expect(await play(scene.parent)).toMatchObject({ reason: null, remaining: 2 });
  // A ticket alone counts nothing.
  expect((await play(scene.parent)).remaining).toBe(2);
  const hourAgo = new Date(bed.clock.now().getTime() - 60 * 60_000);
  await opened(scene.contact.id, hourAgo);
  expect((await play(scene.parent)).remaining).toBe(1);
  await opened(scene.contact.id, hourAgo);
  expect(await play(scene.parent)).toMatchObject({ reason: 'limit', remaining: 0, ticket: null });
  await scene.manager.call('resetUserLogins', { id: scene.contact.id }, 'status');
  bed.clock.tick(1000);
  expect((await play(scene.parent)).reason).toBeNull();
  await opened(scene.contact.id);
  await opened(scene.contact.id);
  // Both logins are gone again, but this one goes on with what was seen a moment ago.
  expect((await play(scene.parent)).reason).toBeNull();
  bed.clock.tick(5 * 60_000 + 1);
  expect((await play(scene.parent)).reason).toBe('limit');
  await set('app_user', { max_logins: 9 }, scene.contact.id);
  expect((await play(scene.parent)).reason).toBeNull();
  bed.clock.tick(-5 * 60_000 - 1001);
});

test('a camera of another centre is as unknown as any number', async () => {
  const far = await bed.centre();
  const place = await aLocation(far);
  const camera = await aCamera(far, { location_id: place.id });
  expect(await reasonOf(scene.parent, camera)).toBe('no_permission');
});
