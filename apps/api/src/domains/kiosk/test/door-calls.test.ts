import { createHmac } from 'node:crypto';
import { Client } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installation } from '../../../installation.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact, aTeacher } from '../../users/test/users.factory.ts';

const date = '2026-03-11';
const phone = '(212) 555-0142';
const signature = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='}`;
const outcome = 'status message errors { field code }';
const clocked = `${outcome} type user { id } programs { id } program_status attendance { id }`;

let server: TestServer;
let location: { id: number };
let room: { id: number };
let child: { id: number };
let mother: { id: number };
let hannah: { id: number };
let manager: Person;
let tablet: Client;

const pinOf = async (user: { id: number }, pin: string) => {
  const pin_key = createHmac('sha256', installation().secrets.pin).update(`${server.tenant.centre}:${pin}`).digest();
  await server.tenant.db.updateTable('app_user').set({ pin_key }).where('id', '=', user.id).execute();
};

beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-11T16:00:00Z' });
  const { tenant } = server;
  location = await aLocation(tenant);
  room = await aRoom(tenant, { location_id: location.id });
  child = await aStudent(tenant, { location_id: location.id, room_id: room.id, type: 'enrolled' });
  mother = await aContact(tenant, { phone });
  await aGuardianLink(tenant, { student_id: child.id, user_id: mother.id });
  hannah = await aTeacher(tenant, { locations: [location], phone });
  await pinOf(mother, '482915');
  await pinOf(hannah, '730005');
  manager = await server.as('manager', { locations: [location] });
  const made = await manager.call('generateTimeclockLink', { location: location.id }, 'url');
  await manager.call('activateTimeclockLink', { location: location.id, active: true }, outcome);
  const device_token = `the-tablet-of-location-${location.id}`;
  tablet = new Client({ ...server.guest().way, headers: async () => ({ 'x-device-token': device_token }) });
  await tablet.call('getLocationByTimeclockLink', { parm: String(made.url).split('/').at(-1), device_token }, 'id');
});
afterAll(() => server?.close());

test('the tablet shows a contact its children by PIN, and by PIN and phone', async () => {
  const at = { pin: '482915', location: location.id, date };
  const found = `${outcome} user { id } students { id }`;
  const own = { status: 'Success', user: { id: String(mother.id) }, students: [{ id: String(child.id) }] };
  expect(await tablet.call('getStudentByUserCheckinPin', at, found)).toMatchObject(own);
  expect(await tablet.call('getStudentByUserCheckinPinAndPhone', { ...at, phone }, found)).toMatchObject(own);
  const wrong = { ...at, phone: '212 555 0199' };
  expect(await tablet.call('getStudentByUserCheckinPinAndPhone', wrong, found)).toMatchObject({
    errors: [{ field: 'pin', code: 'WRONG' }],
  });
});

test('each way of entering a PIN tells a contact of its children, with the questions of the day', async () => {
  const asks = (questionnaire: boolean) =>
    manager.call('saveCheckinSetting', { location: location.id, settings: { questionnaire } }, outcome);
  await asks(true);
  await manager.call('saveHealthQuestionnaire', { statement: 'No fever', location: location.id }, outcome);
  const at = { pin: '482915', location: location.id, date };
  const signedIn = await server.as({ id: mother.id });
  const found = `${outcome} type students { id } health { questions { statement } }`;
  for (const [who, call, args] of [
    [tablet, 'verifyUserCheckinPin', at],
    [tablet, 'verifyUserCheckinPinAndPhone', { ...at, phone }],
    [signedIn, 'verifyUserCheckinPinApp', at],
    [signedIn, 'verifyUserCheckinPinAndPhoneApp', { ...at, phone }],
  ] as const)
    expect(await who.call(call, args, found), call).toMatchObject({
      type: 'contact',
      students: [{ id: String(child.id) }],
      health: { questions: [{ statement: 'No fever' }] },
    });
  await asks(false);
});

test('a shift from the tablet: in, what each way of entering a PIN tells of it, a break, and out with its minutes', async () => {
  const at = { pin: '730005', location: location.id, date };
  const signedIn = await server.as({ id: hannah.id });
  const enter = () => tablet.call('verifyUserCheckinPin', at, clocked);
  const clock = (by: Client, call: string, action: string, more: object) =>
    by.call(call, { program_id: room.id, action, team: [hannah.id], date, ...more }, outcome);
  await enter();
  expect((await clock(tablet, 'saveAttandanceTeamFromScreen', 'in', { time: '11:00' })).status).toBe('Success');
  const shift = (await enter()).attendance;
  for (const [who, call, args] of [
    [tablet, 'verifyUserCheckinPinAndPhone', { ...at, phone }],
    [signedIn, 'verifyUserCheckinPinApp', at],
    [signedIn, 'verifyUserCheckinPinAndPhoneApp', { ...at, phone }],
  ] as const)
    expect(await who.call(call, args, clocked), call).toMatchObject({
      type: 'team',
      programs: [{ id: String(room.id) }],
      program_status: 'in',
      attendance: shift,
    });
  const out = { time: '11:50', break: 10, id: Number(shift.id) };
  expect((await clock(tablet, 'saveAttandanceTeamFromScreen', 'out', out)).status).toBe('Success');
  server.clock.tick(60 * 60_000);
  expect((await clock(signedIn, 'saveAttandanceTeamFromApp', 'in', { time: '12:30' })).status).toBe('Success');
  const again = (await enter()).attendance;
  const home = { time: '12:55', break: 5, id: Number(again.id) };
  expect((await clock(signedIn, 'saveAttandanceTeamFromApp', 'out', home)).status).toBe('Success');
  const shifts = await server.tenant.db
    .selectFrom('team_attendance')
    .select('id')
    .where('user_id', '=', hannah.id)
    .execute();
  expect(shifts).toHaveLength(2);
});

test('a contact signs for a child at the tablet and on its own phone', async () => {
  await tablet.call('verifyUserCheckinPin', { pin: '482915', location: location.id }, outcome);
  const check = { students: [child.id], date, action_by: mother.id, location: location.id, signature };
  const came = { ...check, time: '12:20', action: 'in' };
  expect(await tablet.call('saveUserStudentCheckInOutActivityFromScreen', came, outcome)).toMatchObject({
    status: 'Success',
  });
  await manager.call('saveCheckinSetting', { location: location.id, settings: { check_in_qr: true } }, outcome);
  const { code } = await manager.call('getLocationCheckinQrSetting', { location: location.id }, 'code');
  const signedIn = await server.as({ id: mother.id });
  const went = { ...check, time: '12:40', action: 'out', code };
  expect(await signedIn.call('saveUserStudentCheckInOutActivityFromApp', went, outcome)).toMatchObject({
    status: 'Success',
  });
  const events = await server.tenant.db
    .selectFrom('attendance_event')
    .select(['kind'])
    .where('student_id', '=', child.id)
    .orderBy('id')
    .execute();
  expect(events).toEqual([{ kind: 'in' }, { kind: 'out' }]);
});
