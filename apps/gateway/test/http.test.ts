import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { grantOf, later, pause, stand, testCamera, until } from './support/stand.ts';

const pem = (name: string) => readFileSync(new URL(`support/test-only-${name}.pem`, import.meta.url), 'utf8');
const tls = { cert: pem('cert'), key: pem('key') };

function playerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-player-'));
  later(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>player</title>');
  writeFileSync(join(folder, 'app.js'), 'export {}');
  symlinkSync('/etc/hostname', join(folder, 'leak.js'));
  return folder;
}

test('the player page comes with a strict policy, and nothing outside its folder', async () => {
  const playerDir = playerFolder();
  const { port } = await stand({}, (config) => ({ ...config, playerDir }));
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const page = await get('/player');
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('frame-ancestors http://127.0.0.1:* https://127.0.0.1:*');
  expect((await get('/player/app.js')).headers.get('content-type')).toContain('text/javascript');
  for (const path of [
    '/player/leak.js',
    '/player/..%2f..%2fetc%2fpasswd',
    '/player/%00',
    '/player/none.js',
    '/else',
    '//x',
  ]) {
    expect((await get(path)).status).toBe(404);
  }
});

test('without a built page there is a plain line', async () => {
  const { port } = await stand({}, (config) => ({ ...config, playerDir: '/nowhere' }));
  const answer = await fetch(`http://127.0.0.1:${port}/player`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('player page');
});

test('over TLS a viewer plays, and a stalled one is reset all the same', async () => {
  const { watch, api } = await stand({ fps: 50 }, (config) => ({ ...config, tls }));
  const viewer = watch({ sid: 't' }, { secure: true });
  await until(() => viewer.fragments().length > 20, 'pictures');
  viewer.connection?.pause();
  await pause(3500);
  const before = viewer.bytes;
  const perSecond = before / ((viewer.fragments().at(-1)?.seq ?? 1) / 25);
  api.send({ t: 'revoke', by: 'sid', id: 't', why: 'blackout' });
  await until(() => api.of('closed').length === 1, 'closed');
  viewer.connection?.resume();
  await until(() => viewer.closed !== null, 'ended');
  expect(viewer.bytes - before).toBeLessThan(perSecond * 2.6);
});

test('a camera behind rtsps plays when its certificate is trusted, and is refused when not', async () => {
  const camera = await testCamera({}, tls);
  const secure = {
    ...grantOf(camera),
    source: { ...grantOf(camera).source, url: camera.url.replace('rtsp:', 'rtsps:') },
  };
  const trusting = await stand({}, (config) => ({
    ...config,
    hub: { ...config.hub, client: { ...config.hub.client, ca: tls.cert } },
  }));
  trusting.api.grants.set('1:1', secure);
  const viewer = trusting.watch();
  await until(() => viewer.fragments().length > 5, 'pictures');
  const doubting = await stand();
  doubting.api.grants.set('1:1', secure);
  doubting.watch();
  await until(() => doubting.api.of('state').at(-1)?.reason === 'tls', 'refused');
});

test('a taken port is said in a sentence', async () => {
  const { port } = await stand();
  await expect(stand({}, (config) => ({ ...config, port }))).rejects.toThrow(`Port ${port} is taken`);
});

test('the environment is checked with a sentence', () => {
  expect(() => readConfig({})).toThrow('GATEWAY_KEY is missing');
  expect(() => readConfig({ GATEWAY_KEY: 'x', GATEWAY_PORT: 'http' })).toThrow('GATEWAY_PORT must be a whole number');
  expect(readConfig({ GATEWAY_KEY: 'x', GATEWAY_ORIGINS: ' https://a.example, ' }).origins).toEqual([
    'https://a.example',
  ]);
});
