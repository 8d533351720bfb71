import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConnectionPools } from '../db/connection-pools.ts';

let server: TestServer;
let pools: ConnectionPools;
beforeAll(async () => {
  server = await startTestServer();
  pools = new ConnectionPools({ url: server.ownerUrl, connections: 1 });
});
afterAll(async () => {
  await pools.close();
  await server.close();
});

const say = (i: number) => ({ text: `select ${i} as n, $1::int as given`, values: [i] });

test('a connection keeps prepared what it was asked last, and forgets what it was asked once', async () => {
  const connection = await pools.acquire('system');
  const kept = async (i: number): Promise<boolean> => {
    const text = `select count(*)::int as n from pg_prepared_statements where statement = '${say(i).text}'`;
    const [found] = await connection.send([{ text, values: [] }]);
    return found?.rows[0]?.n === 1;
  };
  const ask = async (i: number) => {
    const [found] = await connection.send([say(i)]);
    expect(found?.rows).toEqual([{ n: i, given: i }]);
  };
  try {
    await ask(0);
    expect(await kept(0)).toBe(false);
    await ask(0);
    expect(await kept(0)).toBe(true);
    for (let i = 1; i <= 600; i += 1) for (let twice = 0; twice < 2; twice += 1) await ask(i);
    expect([await kept(0), await kept(600)]).toEqual([false, true]);
    const [all] = await connection.send([
      { text: 'select count(*)::int as n from pg_prepared_statements', values: [] },
    ]);
    expect(all?.rows[0]?.n).toBe(500);
    await expect(connection.send([say(600), { text: 'select 1 / $1::int', values: [0] }])).rejects.toThrow();
    await ask(600);
    await ask(0);
  } finally {
    connection.release();
  }
});

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
/** MB in use. */
const held = (): number => {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};
const long = (i: number) => ({ text: `select ${i} as n -- ${String(i).padStart(4, '0').repeat(5_000)}`, values: [] });

test('what was asked once takes no memory for its length', async () => {
  const connection = await pools.acquire('system');
  try {
    const before = held();
    for (let i = 0; i < 2_000; i += 1) await connection.send([long(i)]);
    expect(held() - before).toBeLessThan(8);
  } finally {
    connection.release();
  }
});

test('what several connections keep prepared is in memory once', async () => {
  const many = new ConnectionPools({ url: server.ownerUrl, connections: 6 });
  const connections = await Promise.all(Array.from({ length: 6 }, () => many.acquire('system')));
  try {
    const before = held();
    for (let i = 2_000; i < 2_400; i += 1)
      for (const connection of connections) for (let twice = 0; twice < 2; twice += 1) await connection.send([long(i)]);
    expect(held() - before).toBeLessThan(16);
  } finally {
    for (const connection of connections) connection.release();
    await many.close();
  }
}, 60_000);
