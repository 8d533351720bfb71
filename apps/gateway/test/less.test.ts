import { expect, test } from 'vitest';
import { grantOf, pause, stand, testCamera, until } from './support/stand.ts';
import type { TestViewer } from './support/viewer.ts';

const pictures = (viewer: TestViewer, count: number) =>
  until(() => viewer.fragments().length >= count, `${count} pictures`, 10_000);
const ms = (bytes: Buffer, at: number) => Number(bytes.readBigUInt64BE(at)) / 90;
/** Where a fragment without sound says that its picture starts, and how long it stands, ms. */
const timesOf = (bytes: Buffer) => ({ start: ms(bytes, 60), held: bytes.readUInt32BE(88) / 90 });

test('who asks for less gets the key pictures alone where the camera has no smaller stream, without holes', async () => {
  const { watch, api } = await stand();
  const whole = watch();
  const less = watch({ viewer: '1:8' }, { low: true });
  await pictures(less, 3);
  expect(less.text('init')).toMatchObject({ t: 'init', thin: true });
  expect(whole.text('init')?.thin).toBeUndefined();
  expect(less.fragments().every(({ key }) => key)).toBe(true);
  expect(less.fragments().length).toBeLessThan(whole.fragments().length / 4);
  const [, second, third] = less.fragments().map(({ bytes }) => timesOf(bytes));
  expect(second && third && third.start - (second.start + second.held)).toBeCloseTo(0, 0);
  await until(() => api.of('opened').length === 2, 'both are known to be seen');
});

test('a camera with a smaller stream sends that; when it fails, the viewer comes again and gets the key pictures', async () => {
  const { watch, api, camera } = await stand();
  const small = await testCamera();
  api.grants.set('1:1/small', grantOf(small));
  const first = watch({ small: true }, { low: true });
  await pictures(first, 5);
  expect(first.text('init')?.thin).toBeUndefined();
  expect(small.players).toBe(1);
  expect(camera.players).toBe(0);
  expect(api.of('state').some(({ cam }) => cam !== '1:1')).toBe(false);
  await small.stop();
  await until(() => first.closed !== null, 'sent away');
  expect(first.closed?.code).toBe(1012);
  const again = watch({ small: true }, { low: true });
  await pictures(again, 1);
  expect(again.text('init')).toMatchObject({ thin: true });
});

test('a ticket may allow the small picture alone, HLS alone, and fewer views at once than the gateway', async () => {
  const { watch } = await stand();
  const forced = watch({ low: true, most: 1 });
  await pictures(forced, 1);
  expect(forced.text('init')).toMatchObject({ thin: true });
  const second = watch({ most: 1 });
  await until(() => second.closed !== null, 'one too many');
  expect(second.text('bye')).toMatchObject({ code: 4429, why: 'viewer' });
  const live = watch({ hls: true, viewer: '1:8' });
  await until(() => live.closed !== null, 'turned away');
  expect(live.text('bye')).toMatchObject({ code: 4403, why: 'way' });
});

test('a view ends with the word its lease gives for that moment', async () => {
  const { watch, api } = await stand();
  const viewer = watch({ sid: 'timed' });
  await pictures(viewer, 1);
  api.send({ t: 'lease', views: [{ sid: 'timed', until: Date.now() + 150, why: 'time_up' }] });
  await until(() => viewer.closed !== null, 'over');
  expect(viewer.text('bye')).toMatchObject({ code: 4403, why: 'time_up' });
});

test('key pictures go over HLS too', async () => {
  const { api, port } = await stand();
  const url = `http://127.0.0.1:${port}`;
  const origin = { origin: 'http://127.0.0.1:4000' };
  const opened = await fetch(`${url}/hls?kbps=low`, { method: 'POST', body: api.ticket(), headers: origin });
  const { url: list } = JSON.parse(await opened.text());
  const text = async () => (await fetch(`${url}${list}`, { headers: origin })).text();
  let read = await text();
  for (const end = performance.now() + 8000; !read.includes('#EXTINF') && performance.now() < end; read = await text())
    await pause(50);
  const lengths = [...read.matchAll(/EXT-X-PART:DURATION=([\d.]+)/g)].map(([, length]) => Number(length));
  expect(Math.min(...lengths)).toBeGreaterThan(0.5);
});
