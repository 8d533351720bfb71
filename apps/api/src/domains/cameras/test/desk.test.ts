import { once } from 'node:events';
import { type Bed, type Person, testBed } from '@nestling/testing/bed.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { inCentre } from '../../../kernel/in-centre.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent, seesCamera } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { markOpened } from '../views.ts';
import { aCamera } from './cameras.factory.ts';

interface Said {
  readonly t: string;
  readonly id?: string;
  readonly why?: string;
  readonly views?: readonly { sid: string; until: number | null }[];
}

let bed: Bed;
let gateway: WebSocket;
const heard: Said[] = [];
const say = (message: object) => gateway.send(JSON.stringify(message));

beforeAll(async () => {
  bed = await testBed();
  gateway = new WebSocket(`ws://127.0.0.1:${bed.port}/gateway-control`, {
    headers: { authorization: `Bearer ${process.env.GATEWAY_KEY}` },
  });
  gateway.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(gateway, 'open');
  say({ t: 'hello', gateway: 'local', version: 'test', sessions: [], cameras: [] });
});
afterAll(async () => {
  gateway.terminate();
  await bed.close();
});

/** A family whose child is in front of a camera, and the staff around it. */
const aScene = async () => {
  const at = bed.ground;
  const elm = await aLocation(at, { settings: { enable_max_login_feature: false } });
  const room = await aRoom(at, { location_id: elm.id });
  const camera = await aCamera(at, { location_id: elm.id, room_id: room.id });
  const child = await aStudent(at, { location_id: elm.id, room_id: room.id });
  const contact = await aContact(at);
  await aGuardianLink(at, { student_id: child.id, user_id: contact.id });
  const parent = await bed.as({ id: contact.id });
  const teacher = await bed.as('teacher', { locations: [elm] });
  const manager = await bed.as('manager', { locations: [elm] });
  const support = await bed.as('kvsupport');
  return { elm, room, camera, child, contact, parent, teacher, manager, support };
};
type Scene = Awaited<ReturnType<typeof aScene>>;
let scene: Scene;
beforeEach(async () => {
  scene = await aScene();
  await check(scene, 'in');
});

const check = ({ teacher, child }: Scene, action: 'in' | 'out') =>
  teacher.call(
    'saveUserStudentCheckInOutActivity',
    { students: [child.id], date: '2026-03-11', time: '11:00', action_by: teacher.id, action },
    'status',
  );

const claimsOf = (ticket: string) => JSON.parse(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString());

const ticketFor = async (who: Person, camera = scene.camera): Promise<string> => {
  const place = { id: camera.id, code: camera.code, location: camera.location_id };
  const { ticket } = await who.call('playCamera', place, 'ticket');
  expect(ticket).toMatch(/^v1\./);
  return ticket;
};

/** Opens the camera as far as its first picture; the id of the view, which the gateway knows it by. */
const open = async (who = scene.parent): Promise<string> => {
  const { sid } = claimsOf(await ticketFor(who));
  say({ t: 'opened', sid, at: bed.clock.now().getTime() });
  const leased = () => heard.some(({ t, views }) => t === 'lease' && views?.some((view) => view.sid === sid));
  await expect.poll(leased, { timeout: 5_000 }).toBe(true);
  return sid;
};

const cutOf = (sid: string) => heard.find(({ t, id }) => t === 'revoke' && id === sid)?.why;

test('a gateway that shows the key is welcomed with the key of the tickets; any other is turned away', async () => {
  expect(heard[0]).toMatchObject({ t: 'welcome', lease_ms: 120_000, keys: [{ kid: expect.any(String) }] });
  const stranger = new WebSocket(`ws://127.0.0.1:${bed.port}/gateway-control`, {
    headers: { authorization: 'Bearer x' },
  });
  const [code] = await once(stranger, 'close');
  expect(code).toBe(4401);
});

test('a ticket names one camera, viewer, child and session for thirty seconds, and nothing of where the camera is', async () => {
  const claims = claimsOf(await ticketFor(scene.parent));
  const { centre } = bed.ground;
  expect(claims).toEqual({
    k: expect.any(String),
    aud: 'local',
    sid: expect.any(String),
    viewer: `${centre}:${scene.contact.id}`,
    session: scene.parent.session,
    child: `${centre}:${scene.child.id}`,
    cam: `${centre}:${scene.camera.id}`,
    label: scene.contact.full_name,
    most: 9,
    iat: Math.floor(bed.clock.now().getTime() / 1000),
    exp: Math.floor(bed.clock.now().getTime() / 1000) + 30,
  });
});

test.each<[string, string, (s: Scene) => Promise<unknown>]>([
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
  await take(scene);
  await expect.poll(() => cutOf(sid), { timeout: 5_000, interval: 10 }).toBe(why);
  const written = async () =>
    (await bed.ground.db.selectFrom('camera_view').select('close_why').where('sid', '=', sid).executeTakeFirst())
      ?.close_why;
  await expect.poll(written, { timeout: 5_000 }).toBe(why);
});

const saved = ({ manager, elm }: Scene, camera_setting: object) =>
  manager.call('saveCameraSetting', { location_id: elm.id, camera_setting }, 'status');
const pairOf = ({ child, contact }: Scene) => ({ student_id: child.id, user_id: contact.id });

test('a move to a room that the camera does not show cuts it too, and a move back opens it again', async () => {
  const yard = await aRoom(bed.ground, { location_id: scene.elm.id });
  const sid = await open();
  await scene.teacher.call('moveStudentsNow', { students: [scene.child.id], program_id: yard.id }, 'status');
  await expect.poll(() => cutOf(sid), { timeout: 5_000 }).toBe('other_room');
  await scene.teacher.call('moveStudentsNow', { students: [scene.child.id], program_id: scene.room.id }, 'status');
  expect(await open()).not.toBe(sid);
});

test('another family at the same camera goes on', async () => {
  const sibling = await aStudent(bed.ground, { location_id: scene.elm.id, room_id: scene.room.id });
  const { user_id } = await aGuardianLink(bed.ground, { student_id: sibling.id });
  await check({ ...scene, child: sibling }, 'in');
  const [own, other] = [await open(), await open(await bed.as({ id: user_id }))];
  await check(scene, 'out');
  await expect.poll(() => cutOf(own), { timeout: 5_000 }).toBe('checked_out');
  expect(cutOf(other)).toBeUndefined();
});

test('a ticket whose right went before its first picture is cut when it opens, and counts no login', async () => {
  const { sid } = claimsOf(await ticketFor(scene.parent));
  await check(scene, 'out');
  say({ t: 'opened', sid, at: bed.clock.now().getTime() });
  await expect.poll(() => cutOf(sid), { timeout: 5_000 }).toBe('checked_out');
  const view = await bed.ground.db
    .selectFrom('camera_view')
    .selectAll()
    .where('sid', '=', sid)
    .executeTakeFirstOrThrow();
  expect(view.opened_at).toBeNull();
});

test('of openings that race for the last login, one is counted and the others are cut', async () => {
  const cameras = [scene.camera];
  for (let i = 0; i < 7; i += 1) {
    const camera = await aCamera(bed.ground, { location_id: scene.elm.id });
    await seesCamera(bed.ground, scene.child, camera);
    cameras.push(camera);
  }
  await bed.ground.db
    .updateTable('location_setting')
    .set({ enable_max_login_feature: true, max_daily_logins: 1 })
    .where('location_id', '=', scene.elm.id)
    .execute();
  const sids: string[] = [];
  for (const camera of cameras) sids.push(claimsOf(await ticketFor(scene.parent, camera)).sid);
  const { centre } = bed.ground;
  const verdicts = await Promise.all(
    sids.map((sid) => inCentre(bed.app.house.wire, centre, (db) => markOpened(db, centre, sid, bed.clock.now()))),
  );
  expect(verdicts.filter((why) => why === null)).toHaveLength(1);
  expect(verdicts.filter((why) => why === 'limit')).toHaveLength(cameras.length - 1);
});
