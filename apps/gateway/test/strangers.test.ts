import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readProxies } from '../src/caller.ts';
import { stand, until } from './support/stand.ts';

/** What comes back for these bytes until the other side closes. */
const say = (port: number, bytes: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });

const upgrade = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: Upgrade', 'Upgrade: websocket', ...headers, '', ''].join(
    '\r\n',
  );

const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

test('whatever asks for an upgrade is answered and let go, and the gateway goes on', async () => {
  const { port, watch } = await stand();
  const before = sockets();
  for (const target of [
    '//',
    'http://[/',
    '/',
    '/livelong',
    '/live/',
    '*',
    '//evil.example/live',
    '/live',
    '/live?x=//',
  ]) {
    expect(await say(port, upgrade(target)), target).toMatch(/^HTTP\/1\.1 (400|403|404) /);
    const known = upgrade(target, 'Origin: http://127.0.0.1', 'Sec-WebSocket-Version: 13');
    expect(await say(port, known), target).toMatch(/^HTTP\/1\.1 (400|404) /);
  }
  await until(() => sockets() === before, 'no connection is left behind');
  const viewer = watch();
  await until(() => viewer.fragments().length > 0, 'pictures');
});

/** How many of these connections are open or being opened after a moment; none of them shows a ticket. */
const waiting = async (port: number, count: number, headers: (i: number) => Record<string, string> = () => ({})) => {
  const opened: WebSocket[] = [];
  await Promise.all(
    Array.from({ length: count }, (_, i) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { origin: 'http://127.0.0.1', headers: headers(i) });
      return new Promise<void>((resolve) => {
        socket.on('open', () => {
          opened.push(socket);
          resolve();
        });
        socket.on('error', () => resolve());
      });
    }),
  );
  return opened;
};

test('one address keeps no more than fifty connections waiting without a ticket, and others still come in', async () => {
  const { port, watch } = await stand({}, (config) => ({ ...config, proxies: readProxies('1') }));
  const by = (address: string) => () => ({ 'x-forwarded-for': `198.51.100.250, ${address}` });
  const mine = await waiting(port, 150, by('203.0.113.7'));
  expect(mine).toHaveLength(50);
  // Who names another address before the proxy does is counted under the one the proxy saw.
  const forged = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}, 203.0.113.7` });
  expect(await waiting(port, 5, forged)).toHaveLength(0);
  expect(await waiting(port, 5, by('203.0.113.8'))).toHaveLength(5);
  // A home has a /64.
  const home = (i: number) => ({ 'x-forwarded-for': `2001:db8:0:1::${i + 1}` });
  expect(await waiting(port, 60, home)).toHaveLength(50);
  const viewer = watch();
  await until(() => viewer.fragments().length > 0, 'a viewer with a ticket');
  for (const socket of mine) socket.terminate();
  await expect.poll(async () => (await waiting(port, 3, by('203.0.113.7'))).length).toBe(3);
});

test('what is neither a number of proxies nor a list of addresses is refused at the start', () => {
  expect(() => readProxies('everybody')).toThrow('TRUST_PROXY');
  expect(readProxies('127.0.0.1, 10.0.0.0/8')('10.1.2.3', 0)).toBe(true);
  expect(readProxies('127.0.0.1')('203.0.113.1', 0)).toBe(false);
  expect(readProxies(undefined)('127.0.0.1', 0)).toBe(false);
});
