import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records' });

test('a report is saved for every Friday, and taken away by a teacher who is told of it', async ({ as }) => {
  const grace = await as('manager');
  await grace.goto('/saved-reports');
  expect(await seriousIn(grace)).toEqual([]);
  await grace.getByRole('button', { name: 'Save a report' }).first().click();
  await grace.getByRole('combobox', { name: 'Report' }).click();
  await grace.getByRole('option', { name: 'Total hours' }).click();
  await expect(grace.getByRole('textbox', { name: 'Name' })).toHaveValue('Total hours');
  await grace.getByRole('combobox', { name: 'Room' }).click();
  await grace.getByRole('option', { name: 'Sunflowers' }).click();
  await grace.getByRole('combobox', { name: 'Who gets the email' }).click();
  await grace.getByRole('option', { name: /Hannah/ }).click();
  await grace.keyboard.press('Escape');
  expect(await seriousIn(grace)).toEqual([]);
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grace.getByText('Fridays, 7:00 AM')).toBeVisible();
  await expect(grace.getByText('Total hours · Sunflowers')).toBeVisible();

  // From a report's own page it is two presses.
  await grace.goto('/drills');
  await grace.getByRole('button', { name: 'Export' }).click();
  await grace.getByRole('menuitem', { name: 'Save and email…' }).click();
  await expect(grace.getByRole('textbox', { name: 'Name' })).toHaveValue('Drills');
  await grace.getByRole('combobox', { name: 'Email', exact: true }).click();
  await grace.getByRole('option', { name: 'No email' }).click();
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grace.getByRole('row', { name: /Drills.*No email/ })).toBeVisible();

  const hannah = await as('teacher');
  await hannah.setViewportSize({ width: 390, height: 780 });
  await hannah.goto('/saved-reports');
  const [download] = await Promise.all([
    hannah.waitForEvent('download'),
    hannah.getByRole('button', { name: 'Download: Total hours' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(hannah.getByRole('button', { name: 'Save a report' })).toHaveCount(0);
  expect(await seriousIn(hannah)).toEqual([]);
  expect(await hannah.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
