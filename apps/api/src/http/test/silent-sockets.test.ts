import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestServer } from '@nestling/api/harness/test-server.ts';
import { expect, test } from 'vitest';

test('a server ends at once though connections were opened ahead, or were asked on and kept', async () => {
  const server = await startTestServer();
  const ahead = connect(server.port, '127.0.0.1');
  ahead.on('error', () => undefined);
  await once(ahead, 'connect');
  // Its own connection stays open behind the answer.
  expect((await fetch(`http://127.0.0.1:${server.port}/health`)).status).toBe(200);
  const from = performance.now();
  await server.close();
  // What is left is a second of the queue of jobs and the pools; without it Node waits for a minute.
  expect(performance.now() - from).toBeLessThan(15_000);
  expect(ahead.destroyed || ahead.readableEnded).toBe(true);
});
