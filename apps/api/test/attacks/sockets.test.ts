import { connect } from 'node:net';
import { subscribe } from '@nestling/api/harness/subscribe.ts';
import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { Seeded } from '@nestling/testing/seeded.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { figure, RUNS } from './figure.ts';

// S6 and S7 over sockets: what is no handshake, no protocol and no message. Nothing of it may end the process, be served,
// or be told of the inside; who subscribed in order hears on.

let testServer: TestServer;
let admin: Person;
beforeAll(async () => {
  testServer = await startTestServer();
  admin = await testServer.as('admin', { locations: [await aLocation(testServer.tenant)] });
});
afterAll(() => testServer.close());

/** What comes back for these bytes until the other side closes, for half a second at most. */
const message = (bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(testServer.port, '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => socket.destroy(), 500);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });

const TARGETS = [
  '//',
  'http://[/',
  '/graphql',
  '/gateway-control',
  '/',
  '*',
  '/graphql/%',
  '//evil.example/graphql',
  '/health',
  '/graphql?x=%00',
];
const HEADERS = [
  ...[
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Version: 8',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Key: x',
  ],
  ...[
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    'Sec-WebSocket-Protocol: graphql-ws',
    'Sec-WebSocket-Protocol: ,',
    'Origin: null',
  ],
  ...[
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99',
    'Authorization: Bearer x',
    'Host: evil.example',
    'Content-Length: 5',
  ],
];
const MESSAGES = [
  ...[
    '{"type":"connection_init"}',
    '{"type":"connection_init","payload":{"authorization":5}}',
    '{"type":"connection_init","payload":null}',
  ],
  ...[
    '{"id":"1","type":"subscribe","payload":{"query":"subscription { cameraAccessChanged { __typename } }"}}',
    '{"id":"1","type":"complete"}',
  ],
  ...[
    '{"id":"1","type":"subscribe","payload":{"query":"{ me { id } }"}}',
    '{"id":1,"type":"subscribe"}',
    '{"type":"ping","payload":[]}',
    '[]',
    '',
    '{',
  ],
  ...[
    '{"id":"__proto__","type":"subscribe","payload":{"query":"subscription q($a: Int) { x }","variables":{"a":1e999}}}',
    'null',
    '"\\ud800"',
  ],
  `{"id":"2","type":"subscribe","payload":{"query":"subscription { ${'a { '.repeat(500)} }"}}`,
  `{"id":"3","type":"subscribe","payload":{"query":"${'x'.repeat(30_000)}"}}`,
];

/** Connections the server holds, those that became sockets included. */
const held = () =>
  new Promise<number>((resolve) => testServer.app.http.server.getConnections((_, count) => resolve(count)));

test('strangers at the socket are turned away, and whoever subscribed hears on', async () => {
  const leaks: string[] = [];
  const dice = new Seeded(7);
  const total = 150 * RUNS;
  const heard = await subscribe(admin, 'cameraAccessChanged', {}, '__typename');
  const before = await held();
  for (let turn = 0; turn < total; turn += 25) {
    const batch = Array.from({ length: 25 }, () => {
      const lines = [
        `GET ${dice.pick(TARGETS)} HTTP/1.1`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        `Host: localhost:${testServer.port}`,
      ];
      for (let i = dice.between(0, 6); i > 0; i -= 1) lines.push(dice.pick(HEADERS));
      const junk = Buffer.from(Array.from({ length: dice.between(0, 40) }, () => dice.between(0, 255)));
      return message(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), junk]));
    });
    for (const answer of await Promise.all(batch))
      if (/^HTTP\/1\.1 5|node:internal|\.ts:\d/.test(answer)) leaks.push(answer.slice(0, 120));
  }
  for (let turn = 0; turn < total; turn += 25) {
    const talks = Array.from({ length: 25 }, () =>
      talk(
        Array.from({ length: dice.between(1, 6) }, () => dice.pick(MESSAGES)),
        dice.happens(0.2),
      ),
    );
    for (const said of await Promise.all(talks))
      for (const text of said)
        if (/"data":\{"|INTERNAL|node:internal|\.ts:\d/.test(text)) leaks.push(text.slice(0, 200));
  }
  const failed = testServer.log.filter(({ level }) => typeof level === 'number' && level >= 50);
  for (const line of failed) leaks.push(JSON.stringify(line).slice(0, 300));
  // Nobody who was turned away holds a connection; whoever subscribed still has its own.
  await expect.poll(held, { timeout: 5_000 }).toBeLessThanOrEqual(before);
  expect(heard.errors).toEqual([]);
  await heard.stop();
  expect(await admin.call('me', {}, 'id')).toEqual({ id: String(admin.id) });
  figure('S6/S7 strangers at the socket', total * 2, leaks);
}, 60_000);

/** Says all of it over one socket; what is answered. */
const talk = (messages: readonly string[], binary: boolean): Promise<string[]> =>
  new Promise((resolve) => {
    const said: string[] = [];
    const socket = new WebSocket(`ws://127.0.0.1:${testServer.port}/graphql`, ['graphql-transport-ws'], {
      headers: { host: `localhost:${testServer.port}` },
    });
    const timer = setTimeout(() => socket.terminate(), 400);
    socket.on('open', () => {
      for (const message of messages) socket.send(binary ? Buffer.from(message) : message);
    });
    socket.on('message', (data) => said.push(String(data)));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
  });
