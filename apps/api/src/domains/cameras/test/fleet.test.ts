import { once } from 'node:events';
import { type Person, startTestServer, type TestServer } from '@nestling/testing/test-server.ts';
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
  const heard: { t: string; cam?: string; cameras?: { cam: string }[] }[] = [];
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
