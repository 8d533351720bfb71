import { createHmac, randomUUID } from 'node:crypto';
import { Client } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aWord } from '../../tags/test/tags.factory.ts';
import { aContact, aTeacher } from '../../users/test/users.factory.ts';

let server: TestServer;
let location: { id: number };
let room: { id: number };
let manager: Person;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// A location with its tablet for each test; 12:00 in New York.
beforeEach(async () => {
  server.clock.set(new Date('2026-03-11T16:00:00Z'));
  location = await aLocation(server.tenant);
  token = `the-tablet-of-location-${location.id}`;
  room = await aRoom(server.tenant, { location_id: location.id });
  manager = await server.as('manager', { locations: [location] });
});

const date = '2026-03-11';
const outcome = 'status message errors { field code }';
const codes = ({ errors }: { errors: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => [field, code]);
const pinOf = async (user: { id: number }, pin: string) => {
  const { installation } = await import('../../../installation.ts');
  const pin_key = createHmac('sha256', installation().secrets.pin).update(`${server.tenant.centre}:${pin}`).digest();
  await server.tenant.db.updateTable('app_user').set({ pin_key }).where('id', '=', user.id).execute();
};
let pins = 100_000;
const withPin = async <U extends { id: number }>(user: U) => {
  pins += 7;
  const pin = String(pins);
  await pinOf(user, pin);
  return { ...user, pin };
};
const child = () => aStudent(server.tenant, { location_id: location.id, room_id: room.id });
const family = async (of: { id: number }[], link: object = {}) => {
  const contact = await withPin(await aContact(server.tenant, { phone: '(212) 555-0142' }));
  for (const { id } of of) await aGuardianLink(server.tenant, { student_id: id, user_id: contact.id, ...link });
  return contact;
};
/** The tablet of the location, or another device. */
const tablet = (of = token): Client =>
  new Client({ ...server.guest().way, headers: async () => ({ 'x-device-token': of }) });
const makeLink = async () => {
  const made = await manager.call('generateTimeclockLink', { location: location.id }, `${outcome} url`);
  return String(made.url).split('/').at(-1) ?? '';
};
const open = async (parm: string, device_token = token) =>
  server.guest().call('getLocationByTimeclockLink', { parm, device_token, device: 'Tablet' }, 'id name signature');
const bound = async (signature = false) => {
  const parm = await makeLink();
  await manager.call('activateTimeclockLink', { location: location.id, active: true }, outcome);
  await manager.call('updateTimeclockSignature', { location: location.id, signature }, outcome);
  await open(parm);
  return parm;
};
const enter = (pin: string, device = tablet()) =>
  device.call(
    'verifyUserCheckinPin',
    { pin, location: location.id },
    `${outcome} type user { id } students { id state } programs { id } program_status attendance { id }`,
  );
const check = (who: { id: number }, of: { id: number }[], more: object = {}, device = tablet()) =>
  device.call(
    'saveUserStudentCheckInOutActivityFromScreen',
    { students: of.map(({ id }) => id), date, time: '12:00', action_by: who.id, ...more },
    outcome,
  );
const events = (student: { id: number }) =>
  server.tenant.db
    .selectFrom('attendance_event')
    .selectAll()
    .where('student_id', '=', student.id)
    .orderBy('id')
    .execute();

test('a link is off until it is switched on, and then belongs to the first device', async () => {
  const parm = await makeLink();
  expect(await open(parm)).toBeNull();
  await manager.call('activateTimeclockLink', { location: location.id, active: true }, outcome);
  expect(await open(parm)).toMatchObject({ id: String(location.id) });
  expect(await open(parm)).toMatchObject({ id: String(location.id) });
  expect(await open(parm, 'some-other-device')).toBeNull();
  expect(await open('not-the-link-of-anything')).toBeNull();
  const told = await manager.call('getTimeclockLink', { location: location.id }, 'active bound device');
  expect(told).toEqual({ active: true, bound: true, device: 'Tablet' });
  await manager.call('activateTimeclockLink', { location: location.id, active: false }, outcome);
  expect(await open(parm)).toBeNull();
  const fresh = await makeLink();
  await manager.call('activateTimeclockLink', { location: location.id, active: true }, outcome);
  expect(await open(parm)).toBeNull();
  expect(await open(fresh, 'the-new-tablet-there')).toMatchObject({ id: String(location.id) });
});

test('a tablet that is taken to another door is at that one', async () => {
  await bound();
  const mother = await family([await child()]);
  const other = await aLocation(server.tenant);
  const boss = await server.as('manager', { locations: [other] });
  const { url } = await boss.call('generateTimeclockLink', { location: other.id }, 'url');
  await boss.call('activateTimeclockLink', { location: other.id, active: true }, outcome);
  expect(await open(String(url).split('/').at(-1) ?? '')).toMatchObject({ id: String(other.id) });
  await expect(enter(mother.pin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a foreign device learns nothing and does nothing', async () => {
  await bound();
  const ava = await child();
  const mother = await family([ava]);
  const foreign = tablet('a-phone-that-guesses');
  await expect(enter(mother.pin, foreign)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await enter(mother.pin)).status).toBe('Success');
  expect(codes(await check(mother, [ava], {}, foreign))).toEqual([['location', 'DEVICE']]);
  expect(await events(ava)).toEqual([]);
});

test('whoever hands a child over sees its allergies by their names, and those of no other child', async () => {
  await bound();
  const [ava, ben] = [await child(), await child()];
  const [kept, removed] = [
    await aWord(server.tenant, 'allergy'),
    await aWord(server.tenant, 'allergy', { deleted_at: new Date() }),
  ];
  const centre_id = server.tenant.centre;
  for (const allergy_id of [kept.id, removed.id])
    await server.tenant.db
      .insertInto('student_allergy')
      .values({ centre_id, student_id: ava.id, allergy_id })
      .execute();
  const [mother, stranger] = [await family([ava]), await family([ben])];
  const seen = async ({ pin }: { pin: string }) =>
    (await tablet().call('verifyUserCheckinPin', { pin, location: location.id }, 'students { id allergies }')).students;
  expect(await seen(mother)).toEqual([{ id: String(ava.id), allergies: [kept.name] }]);
  expect(await seen(stranger)).toEqual([{ id: String(ben.id), allergies: [] }]);
});

test('siblings in one go by the PIN of whoever brings them; then the PIN is asked for again', async () => {
  await bound();
  const [ava, leo] = [await child(), await child()];
  const mother = await family([ava, leo]);
  expect(codes(await check(mother, [ava]))).toEqual([['action_by', 'PIN']]);
  expect(await enter(mother.pin)).toMatchObject({
    status: 'Success',
    type: 'contact',
    user: { id: String(mother.id) },
    students: [{ state: 'none' }, { state: 'none' }],
    programs: [],
  });
  expect((await check(mother, [ava, leo], { action: 'in' })).status).toBe('Success');
  const [event] = await events(ava);
  expect(event).toMatchObject({ kind: 'in', source: 'kiosk', action_by: mother.id, recorded_by: mother.id });
  expect(codes(await check(mother, [ava], { action: 'out' }))).toEqual([['action_by', 'PIN']]);
  await enter(mother.pin);
  server.clock.tick(2 * 60_000 + 1);
  expect(codes(await check(mother, [ava], { time: '12:02', action: 'out' }))).toEqual([['action_by', 'PIN']]);
});

test('other children are not told apart from none at all, whoever asks', async () => {
  await bound();
  const [own, others] = [await child(), await child()];
  const elsewhere = await aStudent(server.tenant);
  const mother = await family([own]);
  await aGuardianLink(server.tenant, { student_id: elsewhere.id, user_id: mother.id });
  await enter(mother.pin);
  for (const strange of [others.id, elsewhere.id, 2_000_000_000]) {
    const answer = await check(mother, [own, { id: strange }], { action: 'in' });
    expect(codes(answer)).toEqual([[`students.${strange}`, 'OUT_OF_REACH']]);
    expect(answer.message).not.toContain(others.fname);
  }
  expect(await events(own)).toEqual([]);
});

test('who is on the black list sees no child and takes none', async () => {
  await bound();
  const ava = await child();
  const ray = await family([ava], { black_list: true });
  expect(await enter(ray.pin)).toMatchObject({ status: 'Success', students: [] });
  expect(codes(await check(ray, [ava], { action: 'out' }))).toEqual([[`students.${ava.id}`, 'OUT_OF_REACH']]);
});

test('who may bring but not fetch is stopped when fetching', async () => {
  await bound();
  const ava = await child();
  const mother = await family([ava], { pickup: true });
  const aunt = await family([ava]);
  await enter(aunt.pin);
  expect((await check(aunt, [ava], { action: 'in' })).status).toBe('Success');
  await enter(aunt.pin);
  expect(codes(await check(aunt, [ava], { action: 'out' }))).toEqual([[`students.${ava.id}`, 'NO_PICKUP']]);
  await enter(mother.pin);
  expect((await check(mother, [ava], { action: 'out' })).status).toBe('Success');
});

test('a signature is asked for where the time clock says so', async () => {
  await bound(true);
  const ava = await child();
  const mother = await family([ava]);
  await enter(mother.pin);
  expect(codes(await check(mother, [ava]))).toEqual([[`students.${ava.id}`, 'SIGNATURE']]);
  expect((await check(mother, [ava], { signature: 'data:image/png;base64,AAAA' })).status).toBe('Success');
});

test('the same check-in sent five times is one', async () => {
  await bound();
  const ava = await child();
  const mother = await family([ava]);
  await enter(mother.pin);
  const operation_id = randomUUID();
  const sent = await Promise.all(Array.from({ length: 5 }, () => check(mother, [ava], { operation_id, action: 'in' })));
  expect(sent.map(({ status }) => status)).toEqual(Array(5).fill('Success'));
  expect(await events(ava)).toHaveLength(1);
});

test('a hundred guesses sent at once: five are looked at, then the tablet is locked for ten minutes', async () => {
  await bound();
  const mother = await family([await child()]);
  const guesses = await Promise.all(Array.from({ length: 100 }, (_, i) => enter(String(900_000 + i))));
  const all: string[] = guesses.map((answer) => codes(answer)[0]?.[1] ?? '');
  expect(all.filter((code) => code === 'WRONG')).toHaveLength(4);
  expect(all.filter((code) => code === 'LOCKED')).toHaveLength(96);
  expect(codes(await enter(mother.pin))).toEqual([['pin', 'LOCKED']]);
  server.clock.tick(10 * 60_000 + 1);
  expect((await enter(mother.pin)).status).toBe('Success');
});

test('with the phone asked for, a pair that does not match is a wrong PIN', async () => {
  await bound();
  const mother = await family([await child()]);
  const ask = (phone: string) =>
    tablet().call('verifyUserCheckinPinAndPhone', { pin: mother.pin, phone, location: location.id }, `${outcome} type`);
  expect(codes(await ask('212 555 0199'))).toEqual([['pin', 'WRONG']]);
  expect(await ask('+1 212-555-0142')).toMatchObject({ status: 'Success', type: 'contact' });
});

test('the team clocks on the tablet: rooms and state after the PIN, one entry for each', async () => {
  await bound();
  const hannah = await withPin(await aTeacher(server.tenant, { locations: [location] }));
  const clock = (action: string, more: object = {}) =>
    tablet().call(
      'saveAttandanceTeamFromScreen',
      { program_id: room.id, action, team: [hannah.id], time: '12:00', date, ...more },
      outcome,
    );
  expect(codes(await clock('in'))).toEqual([['team', 'PIN']]);
  expect(await enter(hannah.pin)).toMatchObject({
    type: 'team',
    programs: [{ id: String(room.id) }],
    program_status: 'out',
    attendance: null,
  });
  const strange = await aRoom(server.tenant);
  expect(codes(await clock('in', { program_id: strange.id }))).toEqual([['program_id', 'OTHER_LOCATION']]);
  expect((await clock('in')).status).toBe('Success');
  expect(codes(await clock('out'))).toEqual([['team', 'PIN']]);
  expect(await enter(hannah.pin)).toMatchObject({ program_status: 'in', attendance: { id: expect.any(String) } });
  const [event] = await server.tenant.db
    .selectFrom('team_event')
    .selectAll()
    .where('user_id', '=', hannah.id)
    .execute();
  expect(event).toMatchObject({ kind: 'in', source: 'kiosk', recorded_by: hannah.id });
});

test('a PIN of another location is not known here', async () => {
  await bound();
  const elsewhere = await aLocation(server.tenant);
  const stranger = await withPin(await aTeacher(server.tenant, { locations: [elsewhere] }));
  const parent = await withPin(await aContact(server.tenant));
  await aGuardianLink(server.tenant, { user_id: parent.id, student_id: (await aStudent(server.tenant)).id });
  expect(codes(await enter(stranger.pin))).toEqual([['pin', 'WRONG']]);
  expect(codes(await enter(parent.pin))).toEqual([['pin', 'WRONG']]);
});

test('signed in without a tablet, families are told of their own PIN alone, staff of their location’s', async () => {
  const ava = await child();
  const mother = await family([ava]);
  const other = await family([ava]);
  const signedIn = await server.as({ id: mother.id });
  const validate = (by: Person, pin: string) =>
    by.call('validateUserCheckinPin', { pin, location: location.id }, `${outcome} user { id }`);
  expect((await validate(signedIn, mother.pin)).status).toBe('Success');
  expect(codes(await validate(signedIn, other.pin))).toEqual([['pin', 'WRONG']]);
  expect(await validate(manager, other.pin)).toMatchObject({ user: { id: String(other.id) } });
  const own = (pin: string) =>
    signedIn.call('verifyUserCheckinPinApp', { pin, location: location.id }, `${outcome} students { id }`);
  expect(await own(mother.pin)).toMatchObject({ status: 'Success', students: [{ id: String(ava.id) }] });
  expect(codes(await own(other.pin))).toEqual([['pin', 'WRONG']]);
});

test('by QR code from one’s own phone: in time, of this door, and until a new one is made', async () => {
  await manager.call('saveCheckinSetting', { location: location.id, settings: { check_in_qr: true } }, outcome);
  const ava = await child();
  const mother = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: mother.id });
  const show = () =>
    manager.call('getLocationCheckinQrSetting', { location: location.id }, 'check_in_qr check_in_qr_expire code');
  const scan = (code: string | undefined, more: object = {}) =>
    mother.call(
      'saveUserStudentCheckInOutActivityFromApp',
      {
        students: [ava.id],
        date,
        time: '12:00',
        action_by: mother.id,
        ...(code === undefined ? {} : { code }),
        ...more,
      },
      outcome,
    );
  const { code, check_in_qr_expire } = await show();
  expect(check_in_qr_expire).toBe(60);
  expect(codes(await scan(undefined))).toEqual([['code', 'EXPIRED']]);
  expect(codes(await scan(`${code}x`))).toEqual([['code', 'EXPIRED']]);
  server.clock.tick(61_000);
  expect(codes(await scan(code))).toEqual([['code', 'EXPIRED']]);
  const fresh = (await show()).code;
  expect((await scan(fresh, { action: 'in' })).status).toBe('Success');
  expect((await events(ava))[0]).toMatchObject({ source: 'app', recorded_by: mother.id });
  const expire = (seconds: number) =>
    manager.call('updateLocationSettingsQrExpire', { id: location.id, check_in_qr_expire: seconds }, outcome);
  expect(codes(await expire(0))).toEqual([['check_in_qr_expire', 'OUT_OF_BOUNDS']]);
  expect((await expire(300)).status).toBe('Success');
  expect(codes(await scan(fresh))).toEqual([['code', 'EXPIRED']]);
  const places = await mother.call('getCheckinQrLocations', {}, 'id');
  expect(places).toEqual([{ id: String(location.id) }]);
});

test('whoever is pending has no PIN, is shown nobody, and neither brings nor fetches, by staff either', async () => {
  await bound();
  const ava = await child();
  const mother = await family([ava], { pickup: true });
  const friend = await family([ava], { pickup: true, legal_guardian: true });
  const teacher = await server.as('teacher', { locations: [location] });
  expect((await enter(friend.pin)).status).toBe('Success');
  await server.tenant.db.updateTable('app_user').set({ pending: true }).where('id', '=', friend.id).execute();

  // Let in a moment ago, the tablet sends it away all the same; a fresh PIN is not known.
  expect(codes(await check(friend, [ava], { action: 'in' }))).toEqual([[`students.${ava.id}`, 'OUT_OF_REACH']]);
  expect(codes(await enter(friend.pin))).toEqual([['pin', 'WRONG']]);
  const byStaff = { students: [ava.id], date, time: '12:00', action_by: friend.id, action: 'in' };
  expect(codes(await teacher.call('saveUserStudentCheckInOutActivity', byStaff, outcome))).toEqual([
    [`students.${ava.id}`, 'PENDING'],
  ]);
  expect(await events(ava)).toEqual([]);

  // Nor can one be set: by the office, by itself, or by chance.
  const own = await server.as({ id: friend.id });
  const set = { id: friend.id, check_in_pin: '482913' };
  expect(codes(await manager.call('saveUserCheckInPin', set, outcome))).toEqual([['id', 'PENDING']]);
  expect(codes(await own.call('saveUserCheckInPin', set, outcome))).toEqual([['id', 'PENDING']]);
  expect((await enter(mother.pin)).students).toHaveLength(1);
});

test('one’s own right PIN takes off one’s own slips and no guess', async () => {
  // Past the minute in which the tests before it have used up what one address may ask.
  server.clock.tick(5 * 60_000);
  await bound();
  const mother = await family([await child()]);
  const slip = `${mother.pin.slice(0, -1)}${(Number(mother.pin.at(-1)) + 1) % 10}`;
  for (let i = 0; i < 6; i += 1) {
    expect(codes(await enter(slip))).toEqual([['pin', 'WRONG']]);
    expect((await enter(mother.pin)).status).toBe('Success');
  }
  for (const guess of ['730001', '730002', '730003', '730004']) {
    expect(codes(await enter(guess))).toEqual([['pin', 'WRONG']]);
    expect((await enter(mother.pin)).status).toBe('Success');
  }
  expect(codes(await enter('730005'))).toEqual([['pin', 'LOCKED']]);
  expect(codes(await enter(mother.pin))).toEqual([['pin', 'LOCKED']]);
  server.clock.tick(11 * 60_000);
  expect((await enter(mother.pin)).status).toBe('Success');
});

test('where the phone is asked for, the PIN alone opens nothing and is not looked up', async () => {
  // Past the minute in which the tests before it have used up what one address may ask.
  server.clock.tick(20 * 60_000);
  await bound();
  const ava = await child();
  const mother = await family([ava]);
  await server.tenant.db
    .insertInto('checkin_setting')
    .values({ centre_id: server.tenant.centre, location_id: location.id, ask_phone: true })
    .onConflict((on) => on.columns(['centre_id', 'location_id']).doUpdateSet({ ask_phone: true }))
    .execute();
  const at = { pin: mother.pin, location: location.id };
  for (const [call, args] of [
    ['verifyUserCheckinPin', at],
    ['getStudentByUserCheckinPin', { ...at, date }],
    ['validateUserCheckinPin', at],
  ] as const)
    expect(codes(await tablet().call(call, args, outcome))).toEqual([['phone', 'REQUIRED']]);
  expect(codes(await check(mother, [ava], { action: 'in' }))).toEqual([['action_by', 'PIN']]);
  const both = { ...at, phone: '212-555-0142' };
  expect(await tablet().call('verifyUserCheckinPinAndPhone', both, outcome)).toMatchObject({ status: 'Success' });
});
