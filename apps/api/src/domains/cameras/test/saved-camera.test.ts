import { once } from 'node:events';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aCameraGroup, aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent, seesCamera } from '../../students/test/students.factory.ts';
import { aContact } from '../../users/test/users.factory.ts';

interface Test {
  readonly t: 'test';
  readonly id: string;
  readonly source: { url: string; username?: string; password?: string };
}

let server: TestServer;
let gateway: WebSocket;
const asked: Test[] = [];
const say = (what: object) => gateway.send(JSON.stringify(what));

beforeAll(async () => {
  server = await startTestServer();
  gateway = new WebSocket(`ws://127.0.0.1:${server.port}/gateway-control`, {
    headers: { authorization: `Bearer ${process.env.GATEWAY_KEY}` },
  });
  gateway.on('message', (data) => {
    const heard: Test | { t: 'other' } = JSON.parse(String(data));
    if (heard.t === 'test') asked.push(heard);
  });
  await once(gateway, 'open');
  say({ t: 'hello', gateway: 'local', version: 'test', sessions: [], cameras: [] });
});
afterAll(async () => {
  gateway.terminate();
  await server.close();
});

const aManager = async () => {
  const elm = await aLocation(server.tenant, { settings: { camera_requires_check_in: false } });
  return { elm, manager: await server.as('manager', { locations: [elm] }) };
};
type Manager = Awaited<ReturnType<typeof aManager>>['manager'];

let codes = 0;
const add = async (manager: Manager, location_id: number, more: object = {}): Promise<string> => {
  codes += 1;
  const camera = {
    name: 'Play yard',
    code: `Y${codes}`,
    color_code: `#00${String(1000 + codes)}`,
    location_id,
    source_url: 'rtsp://10.0.0.9:554/yard',
    source_username: 'viewer',
    source_password: 'wrong-one',
    ...more,
  };
  const said = await manager.call('createCamera', camera, 'status message camera { id }');
  expect(said.status, said.message).toBe('Success');
  return said.camera.id;
};

const nextTest = async (): Promise<Test> => {
  await expect.poll(() => asked.length, { timeout: 5_000 }).toBeGreaterThan(0);
  const test = asked.shift();
  if (!test) throw new Error('No test was asked for.');
  return test;
};
const answer = ({ id }: Test, reason: string | null) =>
  say({
    t: 'tested',
    id,
    ok: reason === null,
    steps: [
      { step: 'reach', ok: true, reason: null },
      { step: 'sign_in', ok: reason === null, reason },
    ],
    ...{ width: 0, height: 0, fps: 0, codec: '' },
  });
const healthOf = async (manager: Manager, id: string) =>
  (await manager.call('getCameraDetail', { id }, 'health')).health ?? {};

test('saving a camera tries it, and what was found stays known while nobody watches', async () => {
  const { elm, manager } = await aManager();
  const id = await add(manager, elm.id);
  expect(await healthOf(manager, id)).toMatchObject({ state: 'idle', testing: true, fault: null });
  const first = await nextTest();
  expect(first.source).toMatchObject({ url: 'rtsp://10.0.0.9:554/yard', password: 'wrong-one' });
  answer(first, 'wrong_password');
  await expect.poll(() => healthOf(manager, id)).toMatchObject({ testing: false, fault: 'wrong_password' });
  // Idle again, twenty minutes later: it is not "quiet", it has a wrong password.
  say({ t: 'state', cam: `${server.tenant.centre}:${id}`, ...idle() });
  server.clock.tick(20 * 60_000);
  await expect.poll(() => healthOf(manager, id)).toMatchObject({ state: 'idle', fault: 'wrong_password' });

  const name = await manager.call('updateCamera', { id, name: 'Yard' }, 'status');
  expect(name.status).toBe('Success');
  answer(await nextTest(), 'wrong_password');
  const right = { id, source_url: 'rtsp://10.0.0.9:554/yard', source_username: 'viewer', source_password: 'right' };
  await manager.call('updateCamera', right, 'status');
  expect(await healthOf(manager, id)).toMatchObject({ testing: true, fault: null });
  const last = await nextTest();
  expect(last.source).toMatchObject({ password: 'right' });
  answer(last, null);
  await expect.poll(() => healthOf(manager, id)).toMatchObject({ testing: false, fault: null });
  // It works, and another name is no reason to try it again.
  await manager.call('updateCamera', { id, name: 'Play yard' }, 'status');
  expect(await healthOf(manager, id)).toMatchObject({ testing: false });
});

test('another password alone keeps the address; where there is none it is asked for, and nothing changes', async () => {
  const { elm, manager } = await aManager();
  const id = await add(manager, elm.id);
  answer(await nextTest(), 'wrong_password');
  const said = await manager.call('updateCamera', { id, source_password: 'right' }, 'status');
  expect(said.status).toBe('Success');
  const test = await nextTest();
  expect(test.source).toMatchObject({ username: 'viewer', password: 'right' });
  expect(JSON.stringify(test.source)).toContain('10.0.0.9');
  answer(test, null);
  const bare = await add(manager, elm.id, {
    source_url: undefined,
    source_username: undefined,
    source_password: undefined,
  });
  const refused = await manager.call(
    'updateCamera',
    { id: bare, source_password: 'x' },
    'status errors { field code }',
  );
  expect(refused).toEqual({ status: 'Error', errors: [{ field: 'source_url', code: 'NO_ADDRESS' }] });
});

const idle = () => ({
  state: 'idle',
  reason: null,
  since: server.clock.now().getTime(),
  ...{ fps: 0, width: 0, height: 0, codec: '', kbps: 0, audio: false, viewers: 0 },
});

test('a camera that fails while it is watched keeps its reason, and loses it with the next picture', async () => {
  const { elm, manager } = await aManager();
  const id = await add(manager, elm.id);
  answer(await nextTest(), null);
  const cam = `${server.tenant.centre}:${id}`;
  say({ t: 'state', cam, ...idle(), state: 'refused', reason: 'wrong_password' });
  say({ t: 'state', cam, ...idle() });
  await expect.poll(() => healthOf(manager, id)).toMatchObject({ state: 'idle', fault: 'wrong_password' });
  say({ t: 'state', cam, ...idle(), state: 'live', fps: 15, width: 1280, height: 720, codec: 'avc1.4d401f' });
  await expect.poll(() => healthOf(manager, id)).toMatchObject({ state: 'live', fault: null });
});

test('several cameras added at once are all tried', async () => {
  const { elm, manager } = await aManager();
  const cameras = [1, 2, 3].map((n) => ({
    name: `Hall ${n}`,
    code: `H${n}`,
    color_code: '',
    source_url: `rtsp://10.0.0.${n}/hall`,
  }));
  const said = await manager.call('createMultipleCameras', { cameras, location_id: elm.id }, 'status message');
  expect(said.status, said.message).toBe('Success');
  const urls = [await nextTest(), await nextTest(), await nextTest()].map(({ source }) => source.url);
  expect(urls.sort()).toEqual(['rtsp://10.0.0.1/hall', 'rtsp://10.0.0.2/hall', 'rtsp://10.0.0.3/hall']);
});

test('a new camera without a room is seen by staff alone until it has one or is given to a student', async () => {
  const at = server.tenant;
  const { elm, manager } = await aManager();
  const group = await aCameraGroup(at, { location_id: elm.id });
  const room = await aRoom(at, { location_id: elm.id, camera_group_id: group.id });
  const child = await aStudent(at, { location_id: elm.id, room_id: room.id });
  const contact = await aContact(at);
  await aGuardianLink(at, { student_id: child.id, user_id: contact.id });
  const parent = await server.as({ id: contact.id });
  const camera = async (more: object = {}) => {
    const id = await add(manager, elm.id, more);
    asked.length = 0;
    const look = async () => {
      const { staff_only, code } = await manager.call('getCameraDetail', { id }, 'staff_only code');
      const { reason } = await parent.call('playCamera', { id, code, location: elm.id }, 'reason');
      return { staff_only, reason };
    };
    return { id, look };
  };
  const fresh = await camera();
  expect(await fresh.look()).toEqual({ staff_only: true, reason: 'no_permission' });
  await manager.call('updateCamera', { id: fresh.id, room: room.id }, 'status');
  expect(await fresh.look()).toEqual({ staff_only: false, reason: null });
  await manager.call('updateCamera', { id: fresh.id, room: null }, 'status');
  expect(await fresh.look()).toEqual({ staff_only: true, reason: 'no_permission' });
  await seesCamera(at, child, { id: Number(fresh.id) });
  expect(await fresh.look()).toEqual({ staff_only: false, reason: null });
  const grouped = await camera({ groups: [group.id] });
  expect(await grouped.look()).toEqual({ staff_only: false, reason: null });
});
