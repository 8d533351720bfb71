import { randomUUID } from 'node:crypto';
import { send } from '@nestling/api/harness/client.ts';
import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLocation } from '../../domains/locations/test/locations.factory.ts';
import { calls, ran } from './toy.ts';

let server: TestServer;
let manager: Person;
let elm: { id: number };

beforeAll(async () => {
  server = await startTestServer({ calls, faulty: true });
  elm = await aLocation(server.tenant);
  manager = await server.as('manager', { locations: [elm] });
});
afterAll(() => server.close());

const list = () => manager.call('nooks', { first: 1 }, 'total');
const add = (name: string, operation_id?: string) =>
  manager.call('addNook', { name, location_id: elm.id, operation_id }, 'status nook { id name }');
const away = { code: 'NOT_READY', extensions: { retry_after: expect.any(Number) } };
const health = async () => (await send(manager.way, '/health')).status;

test('without its database the server says so and stays; with it, it goes on by itself', async () => {
  expect(await health()).toBe(200);
  const heard = await subscribe(manager, 'nookChanged', { location: elm.id }, 'name');
  await expect.poll(() => add(`before ${Math.random()}`).then(() => heard.values.length)).toBeGreaterThan(0);
  const { total } = await list();

  await server.line?.line.cut();
  await expect(list()).rejects.toMatchObject(away);
  await expect(add('lost')).rejects.toMatchObject(away);
  expect(await health()).toBe(503);
  await Promise.all(Array.from({ length: 40 }, () => list().catch(() => null)));

  await server.line?.line.mend();
  await expect.poll(health, { timeout: 6_000 }).toBe(200);
  expect(await list()).toEqual({ total });
  const told = heard.values.length;
  let count = 0;
  await expect
    .poll(
      async () => {
        count += 1;
        await add(`back ${count}`);
        return heard.values.length;
      },
      { timeout: 8_000, interval: 200 },
    )
    .toBeGreaterThan(told);
  await heard.stop();
});

test('a transaction Postgres has ended, as it heard nothing of it for too long, may be sent again', async () => {
  ran.before = async (ctx) => {
    ran.before = async () => {};
    await sql`set local idle_in_transaction_session_timeout = 20`.execute(ctx.db);
    // The word of Postgres lies unread as the next statement is sent.
    const until = performance.now() + 300;
    while (performance.now() < until);
    await sql`select 1`.execute(ctx.db);
  };
  const operation_id = randomUUID();
  await expect(add('starved', operation_id)).rejects.toMatchObject(away);
  expect(await add('starved', operation_id)).toMatchObject({ status: 'Success', nook: { name: 'starved' } });
  const found = server.tenant.db.selectFrom('room').select('id').where('name', '=', 'starved').execute();
  expect(await found).toHaveLength(1);
});

test('a line that breaks in the middle of a transaction leaves nothing; the same operation may be sent again', async () => {
  const operation_id = randomUUID();
  ran.before = async () => {
    ran.before = async () => {};
    await server.line?.line.cut();
  };
  await expect(add('half done', operation_id)).rejects.toMatchObject(away);
  await server.line?.line.mend();
  await expect.poll(health, { timeout: 6_000 }).toBe(200);
  const found = () => server.tenant.db.selectFrom('room').select('id').where('name', '=', 'half done').execute();
  expect(await found()).toEqual([]);
  expect(await add('half done', operation_id)).toMatchObject({ status: 'Success', nook: { name: 'half done' } });
  expect(await add('half done', operation_id)).toMatchObject({ status: 'Success', nook: { name: 'half done' } });
  expect(await found()).toHaveLength(1);
});
