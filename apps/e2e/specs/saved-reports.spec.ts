import { readFile } from 'node:fs/promises';
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

test('a list is taken away with its filters, and saved with the columns that are wanted', async ({ as }) => {
  const grace = await as('manager');
  await grace.goto('/contacts/verified');
  const rows = grace.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const shown = (await rows.count()) - 1;
  const all = grace.getByRole('button', { name: 'Export', exact: true });
  await all.click();
  const [file] = await Promise.all([
    grace.waitForEvent('download'),
    grace.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines[0]).toContain('Last name');
  expect(lines).toHaveLength(shown + 1);

  await all.click();
  await grace.getByRole('menuitem', { name: 'Save and email…' }).click();
  await expect(grace.getByRole('textbox', { name: 'Name' })).toHaveValue('Contacts');
  await grace.getByRole('combobox', { name: 'Columns' }).click();
  for (const name of ['Last name', 'Phone']) await grace.getByRole('option', { name, exact: true }).click();
  await grace.keyboard.press('Escape');
  await grace.getByRole('combobox', { name: 'File' }).click();
  await grace.getByRole('option', { name: 'CSV' }).click();
  expect(await seriousIn(grace)).toEqual([]);
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  const [saved] = await Promise.all([
    grace.waitForEvent('download'),
    grace.getByRole('button', { name: 'Download: Contacts' }).click(),
  ]);
  const kept = (await readFile(await saved.path(), 'utf8')).trim().split(/\r?\n/);
  expect(kept[0]?.replace('\uFEFF', '')).toBe('Last name,Phone');
  expect(kept).toHaveLength(shown + 1);
  await grace
    .getByRole('row', { name: /Contacts/ })
    .getByRole('cell', { name: 'Contacts' })
    .first()
    .click();
  await grace.getByRole('link', { name: 'Open the list' }).click();
  await expect(grace).toHaveURL(/contacts\/verified/);
});
