import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { startPushService } from '@nestling/testing/push-service.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLocation } from '../../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../../students/test/students.factory.ts';
import { deliver, rowsOf } from '../../deliver.ts';

let server: TestServer;
let service: Awaited<ReturnType<typeof startPushService>>;
let elm: { id: number };
let room: { id: number };
let child: { id: number };
let teacher: Person;
let manager: Person;
let parent: Person;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer();
  elm = await aLocation(server.tenant, { name: 'Elm', zone: 'America/New_York' });
  room = await aRoom(server.tenant, { location_id: elm.id, name: 'Sunflowers' });
  manager = await server.as('manager', { locations: [elm] });
  teacher = await server.as('teacher', { locations: [elm] });
  await server.tenant.db
    .insertInto('room_staff')
    .values({ centre_id: server.tenant.centre, room_id: room.id, user_id: teacher.id })
    .execute();
  child = await aStudent(server.tenant, { location_id: elm.id, room_id: room.id, fname: 'Nora' });
  parent = await server.as('user');
  await aGuardianLink(server.tenant, { student_id: child.id, user_id: parent.id, alert: true });
});
afterAll(async () => {
  await server.close();
  await service.close();
  delete process.env.PUSH_SINK;
});
beforeEach(async () => {
  await server.tenant.db.deleteFrom('push_message').execute();
  await server.tenant.db.deleteFrom('push_token').execute();
  await server.tenant.db.deleteFrom('push_person').execute();
  service.arrived.length = 0;
  service.answers.length = 0;
});

const send = () => server.perform('push.send');
const allow = async (who: Person, name: string) =>
  (await who.call('saveFcmToken', { token: service.subscription(name) }, 'status errors { code }')) as {
    status: string;
    errors: { code: string }[];
  };
let told = 0;
const tell = (
  kind: 'checks' | 'media' | 'urgent_alert' | 'factors_reset' | 'meds',
  person = parent,
  about = child.id,
) => {
  told += 1;
  const facts = { name: `Nora ${told}`, time: '08:00', by: '', text: 'Come now', activity: 'meds' };
  return deliver(
    server.tenant.db,
    server.tenant.centre,
    server.clock.now(),
    rowsOf([{ kind, key: `${kind}:${told}`, about, facts, person: person.id, location: null, least: null }]),
  );
};
const states = async () => {
  const { rows } = await sql<{ status: string; reason: string | null }>`select status, reason from push_message
    order by id`.execute(server.tenant.db);
  return rows.map(({ status, reason }) => [status, reason]);
};
const write = async (who: Person, message: string) => {
  const { msg } = await who.call('sendMsg', { student_id: child.id, message, type: 'text' }, 'status msg { id }');
  await server.perform('chat.push', { messages: [Number(msg.id)] });
  await send();
};
const devices = () => service.arrived.map(({ device }) => device);

test('a device is kept sealed, moves with who uses it, and is forgotten', async () => {
  expect((await allow(parent, 'phone')).status).toBe('Success');
  const token = service.subscription('phone');
  const { rows } = await sql<{ sealed: Buffer; user_id: number }>`select sealed, user_id from push_token`.execute(
    server.tenant.db,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed.toString('latin1')).not.toContain('127.0.0.1');
  await teacher.call('saveFcmToken', { token }, 'status');
  const owners = async () =>
    (await server.tenant.db.selectFrom('push_token').select('user_id').execute()).map(({ user_id }) => user_id);
  expect(await owners()).toEqual([teacher.id]);
  await parent.call('removeFcmToken', { token }, 'status');
  expect(await owners()).toEqual([teacher.id]);
  await teacher.call('removeFcmToken', { token }, 'status');
  expect(await owners()).toEqual([]);
});

test('an address inside, bare, without TLS or on a port of its own is no push service', async () => {
  const bad = [
    'https://127.0.0.1',
    'https://[::1]',
    'https://localhost',
    'http://push.example.com',
    'https://10.0.0.4',
  ];
  const more = [
    'https://push.example.com:8443',
    'https://u:p@push.example.com',
    'https://db.internal',
    'ftp://a.example.com',
  ];
  for (const at of [...bad, ...more]) {
    const done = await parent.call('saveFcmToken', { token: service.subscription('x', at) }, 'status errors { code }');
    expect([at, done.status, done.errors[0]?.code]).toEqual([at, 'Error', 'INVALID']);
  }
  expect((await parent.call('saveFcmToken', { token: ' ' }, 'status')).status).toBe('Error');
  // Without an account of Firebase nothing would ever be sent to an app.
  const app = await parent.call('saveFcmToken', { token: 'fcm-token-of-an-app' }, 'status errors { code }');
  expect(app).toEqual({ status: 'Error', errors: [{ code: 'NOT_SET_UP' }] });
});

test('a message goes to the family and the staff of the room, sealed and signed, never to who wrote it', async () => {
  await allow(parent, 'parent');
  await allow(teacher, 'teacher');
  await allow(manager, 'manager');
  await write(teacher, 'Nora sleeps.');
  expect(devices()).toEqual(['/parent']);
  expect(service.arrived[0]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    topic: `chat-student-${child.id}`,
  });
  expect(service.arrived[0]?.headers.authorization).toMatch(/^vapid t=.+k=/);
  await write(parent, 'Thank you');
  expect(devices()).toEqual(['/parent', '/teacher']);
  await parent.call('saveUserAppNotificationSetting', { user_id: parent.id, msgs: false }, 'status');
  await write(teacher, 'She is awake.');
  expect(devices()).toHaveLength(2);
  await parent.call('saveUserAppNotificationSetting', { user_id: parent.id, msgs: true }, 'status');
});

test('nothing goes to who is black-listed meanwhile, has seen it, or has signed out', async () => {
  const other = await server.as('user');
  const link = { student_id: child.id, user_id: other.id, alert: true };
  await aGuardianLink(server.tenant, link);
  await allow(other, 'other');
  const black = (black_list: boolean) =>
    server.tenant.db.updateTable('guardian_link').set({ black_list }).where('user_id', '=', other.id).execute();
  await tell('checks', other);
  await black(true);
  await send();
  await write(teacher, 'Not for everybody');
  expect([devices(), await states()]).toEqual([[], [['skipped', 'not_allowed']]]);
  await black(false);
  await tell('checks', other);
  await other.call('markSeenNotificationAll', {}, 'status');
  await send();
  await tell('checks', other);
  await server.tenant.db
    .updateTable('session')
    .set({ ended_at: server.clock.now() })
    .where('user_id', '=', other.id)
    .execute();
  await send();
  expect([devices(), (await states()).slice(1)]).toEqual([
    [],
    [
      ['skipped', 'seen'],
      ['skipped', 'signed_out'],
    ],
  ]);
});

test('an ended subscription is removed, one that asks to wait is waited for, what is too long is cut', async () => {
  await allow(parent, 'phone');
  service.answers.push({ status: 429, headers: { 'retry-after': '120' } });
  await tell('checks');
  await send();
  server.clock.tick(60_000);
  await send();
  expect([service.arrived.length, await states()]).toEqual([1, [['waiting', 'answer_429']]]);
  server.clock.tick(61_000);
  await send();
  expect([service.arrived.length, await states()]).toEqual([2, [['sent', null]]]);
  service.answers.push(413);
  await tell('meds');
  await send();
  const [long, short] = service.arrived.slice(2);
  expect([(short?.bytes ?? 0) <= (long?.bytes ?? 0), (await states())[1]]).toEqual([true, ['sent', null]]);
  service.answers.push(410);
  await tell('checks');
  await send();
  expect((await states())[2]).toEqual(['failed', 'ended']);
  expect(await server.tenant.db.selectFrom('push_token').select('id').execute()).toEqual([]);
  await tell('checks');
  await send();
  expect(service.arrived).toHaveLength(5);
});

test('many things for devices that have ended meanwhile: each is noted once, and no two hold each other up', async () => {
  const failed: unknown[] = [];
  for (let round = 0; round < 4; round += 1) {
    await allow(parent, `phone-${round}`);
    await allow(parent, `tablet-${round}`);
    for (let i = 0; i < 30; i += 1) await tell('urgent_alert', parent, 0);
    service.answers.push(...Array.from({ length: 60 }, () => 410));
    await send().catch((error: unknown) => failed.push(String(error)));
  }
  expect(failed).toEqual([]);
  const kept = await states();
  expect(kept).toHaveLength(4 * 30 * 2);
  expect(new Set(kept.map((state) => state.join(' ')))).toEqual(new Set(['failed ended']));
  expect(await server.tenant.db.selectFrom('push_token').select('id').execute()).toEqual([]);
});

test('what is told at the moment a device goes is told all the same', async () => {
  const failed: unknown[] = [];
  const gone = { on: true };
  const devices = async () => {
    for (let i = 0; i < 40; i += 1) {
      await allow(parent, 'phone');
      await server.tenant.db.deleteFrom('push_token').execute();
    }
    gone.on = false;
  };
  const telling = async () => {
    let count = 0;
    for (; gone.on; count += 1)
      await tell('urgent_alert', parent, 0).catch((error: unknown) => failed.push(String(error)));
    return count;
  };
  const [, ...counts] = await Promise.all([devices(), telling(), telling(), telling()]);
  expect(Math.min(...counts)).toBeGreaterThan(5);
  expect(failed).toEqual([]);
});

test('what is held back because a service asked to wait is no try of its own', async () => {
  await allow(parent, 'phone');
  const tries = async () =>
    (await server.tenant.db.selectFrom('push_message').select(['tries', 'reason']).orderBy('id').execute()).map(
      ({ tries: made, reason }) => [made, reason],
    );
  const wait = { status: 429, headers: { 'retry-after': '60' } };
  // Twenty leave beside each other; the one behind them finds that the service has asked to wait.
  for (let i = 0; i < 20; i += 1) await tell('urgent_alert', parent, 0);
  await tell('checks');
  for (let round = 1; round <= 5; round += 1) {
    service.answers.push(...Array.from({ length: 20 }, () => wait));
    await send();
    expect(await tries()).toEqual([...Array.from({ length: 20 }, () => [round, 'answer_429']), [0, 'held']]);
    server.clock.tick(61_000);
  }
  await send();
  expect((await tries()).at(-1)).toEqual([1, null]);
});

test('what may wait comes together once a day; quiet hours hold everything but an emergency', async () => {
  // 11:00 in New York.
  await allow(parent, 'phone');
  for (let i = 0; i < 12; i += 1) await tell('media');
  await send();
  expect(service.arrived).toHaveLength(0);
  const start = server.clock.now().getTime();
  server.clock.set(new Date('2026-03-11T21:31:00Z'));
  await send();
  expect([service.arrived.length, new Set((await states()).map(String))]).toEqual([1, new Set(['sent,'])]);
  await parent.call('savePushHours', { quiet_from: '17:00', quiet_until: '06:00' }, 'status');
  await tell('checks');
  await tell('urgent_alert', parent, 0);
  await send();
  expect(service.arrived).toHaveLength(2);
  server.clock.set(new Date('2026-03-12T10:01:00Z'));
  await send();
  expect(service.arrived).toHaveLength(3);
  const half = await parent.call('savePushHours', { quiet_until: null }, 'status errors { field code }');
  expect(half).toEqual({ status: 'Error', errors: [{ field: 'quiet_until', code: 'REQUIRED' }] });
  await parent.call('savePushHours', { quiet_from: null, quiet_until: null }, 'status');
  await parent.call('savePushChoice', { kind: 'checks', way: 'off' }, 'status');
  await tell('checks');
  await send();
  expect(service.arrived).toHaveLength(3);
  const { kinds } = await parent.call('getPushChoices', {}, 'kinds { kind way }');
  expect(kinds).toContainEqual({ kind: 'checks', way: 'off' });
  server.clock.set(new Date(start));
});

test('who chooses about one kind keeps the quiet hours of messages', async () => {
  const quiet = () => teacher.call('getPushChoices', {}, 'quiet_from quiet_until');
  await teacher.call('saveOwnChatSetting', { quiet_from: '20:00', quiet_until: '06:30' }, 'status');
  expect(await quiet()).toEqual({ quiet_from: '20:00', quiet_until: '06:30' });
  await teacher.call('savePushChoice', { kind: 'msgs', way: 'now' }, 'status');
  expect(await quiet()).toEqual({ quiet_from: '20:00', quiet_until: '06:30' });
});

test('quiet hours end by the clock on the wall on both days on which it changes', async () => {
  const at = async (now: string, from: string, until: string) => {
    const { rows } = await sql<{ due: Date }>`select push_time(${now}::timestamptz, 'America/New_York', ${from}::time,
      ${until}::time, null) as due`.execute(server.tenant.db);
    return rows[0]?.due.toISOString();
  };
  // Forward on March 8 2026: 2:00 to 3:00 does not exist; back on November 1: 1:00 to 2:00 comes twice.
  expect(await at('2026-03-08T04:00:00Z', '21:00', '06:30')).toBe('2026-03-08T10:30:00.000Z');
  expect(await at('2026-03-08T05:30:00Z', '21:00', '02:30')).toBe('2026-03-08T07:30:00.000Z');
  expect(await at('2026-11-01T02:00:00Z', '21:00', '06:30')).toBe('2026-11-01T11:30:00.000Z');
  const twice = await at('2026-11-01T05:59:00Z', '21:00', '01:30');
  expect(['2026-11-01T05:59:00.000Z', '2026-11-01T06:30:00.000Z']).toContain(twice);
  expect(await at('2026-11-01T12:00:00Z', '21:00', '06:30')).toBe('2026-11-01T12:00:00.000Z');
});

test('an urgent alert says what became of its push', async () => {
  await allow(parent, 'phone');
  const { id } = await manager.call(
    'createAlertProgram',
    { message: 'We close', programs: [room.id], urgent: true },
    'id',
  );
  await server.perform('alert.send_urgent', { alert: Number(id) });
  await send();
  expect(devices()).toEqual(['/phone']);
  expect(service.arrived[0]?.headers.urgency).toBe('high');
  const { alert_user } = await manager.call('alert', { id }, 'alert_user');
  const ways = alert_user.find((one: { id: number }) => one.id === parent.id).ways;
  expect(ways).toContainEqual({ channel: 'push', status: 'sent', reason: null });
});
