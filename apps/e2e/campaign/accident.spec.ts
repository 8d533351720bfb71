import type { Page } from '@playwright/test';
import { choose } from '../src/office.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'accident', actionTimeout: 20_000 });

/** The minute of a moment as a field of time takes it, at Elm Street. */
const minuteOf = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', timeStyle: 'short' }).format(at);

/** Waits until the minute of a moment is over. */
const afterMinute = (since: Date) =>
  expect.poll(() => minuteOf(new Date()), { timeout: 70_000, intervals: [1_000] }).not.toBe(minuteOf(since));

/** Shows pictures of its own clock, which moves. */
const plays = async (page: Page, count: number): Promise<void> => {
  const videos = page.locator('figure video');
  await expect(videos).toHaveCount(count, { timeout: 30_000 });
  for (const video of await videos.all())
    await expect
      .poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth), { timeout: 30_000 })
      .toBeGreaterThan(0);
};

test('an accident in the play yard: asked for, cut from two cameras, lent to a parent, taken back', async ({ as }) => {
  const manager = await as('manager');
  await manager.goto('/cameras');
  await manager.getByRole('main').getByRole('button', { name: 'Settings' }).click();
  await manager.getByLabel('Record the cameras here').check();
  await manager.getByRole('button', { name: 'Save' }).click();
  await expect(manager.getByLabel('Record the cameras here')).toHaveCount(0);
  // What is recorded from now on is asked for once a whole minute is over.
  await afterMinute(new Date());
  const began = new Date();
  await afterMinute(began);

  await manager.goto('/incidents');
  await manager.getByRole('button', { name: 'Request a recording' }).first().click();
  const panel = manager
    .getByRole('dialog')
    .or(manager.getByRole('complementary'))
    .filter({ hasText: 'Cameras and times' });
  await panel.getByLabel(/^What happened/).fill('Ava fell from the slide');
  await panel.getByLabel(/^Details/).fill('Look at the slide, and at who stood beside it.');
  await choose(manager, 'Camera', 'Play Yard');
  await panel.getByLabel('From').fill(minuteOf(began));
  await panel.getByLabel('To').fill(minuteOf(new Date(began.getTime() + 60_000)));
  await panel.getByRole('button', { name: 'Add a camera' }).click();
  await choose(manager, 'Camera', 'Sunflowers');
  await panel.getByRole('button', { name: 'Send to support' }).click();
  await manager.getByRole('link', { name: 'Ava fell from the slide' }).click();

  await expect(manager.getByText('Recorded', { exact: true })).toHaveCount(2);
  await manager.getByRole('button', { name: 'Create clips' }).click();
  await expect(manager.getByRole('button', { name: 'Download' })).toHaveCount(2, { timeout: 60_000 });
  await expect(manager.getByText('Ready').first()).toBeVisible();
  await manager.getByRole('button', { name: 'Verify it’s unaltered' }).first().click();
  await expect(manager.getByText(/is unaltered/i).last()).toBeVisible();

  await manager.getByRole('button', { name: 'Play all together' }).click();
  await plays(manager, 2);
  const clock = manager.getByRole('timer');
  const first = await clock.textContent();
  await manager.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(clock).not.toHaveText(first ?? '', { timeout: 10_000 });
  await manager.getByRole('button', { name: 'Pause' }).click();
  const [here, there] = await manager
    .locator('figure video')
    .evaluateAll((videos) => videos.map((one) => Number(Reflect.get(one, 'currentTime'))));
  expect(Math.abs((here ?? 0) - (there ?? 99))).toBeLessThan(1.5);
  await manager.getByRole('button', { name: 'Next frame' }).click();

  await manager.getByRole('button', { name: 'Share with a link' }).click();
  await manager.getByLabel(/^Share with/).fill('Lucia');
  await manager.getByRole('option', { name: /Lucia Lopez/ }).click();
  await manager.getByRole('button', { name: 'Create link' }).click();
  const link = await manager.getByLabel('The link').inputValue();
  await manager.getByRole('button', { name: 'Done' }).click();
  await expect(manager.getByText('not opened yet')).toBeVisible();

  const parent = await as('parent');
  await parent.goto(new URL(link).pathname);
  await plays(parent, 2);
  await parent.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(parent.getByText(/Lucia Lopez/).first()).toBeAttached();
  await expect(parent.getByRole('button', { name: 'Save a still' })).toHaveCount(0);

  const other = await as('family.1');
  await other.goto(new URL(link).pathname);
  await expect(other.getByText('This link doesn’t work')).toBeVisible();

  await manager.reload();
  await expect(manager.getByText('opened once')).toBeVisible();
  await manager.getByRole('button', { name: 'End the link' }).click();
  await expect(parent.getByText('This link doesn’t work')).toBeVisible({ timeout: 15_000 });
  await expect(parent.locator('video')).toHaveCount(0);
  await expect(manager.getByText('Ended', { exact: true })).toBeVisible();
  await expect(manager.getByText(/^Watched it from a link/).first()).toBeVisible();
});
