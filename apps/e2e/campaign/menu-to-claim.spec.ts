import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clearMenus } from '../src/menus.ts';
import { expect as quick, test } from '../src/test.ts';

test.use({ productOf: 'menu-to-claim' });
const expect = quick.configure({ timeout: 60_000 });

const CHILDREN = 5;

test('a week’s menu from empty to a claim: planned, shown, served, counted, claimed', async ({ as, product }) => {
  test.setTimeout(600_000);
  await clearMenus(product);
  const [office, tablet, phone] = [await as('manager'), await as('teacher'), await as('parent')];
  await tablet.setViewportSize({ width: 1024, height: 768 });
  await phone.setViewportSize({ width: 390, height: 844 });

  // The kitchen has a food of its own, with what it counts as and holds.
  await office.goto('/food-menu');
  await expect(office.getByText('No menu for this week yet')).toBeVisible();
  await office.getByRole('tab', { name: 'Foods', exact: true }).click();
  await office.getByRole('button', { name: 'New food' }).first().click();
  const panel = office.locator('aside', { hasText: 'New food' });
  await panel.getByLabel('Name').fill('Peanut stew');
  await panel.getByRole('checkbox', { name: 'Meat or alternate' }).check();
  await panel.getByRole('combobox', { name: 'Contains' }).click();
  await office.getByRole('option', { name: 'Peanuts' }).click();
  await office.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('Peanut stew').first()).toBeVisible();

  // Today's meals are planned; what is missing goes as it is put in.
  await office.getByRole('tab', { name: 'Menu', exact: true }).click();
  const today = office
    .locator('section')
    .filter({ has: office.locator('h3[data-today=true]') })
    .last();
  const meal = (name: string) => today.getByRole('group', { name, exact: true });
  const plan = async (name: string, foods: readonly string[]) => {
    await meal(name)
      .getByRole('button', { name: /^Add to/ })
      .click();
    const add = office.locator('aside', { hasText: `Add to ${name}` });
    for (const food of foods) {
      await add
        .getByRole('button', { name: new RegExp(`^${food}`) })
        .first()
        .click();
      await expect(meal(name).getByRole('button', { name: food, exact: true })).toBeVisible();
    }
    await add.getByRole('button', { name: 'Close' }).click();
    await expect(add).toBeHidden();
  };
  await plan('Breakfast', ['Milk', 'Oatmeal', 'Bananas']);
  await plan('Lunch', ['Milk', 'Peanut stew', 'Brown rice', 'Green peas']);
  await expect(meal('Lunch').getByText(/Missing:/)).toBeVisible();
  await plan('Lunch', ['Apple slices']);
  await expect(meal('Lunch').getByText(/Missing:/)).toHaveCount(0);
  await plan('PM snack', ['Yogurt', 'Carrots']);
  // A food goes to another meal and back by keys.
  await meal('PM snack').getByRole('button', { name: 'Carrots', exact: true }).press('Alt+ArrowUp');
  await meal('Lunch').getByRole('button', { name: 'Carrots', exact: true }).press('Alt+ArrowDown');
  await expect(meal('PM snack').getByRole('button', { name: 'Carrots', exact: true })).toBeVisible();
  // Who must not eat it is named, and the week is shown to families, who find their own child alone.
  await expect(office.getByText(/Peanut stew on/).first()).toBeVisible();
  await office.getByRole('button', { name: 'Show this week to families' }).click();
  await expect(office.getByText('Families see this week')).toBeVisible();
  await phone.goto('/home');
  await expect(phone.getByText('Peanut stew').first()).toBeVisible();
  await expect(phone.getByText(/Not for/).first()).toBeVisible();

  // The week after begins as a copy.
  await office.getByRole('button', { name: 'More' }).last().click();
  await office.getByRole('menuitem', { name: 'Copy this week' }).click();
  await office
    .locator('aside', { hasText: 'Copy to the week of' })
    .getByRole('button', { name: 'Copy', exact: true })
    .click();
  await office.getByRole('button', { name: 'Next week' }).click();
  await expect(office.getByRole('button', { name: 'Peanut stew', exact: true })).toBeVisible();

  // The children are there; each is counted by face as lunch is served.
  await tablet.goto('/teacher/students/check-in-or-out');
  const toCome = tablet.getByRole('button', { name: /Select all \d+ not here yet/ });
  if (await toCome.isVisible().catch(() => false)) {
    await toCome.click();
    await tablet.getByRole('button', { name: /^Check in \d+/ }).click();
    await expect(toCome).toBeHidden();
  }
  await count(tablet, 'Lunch');
  await count(tablet, 'Breakfast');

  // How much was made, a household's eligibility, and the claim of the month.
  await office.getByRole('tab', { name: 'CACFP claim', exact: true }).click();
  await office.getByRole('button', { name: 'Add eligibility' }).click();
  const form = office.locator('aside', { hasText: 'Add eligibility' });
  await form.getByRole('combobox', { name: 'Child' }).click();
  await office.getByRole('option').first().click();
  await form.getByLabel('From').fill(`${new Date().getFullYear()}-01-01`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await office.reload();
  const claim = office.getByRole('table', { name: 'CACFP claim' });
  await expect(claim.getByRole('row', { name: /^Lunch/ }).first()).toBeVisible();
  await expect(claim.getByRole('row', { name: /^Breakfast/ }).first()).toBeVisible();
  for (const [label, head] of [
    ['CSV', ''],
    ['Excel', 'PK'],
    ['PDF', '%PDF'],
  ] as const) {
    await office.getByRole('button', { name: 'Download' }).click();
    const [file] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('menuitem', { name: label, exact: true }).first().click(),
    ]);
    const bytes = readFileSync(await file.path());
    expect(bytes.length).toBeGreaterThan(50);
    expect(bytes.toString('latin1').startsWith(head)).toBe(true);
    if (label === 'CSV') expect(bytes.toString('utf8')).toMatch(/Lunch/);
  }
});

/** Counts the first children who are there at a meal, and sees it kept. */
const count = async (tablet: Page, name: string) => {
  await tablet.goto('/food-menu?tab=counts');
  await tablet.getByRole('combobox', { name: 'Meal' }).click();
  await tablet.getByRole('option', { name, exact: true }).click();
  const here = tablet
    .locator('section')
    .filter({ has: tablet.getByRole('heading', { name: 'Checked in', exact: true }) })
    .last();
  const faces = here.getByRole('button');
  for (let i = 0; i < CHILDREN; i += 1) {
    await faces.nth(i).click();
    await expect(tablet.getByText(`${i + 1} counted`)).toBeVisible();
  }
  await tablet.reload();
  await tablet.getByRole('combobox', { name: 'Meal' }).click();
  await tablet.getByRole('option', { name, exact: true }).click();
  await expect(tablet.getByText(`${CHILDREN} counted`)).toBeVisible();
};
