import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pause, stand, until } from './support/stand.ts';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

async function heap(): Promise<number> {
  await pause(300);
  if (typeof collect === 'function') collect();
  await pause(50);
  if (typeof collect === 'function') collect();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

test('viewers that come and go, wrong tickets and a camera that is cut again and again leave nothing behind', async () => {
  const { watch, camera, api } = await stand({}, (config) => ({
    ...config,
    hub: { ...config.hub, retry: { ...config.hub.retry, firstMs: 20, longestMs: 20 } },
  }));
  const round = async () => {
    const viewers = Array.from({ length: 40 }, (_, i) => watch({ viewer: `1:${i}` }, { keep: false }));
    const wrong = Array.from({ length: 20 }, () => watch({ aud: 'elsewhere' }));
    await until(() => viewers.every((viewer) => viewer.bytes > 0), 'all see something');
    await until(() => wrong.every((viewer) => viewer.closed), 'the others do not');
    for (let i = 0; i < 5; i++) {
      camera.cut();
      await until(() => camera.players === 1, 'back');
    }
    for (const viewer of viewers) viewer.close();
    await until(() => camera.players === 0, 'let go');
    api.received.length = 0;
  };
  await round();
  await round();
  const before = await heap();
  for (let i = 0; i < 6; i++) await round();
  const grown = (await heap()) - before;
  // The test's own viewers are kept until its end: some 20 kB each.
  expect(grown).toBeLessThan(8_000_000);
}, 60_000);
