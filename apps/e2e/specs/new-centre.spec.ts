import { expect, type Page, test } from '@playwright/test';
import { letterTo, pathOf } from '../src/outbox.ts';
import { startProduct } from '../src/product.ts';

const grows = 'oak trees grow slowly';
const flows = 'quiet mornings by the river';

/** The field of a choice; its list carries the same label. */
const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label).and(page.locator('input:visible')).last().click();
  await page.getByRole('option', { name: option }).click();
};

test('from the empty system to rooms, staff and families: an admin, and then a manager', async ({
  browser,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'these forms are walked in every engine by other specs');
  test.setTimeout(240_000);
  const product = await startProduct({ env: { SEED: 'none' } });
  try {
    const admin = await (await browser.newContext({ baseURL: product.url() })).newPage();
    const [, code = ''] = /the code is (\S+)/.exec(product.printed()) ?? [];
    await admin.goto('/cameras');
    await expect(admin).toHaveURL(/\/set-up$/);
    await admin.getByLabel('Set-up code').fill('AAAAA-BBBBB-CCCCC-DDDDD');
    await admin.getByLabel('Name of the centre').fill('Little Oaks');
    await admin.getByLabel('First name').fill('Ruth');
    await admin.getByLabel('Last name').fill('Adler');
    await admin.getByLabel('E-mail').fill('ruth@oaks.example');
    await admin.getByLabel('Username').fill('ruth');
    await admin.getByLabel('New password').fill(grows);
    await admin.getByLabel('The same password again').fill(grows);
    await admin.getByRole('button', { name: 'Make the centre' }).click();
    await expect(admin.getByText('This is not the code').first()).toBeVisible();
    await admin.getByLabel('Set-up code').fill(code.toLowerCase());
    await admin.getByRole('button', { name: 'Make the centre' }).click();
    await admin.getByRole('link', { name: 'Sign in' }).click();
    await admin.locator('input[autocomplete~="username"]').fill('ruth');
    await admin.locator('input[type="password"]').fill(grows);
    await admin.keyboard.press('Enter');

    // Every screen of a location leads to the first one.
    await admin.getByRole('link', { name: 'To the set-up steps' }).click();
    await admin.getByRole('link', { name: /Add a location/ }).click();
    await admin.getByRole('button', { name: 'Add a location' }).first().click();
    await admin.getByLabel('Name').fill('River Road');
    await admin.getByRole('button', { name: 'Add River Road' }).click();
    await expect(admin).toHaveURL(/\/location\/\d+\/rooms/);
    await admin.goto('/team');
    await admin.getByRole('button', { name: 'Add somebody' }).first().click();
    await choose(admin, 'Role', 'Manager');
    await admin.getByLabel('First name').fill('Milo');
    await admin.getByLabel('Last name').fill('Brandt');
    await admin.getByLabel('E-mail').fill('milo@oaks.example');
    await admin.getByRole('textbox', { name: 'Username' }).click();
    await admin
      .getByRole('button', { name: /^Add (Milo|somebody)/ })
      .last()
      .click();
    await expect(admin.getByRole('row', { name: /Milo Brandt/ })).toBeVisible();

    const manager = await (await browser.newContext({ baseURL: product.url() })).newPage();
    const letter = await letterTo(manager, 'milo@oaks.example', 'invite_email');
    await manager.goto(pathOf(letter));
    await manager
      .getByRole('textbox')
      .first()
      .fill(letter.written.code ?? '');
    await manager.keyboard.press('Enter');
    await manager.getByLabel('New password').fill(flows);
    await manager.getByLabel('The same password again').fill(flows);
    await manager.keyboard.press('Enter');
    await expect(manager.getByRole('heading', { name: /Milo/ })).toBeVisible();
    await manager.goto('/rooms/add');
    await manager.getByLabel('Name').fill('Meadow');
    await manager.getByRole('button', { name: 'Add Meadow' }).click();
    await expect(manager.getByRole('row', { name: /Meadow/ })).toBeVisible();
    await manager.goto('/students');
    await manager.getByRole('button', { name: 'Add a student' }).first().click();
    await manager.getByLabel('Name').first().fill('Ida');
    await manager.getByLabel('Last name').fill('Moss');
    await choose(manager, 'Homeroom', 'Meadow');
    await manager.getByRole('button', { name: 'Add Ida' }).click();
    await expect(manager.getByText('Ida Moss').first()).toBeVisible();
  } finally {
    await product.stop();
  }
});
