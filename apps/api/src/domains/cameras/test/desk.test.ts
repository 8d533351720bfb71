import { once } from 'node:events';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import { RESYNC } from '../../../kernel/events/events.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent, seesCamera } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { newSid } from '../ticket.ts';
import { markOpened } from '../views.ts';
import { aCamera } from './cameras.factory.ts';

interface Said {
  readonly t: string;
  readonly id?: string;
  readonly why?: string;
  readonly views?: readonly { sid: string; until: number | null }[];
}

let server: TestServer;
let gateway: WebSocket;
const heard: Said[] = [];
const message = (message: object) => gateway.send(JSON.stringify(message));

beforeAll(async () => {
  server = await startTestServer();
  gateway = new WebSocket(`ws://127.0.0.1:${server.port}/gateway-control`, {
    headers: { authorization: `Bearer ${process.env.GATEWAY_KEY}` },
  });
  gateway.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(gateway, 'open');
  message({ t: 'hello', gateway: 'local', version: 'test', sessions: [], cameras: [] });
});
afterAll(async () => {
  gateway.terminate();
  await server.close();
});

/** A family whose child is in front of a camera, and the staff around it. */
const aScene = async () => {
  const at = server.tenant;
  const elm = await aLocation(at, { settings: { enable_max_login_feature: false } });
  const room = await aRoom(at, { location_id: elm.id });
  const camera = await aCamera(at, { location_id: elm.id, room_id: room.id });
  const child = await aStudent(at, { location_id: elm.id, room_id: room.id });
  const contact = await aContact(at);
  await aGuardianLink(at, { student_id: child.id, user_id: contact.id });
  const parent = await server.as({ id: contact.id });
  const teacher = await server.as('teacher', { locations: [elm] });
  const manager = await server.as('manager', { locations: [elm] });
  const support = await server.as('kvsupport');
  return { elm, room, camera, child, contact, parent, teacher, manager, support };
};
type CallExecution = Awaited<ReturnType<typeof aScene>>;
let execution: CallExecution;
beforeEach(async () => {
  execution = await aScene();
  await check(execution, 'in');
});

const check = ({ teacher, child }: CallExecution, action: 'in' | 'out') =>
  teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [child.id], date: '2026-03-11', time: '11:00', action_by: teacher.id, action },
    'status',
  );

const claimsOf = (ticket: string) => JSON.parse(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString());

const ticketFor = async (who: Person, camera = execution.camera): Promise<string> => {
  const place = { id: camera.id, code: camera.code, location: camera.location_id };
  const { ticket } = await who.call('playCamera', place, 'ticket');
  expect(ticket).toMatch(/^v1\./);
  return ticket;
};

/** Opens the camera as far as its first picture; the id of the view, which the gateway knows it by. */
const open = async (who = execution.parent): Promise<string> => {
  const { sid } = claimsOf(await ticketFor(who));
  message({ t: 'opened', sid, at: server.clock.now().getTime() });
  const leased = () => heard.some(({ t, views }) => t === 'lease' && views?.some((view) => view.sid === sid));
  await expect.poll(leased, { timeout: 5_000 }).toBe(true);
  return sid;
};

const cutOf = (sid: string) => heard.find(({ t, id }) => t === 'revoke' && id === sid)?.why;

test('a gateway that shows the key is welcomed with the key of the tickets; any other is turned away', async () => {
  expect(heard[0]).toMatchObject({ t: 'welcome', lease_ms: 120_000, keys: [{ kid: expect.any(String) }] });
  const stranger = new WebSocket(`ws://127.0.0.1:${server.port}/gateway-control`, {
    headers: { authorization: 'Bearer x' },
  });
  const [code] = await once(stranger, 'close');
  expect(code).toBe(4401);
});

test('a ticket names one camera, viewer, child and session for thirty seconds, and nothing of where the camera is', async () => {
  const claims = claimsOf(await ticketFor(execution.parent));
  const { centre } = server.tenant;
  expect(claims).toEqual({
    k: expect.any(String),
    aud: 'local',
    sid: expect.any(String),
    viewer: `${centre}:${execution.contact.id}`,
    session: execution.parent.session,
    child: `${centre}:${execution.child.id}`,
    cam: `${centre}:${execution.camera.id}`,
    label: execution.contact.full_name,
    most: 9,
    iat: Math.floor(server.clock.now().getTime() / 1000),
    exp: Math.floor(server.clock.now().getTime() / 1000) + 30,
  });
});

test.each<[string, string, (s: CallExecution) => Promise<unknown>]>([
  ['check-out', 'checked_out', (s) => check(s, 'out')],
  ['a black list', 'right_lost', (s) => s.manager.call('addGuardianBlackList', pairOf(s), 'status')],
  [
    'watching not allowed',
    'right_lost',
    (s) => s.manager.call('updateUserWatchCamera', { ...pairOf(s), watch_camera: false }, 'status'),
  ],
  [
    'a blackout',
    'blackout',
    (s) => s.teacher.call('blackoutCamera', { id: s.camera.id, reason: 'Changing' }, 'status'),
  ],
  [
    'the camera off',
    'camera_off',
    (s) => s.manager.call('updateCameraStatus', { id: s.camera.id, status: 'inactive' }, 'status'),
  ],
  ['the camera deleted', 'right_lost', (s) => s.manager.call('deleteCamera', { id: s.camera.id }, 'status')],
  [
    'the child inactive',
    'inactive',
    (s) => s.manager.call('updateStudentStatus', { id: s.child.id, status: 'inactive' }, 'status'),
  ],
  [
    'the location closed',
    'camera_off',
    (s) => s.support.call('updateLocationStatus', { id: s.elm.id, active: false }, 'status'),
  ],
  [
    'the person switched off',
    'signed_out',
    (s) => s.manager.call('updateUserStatus', { id: s.contact.id, status: 'inactive' }, 'status'),
  ],
  [
    'a changed password',
    'password',
    (s) =>
      s.manager.call('updateManagerUserPassword', { id: s.contact.id, password: 'another-Owl-47-night' }, 'status'),
  ],
  ['other settings of the picture', 'changed', (s) => saved(s, { grid: 3 })],
  ['signing out', 'signed_out', (s) => s.parent.call('logout', { session_id: s.parent.session }, 'status')],
])('%s cuts the view at once', async (_, why, take) => {
  const sid = await open();
  await take(execution);
  await expect.poll(() => cutOf(sid), { timeout: 5_000, interval: 10 }).toBe(why);
  const written = async () =>
    (await server.tenant.db.selectFrom('camera_view').select('close_why').where('sid', '=', sid).executeTakeFirst())
      ?.close_why;
  await expect.poll(written, { timeout: 5_000 }).toBe(why);
});

const saved = ({ manager, elm }: CallExecution, camera_setting: object) =>
  manager.call('saveCameraSetting', { location_id: elm.id, camera_setting }, 'status');
const pairOf = ({ child, contact }: CallExecution) => ({ student_id: child.id, user_id: contact.id });

test('a move to a room that the camera does not show cuts it too, and a move back opens it again', async () => {
  const yard = await aRoom(server.tenant, { location_id: execution.elm.id });
  const sid = await open();
  await execution.teacher.call('moveStudentsNow', { students: [execution.child.id], program_id: yard.id }, 'status');
  await expect.poll(() => cutOf(sid), { timeout: 5_000 }).toBe('other_room');
  await execution.teacher.call(
    'moveStudentsNow',
    { students: [execution.child.id], program_id: execution.room.id },
    'status',
  );
  expect(await open()).not.toBe(sid);
});

test('another family at the same camera goes on', async () => {
  const sibling = await aStudent(server.tenant, { location_id: execution.elm.id, room_id: execution.room.id });
  const { user_id } = await aGuardianLink(server.tenant, { student_id: sibling.id });
  await check({ ...execution, child: sibling }, 'in');
  const [own, other] = [await open(), await open(await server.as({ id: user_id }))];
  await check(execution, 'out');
  await expect.poll(() => cutOf(own), { timeout: 5_000 }).toBe('checked_out');
  expect(cutOf(other)).toBeUndefined();
});

test('a view that has shown nothing for minutes is asked for again all the same, and one unknown here is cut', async () => {
  const { sid } = claimsOf(await ticketFor(execution.parent));
  const confirmed = async () => {
    const unknown = newSid(server.tenant.centre);
    message({ t: 'admitted', sid: unknown });
    const cut = () => {
      server.app.supervisor.receive({ kind: RESYNC, centre: 0 });
      return cutOf(unknown);
    };
    await expect.poll(cut, { timeout: 5_000 }).toBe('right_lost');
  };
  message({ t: 'admitted', sid });
  await confirmed();
  server.clock.tick(100_000);
  await confirmed();
  const view = () =>
    server.tenant.db.selectFrom('camera_view').select('closed_at').where('sid', '=', sid).executeTakeFirstOrThrow();
  expect((await view()).closed_at).toBeNull();
  await check(execution, 'out');
  await expect.poll(() => cutOf(sid), { timeout: 5_000, interval: 10 }).toBe('checked_out');
});

test('who has another child before the camera watches on when one is checked out', async () => {
  const other = await aStudent(server.tenant, { location_id: execution.elm.id, room_id: execution.room.id });
  await aGuardianLink(server.tenant, { student_id: other.id, user_id: execution.contact.id });
  await check({ ...execution, child: other }, 'in');
  const sid = await open();
  const mine = await server.tenant.db
    .selectFrom('camera_view')
    .select('student_id')
    .where('sid', '=', sid)
    .executeTakeFirstOrThrow();
  const [first, second] = mine.student_id === other.id ? [other, execution.child] : [execution.child, other];
  const leases = () => heard.filter(({ t, views }) => t === 'lease' && views?.some((view) => view.sid === sid)).length;
  const before = leases();
  await check({ ...execution, child: first }, 'out');
  await expect.poll(leases, { timeout: 5_000 }).toBeGreaterThan(before);
  expect(cutOf(sid)).toBeUndefined();
  await check({ ...execution, child: second }, 'out');
  await expect.poll(() => cutOf(sid), { timeout: 5_000 }).toBe('checked_out');
});

test('a view that was handed video after its right went is cut at once, and counts as the opening it was', async () => {
  const { sid } = claimsOf(await ticketFor(execution.parent));
  await check(execution, 'out');
  message({ t: 'opened', sid, at: server.clock.now().getTime() });
  await expect.poll(() => cutOf(sid), { timeout: 5_000 }).toBe('checked_out');
  const view = () =>
    server.tenant.db.selectFrom('camera_view').selectAll().where('sid', '=', sid).executeTakeFirstOrThrow();
  await expect.poll(async () => (await view()).opened_at, { timeout: 5_000 }).not.toBeNull();
  expect(await view()).toMatchObject({ close_why: 'checked_out', login_of: null });
});

test('of openings that race for the last login, one stays and the others are cut; none of them is gone on from', async () => {
  const cameras = [execution.camera];
  for (let i = 0; i < 7; i += 1) {
    const camera = await aCamera(server.tenant, { location_id: execution.elm.id });
    await seesCamera(server.tenant, execution.child, camera);
    cameras.push(camera);
  }
  await server.tenant.db
    .updateTable('location_setting')
    .set({ enable_max_login_feature: true, max_daily_logins: 1 })
    .where('location_id', '=', execution.elm.id)
    .execute();
  const sids: string[] = [];
  for (const camera of cameras) sids.push(claimsOf(await ticketFor(execution.parent, camera)).sid);
  const { centre } = server.tenant;
  const verdicts = await Promise.all(
    sids.map((sid) =>
      inCentre(server.app.appContext.pools, centre, (db) => markOpened(db, centre, sid, server.clock.now())),
    ),
  );
  expect(verdicts.filter((one) => one?.why === null)).toHaveLength(1);
  expect(verdicts.filter((one) => one?.why === 'limit')).toHaveLength(cameras.length - 1);
  const left = verdicts.findIndex((one) => one?.why === null);
  for (const [i, camera] of cameras.entries()) {
    const place = { id: camera.id, code: camera.code, location: camera.location_id };
    const { reason } = await execution.parent.call('playCamera', place, 'reason');
    expect(reason, `camera ${i}`).toBe(i === left ? null : 'limit');
  }
});
