import { expect, test } from 'vitest';
import { buildPages } from '../tools/build.ts';
import { inRoot } from '../tools/root.ts';
import { firstLoad, firstLoadLimit } from './first-load.ts';

test(`a parent fetches at most ${firstLoadLimit} kB of JavaScript before /home works`, {
  timeout: 180_000,
}, async () => {
  await buildPages(() => undefined);
  const { kb, files } = firstLoad(inRoot('apps/portal/dist'));
  expect(files.some(([file]) => file.includes('/home-'))).toBe(true);
  expect(kb).toBeLessThanOrEqual(firstLoadLimit);
});
