import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aRoom, worksIn } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let location: { id: number };
let suns: { id: number };
let moons: { id: number };
let manager: Person;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// 12:00 in New York. Each test has a location of its own.
beforeEach(async () => {
  server.clock.set(new Date('2026-03-11T16:00:00Z'));
  location = await aLocation(server.tenant);
  suns = await aRoom(server.tenant, { location_id: location.id, name: 'Suns', sort: 1 });
  moons = await aRoom(server.tenant, { location_id: location.id, name: 'Moons', sort: 2 });
  manager = await server.as('manager', { locations: [location] });
  ann = await server.as('teacher', { locations: [location] });
  ben = await server.as('teacher', { locations: [location] });
});

const fields = 'id children staff per_staff most needed broken unknown_ages staff_by';
const ratios = (by = ann) => by.call('getRoomRatio', { location: location.id }, fields);
const child = (dob: string | null, room = suns) =>
  aStudent(server.tenant, { location_id: location.id, room_id: room.id, dob });
const children = (count: number, dob: string | null, room = suns) =>
  Promise.all(Array.from({ length: count }, () => child(dob, room)));
const come = (students: { id: number }[]) =>
  manager.call(
    'saveUserStudentCheckInOutActivity',
    { students: students.map(({ id }) => id), date: '2026-03-11', time: '11:00', action_by: manager.id, action: 'in' },
    'status message',
  );
const punch = (who: Person, action: string, room = suns, time = '11:00') =>
  who.call(
    'saveAttendanceTeam',
    { program_id: room.id, action, team: [who.id], time, date: '2026-03-11' },
    'status message',
  );
const hold = (rule: string | null, by = manager) =>
  by.call('saveRatioSetting', { location: location.id, rule }, 'status message errors { field code }');

test('the rule of the location decides by the ages of the children there', async () => {
  expect((await hold('us-fl-402.305')).status).toBe('Success');
  await come(await children(5, '2025-05-01'));
  await punch(ann, 'in');
  expect(await ratios()).toMatchObject([
    { children: 5, staff: 1, per_staff: 4, most: 4, needed: 2, broken: 'staff', staff_by: 'clock' },
    { children: 0, staff: 0, needed: 0, broken: null },
  ]);
  await punch(ben, 'in');
  expect(await ratios()).toMatchObject([{ staff: 2, most: 8, broken: null }, {}]);
  await hold(null);
  expect(await ratios()).toMatchObject([{ per_staff: null, most: null, needed: 0, broken: null }, {}]);
});

test('a birthday changes what a room needs', async () => {
  await hold('us-tx-746');
  await come(await children(5, '2025-03-12'));
  await punch(ann, 'in');
  expect(await ratios()).toMatchObject([{ needed: 2, broken: 'staff' }, {}]);
  server.clock.set(new Date('2026-03-12T16:00:00Z'));
  expect(await ratios()).toMatchObject([{ needed: 1, broken: null }, {}]);
});

test('who has a break does not count; where nobody uses the clock, who is listed for the room does', async () => {
  await worksIn(server.tenant, ann, suns);
  await worksIn(server.tenant, ben, suns);
  expect(await ratios()).toMatchObject([{ staff: 2, staff_by: 'list' }, {}]);
  await punch(ann, 'in');
  expect(await ratios()).toMatchObject([{ staff: 1, staff_by: 'clock' }, {}]);
  await punch(ann, 'break', suns, '11:30');
  expect(await ratios()).toMatchObject([{ staff: 0, staff_by: 'clock' }, {}]);
  server.clock.tick(15 * 86_400_000);
  expect(await ratios()).toMatchObject([{ staff: 2, staff_by: 'list' }, {}]);
});

test('a child without a birthday counts as the youngest, and it is said', async () => {
  await hold('us-mo-500.112');
  await come([...(await children(4, '2022-01-01')), await child(null)]);
  await punch(ann, 'in');
  expect(await ratios()).toMatchObject([{ needed: 2, broken: 'staff', unknown_ages: 1 }, {}]);
});

test('who shows the rooms is told when a member of the team comes or the rule changes', async () => {
  const heard = await subscribe(ann, 'roomRatioChanged', { location: location.id }, 'rooms { staff needed }');
  await punch(ben, 'in');
  expect(await heard.until(1, 1_000)).toMatchObject([{ rooms: [{ staff: 1 }, {}] }]);
  await hold('us-fl-402.305');
  expect(await heard.until(2, 1_000)).toHaveLength(2);
  await heard.stop();
});

test('before a move or a clock-out it is told what would break, and who could step in', async () => {
  await hold('us-fl-402.305');
  const babies = await children(4, '2025-05-01');
  const big = await child('2021-01-01', moons);
  await come([...babies, big]);
  await punch(ann, 'in', suns);
  await punch(ben, 'in', moons);
  await punch(manager, 'in', moons);
  const check = (input: object, by = manager) =>
    by.call(
      'checkRoomRatio',
      { location: location.id, ...input },
      'broken { id needed staff broken } helpers { id program { id } }',
    );
  expect(await check({ students: [big.id], program_id: suns.id })).toMatchObject({
    broken: [{ id: String(suns.id), needed: 2, staff: 1, broken: 'staff' }],
    helpers: [{ id: String(manager.id), program: { id: String(moons.id) } }, { id: String(ben.id) }],
  });
  expect(await check({ team: [ann.id] })).toMatchObject({ broken: [{ id: String(suns.id), staff: 0 }] });
  expect(await check({ team: [ben.id] })).toEqual({ broken: [], helpers: [] });
  expect(await check({ students: babies.map(({ id }) => id) })).toEqual({ broken: [], helpers: [] });
  expect(await ratios()).toMatchObject([{ broken: null }, { broken: null }]);
  await expect(check({ team: [ben.id] }, ann)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the setting says where the rule is written, and takes no unknown one', async () => {
  await hold('us-mo-500.112');
  const read = (by: Person) =>
    by.call('getRatioSetting', { location: location.id }, 'rule name citation source verified');
  expect(await read(ann)).toMatchObject({ rule: 'us-mo-500.112', citation: '5 CSR 25-500.112(1)(A)' });
  expect((await hold('us-zz-1')).errors).toEqual([{ field: 'rule', code: 'UNKNOWN' }]);
  await expect(hold(null, ann)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await server.as('manager', { locations: [await aLocation(server.tenant)] });
  expect((await hold(null, stranger)).status).toBe('Error');
  await expect(ratios(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(read(await server.as('user'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the rooms of a location are one statement, however many children', async () => {
  const count = () => server.statements(() => ratios());
  const before = await count();
  await come(await children(12, '2024-01-01'));
  expect(await count()).toBe(before);
});
