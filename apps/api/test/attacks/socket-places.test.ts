import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Tried {
  readonly open: WebSocket[];
  /** HTTP statuses of those that were refused. */
  readonly refused: number[];
}

/** Opens sockets from this address, which say what is given and nothing more. */
const knock = async (count: number, localAddress: string, first?: string): Promise<Tried> => {
  const tried: Tried = { open: [], refused: [] };
  await Promise.all(
    Array.from({ length: count }, () => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, ['graphql-transport-ws'], {
        headers: { host: `localhost:${server.port}` },
        localAddress,
      });
      return new Promise<void>((resolve) => {
        socket.on('open', () => {
          tried.open.push(socket);
          if (first) socket.send(first);
          resolve();
        });
        socket.on('unexpected-response', (request, response) => {
          tried.refused.push(response.statusCode ?? 0);
          request.destroy();
          resolve();
        });
        socket.on('error', () => resolve());
      });
    }),
  );
  return tried;
};

test('one address keeps no more than fifty sockets without a sign-in; others, and whoever signed in, are not counted', async () => {
  const silent = await knock(150, '127.0.0.2');
  expect(silent.open).toHaveLength(50);
  expect(silent.refused).toEqual(Array.from({ length: 100 }, () => 429));
  const neighbours = await knock(5, '127.0.0.3');
  expect(neighbours.open).toHaveLength(5);
  for (const socket of silent.open) socket.terminate();
  const again: WebSocket[] = [];
  await expect
    .poll(async () => {
      again.push(...(await knock(1, '127.0.0.2')).open);
      return again.length;
    })
    .toBe(1);

  // Guests who say connection_init without a token go on being counted.
  const guests = await knock(60, '127.0.0.4', '{"type":"connection_init"}');
  expect(guests.open).toHaveLength(50);
  expect((await knock(1, '127.0.0.4', '{"type":"connection_init"}')).refused).toEqual([429]);

  const teacher = await server.as('teacher', { locations: [await aLocation(server.tenant)] });
  const family = [];
  for (let i = 0; i < 60; i += 1) family.push(await subscribe(teacher, 'cameraAccessChanged', {}, '__typename'));
  expect(family.flatMap(({ errors }) => errors)).toEqual([]);
  const beside = await knock(50, '127.0.0.1');
  expect(beside.open).toHaveLength(50);
  for (const one of family) await one.stop();
  for (const socket of [...guests.open, ...beside.open, ...neighbours.open, ...again]) socket.terminate();
}, 30_000);
