import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { errorOf, listen, refusal, unread } from './chat.client.ts';
import { aMessage } from './chat.factory.ts';

let server: TestServer;
let elm: { id: number };
let room: { id: number };
let owls: { id: number };
let manager: Person;
let hannah: Person;
let ruth: Person;
let mother: Person;
let father: Person;
let stranger: Person;
let ava: { id: number };
let ben: { id: number };

const put = (room_id: number, user_id: number) =>
  server.tenant.db.insertInto('room_staff').values({ centre_id: server.tenant.centre, room_id, user_id }).execute();

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { zone: 'America/New_York', name: 'Elm' });
  room = await aRoom(server.tenant, { location_id: elm.id, name: 'Sunflowers' });
  owls = await aRoom(server.tenant, { location_id: elm.id, name: 'Owls' });
  manager = await server.as('manager', { locations: [elm] });
  hannah = await server.as('teacher', { locations: [elm] });
  ruth = await server.as('teacher', { locations: [elm] });
  await put(room.id, hannah.id);
  await put(owls.id, ruth.id);
});
beforeEach(async () => {
  const child = (fname: string) =>
    aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname, lname: 'Lopez' });
  [ava, ben] = [await child('Ava'), await child('Ben')];
  [mother, father, stranger] = [await server.as('user'), await server.as('user'), await server.as('user')];
  for (const { id } of [mother, father]) await aGuardianLink(server.tenant, { student_id: ava.id, user_id: id });
  await aGuardianLink(server.tenant, { student_id: ben.id, user_id: stranger.id });
  server.clock.tick(61_000);
});
afterAll(() => server.close());

const sent = 'status message errors { field code } msg { id message }';
const send = (who: Person, message: string, more: object = {}) =>
  who.call('sendMsg', { student_id: ava.id, message, ...more }, sent);
const idOf = async (who: Person, message: string, more: object = {}): Promise<string> => {
  const done = await send(who, message, more);
  expect(done.status, done.message).toBe('Success');
  return String(done.msg.id);
};
const texts = async (who: Person): Promise<string[]> =>
  (await who.call('getStudentMsg', { student_id: ava.id, first: 50 }, 'message')).map(
    ({ message }: { message: string }) => message,
  );
describe('what is read', () => {
  test('counts as unread for the other side until it is marked, and its writer sees when', async () => {
    await idOf(mother, 'One');
    const id = await idOf(mother, 'Two');
    expect([await unread(mother), await unread(father)]).toEqual([0, 2]);
    const before = await unread(hannah);
    const heard = await listen(mother, 'chatMessageAdded', { student_id: ava.id }, 'id seen_at');
    await hannah.call('markAsReadChat', { student_id: ava.id, up_to: Number(id) }, 'status');
    expect(await heard.until(1)).toEqual([{ id, seen_at: server.clock.now().toISOString() }]);
    await heard.stop();
    expect(await unread(hannah)).toBe(before - 2);
    expect(await mother.call('getChatSeen', { id }, 'name staff at')).toEqual([
      { name: expect.any(String), staff: true, at: server.clock.now().toISOString() },
    ]);
    // Staff see the other guardian too; a family sees of what others wrote nothing.
    await father.call('markAsReadChat', { student_id: ava.id }, 'status');
    expect(await manager.call('getChatSeen', { id }, 'id')).toHaveLength(2);
    expect(await father.call('getChatSeen', { id }, 'id')).toEqual([]);
    expect(errorOf(await father.call('markAsReadChat', {}, 'status errors { field code }'))).toEqual([
      'Error',
      'student_id',
      'REQUIRED',
    ]);
  });

  test('a manager is not told of what a teacher has answered', async () => {
    const before = await unread(manager);
    await idOf(mother, 'Question');
    expect(await unread(manager)).toBe(before + 1);
    await idOf(hannah, 'Answer');
    expect(await unread(manager)).toBe(before);
    expect(await unread(mother)).toBe(1);
  });

  test('the counter is told as it changes, to who reads the chat and to nobody else', async () => {
    const [near, far] = [
      await listen(father, 'unreadChatChanged', {}, 'unread chats'),
      await listen(stranger, 'unreadChatChanged', {}, 'unread'),
    ];
    await idOf(mother, 'News');
    expect(await near.until(1)).toEqual([{ unread: 1, chats: 1 }]);
    expect(far.values).toEqual([]);
    for (const one of [near, far]) await one.stop();
  });

  test('is read backwards by ids, whatever comes in meanwhile', async () => {
    for (let i = 0; i < 7; i += 1)
      await aMessage(server.tenant, {
        location_id: elm.id,
        student_id: ava.id,
        user_id: mother.id,
        message: `No ${i}`,
      });
    const part = (more: object) =>
      mother.call('getStudentMsg', { student_id: ava.id, first: 3, ...more }, 'id message');
    const newest = await part({});
    await idOf(hannah, 'Meanwhile');
    const older = await part({ before: Number(newest[2].id) });
    expect([...newest, ...older].map(({ message }: { message: string }) => message)).toEqual([
      'No 6',
      'No 5',
      'No 4',
      'No 3',
      'No 2',
      'No 1',
    ]);
    expect((await part({ after: Number(newest[0].id) })).map(({ message }: { message: string }) => message)).toEqual([
      'Meanwhile',
    ]);
    expect(await refusal(mother.call('getStudentMsg', { student_id: ava.id, first: 0 }, 'id'))).toBe('BAD_INPUT');
  });

  test('is found again, accents or not, in one chat or in all', async () => {
    await idOf(mother, 'La piñata del sábado');
    expect(await hannah.call('searchChat', { search: 'pinata SABADO', student_id: ava.id }, 'message')).toEqual([
      { message: 'La piñata del sábado' },
    ]);
    expect(await stranger.call('searchChat', { search: 'pinata' }, 'id')).toEqual([]);
  });

  test('a family with two children has two chats, each with its own last message and counter', async () => {
    await aGuardianLink(server.tenant, { student_id: ben.id, user_id: mother.id });
    await hannah.call('sendMsg', { student_id: ben.id, message: 'Of Ben' }, 'status');
    await idOf(hannah, 'Of Ava');
    await idOf(hannah, 'Of Ava too');
    const list = await mother.call('userChatStudents', {}, 'fname last_message unread');
    expect(list).toEqual([
      { fname: 'Ava', last_message: 'Of Ava too', unread: 2 },
      { fname: 'Ben', last_message: 'Of Ben', unread: 1 },
    ]);
    expect(await unread(mother)).toBe(3);
    expect(await mother.call('getUnseenChat', {}, 'message')).toHaveLength(3);
    expect(await mother.call('userChatPrograms', {}, 'name')).toEqual([{ name: 'Sunflowers' }]);
    expect(await mother.call('searchChat', { search: 'of' }, 'id')).toHaveLength(3);
  });

  test('the lists hold the last message and what is new, the latest first', async () => {
    await idOf(mother, 'First');
    await hannah.call('sendMsg', { student_id: ben.id, message: 'Second' }, 'status');
    const list = await hannah.call(
      'teacherChatStudents',
      { location: elm.id, first: 2 },
      'id fname last_message last_mine unread program_name',
    );
    expect(list).toEqual([
      {
        id: String(ben.id),
        fname: 'Ben',
        last_message: 'Second',
        last_mine: true,
        unread: 0,
        program_name: 'Sunflowers',
      },
      {
        id: String(ava.id),
        fname: 'Ava',
        last_message: 'First',
        last_mine: false,
        unread: 1,
        program_name: 'Sunflowers',
      },
    ]);
    expect(await mother.call('userChatStudents', {}, 'fname')).toEqual([{ fname: 'Ava' }]);
    expect(await stranger.call('student_last_msg', {}, 'message unread')).toEqual([{ message: 'Second', unread: 1 }]);
    const { locations, ...all } = await hannah.call(
      'teacherChatCounter',
      { location: elm.id },
      'unread total locations { id unread }',
    );
    expect(locations).toEqual([{ id: String(elm.id), unread: all.unread }]);
    expect(all.total).toBeGreaterThanOrEqual(2);
  });
});

describe('a room', () => {
  const sendToRoom = (who: Person, message: string) =>
    who.call('sendProgramMsg', { program_id: room.id, message }, 'status errors { field code } msg { id }');
  const roomTexts = async (who: Person) =>
    (await who.call('getProgramMsg', { program_id: room.id, first: 3 }, 'message sender_name user { id }')).map(
      (one: { message: string }) => one,
    );

  test('is read by its families and staff; families are named to each other by a letter', async () => {
    expect((await sendToRoom(mother, 'Who brings cake?')).status).toBe('Success');
    const [seen] = await roomTexts(stranger);
    expect(seen).toMatchObject({ message: 'Who brings cake?', user: null });
    expect(seen.sender_name).toMatch(/^\S+ \w\.$/);
    const info = await stranger.call('getChatInfo', { program_id: room.id }, 'families readers { staff }');
    expect(info.families).toBeGreaterThanOrEqual(3);
    expect(info.readers.every(({ staff }: { staff: boolean }) => staff)).toBe(true);
    expect(await refusal(roomTexts(ruth))).toBe('FORBIDDEN');
  });

  test('a child that comes into a room brings its family from then on', async () => {
    await sendToRoom(hannah, 'Before Cleo');
    const cleo = await aStudent(server.tenant, { location_id: elm.id, room_id: owls.id, fname: 'Cleo' });
    const parent = await server.as('user');
    await aGuardianLink(server.tenant, { student_id: cleo.id, user_id: parent.id });
    await sendToRoom(hannah, 'Cleo comes tomorrow');
    expect(await refusal(roomTexts(parent))).toBe('FORBIDDEN');
    await server.tenant.db
      .updateTable('student')
      .set({ room_id: room.id })
      .where('centre_id', '=', server.tenant.centre)
      .where('id', '=', cleo.id)
      .execute();
    expect(await roomTexts(parent)).toEqual([]);
    await sendToRoom(hannah, 'Welcome, Cleo');
    expect((await roomTexts(parent)).map(({ message }: { message: string }) => message)).toEqual(['Welcome, Cleo']);
  });

  test('a location can keep it to staff', async () => {
    const save = (families_write: boolean) =>
      manager.call('saveChatHours', { location_id: elm.id, families_write }, 'status');
    await save(false);
    const refused = await sendToRoom(mother, 'May I?');
    expect(errorOf(refused)).toEqual(['Error', 'program_id', 'STAFF_ONLY']);
    expect((await mother.call('getChatInfo', { program_id: room.id }, 'may_write')).may_write).toBe(false);
    expect((await sendToRoom(hannah, 'We may')).status).toBe('Success');
    await save(true);
  });

  test('a manager writes to all of it at once: each family in its own chat, siblings once', async () => {
    const leo = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Leo', lname: 'Lopez' });
    for (const { id } of [mother, father]) await aGuardianLink(server.tenant, { student_id: leo.id, user_id: id });
    const heard = await listen(mother, 'chatMessageAdded', {}, 'message');
    const given = { location_id: elm.id, programs: [room.id], message: 'Closed on Friday' };
    const done = await manager.call('sendMsgToMany', given, 'status message count');
    expect(done.status).toBe('Success');
    expect(await heard.until(1)).toEqual([{ message: 'Closed on Friday' }]);
    await heard.stop();
    expect(await texts(mother)).toEqual(['Closed on Friday']);
    expect(await mother.call('getStudentMsg', { student_id: leo.id }, 'id')).toEqual([]);
    expect(await stranger.call('getStudentMsg', { student_id: ben.id }, 'message bulk')).toEqual([
      { message: 'Closed on Friday', bulk: true },
    ]);
    await idOf(mother, 'Noted');
    expect(await stranger.call('getStudentMsg', { student_id: ben.id }, 'id')).toHaveLength(1);
    const nobody = await manager.call('sendMsgToMany', { ...given, programs: [owls.id] }, 'status errors { code }');
    expect(['Success', 'Error']).toContain(nobody.status);
    expect(
      errorOf(
        await hannah
          .call('sendMsgToMany', given, 'status errors { field code }')
          .catch(() => ({ status: 'refused', errors: [] })),
      ),
    ).toEqual(['refused', undefined, undefined]);
  });
});

describe('who is there', () => {
  test('hours and out of office are told to who writes, by the clock of the location', async () => {
    const info = () =>
      mother.call(
        'getChatInfo',
        { student_id: ava.id },
        'open_now opens closes away_note readers { id away_note quiet }',
      );
    const save = (values: object) =>
      manager.call('saveChatHours', { location_id: elm.id, ...values }, 'status errors { field code }');
    expect(await info()).toMatchObject({ open_now: true, opens: null });
    await save({ opens: '08:00', closes: '10:00', days: ['3'] });
    expect(await info()).toMatchObject({ open_now: false, opens: '08:00', closes: '10:00' });
    await save({ opens: '08:00', closes: '17:00' });
    expect(await info()).toMatchObject({ open_now: true });
    expect(errorOf(await save({ closes: '07:00' }))).toEqual(['Error', 'closes', 'ORDER']);
    expect(errorOf(await save({ closes: null }))).toEqual(['Error', 'closes', 'REQUIRED']);
    await save({ away_until: '2026-03-12', away_note: 'Snow day' });
    expect(await info()).toMatchObject({ open_now: false, away_note: 'Snow day' });
    await save({ away_until: null, away_note: null, opens: null, closes: null });
    const own = (who: Person, values: Record<string, unknown>) =>
      who.call('saveOwnChatSetting', values, 'status errors { field code }');
    await own(hannah, {
      away_until: '2026-03-13',
      away_note: 'Back on Monday',
      quiet_from: '22:00',
      quiet_until: '06:00',
    });
    const { readers } = await info();
    expect(readers.find(({ id }: { id: string }) => Number(id) === hannah.id)).toEqual({
      id: String(hannah.id),
      away_note: 'Back on Monday',
      quiet: false,
    });
    expect((await hannah.call('getUnreadChat', {}, 'quiet')).quiet).toBe(true);
    expect(errorOf(await own(mother, { quiet_from: '22:00', quiet_until: '06:00' }))).toEqual([
      'Error',
      'quiet_from',
      'RULE',
    ]);
    await own(hannah, { away_until: null, away_note: null, quiet_from: null, quiet_until: null });
  });

  test('online is who has a tab open; families see staff alone, and a person may hide it', async () => {
    const online = async (who: Person) =>
      (await who.call('onlineUsers', {}, 'id')).map(({ id }: { id: string }) => Number(id));
    const open = (who: Person, tab: string, leaving = false) => who.call('stayOnline', { tab, leaving }, 'status');
    const heard = await listen(mother, 'onlineUsersChanged', {}, 'users { id }');
    await open(hannah, 'tab-one-of-hannah');
    await open(father, 'tab-one-of-father');
    await heard.until(1);
    expect(await online(mother)).toEqual([hannah.id]);
    expect((await online(manager)).toSorted()).toEqual([hannah.id, father.id].toSorted());
    await hannah.call('saveOwnChatSetting', { hidden: true }, 'status');
    expect(await online(mother)).toEqual([]);
    await hannah.call('saveOwnChatSetting', { hidden: false }, 'status');
    await open(hannah, 'tab-one-of-hannah', true);
    expect(await online(mother)).toEqual([]);
    await open(hannah, 'tab-one-of-hannah');
    server.clock.tick(91_000);
    expect(await online(manager)).toEqual([]);
    await heard.stop();
  });

  test('typing is told to who has the chat open, not to oneself', async () => {
    const [near, own] = [
      await listen(mother, 'chatTypingChanged', { student_id: ava.id }, 'name'),
      await listen(hannah, 'chatTypingChanged', { student_id: ava.id }, 'name'),
    ];
    await hannah.call('sendTyping', { student_id: ava.id }, 'status');
    expect(await near.until(1)).toHaveLength(1);
    expect(own.values).toEqual([]);
    for (const one of [near, own]) await one.stop();
  });
});

test('the number of statements does not grow with listeners, messages or readers', async () => {
  await idOf(mother, 'Warm');
  const count = async () => {
    const before = await server.statements(() => send(mother, 'Count'));
    const lists = await server.statements(() => hannah.call('teacherChatStudents', { first: 50 }, 'id unread'));
    const thread = await server.statements(() =>
      hannah.call(
        'getStudentMsg',
        { student_id: ava.id, first: 50 },
        'id message seen_at relation { name } reply_to { id }',
      ),
    );
    const counter = await server.statements(() => hannah.call('getUnreadChat', {}, 'unread'));
    return { before, lists, thread, counter };
  };
  const few = await count();
  const strangers = await Promise.all(Array.from({ length: 6 }, () => server.as('user')));
  const heard = await Promise.all(strangers.map((who) => listen(who, 'unreadChatChanged', {}, 'unread')));
  for (let i = 0; i < 60; i += 1)
    await aMessage(server.tenant, { location_id: elm.id, student_id: ava.id, user_id: mother.id });
  // Fewer may be: what is written now and then, as a session's last use, falls into either.
  const first = Object.values(few);
  const grown = Object.values(await count()).filter((statements, at) => statements > (first[at] ?? 0));
  expect(grown).toEqual([]);
  for (const one of heard) await one.stop();
});
