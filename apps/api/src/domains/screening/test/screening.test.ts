import { createHmac } from 'node:crypto';
import { Client } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let location: { id: number };
let manager: Person;
let parent: Person;
let child: { id: number };

const date = '2026-03-11';
const said = 'status message errors { field code }';
const door = { date, time: '12:00' };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// 12:00 in New York; a family with one child at a location that asks.
beforeEach(async () => {
  server.clock.set(new Date('2026-03-11T16:00:00Z'));
  location = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [location] });
  parent = await server.as('user');
  child = await aStudent(server.tenant, { location_id: location.id, type: 'enrolled' });
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, pickup: true });
  await switchOn({ questionnaire: true, family_from_portal: true });
});

const switchOn = (settings: object) => manager.call('saveCheckinSetting', { location: location.id, settings }, said);
const ask = async (statement: string, more: object = {}) => {
  await manager.call('saveHealthQuestionnaire', { statement, location: location.id, ...more }, said);
  const all = await manager.call('getHealthQuestionnaire', { location: location.id }, 'id statement');
  return all.find((one: { statement: string }) => one.statement === statement).id;
};
const checkIn = (who: Person) =>
  who.call(
    'saveUserStudentCheckInOutActivity',
    { students: [child.id], ...door, action_by: who.id, action: 'in' },
    said,
  );
const answer = (who: Person, answers: object) =>
  who.call('saveHealthScreen', { student_id: child.id, date, answers }, 'status stops message errors { field code }');
const alerts = async () =>
  (await manager.call('getDoorAlerts', { location: location.id }, 'data { kind student { id } user { id } }')).data;

test('without questions, or where the location does not ask, nothing stands in the way', async () => {
  expect(await parent.call('healthAtDoor', {}, 'location')).toEqual([]);
  expect(await checkIn(parent)).toMatchObject({ status: 'Success' });
});

test('unanswered questions stop a family, not staff; answers let it in', async () => {
  const id = await ask('No fever for 24 hours');
  const state = 'questions { id statement } students { id state }';
  expect(await parent.call('healthAtDoor', {}, state)).toEqual([
    { questions: [{ id, statement: 'No fever for 24 hours' }], students: [{ id: String(child.id), state: 'missing' }] },
  ]);
  expect(await checkIn(parent)).toMatchObject({ errors: [{ code: 'HEALTH_MISSING' }] });
  expect(await answer(parent, {})).toMatchObject({ errors: [{ field: `answers.${id}`, code: 'REQUIRED' }] });
  expect(await answer(parent, { [id]: true })).toMatchObject({ status: 'Success', stops: false });
  expect(await parent.call('healthAtDoor', {}, 'students { state }')).toEqual([{ students: [{ state: 'ok' }] }]);
  expect(await checkIn(parent)).toMatchObject({ status: 'Success' });
  expect(await alerts()).toEqual([]);
});

test('an answer stops the check-in, staff are told quietly and may let the child in; the next day asks anew', async () => {
  const id = await ask('No fever for 24 hours');
  expect(await answer(parent, { [id]: false })).toMatchObject({ status: 'Success', stops: true });
  const stopped = await checkIn(parent);
  expect(stopped).toMatchObject({ errors: [{ code: 'HEALTH' }] });
  expect(stopped.message).not.toContain('fever');
  expect(await alerts()).toEqual([
    { kind: 'health', student: { id: String(child.id) }, user: { id: String(parent.id) } },
  ]);
  expect(await checkIn(manager)).toMatchObject({ errors: [{ code: 'HEALTH' }] });
  const [screen] = await manager.call('getHealthScreens', { location: location.id, date }, 'id stops answers');
  expect(screen).toMatchObject({
    stops: true,
    answers: [{ statement: 'No fever for 24 hours', answer: false, stops: true }],
  });
  expect(await manager.call('clearHealthScreen', { id: screen.id }, said)).toMatchObject({ status: 'Success' });
  expect(await manager.call('clearHealthScreen', { id: screen.id }, said)).toMatchObject({
    errors: [{ code: 'GONE' }],
  });
  expect(await parent.call('healthAtDoor', {}, 'students { state }')).toEqual([{ students: [{ state: 'ok' }] }]);
  expect(await checkIn(parent)).toMatchObject({ status: 'Success' });
  const trail = await server.tenant.db.selectFrom('audit').selectAll().where('entity', '=', 'HealthScreen').execute();
  expect(JSON.stringify(trail)).not.toContain('fever');
  server.clock.tick(24 * 60 * 60_000);
  expect(await parent.call('healthAtDoor', {}, 'students { state }')).toEqual([{ students: [{ state: 'missing' }] }]);
});

test('a family does not lift a stop by answering again', async () => {
  const id = await ask('No fever for 24 hours');
  await answer(parent, { [id]: false });
  await answer(parent, { [id]: true });
  expect(await checkIn(parent)).toMatchObject({ errors: [{ code: 'HEALTH' }] });
  expect(await answer(manager, { [id]: true })).toMatchObject({ status: 'Success', stops: false });
  expect(await checkIn(parent)).toMatchObject({ status: 'Success' });
});

test('the temperature has a unit: what is too warm in either stops, what no child has is asked again', async () => {
  const { status } = await manager.call(
    'saveHealthSetting',
    { location: location.id, temperature: true, unit: 'F' },
    said,
  );
  expect(status).toBe('Success');
  expect(await answer(parent, {})).toMatchObject({ errors: [{ field: 'answers.temperature', code: 'REQUIRED' }] });
  expect(await answer(parent, { temperature: 38 })).toMatchObject({ errors: [{ code: 'UNLIKELY' }] });
  expect(await answer(parent, { temperature: 100.3 })).toMatchObject({ stops: false });
  expect(await answer(parent, { temperature: 100.4 })).toMatchObject({ stops: true });
  expect(await answer(parent, { temperature: 37.9, unit: 'C' })).toMatchObject({ stops: false });
  expect(await answer(parent, { temperature: 38, unit: 'C' })).toMatchObject({ stops: true });
  await manager.call('saveHealthSetting', { location: location.id, unit: 'C' }, said);
  expect(await manager.call('getHealthSetting', { location: location.id }, 'unit fever')).toEqual({
    unit: 'C',
    fever: 38,
  });
  expect(await manager.call('saveHealthSetting', { location: location.id, fever: 45 }, said)).toMatchObject({
    errors: [{ field: 'fever', code: 'SPAN' }],
  });
});

test('a statement that was deleted is asked no more, and what was answered keeps it', async () => {
  const id = await ask('No cough', { stops_on: 'yes' });
  await answer(parent, { [id]: true });
  await manager.call('deleteHealthQuestionnaire', { id }, said);
  const [screen] = await manager.call('getHealthScreens', { location: location.id, date }, 'answers source by { id }');
  expect(screen).toMatchObject({
    answers: [{ statement: 'No cough' }],
    source: 'portal',
    by: { id: String(parent.id) },
  });
  expect(await manager.call('deleteHealthQuestionnaire', { id }, said)).toMatchObject({ status: 'Error' });
});

test('a family answers for today and for its own child alone', async () => {
  const id = await ask('No fever');
  const answers = { [id]: true };
  const stranger = await server.as('user');
  expect(await answer(stranger, answers)).toMatchObject({ status: 'Error' });
  const banned = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: banned.id, black_list: true });
  expect(await answer(banned, answers)).toMatchObject({ status: 'Error' });
  expect(await banned.call('healthAtDoor', {}, 'location')).toEqual([]);
  const tomorrow = { student_id: child.id, date: '2026-03-12', answers };
  expect(await parent.call('saveHealthScreen', tomorrow, said)).toMatchObject({ errors: [{ code: 'NOT_TODAY' }] });
});

test('the tablet asks whoever has entered a PIN, for own children alone, and stops the check-in', async () => {
  const id = await ask('No fever');
  const { installation } = await import('../../../installation.ts');
  const pin_key = createHmac('sha256', installation().secrets.pin).update(`${server.tenant.centre}:482915`).digest();
  await server.tenant.db.updateTable('app_user').set({ pin_key }).where('id', '=', parent.id).execute();
  const made = await manager.call('generateTimeclockLink', { location: location.id }, 'url');
  await manager.call('activateTimeclockLink', { location: location.id, active: true }, said);
  const device_token = `the-tablet-of-${location.id}-with-questions`;
  const tablet = new Client({ ...server.guest().way, headers: async () => ({ 'x-device-token': device_token }) });
  await tablet.call('getLocationByTimeclockLink', { parm: String(made.url).split('/').at(-1), device_token }, 'id');
  const given = { students: [child.id], answers: { [id]: false }, action_by: parent.id };
  const stops = 'status stops errors { field code }';
  expect(await tablet.call('saveHealthScreenFromScreen', given, stops)).toMatchObject({ errors: [{ code: 'PIN' }] });
  const told = 'status health { questions { id } temperature unit } students { id health }';
  expect(await tablet.call('verifyUserCheckinPin', { pin: '482915', location: location.id }, told)).toMatchObject({
    health: { questions: [{ id }], temperature: false, unit: 'F' },
    students: [{ id: String(child.id), health: 'missing' }],
  });
  const { id: other } = await aStudent(server.tenant, { location_id: location.id, type: 'enrolled' });
  expect(await tablet.call('saveHealthScreenFromScreen', { ...given, students: [other] }, stops)).toMatchObject({
    errors: [{ field: `students.${other}`, code: 'OUT_OF_REACH' }],
  });
  expect(await tablet.call('saveHealthScreenFromScreen', given, stops)).toMatchObject({
    status: 'Success',
    stops: true,
  });
  const check = { students: [child.id], ...door, action_by: parent.id, action: 'in' };
  const checked = await tablet.call('saveUserStudentCheckInOutActivityFromScreen', check, said);
  expect(checked).toMatchObject({ errors: [{ code: 'HEALTH' }] });
  expect(await alerts()).toMatchObject([{ kind: 'health' }]);
});
