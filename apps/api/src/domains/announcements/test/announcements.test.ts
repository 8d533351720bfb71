import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let elm: { id: number };
let far: { id: number };
let oak: { id: number };
let sun: { id: number };
let owls: { id: number };
let manager: Person;
let hannah: Person;
let ruth: Person;
let parent: Person;
let other: Person;

beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  elm = await aLocation(tenant, { zone: 'America/New_York', name: 'Elm' });
  // It is 11:00 on March 11 in New York, and already the 12th in Kiritimati.
  far = await aLocation(tenant, { zone: 'Pacific/Kiritimati', name: 'Far' });
  oak = await aLocation(tenant, { name: 'Oak' });
  sun = await aRoom(tenant, { location_id: elm.id, name: 'Sunflowers' });
  owls = await aRoom(tenant, { location_id: elm.id, name: 'Owls' });
  manager = await server.as('manager', { locations: [elm, far] });
  hannah = await server.as('teacher', { locations: [elm] });
  ruth = await server.as('teacher', { locations: [elm] });
  const put = (room_id: number, user_id: number) =>
    tenant.db.insertInto('room_staff').values({ centre_id: tenant.centre, room_id, user_id }).execute();
  await put(sun.id, hannah.id);
  await put(owls.id, ruth.id);
  [parent, other] = [await server.as('user'), await server.as('user')];
  for (const [who, room] of [
    [parent, sun],
    [other, owls],
  ] as const) {
    const child = await aStudent(tenant, { location_id: elm.id, room_id: room.id });
    await aGuardianLink(tenant, { student_id: child.id, user_id: who.id });
  }
});
afterAll(() => server.close());

const outcome = 'status message errors { field code } announcement { id }';
const add = (who: Person, values: object) =>
  who.call('createAnnouncement', { locations: [elm.id], ...values }, outcome);
const idOf = async (who: Person, values: object): Promise<string> => {
  const done = await add(who, values);
  expect(done.status, done.message).toBe('Success');
  return String(done.announcement.id);
};
const reads = async (who: Person, id: string, location = elm.id): Promise<boolean> =>
  (await who.call('topAnnouncements', { location }, 'id')).some((one: { id: string }) => one.id === id);
const codeOf = (answer: { status: string; errors: { field: string; code: string }[] }) => [
  answer.status,
  answer.errors[0]?.field,
  answer.errors[0]?.code,
];
const stateOf = async (id: string) => (await manager.call('announcement', { id }, 'state')).state;
const notified = async (who: Person) =>
  (await who.call('notificationsLong', { first: 50 }, 'data { kind text }')).data.filter(
    ({ kind }: { kind: string }) => kind === 'announcement',
  );
const roleId = async (name: string): Promise<number> => {
  const row = await server.tenant.db.selectFrom('role').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return row.id;
};

test('is read by role and room, and by nobody at another location', async () => {
  const forAll = await idOf(manager, { message: 'Picture day' });
  const forSun = await idOf(manager, { message: 'Bring boots', programs: [sun.id] });
  const forStaff = await idOf(manager, { message: 'Team meeting', roles: [await roleId('teacher')] });
  const who = [parent, other, hannah, ruth];
  const seen = async (id: string) => Promise.all(who.map((one) => reads(one, id)));
  expect(await seen(forAll)).toEqual([true, true, true, true]);
  expect(await seen(forSun)).toEqual([true, false, true, false]);
  expect(await seen(forStaff)).toEqual([false, false, true, true]);
  await expect(parent.call('topAnnouncements', { location: oak.id }, 'id')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(
    (await parent.call('myAnnouncements', {}, 'message')).map(({ message }: { message: string }) => message),
  ).toEqual(['Bring boots', 'Picture day']);
});

test('is found by the rooms it names', async () => {
  const [named, owlish] = [
    await idOf(manager, { message: 'Bring boots', programs: [sun.id] }),
    await idOf(manager, { message: 'Bring hats', programs: [owls.id] }),
  ];
  const everybody = await idOf(manager, { message: 'Bring both' });
  const found = async (more: object) =>
    (await manager.call('announcements', { location: elm.id, first: 50, ...more }, 'data { id }')).data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await found({})).toEqual(expect.arrayContaining([named, owlish, everybody]));
  const ofSun = await found({ program_id: sun.id });
  expect(ofSun).toContain(named);
  expect(ofSun).not.toContain(owlish);
  expect(ofSun).not.toContain(everybody);
  const foreign = await aRoom(server.tenant, { location_id: oak.id, name: 'Foreign' });
  await expect(found({ program_id: foreign.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('holds from its first day to its last, by the clock of each location', async () => {
  const later = await idOf(manager, { message: 'Later', start_date: '2026-03-12', locations: [elm.id, far.id] });
  expect([await reads(hannah, later), await reads(manager, later, far.id), await stateOf(later)]).toEqual([
    false,
    true,
    'active',
  ]);
  const last = await idOf(manager, { message: 'Last day', expiry_date: '2026-03-11' });
  expect([await reads(hannah, last), await stateOf(last)]).toEqual([true, 'active']);
  expect(codeOf(await add(manager, { message: 'Over', expiry_date: '2026-03-10' }))).toEqual([
    'Error',
    'expiry_date',
    'PAST',
  ]);
  expect(
    codeOf(await add(manager, { message: 'Turned', start_date: '2026-03-20', expiry_date: '2026-03-15' })),
  ).toEqual(['Error', 'expiry_date', 'ORDER']);
  server.clock.tick(86_400_000);
  expect([await reads(hannah, last), await stateOf(last), await reads(hannah, later)]).toEqual([
    false,
    'expired',
    true,
  ]);
  const on = (id: string) =>
    manager.call('updateAnnouncementStatus', { id, status: 'active' }, 'status errors { field code }');
  expect(codeOf(await on(last))).toEqual(['Error', 'status', 'EXPIRED']);
  const found = async (status: string) =>
    (await manager.call('announcements', { location: elm.id, status, first: 50 }, 'data { id }')).data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await found('expired')).toEqual([last]);
  expect(await found('active')).toContain(later);
});

test('is switched off, copied, changed and deleted; others need a manager, and another place’s reader is left alone', async () => {
  const id = await idOf(hannah, { message: 'Mine', color_code: '#FA0' });
  const change = (who: Person, values: object) => who.call('updateAnnouncement', { id, ...values }, outcome);
  expect(codeOf(await change(ruth, { message: 'Yours' }))).toEqual(['Error', 'id', 'NOT_YOURS']);
  expect((await change(manager, { message: 'Ours' })).status).toBe('Success');
  expect(await manager.call('announcement', { id }, 'message color_code created_by { id }')).toEqual({
    message: 'Ours',
    color_code: '#ffaa00',
    created_by: { id: String(hannah.id) },
  });
  await hannah.call('updateAnnouncementStatus', { id, status: 'inactive' }, 'status');
  expect([await reads(parent, id), await stateOf(id)]).toEqual([false, 'inactive']);
  const copy = await ruth.call('duplicateAnnouncement', { id }, outcome);
  expect(await stateOf(copy.announcement.id)).toBe('inactive');
  expect(
    codeOf(
      await hannah.call('deleteAnnouncement', { id: copy.announcement.id }, outcome.replace(/announcement .*/, '')),
    ),
  ).toEqual(['Error', 'id', 'NOT_YOURS']);
  await manager.call('deleteAnnouncement', { id }, 'status');
  expect(await manager.call('announcement', { id }, 'id')).toBeNull();
  const both = await idOf(manager, { message: 'For two places', locations: [elm.id, far.id] });
  const own = await server.as('manager', { locations: [elm] });
  expect(codeOf(await own.call('updateAnnouncement', { id: both, message: 'Mine now' }, outcome))).toEqual([
    'Error',
    'id',
    'OTHER_LOCATION',
  ]);
  expect(codeOf(await add(manager, { message: 'Wrong room', locations: [far.id], programs: [sun.id] }))).toEqual([
    'Error',
    'programs',
    'OTHER_LOCATION',
  ]);
});

test('notifies its readers once, and those of a later day when it comes', async () => {
  await idOf(manager, { message: 'Water is off', is_notification: true, programs: [sun.id] });
  expect(await notified(parent)).toEqual([{ kind: 'announcement', text: 'Water is off' }]);
  expect(await notified(other)).toEqual([]);
  expect(await notified(manager)).toEqual([]);
  await idOf(manager, { message: 'Tomorrow', is_notification: true, start_date: '2026-03-13' });
  expect(await notified(other)).toEqual([]);
});

test('who has seen it is told to staff', async () => {
  const id = await idOf(hannah, { message: 'Read me' });
  for (let i = 0; i < 2; i += 1) await parent.call('markSeenAnnouncement', { id }, 'status');
  expect(await hannah.call('getAnnouncementSeen', { id }, 'id role')).toEqual([
    { id: String(parent.id), role: 'user' },
  ]);
  expect(await hannah.call('announcement', { id }, 'seen_count seen')).toEqual({ seen_count: 1, seen: false });
  expect((await parent.call('myAnnouncements', {}, 'id seen')).find((one: { id: string }) => one.id === id)).toEqual({
    id,
    seen: true,
  });
});

test('what is public is read by guests, and nothing else', async () => {
  await idOf(manager, { message: 'Open house <b>Saturday</b>', is_public: true });
  expect(await server.guest().call('publicAnnouncements', {}, 'message')).toEqual([
    { message: 'Open house <b>Saturday</b>' },
  ]);
  const away = await server.centre();
  expect(await server.guest(away).call('publicAnnouncements', {}, 'message')).toEqual([]);
});

test('what holds is read in one statement beside the check of who asks', async () => {
  const count = () =>
    server.statements(() => parent.call('topAnnouncements', { location: elm.id }, 'id message programs { name }'));
  const few = await count();
  for (let i = 0; i < 8; i += 1) await idOf(manager, { message: `More ${i}` });
  expect(await count()).toBe(few);
  // Three begin the transaction and ask for session and reach, whatever is read; all that holds is the fourth.
  expect(few).toBe(4);
});
