import { type Page, test as plain } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { drawnPhoto } from '../src/drawn-photo.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records', actionTimeout: 15_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const picture = async (page: Page, name: string) => {
  await page.screenshot({ path: plain.info().outputPath(`${name}.png`) });
};
test('a manager turns it on, a teacher looks at a room, and the mother reads what was found', async ({ as }) => {
  const manager = await as('manager');
  await manager.setViewportSize({ width: 1280, height: 900 });
  await manager.goto('/health-checks');
  await expect(manager.getByText('Daily health checks are off')).toBeVisible();
  await manager.getByRole('switch', { name: 'Look at each child at arrival' }).click();
  await expect(manager.getByText('No health checks here')).toBeVisible();

  const teacher = await as('teacher');
  await teacher.setViewportSize({ width: 820, height: 1180 });
  await teacher.goto('/room');
  const round = teacher.getByRole('region', { name: 'Daily health check' });
  await expect(round).toBeVisible();
  const away = teacher.getByRole('button', { name: /^Select all not here/ });
  if (await away.isVisible()) {
    await away.click();
    await teacher.getByRole('button', { name: /^Check in/ }).click();
  }
  await expect(round.getByRole('button', { name: /^Finding: Ava Lopez/ })).toBeVisible();
  await picture(teacher, 'room-before');
  await round.getByRole('button', { name: /^Finding: Ava Lopez/ }).click();
  const form = teacher.getByRole('dialog', { name: 'Finding: Ava' });
  await form.getByRole('checkbox', { name: 'Rash or change of the skin' }).check();
  await form.getByRole('button', { name: 'Mark it on the body' }).click();
  await form.locator('[data-part="left_forearm"]').click();
  await form.getByLabel('Temperature (°F)').fill('99.4');
  await form.getByLabel('Note', { exact: true }).fill('Red spots on the arm.');
  await form
    .getByLabel('Take or choose a photo')
    .setInputFiles({ name: 'arm.png', mimeType: 'image/png', buffer: await drawnPhoto(teacher) });
  await expect(form.getByRole('button', { name: 'Remove the photo' })).toBeVisible();
  await form.getByLabel('Note for staff').fill('Ask the nurse.');
  await picture(teacher, 'form');
  expect(await seriousIn(teacher)).toEqual([]);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(round.getByText('Rash or change of the skin')).toBeVisible();
  await round.getByRole('button', { name: /^Nothing found:/ }).click();
  await expect(round.getByText('Everyone here was looked at.')).toBeVisible();
  await picture(teacher, 'room-after');
  expect(await seriousIn(teacher)).toEqual([]);

  const mother = await as('parent');
  await mother.setViewportSize({ width: 390, height: 844 });
  await mother.goto('/home');
  await mother.getByRole('link', { name: /Ava/ }).first().click();
  await mother.getByRole('tab', { name: 'Health checks' }).click();
  await expect(mother.getByText('Red spots on the arm.')).toBeVisible();
  const shown = mother.getByRole('img', { name: /^Photo of what was found/ });
  await expect
    .poll(() => shown.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
    .toBeGreaterThan(0);
  await expect(mother.getByText('Ask the nurse.')).toHaveCount(0);
  await picture(mother, 'family');
  expect(await seriousIn(mother)).toEqual([]);

  await manager.goto('/health-checks?found=found');
  await manager.getByRole('row', { name: /Ava Lopez/ }).click();
  await expect(manager.getByText('Ask the nurse.')).toBeVisible();
  await picture(manager, 'list');
  expect(await seriousIn(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Add an illness' }).click();
  const illness = manager.getByRole('dialog', { name: 'New illness' });
  await expect(illness.getByLabel('What was seen')).toHaveValue('Red spots on the arm.');
  await picture(manager, 'illness-from-finding');
  await illness.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(illness).toBeHidden();
  await manager.getByRole('button', { name: 'Write an injury report' }).click();
  const injury = manager.getByRole('dialog', { name: 'New injury report' });
  await expect(injury.getByRole('checkbox', { name: 'Left forearm' })).toBeChecked();
  await injury.getByRole('button', { name: 'Cancel' }).click();
  await expect(injury).toBeHidden();
  await manager.getByRole('button', { name: 'Correct', exact: true }).click();
  const correction = manager.getByRole('dialog', { name: 'Correct the health check' });
  await correction.getByLabel('Why it’s corrected').fill('It was a pen.');
  await correction.getByRole('button', { name: 'Remove the photo' }).click();
  await picture(manager, 'correction');
  await correction.getByRole('button', { name: 'Save the correction' }).click();
  await expect(correction).toBeHidden();
});

test('who stays home, and what was found today, stands in words on tiles, in the day, at the door and on the record', async ({
  as,
}) => {
  const away = 'Stays home: Rash';
  const found = 'Found today: Rash or change of the skin';
  const teacher = await as('teacher');
  await teacher.setViewportSize({ width: 820, height: 1180 });
  for (const path of ['/room', '/teacher/students/check-in-or-out']) {
    await teacher.goto(path);
    const tile = teacher.getByRole('button', { name: /^A?\s*Ava Lopez/ }).first();
    await expect(tile).toContainText(away);
    await expect(tile).toContainText(found);
    await picture(teacher, `marks-${path.split('/').at(-1)}`);
    expect(await seriousIn(teacher)).toEqual([]);
  }
  const manager = await as('manager');
  await manager.setViewportSize({ width: 1280, height: 900 });
  await manager.goto('/attendance/students');
  const row = manager.getByRole('row', { name: /Ava Lopez/ });
  await expect(row).toContainText(away);
  await picture(manager, 'marks-day');
  expect(await seriousIn(manager)).toEqual([]);
  await teacher.goto('/room');
  await teacher.goto('/teacher/students');
  await teacher
    .getByRole('link', { name: /Ava Lopez/ })
    .first()
    .click();
  await expect(teacher.getByRole('heading', { level: 1 })).toContainText('Ava Lopez');
  await expect(teacher.getByText(away).first()).toBeVisible();
  await picture(teacher, 'marks-band');
  const mother = await as('parent');
  await mother.goto('/home');
  await expect(mother.getByRole('link', { name: /Ava/ }).first()).toBeVisible();
  await expect(mother.getByText(away)).toHaveCount(0);
});

test('its screens stand in Spanish, dark, on a phone', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    localStorage.setItem('theme-mode', 'dark');
    localStorage.setItem('locale', 'es');
  });
  await page.goto('/health-checks');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Revisiones de salud');
  await expect(page.getByText('Ava Lopez').first()).toBeVisible();
  await picture(page, 'list-es');
  await page.getByText('Ava Lopez').first().click();
  await expect(page.getByText('Corregida: It was a pen.')).toBeVisible();
  await picture(page, 'panel-es');
  await page.goto('/room');
  await expect(page.getByRole('heading', { name: 'Revisión de salud diaria' })).toBeVisible();
  await page.getByRole('heading', { name: 'Revisión de salud diaria' }).scrollIntoViewIfNeeded();
  await picture(page, 'room-es');
});
