import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';
import { reachCamera } from '../camera-source.ts';
import { markOpened, recheckViews } from '../views.ts';
import { aCamera } from './cameras.factory.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const aScene = async () => {
  const at = server.tenant;
  const elm = await aLocation(at, {
    settings: { enable_max_login_feature: true, max_daily_logins: 5, camera_requires_check_in: false },
  });
  const room = await aRoom(at, { location_id: elm.id });
  const camera = await aCamera(at, { location_id: elm.id, room_id: room.id, audio: true });
  const child = await aStudent(at, { location_id: elm.id, room_id: room.id });
  const contact = await aContact(at);
  await aGuardianLink(at, { student_id: child.id, user_id: contact.id });
  const parent = await server.as({ id: contact.id });
  const manager = await server.as('manager', { locations: [elm] });
  const play = (who = parent) =>
    who.call(
      'playCamera',
      { id: camera.id, code: camera.code, location: elm.id },
      'status ticket live_url embed_code watermark remaining',
    );
  const claims = async (who = parent) => {
    const { ticket } = await play(who);
    return JSON.parse(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString());
  };
  const save = (camera_setting: object) =>
    manager.call('saveCameraSetting', { location_id: elm.id, camera_setting }, 'status errors { field code }');
  return { elm, camera, contact, parent, manager, play, claims, save };
};
type CallExecution = Awaited<ReturnType<typeof aScene>>;

const within = <T>(run: Parameters<typeof inCentre<T>>[2]) =>
  inCentre(server.app.appContext.pools, server.tenant.centre, run);
const verdictOf = async (sid: string) => {
  const { centre } = server.tenant;
  const [verdict] = await within((db) => recheckViews(db, centre, 'local', { sids: [sid] }, server.clock.now()));
  return verdict;
};
const open = async ({ claims }: CallExecution): Promise<string> => {
  const { sid } = await claims();
  expect(await within((db) => markOpened(db, server.tenant.centre, sid, server.clock.now()))).toMatchObject({
    why: null,
  });
  return sid;
};

test("a location's camera settings are what tickets and sources say", async () => {
  const execution = await aScene();
  const { elm, camera, manager, parent } = execution;
  expect(await execution.claims()).toMatchObject({ most: 9 });
  expect(await execution.save({ grid: 2, quality: 'low', sound: false })).toMatchObject({ status: 'Success' });
  expect(await execution.claims()).toMatchObject({ most: 2, low: true });
  expect(await execution.claims(manager)).toMatchObject({ most: 9 });
  expect((await execution.claims(manager)).low).toBeUndefined();
  expect(await parent.call('getUserCameras', {}, 'at_once')).toEqual([{ at_once: 2 }]);
  await manager.call('updateCamera', { id: camera.id, source_url: 'rtsp://10.0.0.9/main' }, 'status');
  const source = () => within((db) => reachCamera(db, server.tenant.centre, camera.id));
  expect(await source()).toMatchObject({ audio: false });
  await execution.save({ sound: true });
  expect(await source()).toMatchObject({ audio: true });
  expect(
    await manager.call(
      'getCameraSetting',
      { location_id: elm.id },
      'grid quality time_limit sound requires_check_in source changed_by',
    ),
  ).toEqual({
    grid: 2,
    quality: 'low',
    time_limit: null,
    sound: true,
    requires_check_in: false,
    source: 'location',
    changed_by: expect.any(String),
  });
});

test.each([
  [{ colour: 'blue' }, 'camera_setting.colour', 'UNKNOWN'],
  [{ grid: 12 }, 'camera_setting.grid', 'INVALID'],
  [{ sound: false, quality: 'best' }, 'camera_setting.quality', 'INVALID'],
])('%j is declined, and nothing of it is kept', async (given, field, code) => {
  const execution = await aScene();
  expect(await execution.save(given)).toMatchObject({ status: 'Error', errors: [{ field, code }] });
  const kept = await execution.manager.call(
    'getCameraSetting',
    { location_id: execution.elm.id },
    'grid quality sound',
  );
  expect(kept).toEqual({ grid: 9, quality: 'full', sound: true });
});

test('a picture runs as long as the location lets it, over broken lines too; then it is a new login', async () => {
  const execution = await aScene();
  await execution.save({ time_limit: 20 });
  const first = await open(execution);
  const ends = new Date(server.clock.now().getTime() + 20 * 60_000);
  expect(await verdictOf(first)).toMatchObject({ why: null, until: ends, untilWhy: 'time_up' });
  server.clock.tick(15 * 60_000);
  const closed = { closed_at: server.clock.now(), close_why: 'left' };
  await server.tenant.db.updateTable('camera_view').set(closed).where('sid', '=', first).execute();
  const again = await open(execution);
  expect(await verdictOf(again)).toMatchObject({ why: null, until: ends });
  expect((await execution.play()).remaining).toBe(4);
  server.clock.tick(5 * 60_000);
  expect(await verdictOf(again)).toMatchObject({ why: 'time_up' });
  await open(execution);
  expect((await execution.play()).remaining).toBe(3);
});

test('player codes are made as the centre, and a location of its own, decide', async () => {
  const execution = await aScene();
  const parts = 'watermark width fullscreen picture_in_picture source';
  const read = (location_id?: number) => admin.call('getStreamSettings', { location_id }, parts);
  expect(await read()).toMatchObject({ watermark: true, width: 640, source: 'default' });
  await admin.call('saveStreamSettings', { settings: { width: 800 } }, 'status');
  const own = { location_id: execution.elm.id, settings: { watermark: false, fullscreen: false } };
  await admin.call('saveStreamSettings', own, 'status');
  expect(await read(execution.elm.id)).toEqual({
    watermark: false,
    width: 800,
    fullscreen: false,
    picture_in_picture: true,
    source: 'location',
  });
  const { embed_code, watermark } = await execution.play();
  expect(embed_code).toContain('width="800"');
  expect(embed_code).toContain("fullscreen 'none'");
  expect(watermark).toBeNull();
  expect((await execution.claims()).label).toBe('');
  const unknown = { settings: { bitrate: 5 } };
  expect(await admin.call('saveStreamSettings', unknown, 'status errors { field }')).toEqual({
    status: 'Error',
    errors: [{ field: 'settings.bitrate' }],
  });
});

test('the way of pictures is that of the camera, its location or the centre, the nearest first; on trial it is for staff', async () => {
  const execution = await aScene();
  const mode = (key: string, value: string, more: object = {}) =>
    admin.call('saveStreamModeSetting', { key, value, ...more }, 'status errors { field code }');
  const camera = { object_id: execution.camera.id };
  const location = { object_id: execution.elm.id };
  const read = (key: string, of: object = {}) =>
    admin.call('getStreamModeSetting', { key, ...of }, 'value source enable_test_mode');
  expect(await mode('location', 'hls', { ...location, enable_test_mode: true })).toMatchObject({ status: 'Success' });
  expect((await execution.claims()).hls).toBeUndefined();
  expect((await execution.claims(execution.manager)).hls).toBe(true);
  await mode('location', 'hls', location);
  expect((await execution.claims()).hls).toBe(true);
  expect((await execution.play()).live_url).toBeNull();
  expect(await read('camera', camera)).toEqual({ value: 'hls', source: 'location', enable_test_mode: false });
  await mode('camera', 'live', camera);
  expect((await execution.claims()).hls).toBeUndefined();
  await mode('camera', 'inherit', camera);
  expect((await execution.claims()).hls).toBe(true);
  await mode('location', 'inherit', location);
  expect(await read('location', location)).toMatchObject({ value: 'live', source: 'default' });
  expect(await read('planet')).toBeNull();
  expect(await mode('centre', 'telepathy')).toMatchObject({ status: 'Error', errors: [{ field: 'value' }] });
  expect(await mode('camera', 'hls', { object_id: 999_999 })).toMatchObject({
    status: 'Error',
    errors: [{ field: 'object_id', code: 'GONE' }],
  });
});

test("a camera's smaller stream is told by its own name, signs in like the camera on the same host alone, and is never answered", async () => {
  const { camera, manager, claims } = await aScene();
  const change = (input: object) => manager.call('updateCamera', { id: camera.id, ...input }, 'status');
  await change({ source_url: 'rtsp://eye:hidden@10.0.0.9/main', low_url: 'rtsp://10.0.0.9/sub' });
  const small = () => within((db) => reachCamera(db, server.tenant.centre, camera.id, true));
  expect((await small())?.source).toEqual({ url: 'rtsp://10.0.0.9/sub', username: 'eye', password: 'hidden' });
  expect(await claims()).toMatchObject({ small: true });
  await change({ low_url: 'rtsp://10.0.0.10/sub' });
  expect((await small())?.source).toEqual({ url: 'rtsp://10.0.0.10/sub' });
  expect(await manager.call('getCameraDetail', { id: camera.id }, 'has_low')).toEqual({ has_low: true });
  await change({ low_url: '' });
  expect(await small()).toBeNull();
});

test('switched off in the whole centre, cameras show nothing to anybody and stand in no menu', async () => {
  const { parent, manager, play } = await aScene();
  const put = (value: boolean) => admin.call('saveAppSettings', { key: 'camera_module_setting', value }, 'status');
  const lines = async (): Promise<string[]> =>
    (await manager.call('getSidebarPermissions', {}, 'name roles'))
      .filter(({ roles }: { roles: string[] }) => roles.length > 0)
      .map(({ name }: { name: string }) => name);
  expect((await play()).status).toBe('Success');
  expect(await lines()).toContain('cameras.list');
  await put(false);
  for (const who of [parent, manager]) expect((await play(who)).status).toBe('Error');
  expect(await lines()).not.toContain('cameras.list');
  await put(true);
  expect((await play()).status).toBe('Success');
});
