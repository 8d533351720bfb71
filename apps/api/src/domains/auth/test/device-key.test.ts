import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const device = '0123456789abcdef0123456789abcdef';
const keyOf = async (who: Person, on = device): Promise<string | null> =>
  (await who.call('getDeviceKey', { device: on }, 'key'))?.key ?? null;

test('each account has a key of its own on each device, the same whenever it signs in there', async () => {
  const parent = await server.as('user');
  const again = await server.as({ id: parent.id });
  const other = await server.as('user');
  const key = await keyOf(parent);
  expect(Buffer.from(key ?? '', 'base64')).toHaveLength(32);
  expect(await keyOf(again)).toBe(key);
  expect(await keyOf(other)).not.toBe(key);
  expect(await keyOf(parent, `${device}f`)).not.toBe(key);
  await expect(server.guest().call('getDeviceKey', { device }, 'key')).rejects.toThrow();
});

test('whoever acts as somebody else gets no key to what that person left', async () => {
  const admin = await server.as('admin');
  const parent = await server.as('user');
  const told = await admin.call(
    'loginAsUser',
    { id: parent.id, reason: 'A question of theirs' },
    'status access_token',
  );
  expect(told.status).toBe('Success');
  const response = await fetch(`http://localhost:${server.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${told.access_token}` },
    body: JSON.stringify({ query: `{ me { id } getDeviceKey(device: "${device}") { key } }` }),
  });
  expect(await response.json()).toEqual({ data: { me: { id: String(parent.id) }, getDeviceKey: null } });
});
