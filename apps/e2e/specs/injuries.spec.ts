import { type Page, test as plain } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { drawSignature } from '../src/draw-signature.ts';
import { drawnPhoto } from '../src/drawn-photo.ts';
import { choose } from '../src/office.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records', actionTimeout: 15_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const picture = async (page: Page, name: string) => {
  await page.screenshot({ path: plain.info().outputPath(`${name}.png`) });
};
const wide = (page: Page) => page.setViewportSize({ width: 1280, height: 900 });

test('a teacher writes a report, a manager reviews it, the mother signs, and a correction is signed anew', async ({
  as,
}) => {
  // On the tablet of the room.
  const teacher = await as('teacher');
  await teacher.setViewportSize({ width: 820, height: 1180 });
  await teacher.goto('/injuries');
  await expect(teacher.getByText('Jonah Weiss')).toBeVisible();
  expect(await seriousIn(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: 'Write a report' }).first().click();
  const form = teacher.getByRole('dialog', { name: 'New injury report' });
  await form.getByRole('combobox', { name: 'Child', exact: true }).fill('Ava Lop');
  await teacher.getByRole('option', { name: 'Ava Lopez' }).click();
  await choose(teacher, 'Kind', 'Bite');
  await choose(teacher, 'How bad', 'Moderate');
  await form.getByLabel(/^Time/).fill('00:01');
  await form.getByLabel('Where it happened').fill('Playground, by the slide');
  await form.getByLabel('What happened').fill('Two children wanted the same truck, and one bit the other.');
  await form.locator('[data-part="left_forearm"]').click();
  await expect(form.getByRole('checkbox', { name: 'Left forearm' })).toBeChecked();
  await form.getByRole('checkbox', { name: 'Left hand' }).check();
  await form.getByRole('checkbox', { name: 'Ice or cold pack' }).check();
  await form.getByLabel('First aid given').fill('Washed with soap and water, ten minutes of ice.');
  await form.getByLabel('Given by').fill('Rosa Diaz');
  await form.getByLabel('Who was notified').fill('Lucia Lopez');
  await choose(teacher, 'How', 'by phone');
  await form.getByLabel('At', { exact: true }).fill('00:02');
  await form
    .getByLabel('Take or choose a photo')
    .setInputFiles({ name: 'arm.png', mimeType: 'image/png', buffer: await drawnPhoto(teacher) });
  await expect(form.getByRole('button', { name: 'Remove the photo' })).toBeVisible();
  await form.getByLabel('Note for staff').fill('Third time this week.');
  await picture(teacher, 'form');
  expect(await seriousIn(teacher)).toEqual([]);
  await form.getByRole('button', { name: 'Save the report' }).click();
  await expect(form).toBeHidden();
  await expect(teacher.getByText('Ava Lopez').first()).toBeVisible();
  await picture(teacher, 'list-tablet');

  const manager = await as('manager');
  await wide(manager);
  // What waits for a review is told on the dashboard, with the way to it.
  await manager.goto('/dashboard');
  const waits = manager
    .getByRole('region', { name: /^Needs you/ })
    .getByRole('listitem')
    .filter({ hasText: 'Injury report for Ava Lopez' });
  await expect(waits).toBeVisible();
  await waits.scrollIntoViewIfNeeded();
  await picture(manager, 'needs-you');
  await waits.getByRole('link', { name: 'Review' }).click();
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText('Ava Lopez, Bite');
  await manager.goto('/injuries?state=unreviewed');
  await manager.getByRole('row', { name: /Ava Lopez/ }).click();
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText('Ava Lopez, Bite');
  await expect(manager.getByText('Third time this week.')).toBeVisible();
  await picture(manager, 'one');
  expect(await seriousIn(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Mark as reviewed' }).click();
  await expect(manager.getByText('Reviewed by')).toBeVisible();

  // The mother, on her phone.
  const mother = await as('parent');
  await mother.setViewportSize({ width: 390, height: 844 });
  await mother.goto('/home');
  await mother.getByRole('link', { name: /Ava/ }).first().click();
  await mother.getByRole('tab', { name: 'Injury reports' }).click();
  await expect(mother.getByText('Please read this report and sign it.')).toBeVisible();
  await expect(mother.getByText('Third time this week.')).toBeHidden();
  const shown = mother.getByRole('img', { name: 'Photo of the injury: Left forearm, Left hand' });
  await expect
    .poll(() => shown.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
    .toBeGreaterThan(0);
  await picture(mother, 'family');
  expect(await seriousIn(mother)).toEqual([]);
  await mother.getByRole('button', { name: 'Sign', exact: true }).click();
  await mother.getByLabel('Your full name').fill('Lucia Lopez');
  await drawSignature(mother);
  expect(await seriousIn(mother)).toEqual([]);
  await picture(mother, 'sign');
  await mother.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(mother.getByText('Signed by Lucia Lopez')).toBeVisible();
  await expect(mother.getByRole('img', { name: 'Signature of Lucia Lopez' })).toBeVisible();
  const copy = mother.waitForEvent('download');
  await mother.getByRole('button', { name: 'Copy as PDF' }).click();
  expect((await copy).suggestedFilename()).toMatch(/\.pdf$/);

  await manager.getByRole('button', { name: 'Correct', exact: true }).click();
  const correction = manager.getByRole('dialog', { name: 'Correct the report' });
  await correction.getByLabel('Why it’s corrected').fill('It was the other arm');
  await correction.getByRole('checkbox', { name: 'Left forearm' }).uncheck();
  await correction.getByRole('checkbox', { name: 'Right forearm' }).check();
  await correction.getByRole('button', { name: 'Save the correction' }).click();
  await expect(manager.getByText('Corrected: It was the other arm')).toBeVisible();
  await manager.getByText('Earlier versions').click();
  await expect(manager.getByText('Signed by Lucia Lopez')).toBeVisible();
  await mother.reload();
  await mother.getByRole('tab', { name: 'Injury reports' }).click();
  await expect(mother.getByText('Please read this report and sign it.')).toBeVisible();

  await manager.goto('/injuries');
  await expect(manager.getByRole('row', { name: /Ava Lopez/ })).toContainText('Waits for signature');
  await picture(manager, 'list');
  expect(await seriousIn(manager)).toEqual([]);
});

test('its screens stand in Spanish, dark, on a phone', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    localStorage.setItem('theme-mode', 'dark');
    localStorage.setItem('locale', 'es');
  });
  await page.goto('/injuries');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Informes de lesiones');
  await expect(page.getByText('Ava Lopez').first()).toBeVisible();
  await picture(page, 'list-es');
  await page.getByText('Ava Lopez').first().click();
  await expect(page.getByText('Versiones anteriores')).toBeVisible();
  await page.screenshot({ path: plain.info().outputPath('one-es.png'), fullPage: true });
  await page.getByRole('button', { name: 'Corregir' }).click();
  await page.getByLabel('Por qué se corrige').fill('La hora');
  await page.getByRole('checkbox', { name: 'Rodilla derecha' }).scrollIntoViewIfNeeded();
  await picture(page, 'form-es');
});
