import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
/** MB in use. */
const held = (): number => {
  server.log.splice(0);
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

test('documents with faults are kept for little: not with all they were looked through with', async () => {
  const ask = async (nth: number): Promise<void> => {
    const fields = Array.from({ length: 20 }, (_, i) => `none${nth}x${i}`).join(' ');
    const answer = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ ${fields} }` }),
    });
    expect((await answer.json()).errors).toHaveLength(20);
  };
  for (let i = 0; i < 20; i += 1) await ask(i);
  const before = held();
  for (let i = 20; i < 420; i += 1) await ask(i);
  expect(held() - before).toBeLessThan(20);
}, 60_000);
