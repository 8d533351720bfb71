import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAlert } from '../../alerts/test/alerts.factory.ts';
import { aMessage } from '../../chat/test/chat.factory.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aNewsletter } from '../../newsletters/test/newsletters.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';

let server: TestServer;
let elm: { id: number };
let oak: { id: number };
let sun: { id: number };
let manager: Person;
let away: Person;
let teacher: Person;
let mother: Person;
let other: Person;
let ava: { id: number };
let letter: number;

const at = (hour: number, day = '2026-03-10') => new Date(`${day}T${hour}:00:00Z`);

/** A text to several phones, sent from a place. */
const aSentText = async (message: string, given: object, to: readonly { user: Person; status: string }[]) => {
  const { db, centre } = server.tenant;
  const { id } = await db
    .insertInto('text_message')
    .values({ centre_id: centre, message, purpose: 'operations', created_at: at(16), ...given })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { user, status } of to)
    await db
      .insertInto('text_recipient')
      .values({
        centre_id: centre,
        text_id: id,
        user_id: user.id,
        phone: `+1207555${String(1000 + user.id)}`,
        body: message,
        segments: 1,
        status,
        reason: status === 'failed' ? 'code_30003' : null,
        next_try_at: at(16),
        created_at: at(16),
        updated_at: at(16),
      })
      .execute();
  return id;
};
const aLetter = async (location: number, subject: string, to: readonly Person[]) => {
  const { db, centre } = server.tenant;
  const { id: newsletter_id } = await aNewsletter(server.tenant, { location_id: location });
  const { id } = await db
    .insertInto('letter_send')
    .values({
      centre_id: centre,
      newsletter_id,
      kind: 'newsletter',
      subject,
      html: '<p>Spring</p>',
      plain: `${subject} is here`,
      status: 'done',
      starts_at: at(17),
      created_at: at(17),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const user of to)
    await db
      .insertInto('letter_recipient')
      .values({
        centre_id: centre,
        send_id: id,
        user_id: user.id,
        email: `p${user.id}@example.com`,
        status: 'sent',
        at: at(17),
      })
      .execute();
  return id;
};

const nameOf = async ({ id }: Person) =>
  (await server.tenant.db.selectFrom('app_user').select('full_name').where('id', '=', id).executeTakeFirstOrThrow())
    .full_name;

beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  elm = await aLocation(tenant, { zone: 'America/New_York', name: 'Elm' });
  oak = await aLocation(tenant, { name: 'Oak' });
  sun = await aRoom(tenant, { location_id: elm.id, name: 'Sunflowers' });
  manager = await server.as('manager', { locations: [elm] });
  away = await server.as('manager', { locations: [oak] });
  teacher = await server.as('teacher', { locations: [elm] });
  [mother, other] = [await server.as('user'), await server.as('user')];
  ava = await aStudent(tenant, { location_id: elm.id, room_id: sun.id, fname: 'Ava', lname: 'Lopez' });
  const far = await aStudent(tenant, { location_id: oak.id });
  await aGuardianLink(tenant, { student_id: ava.id, user_id: mother.id });
  await aGuardianLink(tenant, { student_id: far.id, user_id: other.id });
  await aMessage(tenant, {
    location_id: elm.id,
    student_id: ava.id,
    user_id: mother.id,
    message: 'Ava has a cough',
    created_at: at(14),
  });
  const read = await aMessage(tenant, {
    location_id: elm.id,
    room_id: sun.id,
    user_id: teacher.id,
    from_staff: true,
    message: 'Who brings cake?',
    created_at: at(12),
  });
  await tenant.db
    .insertInto('chat_addressee')
    .values({ centre_id: tenant.centre, message_id: read.id, user_id: manager.id })
    .execute();
  await tenant.db
    .insertInto('chat_seen')
    .values({ centre_id: tenant.centre, room_id: sun.id, user_id: mother.id, staff: false, up_to: read.id, at: at(13) })
    .execute();
  await aMessage(tenant, {
    location_id: elm.id,
    student_id: ava.id,
    user_id: mother.id,
    message: 'Taken back',
    created_at: at(13),
    deleted_at: at(14),
  });
  await anAlert(tenant, {
    user_id: mother.id,
    location_id: elm.id,
    sender_id: manager.id,
    message: 'Snow: we close at noon',
    urgent: true,
    created_at: at(15),
  });
  await anAlert(tenant, { user_id: other.id, location_id: oak.id, message: 'Oak alone', created_at: at(15) });
  await aSentText('Bring boots', { location_id: elm.id, sender_id: manager.id }, [
    { user: mother, status: 'delivered' },
    { user: teacher, status: 'failed' },
  ]);
  letter = await aLetter(elm.id, 'Spring', [mother, other]);
  await aLetter(oak.id, 'Autumn', [other]);
  await aMessage(tenant, {
    location_id: elm.id,
    room_id: sun.id,
    message: 'Long ago',
    created_at: at(15, '2026-01-10'),
  });
});
afterAll(() => server.close());

const fields = `data { kind id at sender relation student_id program_id about to subject message file people reached failed
  waiting seen_at marks } person currentPage lastPage perPage total`;
const log = (who: Person, more: object = {}) =>
  who.call('getCommunicationLog', { location: elm.id, first: 20, ...more }, fields);
const kinds = async (who: Person, more: object = {}) =>
  (await log(who, more)).data.map(({ kind, message }: { kind: string; message: string }) => `${kind}: ${message}`);

test('conversations, alerts, texts and letters of a place stand in one log, the newest first', async () => {
  const { data, total, lastPage } = await log(manager);
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
    'letter',
    'text',
    'alert',
    'chat',
    'chat',
    'chat',
    'chat',
  ]);
  expect([total, lastPage]).toEqual([7, 1]);
  expect(data[0]).toMatchObject({ subject: 'Spring', people: 1, reached: 1, about: expect.any(String) });
  expect(data[1]).toMatchObject({ people: 2, reached: 1, failed: 1, waiting: 0, about: null });
  expect(data[2]).toMatchObject({ people: 1, reached: 0, marks: ['urgent'], message: 'Snow: we close at noon' });
  expect(data[3]).toMatchObject({ about: 'Ava Lopez', student_id: String(ava.id), seen_at: null, marks: [] });
  expect(data[4]).toMatchObject({ message: 'Taken back', marks: ['deleted'] });
  expect(data[5]).toMatchObject({ to: await nameOf(manager), seen_at: at(13).toISOString(), about: 'Sunflowers' });
  expect(data[6]).toMatchObject({ about: 'Sunflowers', program_id: String(sun.id) });
});

test('it narrows by kind, person, room, days and words, page by page', async () => {
  expect(await kinds(manager, { kind: 'alert' })).toEqual(['alert: Snow: we close at noon']);
  expect(await kinds(manager, { user_id: teacher.id })).toEqual(['text: Bring boots', 'chat: Who brings cake?']);
  const hers = await log(manager, { user_id: mother.id });
  expect([hers.total, hers.person]).toEqual([5, await nameOf(mother)]);
  expect(await kinds(manager, { program_id: sun.id, kind: 'chat' })).toHaveLength(4);
  expect(await kinds(manager, { program_id: sun.id, kind: 'letter' })).toHaveLength(1);
  expect(await kinds(manager, { start_date: '2026-01-01', end_date: '2026-01-31' })).toEqual(['chat: Long ago']);
  expect(await kinds(manager, { search: 'boots' })).toEqual(['text: Bring boots']);
  expect(await kinds(manager, { search: 'spring' })).toEqual(['letter: Spring is here']);
  const pages = [await log(manager, { first: 2 }), await log(manager, { first: 2, page: 2 })];
  expect(pages.map(({ data }) => data.map(({ kind }: { kind: string }) => kind))).toEqual([
    ['letter', 'text'],
    ['alert', 'chat'],
  ]);
  expect(pages[1]).toMatchObject({ currentPage: 2, lastPage: 4, perPage: 2, total: 7 });
});

test('a teacher reads no letters and no words of a deleted message, and finds it by none', async () => {
  const all = await kinds(teacher);
  expect(all).toContain('alert: Snow: we close at noon');
  expect(all.filter((one: string) => one.startsWith('letter') || one.includes('Taken'))).toEqual([]);
  expect(await kinds(teacher, { search: 'taken' })).toEqual([]);
});

test('nothing of another place is told, by the log, by whom it went to, or by a number guessed', async () => {
  await expect(log(away)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await kinds(away, { location: oak.id })).toEqual(['letter: Autumn is here', 'alert: Oak alone']);
  const people = (who: Person, location: number, kind: string, id: number) =>
    who.call('getCommunicationPeople', { location, kind, id }, 'id name address status reason at');
  // The letter went to a family of Oak too: each place reads of its own.
  expect(await people(manager, elm.id, 'letter', letter)).toMatchObject([
    { address: `p${mother.id}@example.com`, status: 'sent' },
  ]);
  expect(await people(away, oak.id, 'letter', letter)).toEqual([]);
  expect(await people(teacher, elm.id, 'letter', letter)).toEqual([]);
  const [, text] = (await log(manager)).data;
  const phones = await people(manager, elm.id, 'text', Number(text.id));
  expect(phones.map(({ status, reason }: { status: string; reason: string | null }) => [status, reason])).toEqual([
    ['failed', 'code_30003'],
    ['delivered', null],
  ]);
});

test('the log as a file holds every kind', async () => {
  const made = await manager.call(
    'exportReport',
    { report: 'communications', location: elm.id, start_date: '2026-03-01', end_date: '2026-03-31' },
    'status file',
  );
  const file = await (await fetch(`http://127.0.0.1:${server.port}${made.file}`)).text();
  for (const part of ['Alert', 'Text message', 'Letter', 'Conversation', 'Spring', 'Bring boots', 'Ava Lopez'])
    expect(file).toContain(part);
  expect(file).not.toContain('Oak alone');
});
