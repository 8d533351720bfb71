import { documentOf } from '@nestling/api/harness/client.ts';
import { startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { type FaultProxy, openFaultProxy } from '@nestling/testing/fault-proxy.ts';
import { Seeded } from '@nestling/testing/seeded.ts';
import { createClient, type Client as LiveClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Door, openDoor } from './door.ts';

let server: TestServer;
let door: Door;
let line: FaultProxy;
const open: LiveClient[] = [];

beforeAll(async () => {
  server = await startTestServer({ faulty: true });
  door = await openDoor(server, 2);
  line = await openFaultProxy(server.port);
});
afterAll(async () => {
  for (const client of open) await client.dispose();
  await line.close();
  await server.close();
});

/** A screen as the portal's: asks for what it shows whenever its line is back, and counts what it is told. */
const screen = (random: Seeded) => {
  const told = { connected: 0, events: 0, closed: [] as number[], ended: false };
  class Socket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { host: door.staff.way.host } });
    }
  }
  const client = createClient({
    url: `ws://127.0.0.1:${line.port}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    // As apps/portal/src/graphql/socket.ts, with a seed of its own.
    retryWait: (retries) =>
      new Promise((wake) => setTimeout(wake, Math.min(10_000, 300 * 2 ** retries) * (0.5 + random.next()))),
    connectionParams: async () => ({ ...(await door.staff.way.headers()) }),
    on: {
      connected: () => {
        told.connected += 1;
      },
      closed: (event) => {
        if (typeof event === 'object' && event !== null && 'code' in event) told.closed.push(Number(event.code));
      },
    },
  });
  open.push(client);
  const document = documentOf(door.staff.way.schema, 'attendanceChanged', { location: door.location.id }, 'location');
  const next = () => {
    told.events += 1;
  };
  const end = () => {
    told.ended = true;
  };
  client.subscribe(document, { next, error: end, complete: end });
  return told;
};

const toggle = (() => {
  let turn = 0;
  return async () => {
    const [child = 0] = door.ids;
    turn += 1;
    const { answer } = await door.insist(() => door.check(child, turn % 2 === 1 ? 'in' : 'out'));
    expect(answer).toMatchObject({ status: 'Success' });
  };
})();

test('who subscribes while the database is away is sent away to come again, and hears of what happens then', async () => {
  await server.line?.line.cut();
  const one = screen(new Seeded(1));
  await expect.poll(() => one.closed, { timeout: 5_000 }).toContain(1013);
  await server.line?.line.mend();
  await expect.poll(() => one.connected, { timeout: 8_000 }).toBeGreaterThan(0);
  await expect.poll(() => toggle().then(() => one.events), { timeout: 8_000, interval: 200 }).toBeGreaterThan(0);
  expect(one.ended).toBe(false);
});

test('an event that comes while no statement gets through is told once one does', async () => {
  const one = screen(new Seeded(2));
  await expect.poll(() => toggle().then(() => one.events), { timeout: 8_000, interval: 200 }).toBeGreaterThan(0);
  const before = one.events;
  // Every connection of the calls breaks with the COMMIT that tells of it; the event itself comes by its own line.
  server.line?.fate(() => 'answer lost');
  await door.check(door.ids[1] ?? 0, 'in').catch(() => null);
  server.line?.fate(null);
  await expect.poll(() => one.events, { timeout: 5_000 }).toBeGreaterThan(before);
});

test('three hundred screens whose lines break at once come back spread out, and all hear of what happens next', async () => {
  const random = new Seeded(3);
  const screens = Array.from({ length: 300 }, () => screen(random));
  await expect.poll(() => screens.every(({ connected }) => connected === 1), { timeout: 20_000 }).toBe(true);
  await toggle();
  await expect.poll(() => screens.every(({ events }) => events > 0), { timeout: 15_000 }).toBe(true);

  const from = performance.now();
  line.reset();
  const times: number[] = [];
  while (!screens.every(({ connected }) => connected === 2) && performance.now() - from < 30_000) {
    const asked = performance.now();
    await door.staff.call('me', {}, 'id');
    times.push(performance.now() - asked);
    await new Promise((wake) => setTimeout(wake, 20));
  }
  const back = performance.now() - from;
  expect(screens.filter(({ connected }) => connected !== 2)).toEqual([]);
  const before = screens.map(({ events }) => events);
  await toggle();
  await expect
    .poll(() => screens.filter(({ events }, i) => events <= (before[i] ?? 0)).length, { timeout: 15_000 })
    .toBe(0);
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  console.log(`300 screens back after ${Math.round(back)} ms; calls beside them p99 ${p99.toFixed(0)} ms`);
  expect(back).toBeLessThan(30_000);
  expect(p99).toBeLessThan(1_500);
}, 90_000);
