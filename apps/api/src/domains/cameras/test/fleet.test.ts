import { once } from 'node:events';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aCamera } from './cameras.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const lines: WebSocket[] = [];
afterAll(() => {
  for (const line of lines) line.terminate();
});

/** A line to the api under a key; what was said on it, and how it ended. */
const connect = (key: string) => {
  const line = new WebSocket(`ws://127.0.0.1:${server.port}/gateway-control`, {
    headers: { authorization: `Bearer ${key}` },
  });
  lines.push(line);
  const heard: { t: string; cam?: string; id?: string; cameras?: { cam: string }[] }[] = [];
  line.on('message', (data) => heard.push(JSON.parse(String(data))));
  return { line, heard, ended: once(line, 'close').then(([code]) => Number(code)) };
};
const hello = (line: WebSocket, gateway: string) =>
  line.send(JSON.stringify({ t: 'hello', gateway, version: '9', sessions: [], cameras: [] }));

const nameOf = (key: string): string => key.split('.').slice(0, 2).join('.');

let n = 0;
const added = async (
  admin: Person,
  locations: readonly { id: number }[],
): Promise<{ key: string; address: string; id: string }> => {
  const address = `https://barn${++n}.example.com`;
  const given = { name: 'Barn', address, locations: locations.map(({ id }) => id) };
  const { status, key } = await admin.call('addGateway', given, 'status key');
  expect(status).toBe('Success');
  return { key, address, id: key.split('.')[1] };
};

const played = async (who: Person, { id, code, location_id }: { id: number; code: string; location_id: number }) => {
  const answer = await who.call('playCamera', { id, code, location: location_id }, 'live_url ticket');
  const claims = JSON.parse(Buffer.from(answer.ticket.split('.')[1] ?? '', 'base64url').toString());
  return { url: String(answer.live_url), gateway: String(claims.aud) };
};

test('a gateway carries the cameras of its locations while it is there, and the installation does when it is not', async () => {
  const [elm, oak] = [await aLocation(server.tenant), await aLocation(server.tenant)];
  const camera = await aCamera(server.tenant, { location_id: elm.id });
  const beside = await aCamera(server.tenant, { location_id: oak.id });
  const admin = await server.as('admin');
  const { key, address, id } = await added(admin, [elm]);
  expect((await played(admin, camera)).gateway).toBe('local');

  const { line, heard, ended } = connect(key);
  await once(line, 'open');
  hello(line, nameOf(key));
  await expect.poll(async () => (await played(admin, camera)).gateway).toBe(nameOf(key));
  expect((await played(admin, camera)).url).toBe(`${address.replace('https', 'wss')}/live`);
  expect((await played(admin, beside)).gateway).toBe('local');
  const told: { id: string | null; there: boolean; version: string | null; cameras: { id: string }[] }[] =
    await admin.call('gateways', {}, 'id there version cameras');
  const barn = told.find((one) => one.id === id);
  expect(barn).toMatchObject({ there: true, version: '9', cameras: [{ id: `${camera.id}` }] });

  // Where a camera of another location is, and how to sign in to it, is none of its business.
  line.send(JSON.stringify({ t: 'need', cam: `${server.tenant.centre}:${beside.id}` }));
  await expect.poll(() => heard.some(({ t, cam }) => t === 'gone' && cam?.endsWith(`:${beside.id}`))).toBe(true);

  // A manager's choice goes over the location.
  const manager = await server.as('manager', { locations: [elm, oak] });
  expect(await manager.call('moveCamera', { id: beside.id, gateway_id: id }, 'status')).toEqual({ status: 'Success' });
  expect((await played(admin, beside)).gateway).toBe(nameOf(key));

  line.terminate();
  await ended;
  const gone = performance.now();
  await expect.poll(async () => (await played(admin, camera)).gateway, { interval: 20 }).toBe('local');
  expect(performance.now() - gone).toBeLessThan(1_500);
  expect((await played(admin, beside)).gateway).toBe('local');
});

test('a key opens the line of its own gateway alone, and none when it is replaced or the gateway removed', async () => {
  const elm = await aLocation(server.tenant);
  const admin = await server.as('admin');
  const { key, id, address } = await added(admin, [elm]);
  expect(await connect(`${key.slice(0, -2)}xx`).ended).toBe(4401);
  const other = connect(key);
  await once(other.line, 'open');
  hello(other.line, 'local');
  expect(await other.ended).toBe(4401);

  const mine = connect(key);
  await once(mine.line, 'open');
  hello(mine.line, nameOf(key));
  const given = { id, name: 'Barn', address, locations: [elm.id] };
  const { key: fresh } = await admin.call('changeGateway', { ...given, new_key: true }, 'status key');
  expect(await mine.ended).toBe(4401);
  expect(await connect(key).ended).toBe(4401);
  const again = connect(fresh);
  await once(again.line, 'open');
  hello(again.line, nameOf(fresh));
  await expect.poll(() => again.heard.some(({ t }) => t === 'record')).toBe(true);
  await admin.call('removeGateway', { id }, 'status');
  expect(await again.ended).toBe(4401);
});

test('what is no address is declined at its field', async () => {
  const admin = await server.as('admin');
  for (const address of [
    'barn',
    'http://barn.example.com',
    'https://barn.example.com/live',
    'https://a:b@barn.example.com',
  ])
    expect(await admin.call('addGateway', { name: 'Barn', address, locations: [] }, 'status errors { field }')).toEqual(
      {
        status: 'Error',
        errors: [{ field: 'address' }],
      },
    );
});

test('a gateway reports on views and cameras of its own alone, and gets no key of what it does not hold', async () => {
  const [elm, oak] = [await aLocation(server.tenant), await aLocation(server.tenant)];
  const beside = await aCamera(server.tenant, { location_id: oak.id });
  const admin = await server.as('admin');
  const { key } = await added(admin, [elm]);
  const { line, heard } = connect(key);
  await once(line, 'open');
  hello(line, nameOf(key));
  await expect.poll(() => heard.some(({ t }) => t === 'record')).toBe(true);
  const place = { id: beside.id, code: beside.code, location: beside.location_id };
  const { ticket } = await admin.call('playCamera', place, 'ticket');
  const { sid } = JSON.parse(Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString());
  const { db, centre } = server.tenant;
  const cam = `${centre}:${beside.id}`;
  const say = (message: object) => line.send(JSON.stringify(message));
  say({ t: 'opened', sid, at: 0 });
  say({ t: 'progress', sessions: [{ sid, acked_ms: 90_000 }] });
  say({ t: 'closed', sid, acked_ms: 90_000, code: 1000, why: 'ended' });
  const nothing = { fps: 0, width: 0, height: 0, codec: null, kbps: 0, audio: false, viewers: 0 };
  say({ t: 'state', cam, state: 'live', reason: null, since: 0, ...nothing });
  say({ t: 'held', cameras: [{ cam, oldest: 1, newest: 2, bytes: 1, spans: [], problem: null }] });
  // Messages are settled in their order: this one is answered when those before are.
  say({ t: 'need', cam });
  await expect.poll(() => heard.some(({ t }) => t === 'gone' || t === 'camera'), { timeout: 10_000 }).toBe(true);
  const view = db.selectFrom('camera_view').select(['opened_at', 'closed_at', 'acked_ms']).where('sid', '=', sid);
  expect(await view.executeTakeFirstOrThrow()).toMatchObject({ opened_at: null, closed_at: null });
  const ofCamera = (table: 'camera_state' | 'camera_recording') =>
    db.selectFrom(table).select('gateway').where('camera_id', '=', beside.id).execute();
  expect(await ofCamera('camera_state')).toEqual([]);
  expect(await ofCamera('camera_recording')).toEqual([]);
  await expect.poll(() => heard.some(({ t, id }) => t === 'revoke' && id === sid)).toBe(true);
  expect(heard.filter(({ t }) => t === 'cut')).toEqual([]);
});

test('wrong keys of one address are looked up ten times a minute, a key that was right always', async () => {
  const admin = await server.as('admin');
  const { key } = await added(admin, [await aLocation(server.tenant)]);
  const first = connect(key);
  await once(first.line, 'open');
  const guess = (i: number) => connect(`${nameOf(key)}.${String(i).padStart(32, 'x')}`).ended;
  const statements = await server.statements(async () => {
    const codes: number[] = [];
    for (let i = 0; i < 30; i += 1) codes.push(await guess(i));
    expect(codes.filter((code) => code === 4429).length).toBeGreaterThanOrEqual(20);
  });
  // Ten times, and once for the keys of the centre.
  expect(statements).toBeLessThan(60);
  const again = connect(key);
  await once(again.line, 'open');
  await expect.poll(() => again.heard.some(({ t }) => t === 'welcome')).toBe(true);
  // One whose key this api has not seen yet, as after its start, comes in beside them too.
  const { key: unseen } = await added(admin, [await aLocation(server.tenant)]);
  const welcomed = async (): Promise<boolean> => {
    const { heard, ended } = connect(unseen);
    await Promise.race([ended, expect.poll(() => heard.some(({ t }) => t === 'welcome')).toBe(true)]).catch(() => 0);
    return heard.some(({ t }) => t === 'welcome');
  };
  expect(await guess(31)).toBe(4429);
  await expect.poll(welcomed, { timeout: 5_000, interval: 300 }).toBe(true);
});
