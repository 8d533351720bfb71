import { type Page, test as plain } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { choose } from '../src/office.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'care-plans' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const picture = async (page: Page, name: string) => {
  await page.screenshot({ path: plain.info().outputPath(`${name}.png`) });
};
const openAva = async (page: Page): Promise<void> => {
  await page.goto('/pets?search=ava+lopez');
  await page.getByRole('button', { name: 'Actions for Ava Lopez' }).click();
  await page.getByRole('menuitem', { name: 'Open the profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ava Lopez/ })).toBeVisible();
};
const inAYear = (): string => new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

test('the office writes a plan, the room shows its steps, the family says what is not right, and a new version follows', async ({
  as,
}) => {
  const office = await as('manager');
  await openAva(office);
  await office.getByRole('tab', { name: 'Care plans' }).click();
  await office.getByRole('button', { name: 'Add a care plan' }).click();
  await choose(office, 'What it’s about', 'Allergy');
  await office.getByLabel('Name').fill('Peanuts');
  await office.getByLabel('Triggers').fill('Peanuts and whatever was made beside them');
  await office.getByLabel('Signs').fill('Hives, swelling of lips or face, trouble breathing');
  await office.getByLabel('Step 1').fill('Give the EpiPen Jr. into the outer thigh');
  await office.getByLabel('Step 2').fill('Call 911 and say “anaphylaxis”');
  await office.getByLabel('Step 3').fill('Call Lucia Lopez');
  await office.getByLabel('Medication', { exact: true }).fill('EpiPen Jr. 0.15 mg');
  await office.getByLabel('Where it’s kept').fill('Red bag by the door of Sunflowers');
  await office.getByLabel('Doctor', { exact: true }).fill('Dr. Amy Lee');
  await office.getByLabel('Doctor’s phone').fill('212 555 0199');
  await office.getByLabel('Review by').fill(inAYear());
  await picture(office, 'form');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText('Version 1').first()).toBeVisible();
  await office.getByRole('button', { name: 'Ask the family to check Peanuts' }).click();
  await expect(office.getByText('Family asked on')).toBeVisible();
  await picture(office, 'record');
  expect(await seriousIn(office)).toEqual([]);

  // At 7:55 in the room: one press.
  const teacher = await as('teacher');
  await teacher.goto('/room');
  await teacher.getByRole('button', { name: 'What to do: Peanuts' }).click();
  const sheet = teacher.getByRole('dialog', { name: 'Ava Lopez, Peanuts' });
  await expect(sheet.getByRole('listitem').first()).toHaveText('Give the EpiPen Jr. into the outer thigh');
  await expect(sheet).toContainText('Red bag by the door of Sunflowers');
  await picture(teacher, 'room');
  expect(await seriousIn(teacher)).toEqual([]);
  // A notice that comes meanwhile stands in the sheet, with a button of that name of its own.
  await sheet.getByRole('button', { name: 'Close' }).getByText('Close').click();
  await teacher.goto('/care-plans');
  await expect(teacher.getByRole('row', { name: /Ava Lopez/ })).toContainText('Severe');
  await picture(teacher, 'list');
  expect(await seriousIn(teacher)).toEqual([]);

  // The mother, on her phone.
  const mother = await as('parent');
  await mother.setViewportSize({ width: 390, height: 844 });
  await mother.goto('/home');
  await mother.getByRole('link', { name: /Ava/ }).first().click();
  await mother.getByRole('tab', { name: 'Care plans' }).click();
  await expect(mother.getByText('The center asks you to check this plan.')).toBeVisible();
  await picture(mother, 'family');
  await mother.getByRole('button', { name: 'Something isn’t right' }).click();
  await mother.getByLabel('What should change').fill('Now cashews too');
  await mother.getByRole('button', { name: 'Send' }).click();
  await expect(mother.getByText('Now cashews too')).toBeVisible();

  await office.reload();
  await office.getByRole('tab', { name: 'Care plans' }).click();
  await expect(office.getByText('Now cashews too')).toBeVisible();
  await office.getByRole('button', { name: 'Change Peanuts' }).click();
  await office.getByLabel('Name').fill('Peanuts and cashews');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText('Version 2')).toBeVisible();
  await office.getByText('Earlier versions').click();
  await expect(office.getByText('Version 1')).toBeVisible();

  await mother.reload();
  await mother.getByRole('button', { name: 'This is right' }).click();
  await expect(mother.getByText('Confirmed by Lucia Lopez')).toBeVisible();
});

test('its screens stand in Spanish, dark, on a phone', async ({ as }) => {
  const page = await as('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    localStorage.setItem('theme-mode', 'dark');
    localStorage.setItem('locale', 'es');
  });
  await page.goto('/care-plans');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Planes de cuidado');
  await expect(page.getByText('Ava Lopez').first()).toBeVisible();
  await picture(page, 'list-es');
  await page.getByText('Ava Lopez').first().click();
  await expect(page.getByText('Versiones anteriores')).toBeVisible();
  await picture(page, 'panel-es');
  await page.goto('/pets?search=ava+lopez');
  await page.getByText('Ava Lopez').first().click();
  await picture(page, 'student-es');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/room');
  await expect(page.getByRole('button', { name: 'Qué hacer: Peanuts and cashews' })).toBeVisible();
  await picture(page, 'room-es');
});
