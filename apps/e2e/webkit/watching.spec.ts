import { teacherOfAva } from '../src/calls.ts';
import type { Walker } from '../src/walker.ts';
import { expect, test } from '../src/webkit-test.ts';

test.use({ productOf: 'webkit' });
test.describe.configure({ mode: 'serial' });

const clock = (walker: Walker): Promise<number> =>
  walker.run(`document.querySelector('[data-state="playing"] video')?.currentTime ?? -1`);

/** Plays on: the clock of the picture grows with the one on the wall. */
const advances = async (walker: Walker): Promise<void> => {
  await expect.poll(() => clock(walker), { timeout: 20_000 }).toBeGreaterThan(0);
  const before = await clock(walker);
  await expect.poll(() => clock(walker), { timeout: 15_000 }).toBeGreaterThan(before + 3);
};

/** How the picture comes. Only ManagedMediaSource makes the player forbid other screens. */
const wayOf = (walker: Walker) =>
  walker.run(`({
    managed: document.querySelector('video').disableRemotePlayback === true,
    hls: performance.getEntriesByType('resource').some(({ name }) => name.includes('/hls/')),
  })`);

const openCamera = async (walker: Walker, question = ''): Promise<void> => {
  await walker.signIn('parent');
  await walker.isAt(/^\/home$/);
  await walker.goto(`/contact/pets/cameras${question}`);
};

test('the picture comes by MediaSource, goes at check-out and comes back at check-in', { tag: '@short' }, async ({
  walker,
  request,
}) => {
  const check = await teacherOfAva(request);
  await check('in');
  await openCamera(walker);
  await walker.press('Watch Sunflowers');
  await advances(walker);
  expect(await wayOf(walker)).toEqual({ managed: false, hls: false });

  await check('out');
  const hasSource = () => walker.run(`document.querySelector('video[src]') !== null`);
  await expect.poll(hasSource, { timeout: 5_000, intervals: [50] }).toBe(false);
  await walker.sees('Ava has gone home');

  await check('in');
  await advances(walker);
});

test('the picture comes by ManagedMediaSource, as on an iPhone', { tag: '@short' }, async ({ walker, request }) => {
  const check = await teacherOfAva(request);
  await check('in');
  await openCamera(walker);
  const link = await walker.control('Watch Sunflowers');
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  await walker.goto(`${pathname}?mse=managed`);
  await advances(walker);
  expect(await wayOf(walker)).toEqual({ managed: true, hls: false });
});

test('the picture comes by HLS where WebSockets for it are blocked', { tag: '@short' }, async ({ walker, request }) => {
  const check = await teacherOfAva(request);
  await check('in');
  await openCamera(walker);
  await walker.control('Watch Sunflowers');
  // What a network that blocks them comes to: the line to the gateway is refused, that to the api stays.
  await walker.driver.executeScript(`
    const Real = WebSocket;
    globalThis.WebSocket = class extends Real {
      constructor(url, protocols) {
        super(url.endsWith('/live') ? 'ws://127.0.0.1:9/live' : url, protocols);
      }
    };
  `);
  await walker.press('Watch Sunflowers');
  await advances(walker);
  expect(await wayOf(walker)).toMatchObject({ hls: true });
});

test('the screens of a family are sound for everybody', async ({ walker }) => {
  await walker.signIn('parent');
  await walker.isAt(/^\/home$/);
  for (const path of ['/home', '/contact/pets/cameras', '/contact/pets']) {
    await walker.goto(path);
    await walker.sees('Ava');
    expect([path, await walker.serious()]).toEqual([path, []]);
  }
});
