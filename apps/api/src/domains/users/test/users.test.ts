import { afterAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { twoPlaces } from '../../locations/test/places.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom, worksIn } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact, aManager, anAdmin, aTeacher } from './users.factory.ts';

const { server, elm, oak, manager } = await twoPlaces();
afterAll(() => server.close());

const outcome = 'status message errors { field code message }';
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => Number(id));
const aFamily = async (location: { id: number }) => {
  const student = await aStudent(server.tenant, { location_id: location.id });
  const parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: parent.id });
  return { student, parent };
};

test('contacts are listed by location, state and name', async () => {
  const place = await aLocation(server.tenant);
  const who = await server.as('manager', { locations: [place] });
  const pending = await aContact(server.tenant, { locations: [place], fname: 'Ángela', pending: true });
  const verified = await aContact(server.tenant, { locations: [place], fname: 'Bruno' });
  await aTeacher(server.tenant, { locations: [place] });
  await aContact(server.tenant, { locations: [oak] });
  const listed = async (args: object) =>
    idsOf((await who.call('users', { first: 50, ...args }, 'data { id }')).data).sort((a, b) => a - b);
  expect(await listed({})).toEqual([pending.id, verified.id]);
  expect(await listed({ status: 'pending' })).toEqual([pending.id]);
  expect(await listed({ search: 'angela' })).toEqual([pending.id]);
  await expect(who.call('users', { first: 50, status: 'odd' }, 'total')).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('staff are listed by location, room and role', async () => {
  const place = await aLocation(server.tenant);
  const who = await server.as('manager', { locations: [place] });
  const teacher = await aTeacher(server.tenant, { locations: [place] });
  const other = await aTeacher(server.tenant, { locations: [place] });
  const room = await aRoom(server.tenant, { location_id: place.id });
  await worksIn(server.tenant, teacher, room);
  const { data } = await who.call('teachers', { first: 50, program: room.id }, 'data { id }');
  expect(idsOf(data)).toEqual([teacher.id]);
  expect(idsOf(await who.call('getTeamByProgram', { program_id: room.id }, 'id'))).toEqual([teacher.id]);
  const dropdown = await who.call('getTeamDropdown', { location: place.id, role: 'teacher' }, 'id');
  expect(idsOf(dropdown).sort((a, b) => a - b)).toEqual([teacher.id, other.id]);
  const team = await who.call('getTeamList', { first: 50, role: 'manager' }, 'data { id }');
  expect(idsOf(team.data)).toEqual([who.id]);
});

test('a parent reads itself and nobody else', async () => {
  const { student, parent } = await aFamily(elm);
  const other = await aContact(server.tenant);
  await aGuardianLink(server.tenant, { student_id: student.id, user_id: other.id });
  const own = await parent.call('singleUserDataById', { id: parent.id }, 'id email students { id }');
  expect(own).toMatchObject({ id: String(parent.id), students: [{ id: String(student.id) }] });
  for (const id of [other.id, manager.id])
    await expect(parent.call('singleUserDataById', { id }, 'id')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('somebody switched off is signed out; oneself and higher roles are not switched', async () => {
  const { parent } = await aFamily(elm);
  expect(await parent.call('getUserStudents', {}, 'id')).toHaveLength(1);
  const off = await manager.call('updateUserStatus', { id: parent.id, status: 'inactive' }, outcome);
  expect(off.status).toBe('Success');
  await expect(parent.call('getUserStudents', {}, 'id')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await manager.call('updateUserStatus', { id: manager.id, status: 'inactive' }, outcome)).toMatchObject({
    errors: [{ code: 'SELF' }],
  });
  const admin = await anAdmin(server.tenant, { locations: [elm] });
  expect(await manager.call('updateUserStatus', { id: admin.id, status: 'inactive' }, outcome)).toMatchObject({
    errors: [{ code: 'HIGHER_ROLE' }],
  });
  const far = await aManager(server.tenant, { locations: [oak] });
  expect(await manager.call('updateUserStatus', { id: far.id, status: 'inactive' }, outcome)).toMatchObject({
    errors: [{ code: 'OUT_OF_REACH' }],
  });
});

test('camera logins left today follow what was opened, the limit and a reset', async () => {
  const place = await aLocation(server.tenant, { settings: { enable_max_login_feature: true, max_daily_logins: 2 } });
  const who = await server.as('manager', { locations: [place] });
  const { student, parent } = await aFamily(place);
  const { centre, db } = server.tenant;
  const camera = await db
    .insertInto('camera')
    .values({ centre_id: centre, location_id: place.id, name: 'Cam', code: 'L-1', color_code: '#aa0001' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const opened = (sid: string, more: { login_of?: string; day?: string } = {}) =>
    db
      .insertInto('camera_view')
      .values({
        centre_id: centre,
        sid,
        user_id: parent.id,
        session_id: parent.session,
        camera_id: camera.id,
        location_id: place.id,
        student_id: student.id,
        gateway: 'local',
        ticketed_at: server.clock.now(),
        opened_at: server.clock.now(),
        day: '2026-03-11',
        ...more,
      })
      .execute();
  const left = async () => {
    const { remaining, max_logins } = await parent.call('checkRemainingLogins', {}, 'remaining max_logins');
    return [remaining, max_logins];
  };
  expect(await left()).toEqual([2, 2]);
  await opened('first');
  await opened('first-again', { login_of: 'first' });
  await opened('yesterday', { day: '2026-03-10' });
  expect(await left()).toEqual([1, 2]);
  expect(await who.call('updateUserLogins', { id: parent.id, max_logins: 5 }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect(await left()).toEqual([4, 5]);
  expect(await who.call('updateUserLogins', { id: parent.id, max_logins: -1 }, outcome)).toMatchObject({
    status: 'Error',
    errors: [{ field: 'max_logins', code: 'NEGATIVE' }],
  });
  const raise = (max_logins: number) =>
    who.call('updateUserLogins', { id: parent.id, max_logins, today: true }, outcome);
  expect(await raise(5)).toMatchObject({ status: 'Error', errors: [{ field: 'max_logins', code: 'TOO_SMALL' }] });
  expect(await raise(7)).toMatchObject({ status: 'Success' });
  expect(await left()).toEqual([6, 7]);
  const count = () => parent.call('createLoginCounter', {}, 'status login_counter');
  expect(await count()).toEqual({ status: 'Success', login_counter: 2 });
  expect(await left()).toEqual([5, 7]);
  const admin = await server.as('admin');
  const feature = (value: boolean) =>
    admin.call('saveAppSettings', { key: 'max_daily_login_feature', value }, 'status');
  await feature(false);
  expect(await left()).toEqual([null, null]);
  await feature(true);
  await db.deleteFrom('camera_login_day').where('user_id', '=', parent.id).execute();
  server.clock.tick(1000);
  await who.call('resetUserLogins', { id: parent.id }, outcome);
  expect(await left()).toEqual([5, 5]);
  await db
    .updateTable('location_setting')
    .set({ enable_max_login_feature: false })
    .where('location_id', '=', place.id)
    .execute();
  expect(await left()).toEqual([null, null]);
  const stranger = await server.as('user');
  await expect(stranger.call('checkRemainingLogins', { id: parent.id }, 'remaining')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('guests learn whether a username or address is taken, and nothing of the person', async () => {
  const known = await aContact(server.tenant, { username: 'Known.Person', email: 'known@example.com' });
  const guest = server.guest();
  const counter = async (name: string, args: Record<string, unknown>) =>
    (await guest.call(name, args, 'status counter')).counter;
  expect(await counter('checkUserNameExceptId', { username: 'known.person' })).toBe(1);
  expect(await counter('checkUserNameExceptId', { username: 'known.person', id: known.id })).toBe(0);
  expect(await counter('checkUserEmail', { email: 'KNOWN@example.com' })).toBe(1);
  expect(await counter('checkUserEmail', { email: 'free@example.com' })).toBe(0);
  const bad = await guest.call('checkUserEmail', { email: 'no address' }, 'status counter');
  expect(bad).toEqual({ status: 'Error', counter: null });
});
