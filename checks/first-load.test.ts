import { expect, test } from 'vitest';
import { buildPages } from '../tools/build.ts';
import { inRoot } from '../tools/root.ts';
import { firstLoad, firstLoadLimit, guestLoad, guestLoadLimit } from './first-load.ts';
import { screenSteps } from './screen-steps.ts';

test(`a parent fetches at most ${firstLoadLimit} kB of JavaScript before /home works`, {
  timeout: 180_000,
}, async () => {
  await buildPages(() => undefined);
  const { kb, files } = firstLoad(inRoot('apps/portal/dist'));
  expect(files.some(([file]) => file.includes('/home-'))).toBe(true);
  expect(kb).toBeLessThanOrEqual(firstLoadLimit);
});

test(`a guest fetches at most ${guestLoadLimit} kB of JavaScript before a public form works`, {
  timeout: 180_000,
}, async () => {
  await buildPages(() => undefined);
  const { kb, files } = guestLoad(inRoot('apps/portal/dist'));
  // The page itself and the Spanish of its three sets of words.
  expect(files).toHaveLength(4);
  expect(kb).toBeLessThanOrEqual(guestLoadLimit);
});

test('all that a screen of staff is made of comes in one step', { timeout: 180_000 }, async () => {
  await buildPages(() => undefined);
  const screens = screenSteps(inRoot('apps/portal/dist'));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.filter(({ steps }) => steps > 1)).toEqual([]);
});
