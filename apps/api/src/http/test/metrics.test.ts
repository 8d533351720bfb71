import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';

const KEY = 'a-key-of-the-operator';
let server: TestServer;
let manager: Person;

beforeAll(async () => {
  process.env.METRICS_KEY = KEY;
  server = await startTestServer();
  manager = await server.as('manager', { locations: [await aLocation(server.tenant)] });
});
afterAll(async () => {
  delete process.env.METRICS_KEY;
  await server.close();
});

const scrape = (authorization?: string) =>
  fetch(`http://127.0.0.1:${server.port}/metrics`, authorization ? { headers: { authorization } } : {});

test('whoever has not the key gets none of it', async () => {
  for (const authorization of [undefined, 'Bearer', `Bearer ${KEY}x`, KEY]) {
    const response = await scrape(authorization);
    expect([response.status, await response.json()]).toEqual([401, { error: 'The key is missing or wrong.' }]);
  }
});

test('calls are counted with how they ended, what they cost, and nothing they hold', async () => {
  await manager.call('createRelationship', { name: 'Great-uncle' }, 'status');
  await manager.call('createRelationship', { name: 'Great-uncle' }, 'status');
  const text = await (await scrape(`Bearer ${KEY}`)).text();
  expect(text).toContain('nestling_call_seconds_count{call="createRelationship",ended="done"} 1');
  expect(text).toContain('nestling_call_seconds_count{call="createRelationship",ended="declined"} 1');
  expect(text).toMatch(/nestling_call_statements_total\{call="createRelationship"\} [1-9]/);
  expect(text).toMatch(/nestling_pool_connections\{pool="writes",state="idle"\} [1-9]/);
  expect(text).toMatch(/nestling_notify_lag_seconds [\d.]+/);
  expect(text).toContain('nestling_views_open 0');
  expect(text).not.toContain('Great-uncle');
});

test('each call leaves one line in the log, without arguments', async () => {
  const before = server.log.length;
  await manager.call('relationships', {}, 'name');
  await server.guest().post({ query: '{ relationships { name } }' });
  const lines = server.log.slice(before).filter(({ msg }) => msg === 'call');
  expect(lines).toMatchObject([
    { call: 'relationships', role: 'manager', ended: 'done', statements: 3, rows: expect.any(Number) },
    { call: 'relationships', role: 'guest', ended: 'UNAUTHENTICATED', statements: 0 },
  ]);
  for (const line of lines) expect(Object.keys(line)).not.toContain('args');
});
