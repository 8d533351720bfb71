import { connect } from 'node:net';
import { expect, test } from 'vitest';
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
