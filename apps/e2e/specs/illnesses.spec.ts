import { type Page, test as plain } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { choose } from '../src/office.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'illnesses', actionTimeout: 15_000 });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const picture = async (page: Page, name: string) => {
  await page.screenshot({ path: plain.info().outputPath(`${name}.png`) });
};

test('a teacher writes down a fever, the mother reads until when, and the manager lets the child back in', async ({
  as,
}) => {
  const teacher = await as('teacher');
  await teacher.setViewportSize({ width: 820, height: 1180 });
  await teacher.goto('/illnesses');
  await expect(teacher.getByText('Nora Iyer')).toBeVisible();
  await teacher.getByRole('button', { name: 'Add an illness' }).first().click();
  const form = teacher.getByRole('dialog', { name: 'New illness' });
  await form.getByRole('combobox', { name: 'Child', exact: true }).fill('Ava Lop');
  await teacher.getByRole('option', { name: 'Ava Lopez' }).click();
  await choose(teacher, 'Illness or symptom', 'Pink eye');
  await expect(form.locator('[data-path="until_at"]')).toHaveValue('23:59');
  await choose(teacher, 'Illness or symptom', 'Fever');
  await expect(form.locator('[data-path="until_at"]')).not.toHaveValue('23:59');
  await form.getByLabel('Temperature').fill('101.3');
  await form.getByLabel('What was seen').fill('Tired, red cheeks.');
  await picture(teacher, 'form');
  expect(await seriousIn(teacher)).toEqual([]);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(teacher.getByText('Stays home now').first()).toBeVisible();

  const mother = await as('parent');
  await mother.setViewportSize({ width: 390, height: 844 });
  await mother.goto('/home');
  await mother.getByRole('link', { name: /Ava/ }).first().click();
  await mother.getByRole('tab', { name: 'Illnesses' }).click();
  await expect(mother.getByText('Stays home until')).toBeVisible();
  await picture(mother, 'family');
  expect(await seriousIn(mother)).toEqual([]);

  const manager = await as('manager');
  await manager.setViewportSize({ width: 1280, height: 900 });
  // The list of students says it, too.
  await manager.goto('/pets');
  await expect(manager.getByRole('row', { name: /Ava Lopez/ }).getByText('Stays home: Fever')).toBeVisible();
  await picture(manager, 'students');
  await manager.goto('/illnesses');
  await manager.getByRole('row', { name: /Ava Lopez/ }).click();
  await expect(manager.getByRole('button', { name: 'Let back in' })).toBeVisible();
  await picture(manager, 'list');
  expect(await seriousIn(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Let back in' }).click();
  const lift = manager.getByRole('dialog', { name: 'Let Ava Lopez back in' });
  await lift.getByLabel('Reason').fill('Measured again: 98.6.');
  await lift.getByRole('button', { name: 'Let back in' }).click();
  await expect(manager.getByText('Measured again: 98.6.')).toBeVisible();
  await manager.getByRole('button', { name: 'Notify the room’s families' }).click();
  await expect(manager.getByText(/A case of fever in/)).toBeVisible();
  await picture(manager, 'question');
  await manager.getByRole('button', { name: 'Send alert' }).click();
  await expect(manager.getByText(/The room’s families were notified,/)).toBeVisible();
});

test('its screens stand in Spanish, dark, on a phone', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    localStorage.setItem('theme-mode', 'dark');
    localStorage.setItem('locale', 'es');
  });
  await page.goto('/illnesses');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Registro de enfermedades');
  await page.getByText('Ava Lopez').first().click();
  await expect(page.getByText('Lo dejó volver')).toBeVisible();
  await picture(page, 'panel-es');
});
