import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'form-jumps' });

const add = async (page: Page, kind: string, words: string) => {
  await page.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: kind, exact: true }).click();
  await page.getByRole('textbox', { name: kind === 'New page' ? 'Text' : 'Question', exact: true }).fill(words);
};
const open = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Form blocks' }).getByRole('listitem').filter({ hasText: words }).first();

test('an answer leads to a section: built by mouse and keys, gone by a family and by a guest; a section that is gone is told', async ({
  as,
  browser,
  product,
}) => {
  const grace = await as('manager');
  await grace.goto('/forms');
  await grace.getByRole('button', { name: 'New form' }).first().click();
  await grace.getByRole('textbox', { name: 'Name', exact: true }).fill('Pets at home');
  await grace.getByRole('button', { name: 'Add form' }).click();
  await expect(grace).toHaveURL(/\/web-form\/\d+\/edit/);
  await add(grace, 'One choice', 'Which pet?');
  await grace.getByLabel('Option 1', { exact: true }).fill('Dog');
  await grace.getByLabel('Option 2', { exact: true }).fill('Cat');
  // While there is no section below, nothing leads anywhere.
  await expect(grace.getByText('After this page, continue with')).toHaveCount(0);
  await add(grace, 'New page', 'Dogs');
  await add(grace, 'Short text', 'How often does it walk?');
  await grace.getByRole('checkbox', { name: 'Required' }).check();
  await add(grace, 'New page', 'Cats');
  await add(grace, 'Short text', 'Which litter?');

  await open(grace, 'Which pet?').getByText('Which pet?').click();
  const jumps = grace.getByRole('group', { name: 'After this page, continue with' });
  await jumps.getByRole('combobox', { name: 'If “Cat”' }).click();
  await grace.getByRole('option', { name: 'Cats' }).click();
  // The other one by the keys alone: the last of the list is the end.
  await jumps.getByRole('combobox', { name: 'If “Dog”' }).focus();
  await grace.keyboard.press('Enter');
  await grace.keyboard.press('ArrowUp');
  await grace.keyboard.press('Enter');
  await expect(jumps.getByRole('combobox', { name: 'If “Dog”' })).toHaveValue('The end of the form');
  await jumps.getByRole('combobox', { name: 'If “Dog”' }).click();
  await grace.getByRole('option', { name: 'The next page' }).click();
  expect(await seriousIn(grace)).toEqual([]);
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grace.getByText('Version 2 is saved')).toBeVisible();

  // The section it leads to goes: it is told, and taken back by undo.
  await open(grace, 'Cats').getByText('Cats', { exact: true }).click();
  await grace.getByRole('button', { name: 'Remove Cats' }).click();
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    grace.getByRole('alert').getByText('A choice leads to a page that isn’t below this question', { exact: false }),
  ).toBeVisible();
  await grace.getByRole('button', { name: 'Undo' }).click();
  await grace.getByRole('link', { name: 'Share', exact: true }).click();
  const stay = grace.getByRole('button', { name: /Discard|Leave/ });
  if (await stay.isVisible().catch(() => false)) await stay.click();
  await grace.getByLabel(/^All families at/).check();
  await grace.getByLabel('Anyone with the link').check();
  await grace.getByRole('button', { name: 'Share', exact: true }).click();
  const link = grace.getByRole('link', { name: /\/view$/ });
  await expect(link).toBeVisible();
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;

  const lucia = await as('parent');
  await lucia.setViewportSize({ width: 360, height: 740 });
  await lucia.goto('/user/students/forms');
  await lucia.getByRole('link', { name: 'Fill in · Pets at home · Ava Lopez' }).click();
  await lucia.getByRole('radio', { name: 'Dog' }).check();
  await lucia.getByRole('button', { name: 'Next' }).click();
  await expect(lucia.getByLabel('How often does it walk?')).toBeVisible();
  await lucia.getByRole('button', { name: 'Back' }).click();
  await lucia.getByRole('radio', { name: 'Cat' }).check();
  await lucia.getByRole('button', { name: 'Next' }).click();
  await expect(lucia.getByLabel('How often does it walk?')).toHaveCount(0);
  await lucia.getByLabel('Which litter?').fill('Clay');
  await lucia.getByRole('button', { name: 'Send' }).click();
  await expect(lucia.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const context = await browser.newContext({ baseURL: product.url(undefined) });
  const guest = await context.newPage();
  await guest.goto(path);
  await guest.getByRole('radio', { name: 'Cat' }).check();
  await guest.getByRole('button', { name: 'Next' }).click();
  await expect(guest.getByLabel('How often does it walk?')).toHaveCount(0);
  await guest.getByLabel('Which litter?').fill('Wood');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await context.close();
});
