import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom, worksIn } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact, aTeacher } from '../../users/test/users.factory.ts';
import { aLocation } from './locations.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const outcome = 'status message errors { field code message }';
const all = 'invited pending students users programs managers teachers waitlist';

test('a location counts its people; a teacher counts its rooms', async () => {
  const [elm, oak] = [await aLocation(server.tenant), await aLocation(server.tenant)];
  const manager = await server.as('manager', { locations: [elm] });
  const teacher = await server.as('teacher', { locations: [elm] });
  const [mine, other] = [
    await aRoom(server.tenant, { location_id: elm.id }),
    await aRoom(server.tenant, { location_id: elm.id }),
  ];
  await worksIn(server.tenant, teacher, mine);
  await aTeacher(server.tenant, { locations: [elm] });
  const child = await aStudent(server.tenant, { room_id: mine.id });
  await aStudent(server.tenant, { room_id: other.id });
  await aStudent(server.tenant, { room_id: other.id, type: 'waitlist' });
  await aStudent(server.tenant, { room_id: other.id, archived_at: new Date() });
  await aStudent(server.tenant, { location_id: oak.id });
  const parent = await aContact(server.tenant, { pending: true });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id });
  await aContact(server.tenant, { locations: [elm], invited: true });
  const whole = { invited: 1, pending: 1, students: 2, users: 2, programs: 2, managers: 1, teachers: 2, waitlist: 1 };
  expect(await manager.call('getLocationCounters', { location_id: elm.id }, all)).toEqual(whole);
  expect(await manager.call('ManagerTotalCounter', {}, all)).toEqual(whole);
  expect(await teacher.call('TeacherTotalCounter', {}, all)).toEqual({
    invited: 0,
    pending: 1,
    students: 1,
    users: 1,
    programs: 1,
    managers: 0,
    teachers: 1,
    waitlist: 0,
  });
  await expect(manager.call('ManagerTotalCounter', { location: oak.id }, all)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('settings are saved as given, the rest stays; what does not fit gets Error', async () => {
  const elm = await aLocation(server.tenant, { settings: { default_city: 'Elmwood' } });
  const manager = await server.as('manager', { locations: [elm] });
  const save = (args: object) => manager.call('updateLocationSettings', { id: elm.id, ...args }, outcome);
  const read = () =>
    manager.call(
      'getLocationSettingData',
      { id: elm.id },
      'max_daily_logins can_edit_fields default_city check_in_qr check_in_qr_expire defaultCameras { id }',
    );
  expect(await save({ max_daily_logins: 7, can_edit_fields: ['address'], check_in_qr: true })).toMatchObject({
    status: 'Success',
  });
  expect(await read()).toEqual({
    max_daily_logins: 7,
    can_edit_fields: ['address'],
    default_city: 'Elmwood',
    check_in_qr: true,
    check_in_qr_expire: 60,
    defaultCameras: [],
  });
  expect(await save({ max_daily_logins: -1 })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'max_daily_logins', code: 'TOO_SMALL' }],
  });
  expect(await save({ can_edit_fields: ['password'] })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'can_edit_fields', code: 'UNKNOWN' }],
  });
  expect((await read()).max_daily_logins).toBe(7);
});

test('support closes a location; it leaves the active ones', async () => {
  const elm = await aLocation(server.tenant, { name: 'Águila' });
  const support = await server.as('kvsupport');
  const manager = await server.as('manager', { locations: [elm] });
  expect(await support.call('updateLocationStatus', { id: elm.id, active: false }, outcome)).toMatchObject({
    status: 'Success',
  });
  expect(await manager.call('activeLocations', {}, 'id')).toEqual([]);
  const { data } = await support.call('locations', { first: 10, search: 'aguila' }, 'data { id active }');
  expect(data).toEqual([{ id: String(elm.id), active: false }]);
});

test('a sign-up code leads to its location while that lets new contacts in', async () => {
  const code = { is_signup: true, signup_code: 'Elm-2026' };
  const open = await aLocation(server.tenant, { ...code, settings: { signup_status: true } });
  const closed = await aLocation(server.tenant, { is_signup: true, signup_code: 'OAK-2026' });
  const guest = server.guest();
  const found = (code: string) =>
    guest.call('getLocationBySignupCode', { signup_code: code }, 'id name cameras { id }');
  const counted = (args: Record<string, unknown>) => guest.call('checkLocationSignupCode', args, 'status counter');
  expect(await found(' elm-2026 ')).toEqual({ id: `${open.id}`, name: open.name, cameras: [] });
  expect(await found('OAK-2026')).toBeNull();
  expect(await found('nothing')).toBeNull();
  expect(await counted({ signup_code: 'elm-2026' })).toEqual({ status: 'Success', counter: 1 });
  expect(await counted({ signup_code: 'OAK-2026' })).toEqual({ status: 'Success', counter: 0 });
  expect(await counted({ signup_code: 'OAK-2026', id: open.id })).toEqual({ status: 'Success', counter: 1 });
  expect(await counted({ signup_code: 'OAK-2026', id: closed.id })).toEqual({ status: 'Success', counter: 0 });
  expect(await counted({ signup_code: ' ' })).toMatchObject({ status: 'Error' });
});
