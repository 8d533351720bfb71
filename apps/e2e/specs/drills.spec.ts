import { test as plain } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records' });

test.setTimeout(150_000);

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

  // A tradesperson is in the house, whom nobody could know to be in.
  await hannah.getByRole('button', { name: 'Add a visitor' }).click();
  const visitor = hannah.getByRole('dialog');
  await visitor.getByLabel('Name, or who it is').fill('Pat Plumber');
  await visitor.getByRole('switch', { name: 'Is here with me' }).press('Space');
  await hannah.screenshot({ path: plain.info().outputPath('visitor.png') });
  expect(await seriousIn(hannah)).toEqual([]);
  await visitor.getByRole('button', { name: 'Add a visitor' }).click();
  await expect(
    grace.getByRole('region', { name: 'Visitors' }).getByRole('button', { name: 'Pat Plumber', exact: true }),
  ).toBeVisible({
    timeout: 15_000,
  });

  // In the yard the line drops: what is pressed stays, says so, and arrives when it is back.
  await hannah.context().setOffline(true);
  await hannah.getByRole('button', { name: 'Pat Plumber', exact: true }).click();
  await expect(hannah.getByText(/^No connection\. 1 press is kept/)).toBeVisible({ timeout: 15_000 });
  await hannah.screenshot({ path: plain.info().outputPath('offline.png'), fullPage: true });
  await expect(hannah.getByRole('button', { name: 'All clear' })).toBeDisabled();
  await expect(hannah.getByRole('button', { name: 'Pat Plumber', exact: true, pressed: true })).toBeVisible();
  await hannah.context().setOffline(false);
  await expect(hannah.getByText(/^No connection/)).toBeHidden({ timeout: 20_000 });
  await expect(grace.getByRole('button', { name: 'Pat Plumber', exact: true, pressed: true })).toBeVisible({
    timeout: 15_000,
  });
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

test('a running count stands in Spanish, dark, on a phone', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    localStorage.setItem('theme-mode', 'dark');
    localStorage.setItem('locale', 'es');
  });
  await page.goto('/drills');
  await page
    .getByRole('link')
    .filter({ hasText: /2026|20\d\d/ })
    .first()
    .click();
  await expect(page.getByText('Visitas')).toBeVisible();
  await page.screenshot({ path: plain.info().outputPath('one-es.png'), fullPage: true });
});
