import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { sendTextsBy } from '../texts/send-job.ts';

let server: TestServer;
let elm: { id: number };
let sun: { id: number };
let child: { id: number };
let manager: Person;
let parent: Person;
let quiet: Person;
let banned: Person;
let away: Person;

beforeAll(async () => {
  server = await startTestServer();
  const { tenant } = server;
  elm = await aLocation(tenant, { name: 'Elm' });
  const oak = await aLocation(tenant, { name: 'Oak' });
  sun = await aRoom(tenant, { location_id: elm.id, name: 'Sunflowers' });
  manager = await server.as('manager', { locations: [elm] });
  away = await server.as('manager', { locations: [oak] });
  [parent, quiet, banned] = [await server.as('user'), await server.as('user'), await server.as('user')];
  child = await aStudent(tenant, { location_id: elm.id, room_id: sun.id });
  await aGuardianLink(tenant, { student_id: child.id, user_id: parent.id, alert: true });
  await aGuardianLink(tenant, { student_id: child.id, user_id: quiet.id, alert: false });
  await aGuardianLink(tenant, { student_id: child.id, user_id: banned.id, alert: true, black_list: true });
  await tenant.db.updateTable('app_user').set({ phone: '(207) 555-0142' }).where('id', '=', parent.id).execute();
  await tenant.db.updateTable('app_user').set({ email: null }).where('id', '=', quiet.id).execute();
});
afterAll(() => server.close());

const outcome = 'status message errors { field code } id';
const send = async (values: object): Promise<string> => {
  const done = await manager.call('createAlertProgram', { programs: [sun.id], ...values }, outcome);
  expect(done.status, done.message).toBe('Success');
  return String(done.id);
};
const run = (id: string) => server.perform('alert.send', { alert: Number(id) });
interface Followed {
  id: number;
  state: string;
  ways: { channel: string; status: string; reason: string | null }[];
}
const follow = async (id: string): Promise<Followed[]> =>
  (await manager.call('alert', { id }, 'alert_user')).alert_user;
const way = (people: Followed[], who: Person, channel: string) => {
  const found = people.find(({ id }) => id === who.id)?.ways.find((one) => one.channel === channel);
  return found && [found.status, found.reason];
};

test('goes to those who take alerts, by the ways that were chosen, and to nobody black-listed', async () => {
  const id = await send({ message: 'Bring boots', channels: ['mail'] });
  await run(id);
  const people = await follow(id);
  expect(people.map((one) => one.id)).toEqual([parent.id]);
  expect(way(people, parent, 'mail')).toEqual(['waiting', null]);
  expect(way(people, parent, 'text')).toBeUndefined();
  const { data } = await parent.call('getUserAlerts', { first: 10 }, 'data { id message seen alert_user }');
  expect(data).toEqual([{ id, message: 'Bring boots', seen: false, alert_user: null }]);
  expect((await banned.call('getUserAlerts', { first: 10 }, 'data { id }')).data).toEqual([]);
  expect(await away.call('alert', { id }, 'id')).toBeNull();
  await parent.call('markAlertSeen', { id }, 'status');
  expect((await follow(id))[0]?.state).toBe('seen');
  expect((await banned.call('markAlertSeen', { id }, 'status')).status).toBe('Error');
});

test('a plain one is held for half a minute: nobody has it, and it can be taken back; an urgent one has left', async () => {
  const cancel = (id: string, by = manager) => by.call('cancelAlert', { id }, 'status errors { code }');
  const seenBy = async (who: Person) => {
    const { data } = await who.call('getUserAlerts', { first: 20 }, 'data { id }');
    return data.map(({ id }: { id: string }) => id);
  };
  const unread = async () => (await parent.call('notificationsShort', {}, 'unread')).unread;
  const before = await unread();
  const wrong = await send({ message: 'To the wrong families', channels: ['mail', 'text'] });
  expect([await seenBy(parent), await unread()]).toEqual([expect.not.arrayContaining([wrong]), before]);
  expect((await follow(wrong))[0]?.state).toBe('under_way');
  expect((await parent.call('markAlertSeen', { id: wrong }, 'status')).status).toBe('Error');
  expect((await manager.call('retryAlert', { id: wrong }, 'errors { code }')).errors).toEqual([{ code: 'NOBODY' }]);
  expect((await cancel(wrong, away)).status).toBe('Error');
  expect(await cancel(wrong)).toEqual({ status: 'Success', errors: [] });
  await run(wrong);
  expect([await seenBy(parent), await unread()]).toEqual([expect.not.arrayContaining([wrong]), before]);
  const left = await sql`select 1 from alert_delivery where alert_id = ${Number(wrong)} and status = 'handed'`.execute(
    server.tenant.db,
  );
  expect(left.rows).toEqual([]);

  const right = await send({ message: 'Bring a hat' });
  await run(right);
  expect([await seenBy(parent), await unread()]).toEqual([expect.arrayContaining([right]), before + 1]);
  expect(await cancel(right)).toEqual({ status: 'Error', errors: [{ code: 'SENT' }] });
  const urgent = await send({ message: 'Fire', urgent: true });
  expect(await seenBy(parent)).toContain(urgent);
  expect(await cancel(urgent)).toEqual({ status: 'Error', errors: [{ code: 'SENT' }] });
});

test('an urgent one reaches everybody by every way, says who has it not and why, and tries the others again', async () => {
  const id = await send({ message: 'We close now. Please come.', urgent: true });
  await run(id);
  await run(id);
  const people = await follow(id);
  expect(people.map((one) => one.id).sort()).toEqual([parent.id, quiet.id].sort());
  expect(way(people, quiet, 'mail')).toEqual(['skipped', 'no_address']);
  expect(way(people, quiet, 'text')).toEqual(['skipped', 'no_phone']);
  const { rows } = await sql<{ phone: string; status: string }>`select phone, status from text_recipient
    where body like '%We close now%'`.execute(server.tenant.db);
  expect(rows).toEqual([{ phone: '+12075550142', status: 'queued' }]);
  let answer: 'refused' | 'taken' = 'refused';
  const texts = sendTextsBy(() => ({
    send: async () => (answer === 'taken' ? { kind: 'taken', id: 'SM1' } : { kind: 'refused', reason: 'code_21610' }),
    report: () => null,
    reply: () => null,
  }));
  await texts(server.job());
  expect(way(await follow(id), parent, 'text')).toEqual(['failed', 'code_21610']);
  answer = 'taken';
  expect((await manager.call('retryAlert', { id }, 'status')).status).toBe('Success');
  await run(id);
  await texts(server.job());
  expect(way(await follow(id), parent, 'text')?.[0]).toBe('sent');
  expect((await manager.call('retryAlert', { id }, 'status errors { code }')).errors).toEqual([{ code: 'NOBODY' }]);
});

test('a plain one of the app alone goes by mail and text at the second try, to who has not seen it, after a question', async () => {
  const id = await send({ message: 'The bus leaves at nine' });
  await run(id);
  expect(way(await follow(id), parent, 'mail')).toBeUndefined();
  const retry = (more: object = {}) => manager.call('retryAlert', { id, ...more }, 'status errors { code message }');
  const asked = await retry({ confirm: [] });
  expect(asked.status).toBe('Error');
  expect(JSON.stringify(asked.errors)).toContain('1 email, 1 text message');
  expect(way(await follow(id), parent, 'mail')).toBeUndefined();
  expect((await retry()).status).toBe('Success');
  await run(id);
  const ways = await follow(id);
  expect([way(ways, parent, 'mail')?.[0], way(ways, parent, 'text')?.[0]]).toEqual(['waiting', 'queued']);

  // Who has seen it, or is black-listed since, hears no more of it.
  const seen = await send({ message: 'The bus is late' });
  await run(seen);
  await parent.call('markAlertSeen', { id: seen }, 'status');
  expect((await manager.call('retryAlert', { id: seen }, 'errors { code }')).errors).toEqual([{ code: 'NOBODY' }]);
  const gone = await send({ message: 'The bus is full' });
  await run(gone);
  const mine = () => server.tenant.db.updateTable('guardian_link').where('user_id', '=', parent.id);
  await mine().set({ black_list: true }).execute();
  expect((await manager.call('retryAlert', { id: gone }, 'errors { code }')).errors).toEqual([{ code: 'NOBODY' }]);
  await mine().set({ black_list: false }).execute();
  // What is counted below is of other alerts.
  for (const one of [id, seen, gone]) await manager.call('deleteAlert', { id: one }, 'status');
});

test('the same words to the same people go once, from two tabs at once too; other words, or later ones, go', async () => {
  const press = (words: string) =>
    manager.call('createAlertProgram', { programs: [sun.id], message: words }, 'status id errors { code field }');
  const both = await Promise.all([press('Doors close at six'), press('Doors close at six')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['Error', 'Success']);
  expect(both.find(({ status }) => status === 'Error')?.errors).toEqual([{ code: 'TWICE', field: 'message' }]);
  const other = await press('Doors close at seven');
  expect(other.status).toBe('Success');
  // What was taken back may be said again.
  expect((await manager.call('cancelAlert', { id: other.id }, 'status')).status).toBe('Success');
  const again = await press('Doors close at seven');
  expect(again.status).toBe('Success');
  for (const { id } of [...both, again]) if (id) await manager.call('deleteAlert', { id }, 'status');
});

test('a text of an urgent alert waits for the minutes that were set, and is left out for who has seen it', async () => {
  await manager.call('saveAlertWays', { location: elm.id, mail_after: 1, text_after: 5 }, 'status');
  const id = await send({ message: 'Gas smell, all are outside', urgent: true });
  await run(id);
  expect(way(await follow(id), parent, 'text')).toEqual(['waiting', null]);
  await parent.call('markAlertSeen', { id }, 'status');
  server.clock.tick(5 * 60_000);
  await run(id);
  expect(way(await follow(id), parent, 'text')).toEqual(['skipped', 'seen']);
});

test('each location sets its own order of mail and text, the center that of all others, and a manager no other one', async () => {
  const ways = (who: Person, location?: number) =>
    who.call('getAlertWays', location === undefined ? {} : { location }, 'mail_after text_after own');
  const save = (who: Person, args: Readonly<Record<string, unknown>>) =>
    who.call('saveAlertWays', args, outcome.replace(' id', ''));
  const support = await server.as('kvsupport');
  expect(await save(support, { mail_after: 7, text_after: 8 })).toMatchObject({ status: 'Success' });
  expect(await save(manager, { location: elm.id, mail_after: 20, text_after: 2 })).toMatchObject({ status: 'Success' });
  expect(await ways(manager, elm.id)).toEqual({ mail_after: 20, text_after: 2, own: true });
  expect(await ways(manager)).toEqual({ mail_after: 7, text_after: 8, own: false });
  // The center's own are not a manager's, and neither is the order of another location.
  expect(await save(manager, { mail_after: 1, text_after: 1 })).toMatchObject({
    errors: [{ field: 'location', code: 'RULE' }],
  });
  expect(await save(away, { location: elm.id, mail_after: 1, text_after: 1 })).toMatchObject({ status: 'Error' });
  expect(await save(manager, { location: elm.id, mail_after: 1 })).toMatchObject({
    errors: [{ field: 'text_after', code: 'MISSING' }],
  });
  expect(await ways(manager, elm.id)).toMatchObject({ mail_after: 20, text_after: 2 });
  // A text goes first where the location has it so.
  const id = await send({ message: 'Leave by the back door', urgent: true });
  const due = await server.tenant.db
    .selectFrom('alert_delivery')
    .select(['channel', 'due_at'])
    .where('alert_id', '=', Number(id))
    .where('user_id', '=', parent.id)
    .where('channel', 'in', ['mail', 'text'])
    .orderBy('due_at')
    .execute();
  const minutes = due.map(({ channel, due_at }) => [
    channel,
    (due_at.getTime() - server.clock.now().getTime()) / 60_000,
  ]);
  expect(minutes).toEqual([
    ['text', 2],
    ['mail', 20],
  ]);
  await manager.call('deleteAlert', { id }, 'status');
  expect(await save(manager, { location: elm.id })).toMatchObject({ status: 'Success' });
  expect(await ways(manager, elm.id)).toEqual({ mail_after: 7, text_after: 8, own: false });
});

test('a drill is planned and reaches nobody', async () => {
  const before = await parent.call('notificationsShort', {}, 'unread');
  const id = await send({ message: 'Lockdown drill', urgent: true, drill: true });
  await run(id);
  const people = await follow(id);
  expect(people.map(({ state }) => state)).toEqual(['drill', 'drill']);
  expect(await parent.call('notificationsShort', {}, 'unread')).toEqual(before);
  expect((await parent.call('getUserAlerts', { first: 20 }, 'data { message }')).data).not.toContainEqual({
    message: 'Lockdown drill',
  });
  const count = await inCentre(server.app.appContext.pools, server.tenant.centre, (db) =>
    sql`select 1 from outbox where kind = 'alert' and sent_at is null`.execute(db),
  );
  expect(count.rows.length).toBeGreaterThan(0);
});

test('nobody to send to is declined; counts name who has missed most; a deleted one is gone for all', async () => {
  const empty = await aRoom(server.tenant, { location_id: elm.id });
  const none = await manager.call('createAlertProgram', { message: 'x', programs: [empty.id] }, outcome);
  expect([none.status, none.errors[0]?.code]).toEqual(['Error', 'NOBODY']);
  const counts = await manager.call('getUserListAlertCount', { location: elm.id }, 'id alerts unseen');
  // Both have missed three: which comes first is their names' matter.
  expect([...counts].sort((a, b) => a.alerts - b.alerts)).toEqual([
    { id: String(quiet.id), alerts: 3, unseen: 3 },
    { id: String(parent.id), alerts: 5, unseen: 3 },
  ]);
  const id = await send({ message: 'Wrong one' });
  expect((await manager.call('deleteAlert', { id }, 'status')).status).toBe('Success');
  expect((await parent.call('getUserAlerts', { first: 20 }, 'data { id }')).data).not.toContainEqual({ id });
});
