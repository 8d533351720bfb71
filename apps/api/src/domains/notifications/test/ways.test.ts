import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../../auth/test/emails.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { lookForNotices } from '../find-notices.ts';

let server: TestServer;
let elm: { id: number };
let ava: { id: number };
let manager: Person;
let teacher: Person;
let colleague: Person;
let parent: Person;
let mail = '';
const PHONE = '+12025550143';

beforeAll(async () => {
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm', zone: 'America/New_York' });
  ava = await aStudent(server.tenant, { location_id: elm.id, fname: 'Ava' });
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  colleague = await server.as('teacher', { locations: [elm] });
  const contact = await aContact(server.tenant, { phone: PHONE, phone_verified: true });
  mail = contact.email ?? '';
  await aGuardianLink(server.tenant, { student_id: ava.id, user_id: contact.id, alert: true });
  parent = await server.as(contact);
});
afterAll(() => server.close());

const write = () => server.perform('notice.write');
const families = (notifications: object) =>
  manager.call('saveParentNotificationSetting', { location: elm.id, notifications }, 'status');
const team = (notifications: object) =>
  manager.call('saveTeamNotificationSetting', { location: elm.id, notifications }, 'status');
const praise = async (who = teacher) => {
  const values = { date: '2026-03-11', time: '10:30', students: [ava.id], note: 'Shared her blocks' };
  expect(await who.call('saveKudosActivity', values, 'status')).toEqual({ status: 'Success' });
  await write();
};
const told = async (who: Person): Promise<string[]> =>
  (await who.call('notificationsShort', {}, 'data { title }')).data.map(({ title }: { title: string }) => title);
const texts = async (): Promise<string[]> => {
  const { rows } = await sql<{ body: string }>`select body from text_recipient where centre_id = ${server.tenant.centre}
    and phone = ${PHONE} and status = 'queued' order by id`.execute(server.tenant.db);
  return rows.map(({ body }) => body);
};
const mails = async (to = mail) => (await lettersTo(server.tenant, to)).filter(({ kind }) => kind === 'notice');

test('what a location switches off for families is told nobody; mail and text leave where they are chosen', async () => {
  await families({ kudos: { push: false } });
  await praise();
  expect(await told(parent)).toEqual([]);
  expect(await mails()).toEqual([]);
  await families({ kudos: { push: true, email: true, sms: true } });
  await praise();
  expect(await told(parent)).toEqual([expect.stringContaining('Ava')]);
  const [letter, ...more] = await mails();
  expect(more).toEqual([]);
  expect(letter?.written.subject).toContain('Ava');
  expect(letter?.written.button?.href).toMatch(/\/home$/);
  expect(await texts()).toEqual([expect.stringContaining('Ava')]);
  await write();
  expect(await mails()).toHaveLength(1);
});

test('off by mail alone is off by mail alone, and whoever switches a kind off gets none of it', async () => {
  await families({ kudos: { push: false, email: true } });
  const before = await told(parent);
  await praise();
  expect(await told(parent)).toEqual(before);
  expect(await mails()).toHaveLength(2);
  const choose = (on: boolean) => parent.call('saveNoticeChoice', { kind: 'kudos', on }, 'status');
  await choose(false);
  await praise();
  expect(await mails()).toHaveLength(2);
  await choose(true);
});

test('who was black-listed meanwhile is not written to, nor who said stop to texts', async () => {
  await families({ kudos: { push: true, email: true, sms: true } });
  const count = (await texts()).length;
  await sql`insert into consent_entry (centre_id, channel, address, purpose, given, how, at)
    values (${server.tenant.centre}, 'text', ${PHONE}, 'operations', false, 'stop_word', ${server.clock.now()})`.execute(
    server.tenant.db,
  );
  await praise();
  expect(await texts()).toHaveLength(count);
  const sent = (await mails()).length;
  const values = { date: '2026-03-11', time: '10:30', students: [ava.id] };
  await teacher.call('saveKudosActivity', values, 'status');
  const link = server.tenant.db.updateTable('guardian_link').where('student_id', '=', ava.id);
  await link.set({ black_list: true }).execute();
  await write();
  expect(await mails()).toHaveLength(sent);
  await link.set({ black_list: false }).execute();
});

test('the team hears what was chosen for it, but for who wrote it; so do confirmed mailboxes, each of its events', async () => {
  await families({ kudos: { push: false } });
  await praise();
  expect(await told(colleague)).toEqual([]);
  const box = (email: string, notifications: string[], verified: boolean) =>
    server.tenant.db
      .insertInto('notice_address')
      .values({
        centre_id: server.tenant.centre,
        location_id: elm.id,
        email,
        notifications: JSON.stringify(notifications),
        verified_at: verified ? server.clock.now() : null,
        pin_time: email,
        token_hash: Buffer.from(email),
        expires_at: server.clock.now(),
        created_at: server.clock.now(),
      })
      .execute();
  await box('office@example.org', ['kudos'], true);
  await box('kitchen@example.org', ['food'], true);
  await box('nobody@example.org', ['kudos'], false);
  await team({ kudos: { push: true, email: true } });
  const { email } = await server.tenant.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', colleague.id)
    .executeTakeFirstOrThrow();
  await praise();
  expect(await told(colleague)).toEqual([expect.stringContaining('Ava')]);
  expect(await told(teacher)).toEqual([]);
  expect(await mails(email ?? '')).toHaveLength(1);
  expect(await mails('office@example.org')).toHaveLength(1);
  expect(await mails('kitchen@example.org')).toEqual([]);
  expect(await mails('nobody@example.org')).toEqual([]);
});

test('a check-in goes the ways that were chosen for checks', async () => {
  await families({ checks: { push: false, email: true } });
  const sent = (await mails()).length;
  const day = { students: [ava.id], date: '2026-03-11', time: '11:00', action_by: teacher.id };
  await teacher.call('saveUserStudentCheckInOutActivity', day, 'status');
  await server.job().transaction(lookForNotices);
  await write();
  const [letter] = await mails();
  expect(await mails()).toHaveLength(sent + 1);
  expect(letter?.written.subject).toMatch(/checked Ava in/);
});

test('a message is mailed where that was chosen, without what it says', async () => {
  await families({ msgs: { push: true, email: true } });
  const sent = (await mails()).length;
  const message = { student_id: ava.id, message: 'Bring boots', type: 'text' };
  expect(await teacher.call('sendMsg', message, 'status')).toEqual({ status: 'Success' });
  const { id } = await server.tenant.db
    .selectFrom('chat_message')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await server.perform('chat.push', { messages: [id] });
  await write();
  const [letter] = await mails();
  expect(await mails()).toHaveLength(sent + 1);
  expect(JSON.stringify(letter?.written)).not.toContain('boots');
});

test('a flag of the location stops an event for everybody; one that does not exist is declined', async () => {
  const set = (notifications: unknown) =>
    manager.call('updateLocationSettings', { id: elm.id, notifications }, 'status errors { field code }');
  expect(await set({ gossip: false })).toMatchObject({ status: 'Error', errors: [{ field: 'notifications' }] });
  await families({ kudos: { push: true, email: true } });
  expect(await set({ kudos: false })).toMatchObject({ status: 'Success' });
  const before = [await told(parent), await told(colleague), (await mails('office@example.org')).length];
  await praise();
  expect([await told(parent), await told(colleague), (await mails('office@example.org')).length]).toEqual(before);
});
