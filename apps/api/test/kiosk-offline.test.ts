import { createHmac, randomUUID, scryptSync } from 'node:crypto';
import { CallRefused, Client } from '@nestling/api/harness/client.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { Door } from '@nestling/portal/domains/attendance/tablet/offline/door.ts';
import { IDBFactory } from 'fake-indexeddb';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anIllness } from '../src/domains/health/test/illnesses.factory.ts';
import { aLocation } from '../src/domains/locations/test/locations.factory.ts';
import { aGuardianLink } from '../src/domains/relationships/test/relationships.factory.ts';
import { aRoom } from '../src/domains/rooms/test/rooms.factory.ts';
import { aStudent } from '../src/domains/students/test/students.factory.ts';
import { aContact, aTeacher } from '../src/domains/users/test/users.factory.ts';
import { installation } from '../src/installation.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `npm run bench -- kiosk-offline` plays the whole morning of 67 children through; here a family's will do. */
const CHILDREN = Number(process.env.KIOSK_CHILDREN ?? 6);
const ACTS = CHILDREN * 6;

/** As Node derives it: the same bytes as the tablet's own code, which has a test of its own, in a third of its time. */
const asNode = (
  pin: string,
  salt: Uint8Array,
  { N, r, p, dkLen }: { N: number; r: number; p: number; dkLen: number },
) => Uint8Array.from(scryptSync(pin, salt, dkLen, { N, r, p, maxmem: 256 * N * r }));
vi.mock('@noble/hashes/scrypt.js', () => ({ scryptAsync: async (...of: Parameters<typeof asNode>) => asNode(...of) }));

let server: TestServer;
let location: { id: number };
let room: { id: number };
let manager: Person;
let token = '';

beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-11T12:00:00Z' });
  await newDoor();
});
afterAll(() => server.close());

/** A location with its tablet's link, bound to a device. */
const newDoor = async () => {
  location = await aLocation(server.tenant);
  room = await aRoom(server.tenant, { location_id: location.id });
  manager = await server.as('manager', { locations: [location] });
  token = await bind();
};
const bind = async (): Promise<string> => {
  const device_token = `tablet-${randomUUID()}`;
  const { url } = await manager.call('generateTimeclockLink', { location: location.id }, 'url');
  await manager.call('activateTimeclockLink', { location: location.id, active: true }, 'status');
  await manager.call('updateTimeclockSignature', { location: location.id, signature: false }, 'status');
  const parm = String(url).split('/').at(-1);
  await server.guest().call('getLocationByTimeclockLink', { parm, device_token }, 'id');
  return device_token;
};

let pins = 700_000;
const newPin = () => {
  pins += 11;
  const pin = String(pins);
  const pin_key = createHmac('sha256', installation().secrets.pin).update(`${server.tenant.centre}:${pin}`).digest();
  return { pin, pin_key };
};
/** A contact of children with a PIN. */
const family = async (of: { id: number }[], link: object = {}) => {
  const { pin, pin_key } = newPin();
  const contact = await aContact(server.tenant, { pin_key });
  for (const { id } of of) await aGuardianLink(server.tenant, { student_id: id, user_id: contact.id, ...link });
  return { id: contact.id, pin };
};
const child = () => aStudent(server.tenant, { location_id: location.id, room_id: room.id });
const client = (of: string) => new Client({ ...server.guest().way, headers: async () => ({ 'x-device-token': of }) });

/** A tablet with a line that can be cut, a clock of its own and a disk that outlives its page. */
const tablet = async (of = token, disk = new IDBFactory()) => {
  const state = {
    line: true,
    error: 0,
    boot: randomUUID(),
    started: server.clock.now().getTime(),
    lost: 0,
    sent: '',
  };
  const clocks = {
    boot: state.boot,
    wall: () => server.clock.now().getTime() + state.error,
    uptime: () => server.clock.now().getTime() - state.started,
  };
  const open = () =>
    Door.open(
      async (document, variables) => {
        state.sent = JSON.stringify(variables);
        if (!state.line) throw new TypeError('fetch failed');
        const { body } = await client(of).post({ query: print(document), variables });
        const { data, errors } = JSON.parse(JSON.stringify(body));
        if (errors) throw new CallRefused(errors[0]);
        if (state.lost > 0) {
          state.lost -= 1;
          throw new TypeError('the answer was lost');
        }
        return data;
      },
      clocks,
      disk,
    );
  const door = await open();
  return { door, state, disk, open };
};

type Tablet = Awaited<ReturnType<typeof tablet>>;

/** A tablet that knows its people, as on every morning with a line. */
const ready = async (people: { pin: string }[], given?: Tablet): Promise<Tablet> => {
  const one = given ?? (await tablet());
  expect(await one.door.enrol()).toBe(true);
  for (const { pin } of people)
    await client(token).call('verifyUserCheckinPin', { pin, location: location.id }, 'status');
  await one.door.sync();
  await one.door.renewList();
  return one;
};
const known = async ({ door }: Tablet, { pin }: { pin: string }) => {
  const found = await door.enter(pin, null);
  if (typeof found === 'string') throw new Error(`The PIN is ${found}.`);
  return found;
};
const act = (
  { door }: Tablet,
  { person, slow }: Awaited<ReturnType<typeof known>>,
  students: { id: number }[],
  action: 'in' | 'out',
  operation_id: string = randomUUID(),
) =>
  door.check({
    by: person.user.id,
    students: students.map(({ id }) => id),
    action,
    signature: null,
    operation_id,
    slow,
  });
/** Day and minute of now in New York. */
const minuteNow = () => {
  const [date = '', time = ''] = server.clock
    .now()
    .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
    .split(' ');
  return { date, time: time.slice(0, 5) };
};
const log = (student: { id: number }) =>
  server.tenant.db
    .selectFrom('attendance_event')
    .select(['kind', 'stated_at', 'source', 'action_by'])
    .where('student_id', '=', student.id)
    .orderBy('id')
    .execute();
const conflicts = async () =>
  (
    await manager.call(
      'getKioskConflicts',
      { location: location.id },
      'data { id action at code their_kind their_name their_source action_by { id } student { id } }',
    )
  ).data;
const alerts = async () =>
  (await manager.call('getDoorAlerts', { location: location.id }, 'data { id kind user { id } }')).data;
const settle = (id: string, more: object) =>
  manager.call(
    'settleKioskConflict',
    { id, reason: 'Seen at the door', ...more },
    'status message errors { field code }',
  );

test(`three days without a line: ${ACTS} acts, a clock wrong by a day, pages that die, answers that are lost`, async () => {
  const children = await Promise.all(Array.from({ length: CHILDREN }, child));
  const mother = await family(children);
  const first = await tablet();
  first.state.error = DAY;
  await ready([mother], first);
  first.state.line = false;
  const someone = await known(first, mother);
  let page: Tablet = first;
  for (let day = 0; day < 3; day += 1) {
    // Every night the power fails: another start of the page, on the same disk.
    page = { ...page, door: await page.open() };
    for (const one of children) await act(page, someone, [one], 'in');
    server.clock.tick(8 * HOUR);
    for (const one of children) await act(page, someone, [one], 'out');
    server.clock.tick(DAY - 8 * HOUR);
  }
  expect(await page.door.queued()).toBe(ACTS);
  await expect(page.door.sync()).rejects.toThrow('fetch failed');
  page.state.line = true;
  page.state.lost = 2;
  await expect(page.door.sync()).rejects.toThrow('lost');
  await expect(page.door.sync()).rejects.toThrow('lost');
  expect(await page.door.sync()).toEqual({ active: true, queued: 0 });
  const stays = await server.tenant.db
    .selectFrom('attendance')
    .select(['checked_in_at', 'checked_out_at'])
    .where('location_id', '=', location.id)
    .orderBy('checked_in_at')
    .execute();
  const times = Map.groupBy(
    stays,
    (stay) => `${stay.checked_in_at.toISOString()} ${stay.checked_out_at?.toISOString()}`,
  );
  expect([...times].map(([time, { length }]) => [time, length])).toEqual(
    ['11', '12', '13'].map((day) => [`2026-03-${day}T12:00:00.000Z 2026-03-${day}T20:00:00.000Z`, CHILDREN]),
  );
  expect(await conflicts()).toEqual([]);
}, 120_000);

test('nobody is read from the disk without a PIN, and a hundred guesses are five', async () => {
  await newDoor();
  const ava = await child();
  const mother = await family([ava]);
  const page = await ready([mother]);
  const kept = JSON.stringify([await page.door.shelf.fact('list'), await page.door.shelf.fact('enrolment')]);
  expect(kept).not.toContain(ava.fname);
  expect(kept).not.toContain(mother.pin);
  page.state.line = false;
  const said = new Map<string, number>();
  for (let guess = 0; guess < 100; guess += 1) {
    const found = await page.door.enter(String(100_000 + guess), null);
    if (typeof found === 'string') said.set(found, (said.get(found) ?? 0) + 1);
  }
  expect(Object.fromEntries(said)).toEqual({ wrong: 4, locked: 96 });
  // Neither a clock that is set nor a page that starts anew opens it.
  page.state.error = DAY;
  expect(await (await page.open()).enter(mother.pin, null)).toBe('locked');
  server.clock.tick(10 * MINUTE + 1);
  page.state.error = 0;
  expect((await known(page, mother)).person.user.id).toBe(mother.id);
  page.state.line = true;
  await page.door.sync();
  expect(await alerts()).toMatchObject([{ kind: 'locked' }]);
}, 60_000);

test('a tablet that dies: before the press nothing happened, behind it exactly one thing did', async () => {
  await newDoor();
  const [ava, leo] = [await child(), await child()];
  const mother = await family([ava, leo]);
  const page = await ready([mother]);
  page.state.line = false;
  const someone = await known(page, mother);
  // In the middle of a signature: nothing was pressed.
  const second = { ...page, door: await page.open() };
  expect(await second.door.queued()).toBe(0);
  await act(second, someone, [ava, leo], 'in');
  const third = { ...page, door: await page.open() };
  expect(await third.door.queued()).toBe(1);
  expect((await known(third, mother)).person.students.map(({ state }) => state)).toEqual(['in', 'in']);
  page.state.line = true;
  // Five pages of one disk send it at once.
  const pages = await Promise.all(Array.from({ length: 5 }, () => page.open()));
  await Promise.all(pages.map((one) => one.sync()));
  expect((await log(ava)).map(({ kind }) => kind)).toEqual(['in']);
  expect((await log(leo)).map(({ kind }) => kind)).toEqual(['in']);
});

test('acts that arrive in another order, and twice, are settled once and in the order of the tablet', async () => {
  await newDoor();
  const ava = await child();
  const mother = await family([ava]);
  const page = await ready([mother]);
  page.state.line = false;
  const someone = await known(page, mother);
  for (const action of ['in', 'out', 'in'] as const) await act(page, someone, [ava], action);
  await expect(page.door.sync()).rejects.toThrow('fetch failed');
  const { acts, ...batch } = JSON.parse(page.state.sent);
  const kept = [];
  for (const i of [2, 1, 1, 0, 2])
    kept.push((await client(token).call('sendKioskActs', { ...batch, acts: [acts[i]] }, 'kept')).kept);
  expect(kept).toEqual([[3], [2], [2], [1], [3]]);
  expect((await log(ava)).map(({ kind }) => kind)).toEqual(['in', 'out', 'in']);
  expect(await conflicts()).toEqual([]);
});

test('what the server did, and could not say, is not done again from the queue', async () => {
  await newDoor();
  const ava = await child();
  const mother = await family([ava]);
  const page = await ready([mother]);
  const operation_id = randomUUID();
  const online = client(token);
  const stated = { students: [ava.id], ...minuteNow(), action_by: mother.id, action: 'in' };
  await online.call('verifyUserCheckinPin', { pin: mother.pin, location: location.id }, 'status');
  const told = await online.call('saveUserStudentCheckInOutActivityFromScreen', { ...stated, operation_id }, 'status');
  expect(told.status).toBe('Success');
  await act(page, await known(page, mother), [ava], 'in', operation_id);
  await page.door.sync();
  expect((await log(ava)).map(({ kind }) => kind)).toEqual(['in']);
  expect(await conflicts()).toEqual([]);
});

test('a tablet, another one and a teacher in the same second: one check-in, and nobody is told of a conflict', async () => {
  await newDoor();
  const ava = await child();
  const mother = await family([ava]);
  const page = await ready([mother]);
  const teacher = await server.as('teacher', { locations: [location] });
  await act(page, await known(page, mother), [ava], 'in');
  await client(token).call('verifyUserCheckinPin', { pin: mother.pin, location: location.id }, 'status');
  const stated = { students: [ava.id], ...minuteNow(), action: 'in' };
  await Promise.all([
    page.door.sync(),
    teacher.call('saveUserStudentCheckInOutActivity', { ...stated, action_by: teacher.id }, 'status'),
    client(token).call('saveUserStudentCheckInOutActivityFromScreen', { ...stated, action_by: mother.id }, 'status'),
  ]);
  expect((await log(ava)).filter(({ kind }) => kind === 'in')).toHaveLength(1);
  expect(await conflicts()).toEqual([]);
});

test('where attendance says otherwise both sides are kept, and staff say which is right', async () => {
  await newDoor();
  const [ava, leo, mia, tom] = [await child(), await child(), await child(), await child()];
  const mother = await family([ava, leo, mia]);
  const father = await family([tom], { pickup: true });
  const page = await ready([mother, father]);
  page.state.line = false;
  const teacher = await server.as('teacher', { locations: [location] });
  const [hers, his] = [await known(page, mother), await known(page, father)];
  const came = new Date(Math.floor(server.clock.now().getTime() / MINUTE) * MINUTE);
  await act(page, hers, [ava, leo, mia], 'in');
  await act(page, his, [tom], 'in');
  server.clock.tick(HOUR);
  const stated = { students: [ava.id], ...minuteNow(), action_by: teacher.id, action: 'in' };
  await teacher.call('saveUserStudentCheckInOutActivity', stated, 'status');
  await server.tenant.db
    .updateTable('student')
    .set({ archived_at: server.clock.now() })
    .where('id', '=', leo.id)
    .execute();
  server.clock.tick(HOUR);
  await act(page, his, [tom], 'out');
  await server.tenant.db
    .updateTable('guardian_link')
    .set({ black_list: true })
    .where('user_id', '=', father.id)
    .execute();
  page.state.line = true;
  await page.door.sync();
  const open = await conflicts();
  expect(
    open.map(({ code, student }: { code: string; student: { id: string } | null }) => [Number(student?.id), code]),
  ).toEqual(
    expect.arrayContaining([
      [ava.id, 'ALREADY_IN'],
      [tom.id, 'BLACK_LISTED'],
      [tom.id, 'ALREADY_OUT'],
    ]),
  );
  expect(open).toHaveLength(4);
  expect(await alerts()).toMatchObject([{ kind: 'black_list', user: { id: String(father.id) } }]);
  expect((await log(mia)).map(({ kind }) => kind)).toEqual(['in']);
  const [hadIn] = open.filter(({ code }: { code: string }) => code === 'ALREADY_IN');
  expect(hadIn).toMatchObject({ their_kind: 'in', their_source: 'staff' });
  expect(await settle(hadIn.id, { decision: 'tablet' })).toMatchObject({ status: 'Success' });
  expect((await settle(hadIn.id, { decision: 'keep' })).errors).toEqual([{ field: 'id', code: 'SETTLED' }]);
  const [stay] = await server.tenant.db.selectFrom('attendance').selectAll().where('student_id', '=', ava.id).execute();
  expect(stay?.checked_in_at).toEqual(came);
  expect((await log(ava)).map(({ kind }) => kind)).toEqual(['in', 'correct']);
  for (const { id } of await conflicts()) expect((await settle(id, { decision: 'keep' })).status).toBe('Success');
  expect(await conflicts()).toEqual([]);
});

test('attacks: another token, an altered act, a PIN that was not entered, a revoked tablet, a clock set back', async () => {
  await newDoor();
  const ava = await child();
  const mother = await family([ava]);
  const page = await ready([mother]);
  const someone = await known(page, mother);
  page.state.line = false;
  await act(page, someone, [ava], 'in');
  const [device] = await manager.call('getKiosks', { location: location.id }, 'id queued');
  const sealed = await page.door.shelf.acts();
  expect(sealed).toHaveLength(1);
  const contact = {
    device: device.id,
    device_now: server.clock.now().getTime(),
    boot: 'b',
    uptime: 1,
    head: 1,
    oldest: 1,
    queued: 1,
  };
  const send = (of: string, acts: object[] = [], more: object = {}) =>
    client(of).call('sendKioskActs', { ...contact, acts, ...more }, 'active kept');
  expect(await send('no-token-of-anything')).toEqual({ active: false, kept: [] });
  const forged = { body: '["nestling door 1"]', signature: Buffer.alloc(64).toString('base64') };
  await expect(send(token, [forged])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  const [here, ours] = [location, token];
  await newDoor();
  const other = await tablet();
  await ready([], other);
  await expect(send(token)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  [location, token] = [here, ours];

  // Whose PIN was not entered: the tablet alone cannot say so.
  await act(page, { ...someone, slow: new Uint8Array(32) }, [ava], 'out');
  // Back to before the last word with the server.
  page.state.error = -3 * HOUR;
  const later = { ...page, door: await page.open() };
  await act(later, someone, [ava], 'out');
  manager = await server.as('manager', { locations: [location] });
  page.state.line = true;
  expect(await later.door.sync()).toEqual({ active: true, queued: 0 });
  expect((await conflicts()).map(({ code }: { code: string }) => code)).toEqual(['PROOF']);
  const gone = (await log(ava)).at(-1);
  // Same start of the page: its own milliseconds tell when it was, whatever the clock says.
  expect(gone?.stated_at.getTime()).toBe(Math.floor(server.clock.now().getTime() / MINUTE) * MINUTE);

  page.state.line = false;
  await act(later, someone, [ava], 'in');
  expect((await manager.call('revokeKiosk', { id: device.id }, 'status')).status).toBe('Success');
  page.state.line = true;
  expect(await later.door.sync()).toEqual({ active: false, queued: 0 });
  expect(await later.door.enter(mother.pin, null)).toBe('no list');
  expect((await conflicts()).map(({ code }: { code: string }) => code).sort()).toEqual(['PROOF', 'REVOKED']);
  await expect(client(token).call('getKioskList', {}, 'device')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the team clocks itself without a line; what the clock says otherwise changes nothing, and staff are told', async () => {
  await newDoor();
  const { pin, pin_key } = newPin();
  const { id } = await aTeacher(server.tenant, { pin_key, locations: [location] });
  const page = await ready([{ pin }]);
  page.state.line = false;
  const member = await known(page, { pin });
  expect(member.person.team?.open).toBeNull();
  const clock = (action: 'in' | 'out' | 'break') =>
    page.door.clock({ ...member, action, room: room.id, operation_id: randomUUID() });
  await clock('in');
  server.clock.tick(4 * HOUR);
  await clock('break');
  expect((await known(page, { pin })).person.team?.open).toMatchObject({ room: null });
  server.clock.tick(30 * MINUTE);
  await clock('break');
  server.clock.tick(4 * HOUR);
  await clock('out');
  page.state.line = true;
  page.state.lost = 1;
  await expect(page.door.sync()).rejects.toThrow('lost');
  expect(await page.door.sync()).toEqual({ active: true, queued: 0 });
  const shifts = () =>
    server.tenant.db
      .selectFrom('team_attendance')
      .select(['clocked_in_at', 'clocked_out_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute();
  const [shift, ...none] = await shifts();
  expect(none).toEqual([]);
  expect(Number(shift?.clocked_out_at) - Number(shift?.clocked_in_at)).toBe(8.5 * HOUR);
  expect(await alerts()).toEqual([]);

  // Clocked out at home, as the tablet had it; meanwhile a manager has clocked the same person in again.
  page.state.line = false;
  await clock('in');
  server.clock.tick(HOUR);
  manager = await server.as('manager', { locations: [location] });
  const { date, time } = minuteNow();
  const told = { program_id: room.id, action: 'in', team: [id], date, time };
  expect((await manager.call('saveAttendanceTeam', told, 'status')).status).toBe('Success');
  page.state.line = true;
  expect(await page.door.sync()).toEqual({ active: true, queued: 0 });
  expect(await shifts()).toHaveLength(2);
  expect(await alerts()).toMatchObject([{ kind: 'clock', user: { id: String(id) } }]);
});

test('health answers given without a line are kept, sent once, and stop the check-in on both sides', async () => {
  await newDoor();
  const [ava, leo] = [await child(), await child()];
  const mother = await family([ava, leo]);
  const on = { location: location.id, settings: { questionnaire: true } };
  await manager.call('saveCheckinSetting', on, 'status');
  await manager.call('saveHealthQuestionnaire', { statement: 'No fever', location: location.id }, 'status');
  const one = await ready([mother]);
  one.state.line = false;
  const someone = await known(one, mother);
  const [question] = someone.health?.questions ?? [];
  expect(question?.statement).toBe('No fever');
  expect(someone.person.students.map(({ health }) => health)).toEqual(['missing', 'missing']);
  const answer = (student: { id: number }, fine: boolean) =>
    one.door.screen({
      by: someone.person.user.id,
      student: student.id,
      answers: { [question?.id ?? '']: fine },
      stops: !fine,
      operation_id: randomUUID(),
      slow: someone.slow,
    });
  await answer(ava, true);
  await act(one, someone, [ava], 'in');
  await answer(leo, false);
  const again = await known(one, mother);
  expect(Object.fromEntries(again.person.students.map(({ id, health }) => [id, health]))).toEqual({
    [ava.id]: 'ok',
    [leo.id]: 'stops',
  });
  server.clock.tick(2 * HOUR);
  one.state.line = true;
  // The answer of the server is lost once: everything is sent again, and written once.
  one.state.lost = 1;
  await one.door.sync().catch(() => undefined);
  expect(await one.door.sync()).toMatchObject({ queued: 0 });
  const screens = await server.tenant.db
    .selectFrom('health_screen')
    .select(['student_id', 'stops', 'source', 'at'])
    .where('location_id', '=', location.id)
    .orderBy('id')
    .execute();
  expect(screens).toMatchObject([
    { student_id: ava.id, stops: false, source: 'kiosk' },
    { student_id: leo.id, stops: true, source: 'kiosk' },
  ]);
  expect(screens[0]?.at.getTime()).toBeLessThan(server.clock.now().getTime() - HOUR);
  expect(await log(ava)).toHaveLength(1);
  expect(await log(leo)).toEqual([]);
  expect((await manager.call('getDoorAlerts', { location: location.id }, 'data { kind student { id } }')).data).toEqual(
    [{ kind: 'health', student: { id: String(leo.id) } }],
  );
});

test('who stays home is stopped without a line too; who came before anybody could say so is told of', async () => {
  await newDoor();
  const [ava, leo, mia] = [await child(), await child(), await child()];
  const mother = await family([ava, leo, mia]);
  const isIll = (student: { id: number }) =>
    anIllness(server.tenant, {
      student_id: student.id,
      location_id: location.id,
      created_at: server.clock.now(),
      excluded_until: new Date(server.clock.now().getTime() + DAY),
    });
  await isIll(ava);
  const one = await ready([mother]);
  one.state.line = false;
  // Nothing is asked here, and the tablet knows it all the same.
  const someone = await known(one, mother);
  expect(someone.person.students.map(({ health }) => health)).toEqual(['stops', null, null]);
  server.clock.tick(10 * MINUTE);
  await isIll(leo);
  server.clock.tick(10 * MINUTE);
  await act(one, someone, [leo], 'in');
  await act(one, someone, [mia], 'in');
  // Fallen ill in the course of the morning: she was right to come.
  server.clock.tick(HOUR);
  await isIll(mia);
  one.state.line = true;
  expect(await one.door.sync()).toMatchObject({ queued: 0 });
  expect(await log(leo)).toEqual([]);
  expect(await log(mia)).toHaveLength(1);
  expect(await conflicts()).toMatchObject([{ code: 'EXCLUDED', student: { id: String(leo.id) } }]);
  expect((await manager.call('getDoorAlerts', { location: location.id }, 'data { kind student { id } }')).data).toEqual(
    [{ kind: 'health', student: { id: String(leo.id) } }],
  );
});
