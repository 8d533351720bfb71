import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records' });

test('a fire drill is begun, counted on two phones at once, and ends with its times', async ({ as }) => {
  const grace = await as('manager');
  const hannah = await as('teacher');
  await hannah.setViewportSize({ width: 390, height: 780 });
  await grace.goto('/drills');
  expect(await seriousIn(grace)).toEqual([]);
  await grace.getByRole('button', { name: 'Start a head count' }).first().click();
  await grace.getByLabel('Meeting place').fill('Oak tree');
  await grace.getByRole('button', { name: 'Start', exact: true }).click();
  await grace
    .getByRole('row', { name: /Running/ })
    .getByRole('link')
    .first()
    .click();
  await expect(grace.getByText(/still missing/)).toBeVisible();

  await hannah.goto(new URL(grace.url()).pathname);
  const unseen = 'main button[aria-pressed="false"]';
  const first = hannah.locator(unseen).first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(hannah.getByRole('button', { name, pressed: true })).toBeVisible();
  // The other phone sees it by itself.
  await expect(grace.getByRole('button', { name, pressed: true })).toBeVisible({ timeout: 15_000 });
  expect(await seriousIn(hannah)).toEqual([]);
  expect(await hannah.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // The rest by room, the last ones one by one.
  await expect(async () => {
    const rooms = grace.getByRole('button', { name: 'All here' });
    const next = (await rooms.count()) > 0 ? rooms.first() : grace.locator(unseen).first();
    if ((await grace.locator(unseen).count()) > 0) await next.click({ timeout: 2_000 });
    await expect(grace.getByText('Everyone is counted')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await grace.getByRole('button', { name: 'All clear' }).click();
  await grace.getByRole('dialog').getByLabel('Notes').fill('The back door stuck.');
  await grace.getByRole('dialog').getByRole('button', { name: 'All clear' }).click();
  await expect(grace.getByText('The back door stuck.')).toBeVisible();
  await expect(grace.getByText(/Everyone was counted after/)).toBeVisible();
});
