import { expect, test } from 'vitest';
import { buildPages } from '../tools/build.ts';
import { inRoot } from '../tools/root.ts';
import { firstLoad, firstLoadLimit, guestLoad, guestLoadLimit } from './first-load.ts';
import { ownShares, screenSteps } from './screen-steps.ts';

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

test('a screen of learning, plans and portfolios has at most 40 kB of its own', { timeout: 180_000 }, async () => {
  await buildPages(() => undefined);
  const shares = ownShares(inRoot('apps/portal/dist'), ['learning', 'plans', 'portfolios']);
  expect(shares.map(({ screen }) => screen)).toEqual(
    expect.arrayContaining([
      'learning/screens/Progress.tsx',
      'plans/screens/RoomPlans.tsx',
      'portfolios/screens/PortfolioPreview.tsx',
    ]),
  );
  expect(shares.length).toBeGreaterThanOrEqual(11);
  expect(shares.filter(({ kb }) => kb > 40)).toEqual([]);
});
