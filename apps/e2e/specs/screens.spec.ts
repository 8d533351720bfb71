import { seriousIn } from '../src/axe.ts';
import { dialogFaults } from '../src/looks/dialogs.ts';
import { keyboardFaults } from '../src/looks/keyboard.ts';
import { layoutFaults } from '../src/looks/layout.ts';
import { modes, wearMode } from '../src/looks/modes.ts';
import { expect, test } from '../src/test.ts';

// A part of `npm run screens -- --check`, which looks at every screen.
test('a list holds on a phone: in every mode, by keyboard, and in all it opens', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/student-allergies');
  await page.getByText('Peanuts').waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  for (const mode of modes) {
    await wearMode(page, mode);
    expect(await seriousIn(page, { coloursOnly: mode !== 'light' })).toEqual([]);
  }
  expect(await keyboardFaults(page)).toEqual([]);
  const { opened, faults } = await dialogFaults(page, '/student-allergies');
  expect(faults).toEqual([]);
  expect(opened).toBeGreaterThan(1);
});

test('on a phone the facts of a card stand below each other', async ({ as }) => {
  const page = await as('teacher');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, words] of [
    ['/messages-log', 'The pond is fenced'],
    ['/announcements', 'Picture day is on Thursday'],
    ['/forms', 'Health and outings'],
  ] as const) {
    await page.goto(path);
    await page.getByText(words).first().waitFor();
    expect(await layoutFaults(page), path).toEqual([]);
  }
});

test('a family sees its children on the first page of its phone, with what needs an answer below', async ({ as }) => {
  const page = await as('parent');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const ava = page.getByRole('article', { name: 'Ava' });
  const needs = page.getByRole('region', { name: 'Needs your action' });
  const news = page.getByRole('listitem').filter({ hasText: 'Picture day is on Thursday' });
  await Promise.all([ava.waitFor(), needs.waitFor(), news.waitFor()]);
  await expect(needs.getByRole('listitem').filter({ visible: true })).toHaveCount(2);
  const top = async (one: typeof ava) => (await one.boundingBox())?.y ?? 0;
  expect(await top(ava)).toBeLessThan(250);
  expect(await top(page.getByRole('article', { name: 'Leo' }))).toBeLessThan(await top(needs));
  expect(await top(needs)).toBeLessThan(844);
  expect(await top(news)).toBeGreaterThan(await top(needs));
  await needs.getByRole('button', { name: 'Show all' }).click();
  await expect(needs.getByRole('listitem').filter({ visible: true })).not.toHaveCount(2);
});

test('charts have legends in the colors of their lines, and tables that are reached by keys', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/center-statistics');
  // The menu is longer than the window, and yet shows where one is.
  await expect(page.getByRole('navigation', { name: 'Menu' }).locator('[aria-current]')).toBeInViewport();
  const swatch = page.locator('.recharts-legend-wrapper [class*="ColorSwatch"]').first();
  await swatch.waitFor();
  expect(await swatch.evaluate((drawn) => drawn.getBoundingClientRect().width)).toBeGreaterThan(8);
  expect(await seriousIn(page)).toEqual([]);
  expect(await keyboardFaults(page)).toEqual([]);
});
