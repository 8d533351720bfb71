import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readUrl } from '../../../files/address.ts';
import { fileOf } from '../../../files/pictures.ts';
import { aPicture } from '../../activities/test/activities.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { errorOf, listen, refusal, unread } from './chat.client.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
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
  oak = await aLocation(server.tenant, { name: 'Oak' });
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
const blackList = (who: Person, on: boolean) =>
  manager.call(
    on ? 'addGuardianBlackList' : 'removeGuardianBlackList',
    { student_id: ava.id, user_id: who.id },
    'status',
  );

describe('who reads', () => {
  test('both guardians, the teacher of the room and the manager; nobody else', async () => {
    await idOf(mother, 'Good morning');
    for (const who of [mother, father, hannah, manager]) expect(await texts(who)).toEqual(['Good morning']);
    for (const who of [stranger, ruth]) expect(await refusal(texts(who))).toBe('FORBIDDEN');
    const info = await mother.call('getChatInfo', { student_id: ava.id }, 'readers { id staff }');
    const ids = info.readers.map(({ id }: { id: string }) => Number(id));
    expect(ids.toSorted()).toEqual([mother.id, father.id, hannah.id, manager.id].toSorted());
  });

  test('a guardian on the black list reads and writes nothing from that moment on, and hears nothing', async () => {
    const heard = await listen(father, 'chatMessageAdded', { student_id: ava.id }, 'id');
    const all = await listen(father, 'chatMessageAdded', {}, 'id');
    await idOf(mother, 'Before');
    // What he may still hear has come before he is listed, or it could pass for the message after.
    await Promise.all([heard.until(1), all.until(1)]);
    await blackList(father, true);
    expect(await refusal(texts(father))).toBe('FORBIDDEN');
    expect(errorOf(await send(father, 'I am typing'))).toEqual(['Error', 'student_id', 'OUT_OF_REACH']);
    await idOf(mother, 'He must not read this');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([...heard.values.slice(1), ...all.values.slice(1)]).toEqual([]);
    for (const one of [heard, all]) await one.stop();
    expect(await unread(father)).toBe(0);
    expect(await father.call('getUnseenChat', {}, 'id')).toEqual([]);
    expect(await father.call('searchChat', { search: 'must' }, 'id')).toEqual([]);
  });

  test('taken off the black list it reads again what it read before; what was written meanwhile opens a manager', async () => {
    await idOf(mother, 'Long ago');
    await blackList(father, true);
    await idOf(mother, 'Among us');
    await blackList(father, false);
    await idOf(mother, 'Welcome back');
    const before = ['Welcome back', 'Long ago'];
    expect(await texts(father)).toEqual(before);
    expect(await unread(father)).toBe(2);
    expect(await father.call('searchChat', { search: 'Among' }, 'id')).toEqual([]);
    const share = (shared: boolean) =>
      manager.call('shareChatHistory', { student_id: ava.id, user_id: father.id, shared }, 'status');
    await share(true);
    expect(await texts(father)).toEqual(await texts(mother));
    await share(false);
    expect(await texts(father)).toEqual(before);
  });

  test('who joins later does not read what was before; who is unlinked reads nothing, and linked again nothing of before', async () => {
    await idOf(mother, 'Before grandma');
    const grandma = await server.as('user');
    const link = () => aGuardianLink(server.tenant, { student_id: ava.id, user_id: grandma.id });
    await link();
    expect(await texts(grandma)).toEqual([]);
    await idOf(mother, 'Hello grandma');
    expect(await texts(grandma)).toEqual(['Hello grandma']);
    expect(await unread(grandma)).toBe(1);
    await manager.call('removeStudentGuardian', { student_id: ava.id, user_id: grandma.id }, 'status');
    expect(await refusal(texts(grandma))).toBe('FORBIDDEN');
    await link();
    expect(await texts(grandma)).toEqual([]);
  });

  test('the chat stays with the child when staff change; who moved to another room reads it no more', async () => {
    const id = await idOf(hannah, 'She slept well');
    await server.tenant.db
      .updateTable('student')
      .set({ room_id: owls.id })
      .where('centre_id', '=', server.tenant.centre)
      .where('id', '=', ava.id)
      .execute();
    expect(await refusal(texts(hannah))).toBe('FORBIDDEN');
    expect(
      errorOf(await hannah.call('updateSendMsg', { id, message: 'Changed' }, 'status errors { field code }')),
    ).toEqual(['Error', 'id', 'OUT_OF_REACH']);
    expect(await texts(ruth)).toEqual(['She slept well']);
  });

  test('a child checked in to another room is with the staff there too', async () => {
    await idOf(mother, 'For today');
    expect(await refusal(texts(ruth))).toBe('FORBIDDEN');
    const { db, centre } = server.tenant;
    const { id } = await db
      .insertInto('attendance')
      .values({
        centre_id: centre,
        location_id: elm.id,
        student_id: ava.id,
        date: '2026-03-11',
        checked_in_at: server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('attendance_room')
      .values({
        centre_id: centre,
        attendance_id: id,
        student_id: ava.id,
        room_id: owls.id,
        entered_at: server.clock.now(),
      })
      .execute();
    expect(await texts(ruth)).toEqual(['For today']);
  });

  test('a teacher taken from the location, and a manager of another one, read nothing', async () => {
    const other = await server.as('manager', { locations: [oak] });
    const gone = await server.as('teacher', { locations: [elm] });
    expect(await texts(gone)).toEqual([]);
    await server.tenant.db
      .deleteFrom('user_location')
      .where('centre_id', '=', server.tenant.centre)
      .where('user_id', '=', gone.id)
      .execute();
    for (const who of [other, gone]) expect(await refusal(texts(who))).toBe('FORBIDDEN');
  });

  test('another centre has neither the chat nor its live line nor its picture', async () => {
    const away = await server.centre();
    const far = await server.as('admin', { at: away });
    expect(await refusal(far.call('getStudentMsg', { student_id: ava.id }, 'id'))).toBe('FORBIDDEN');
    const heard = await listen(far, 'chatMessageAdded', { student_id: ava.id }, 'id');
    await heard.ended;
    expect(JSON.stringify(heard.errors)).toContain('FORBIDDEN');
    await heard.stop();
    const picture = await aPicture(away);
    expect(errorOf(await send(mother, 'Look', { attachment: picture }))).toEqual(['Error', 'attachment', 'UNKNOWN']);
  });
});

describe('a message', () => {
  test('is kept as it was typed: lines, links, tags and the rest are text', async () => {
    const message = 'One\nTwo <script>alert(1)</script> https://example.org "; drop table--\r\nBcc: all@x.example';
    await idOf(mother, message);
    expect(await texts(hannah)).toEqual([message]);
  });

  test('with a picture the writer has uploaded, and nobody else’s', async () => {
    const key = await aPicture(server.tenant);
    expect(errorOf(await send(mother, 'Look', { attachment: key }))).toEqual(['Error', 'attachment', 'UNKNOWN']);
    await server.tenant.db
      .updateTable('picture')
      .set({ uploaded_by: mother.id })
      .where('centre_id', '=', server.tenant.centre)
      .where('key', '=', key)
      .execute();
    const id = await idOf(mother, 'Look', { attachment: key });
    const [seen] = await hannah.call('getStudentMsg', { student_id: ava.id }, 'id type attachment');
    expect(seen).toMatchObject({ id, type: 'image' });
    expect(readUrl(String(seen.attachment), server.clock.now())).toMatchObject({ file: fileOf(key, 'full') });
    // What a message shows is not swept away as unused.
    expect((await hannah.call('deleteImage', { image: key }, 'status')).status).toBe('Error');
    await mother.call('deleteStudentChatMessage', { id }, 'status');
    const [after] = await hannah.call('getStudentMsg', { student_id: ava.id }, 'attachment message deleted');
    expect(after).toEqual({ attachment: null, message: '', deleted: true });
  });

  test('with a document: its name is told, it is downloaded by who reads the chat now, and its type is true', async () => {
    const pdf = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\nschedule').toString('base64')}`;
    const kept = await mother.call('uploadFile', { file: pdf, name: 'Schedule June.pdf' }, 'status file_name');
    const attachment = String(kept.file_name);
    expect(errorOf(await send(father, 'Look', { attachment }))).toEqual(['Error', 'attachment', 'UNKNOWN']);
    expect(errorOf(await send(mother, 'Look', { attachment, type: 'image' }))).toEqual(['Error', 'type', 'TYPE']);
    expect(errorOf(await send(mother, 'Look', { type: 'image' }))).toEqual(['Error', 'type', 'TYPE']);
    expect(errorOf(await send(mother, 'Look', { type: 'file' }))).toEqual(['Error', 'type', 'TYPE']);
    const told = await listen(hannah, 'chatMessageAdded', { student_id: ava.id }, 'file_name');
    const id = await idOf(mother, 'Look', { attachment, type: 'file' });
    expect(await told.until(1)).toEqual([{ file_name: 'Schedule June.pdf' }]);
    await told.stop();
    const seen = async (who: Person) =>
      (await who.call('getStudentMsg', { student_id: ava.id, first: 1 }, 'id type attachment file_name'))[0];
    const read = await seen(hannah);
    expect(read).toMatchObject({ id, type: 'file', file_name: 'Schedule June.pdf' });
    const get = (url: unknown) => fetch(new URL(String(url), `http://localhost:${server.port}`));
    const got = await get(read.attachment);
    expect([got.status, got.headers.get('content-type'), await got.text()]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7\nschedule',
    ]);
    expect(got.headers.get('content-disposition')).toContain('attachment');
    // The address was made for the father while he read the chat; on the black list it is worth nothing.
    const { attachment: his } = await seen(father);
    expect((await get(his)).status).toBe(200);
    await blackList(father, true);
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect((await get(his)).status).not.toBe(200);
    await blackList(father, false);
    // What a message holds stays after the day on which uploads nobody took are removed.
    server.clock.tick(49 * 3_600_000);
    await server.perform('file.sweep');
    expect((await get((await seen(hannah)).attachment)).status).toBe(200);
    await mother.call('deleteStudentChatMessage', { id }, 'status');
    expect(await seen(hannah)).toMatchObject({ attachment: null, file_name: null });
  });

  test('sent twice under one operation id is written once', async () => {
    const operation_id = '6a0f7c1e-1111-4222-8333-944445555777';
    const ids = [await idOf(mother, 'Once', { operation_id }), await idOf(mother, 'Once', { operation_id })];
    expect(ids[0]).toBe(ids[1]);
    expect(await texts(hannah)).toEqual(['Once']);
  });

  test('answers one of its own chat, and names people who read it', async () => {
    const first = await idOf(mother, 'Is she asleep?');
    await idOf(hannah, 'Since noon', { reply_to: first });
    const [last] = await mother.call('getStudentMsg', { student_id: ava.id }, 'reply_to { id message }');
    expect(last.reply_to).toEqual({ id: first, message: 'Is she asleep?' });
    await idOf(mother, 'For you', { users: [hannah.id] });
    expect(errorOf(await send(mother, 'For you', { users: [ruth.id] }))).toEqual(['Error', 'users', 'NOT_IN_CHAT']);
    expect(await texts(mother)).toHaveLength(3);
  });

  test('of a family to some of the staff reaches them alone, and the family; managers find it in the log', async () => {
    const heard = await Promise.all(
      [hannah, manager, father].map((who) => listen(who, 'chatMessageAdded', { student_id: ava.id }, 'message')),
    );
    const counts = async () => [await unread(hannah), await unread(manager), await unread(father)];
    const before = await counts();
    const id = await idOf(mother, 'For Hannah', { users: [hannah.id] });
    await idOf(mother, 'For all of you');
    expect(await texts(hannah)).toEqual(['For all of you', 'For Hannah']);
    expect(await texts(father)).toEqual(['For all of you', 'For Hannah']);
    expect(await texts(manager)).toEqual(['For all of you']);
    const after = await counts();
    expect(after.map((now, i) => now - (before[i] ?? 0))).toEqual([2, 1, 2]);
    await Promise.all([heard[0]?.until(2), heard[1]?.until(1), heard[2]?.until(2)]);
    expect(heard.map(({ values }) => values.length)).toEqual([2, 1, 2]);
    for (const one of heard) await one.stop();
    expect(await manager.call('searchChat', { search: 'Hannah', student_id: ava.id }, 'id')).toEqual([]);
    expect(await refusal(manager.call('getChatSeen', { id }, 'id'))).toBe('FORBIDDEN');
    const [last] = await manager.call('student_last_msg', { student_id: ava.id }, 'message unread');
    expect(last).toMatchObject({ message: 'For all of you' });
    const log = await manager.call(
      'getMessagesLog',
      { location: elm.id, student_id: ava.id, first: 5, page: 1 },
      'data { message directed users { id } }',
    );
    expect(log.data).toContainEqual({ message: 'For Hannah', directed: true, users: [{ id: String(hannah.id) }] });
  });

  test('is changed by its writer for a quarter of an hour; managers read what it said before', async () => {
    const id = await idOf(mother, 'Fetch at tree');
    const change = (who: Person, message: string) =>
      who.call('updateSendMsg', { id, message }, 'status errors { field code }');
    expect(errorOf(await change(hannah, 'No'))).toEqual(['Error', 'id', 'NOT_YOURS']);
    expect((await change(mother, 'Fetch at three')).status).toBe('Success');
    const [seen] = await manager.call('getStudentMsg', { student_id: ava.id }, 'message updated_at changes');
    expect(seen.message).toBe('Fetch at three');
    expect(seen.changes).toEqual([{ at: expect.any(String), before: 'Fetch at tree' }]);
    const [own] = await mother.call('getStudentMsg', { student_id: ava.id }, 'changes');
    expect(own.changes).toBeNull();
    server.clock.tick(15 * 60_000 + 1000);
    expect(errorOf(await change(mother, 'Too late'))).toEqual(['Error', 'id', 'TOO_LATE']);
    expect(errorOf(await change(mother, ' '))).toEqual(['Error', 'message', 'EMPTY']);
  });

  test('is deleted by its writer or a manager; its place stays, and managers read what it said', async () => {
    const id = await idOf(mother, 'A slip');
    const remove = (who: Person) => who.call('deleteStudentChatMessage', { id }, 'status errors { field code }');
    expect(errorOf(await remove(hannah))).toEqual(['Error', 'id', 'NOT_YOURS']);
    expect((await remove(manager)).status).toBe('Success');
    expect(errorOf(await remove(mother))).toEqual(['Error', 'id', 'GONE']);
    expect(await texts(mother)).toEqual(['']);
    const log = async (who: Person) =>
      (
        await who.call(
          'getMessagesLog',
          { location: elm.id, student_id: ava.id, first: 5 },
          'data { deleted original }',
        )
      ).data;
    expect(await log(manager)).toEqual([{ deleted: true, original: 'A slip' }]);
    expect(await log(hannah)).toEqual([{ deleted: true, original: null }]);
    expect(await mother.call('searchChat', { search: 'slip' }, 'id')).toEqual([]);
    const search = { location: elm.id, student_id: ava.id, first: 5, search: 'slip' };
    expect((await hannah.call('getMessagesLog', search, 'data { id }')).data).toEqual([]);
    expect((await manager.call('getMessagesLog', search, 'data { id }')).data).toEqual([{ id }]);
  });

  test('whoever floods is told to wait', async () => {
    const all = await Promise.all(Array.from({ length: 34 }, (_, i) => refusal(send(mother, `Flood ${i}`))));
    expect(all.filter((one) => one === 'served')).toHaveLength(30);
    expect(all.filter((one) => one === 'RATE_LIMITED')).toHaveLength(4);
  });
});
