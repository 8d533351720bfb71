import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'forms' });

/** Adds a block of a kind and writes what it asks; a new block opens with its words chosen. */
const add = async (page: Page, kind: string, words: string) => {
  await page.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: kind, exact: true }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill(words);
};

test('a form goes from an empty builder to a family, back, mended, accepted and into the profile', async ({ as }) => {
  const grace = await as('manager');
  const lucia = await as('parent');
  await lucia.setViewportSize({ width: 360, height: 740 });

  // Built from empty, with the keys too, and looked at as a phone.
  await grace.goto('/forms');
  await grace.getByRole('button', { name: 'New form' }).first().click();
  await grace.getByRole('textbox', { name: 'Name', exact: true }).fill('Health facts');
  await grace.getByRole('button', { name: 'Add form' }).click();
  await expect(grace).toHaveURL(/\/web-form\/\d+\/edit/);
  const form = /web-form\/(\d+)/.exec(grace.url())?.[1] ?? '';
  await add(grace, 'Short text', 'Doctor');
  await grace.getByLabel('Required').check();
  await add(grace, 'One choice', 'Any allergies?');
  await grace.getByLabel('Option 1', { exact: true }).fill('Yes');
  await grace.getByLabel('Option 2', { exact: true }).fill('No');
  await add(grace, 'Email', 'Email of the doctor');
  await grace.getByRole('button', { name: 'Move Email of the doctor up' }).click();
  const names = grace.getByRole('list', { name: 'Form blocks' }).getByRole('listitem');
  await expect(names.nth(1)).toContainText('Email of the doctor');
  await grace.getByRole('button', { name: 'Undo' }).click();
  await expect(names.nth(2)).toContainText('Email of the doctor');
  await grace.getByRole('button', { name: 'Preview on phone' }).click();
  await expect(
    grace.getByRole('region', { name: 'Preview on phone' }).getByText('Doctor', { exact: false }).first(),
  ).toBeVisible();
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grace.getByText('Version 2 is saved')).toBeVisible();

  // The doctor goes into the profile; the form goes to all families.
  await grace.getByRole('link', { name: 'Profile' }).click();
  await grace.getByRole('combobox', { name: 'Doctor', exact: true }).click();
  await grace.getByRole('option', { name: 'Doctor', exact: true }).click();
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grace.getByText('The automation was saved.')).toBeVisible();
  await grace.getByRole('link', { name: 'Share', exact: true }).click();
  await grace.getByLabel(/^All families at/).check();
  await grace.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(grace.getByText('Health facts is shared.')).toBeVisible();

  // A parent begins on a phone, loads the page anew in the middle, and makes a mistake.
  await lucia.goto('/user/students/forms');
  await lucia.getByRole('link', { name: 'Fill in · Health facts · Ava Lopez' }).click();
  await lucia.getByLabel('Email of the doctor').fill('chen@');
  await lucia.getByRole('radio', { name: 'Yes' }).check();
  await expect(lucia.getByText('Progress saved')).toBeVisible();
  await lucia.reload();
  await expect(lucia.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await lucia.getByLabel('Email of the doctor').fill('chen@');
  await lucia.getByRole('button', { name: 'Send' }).click();
  await expect(lucia.getByRole('alert').getByText('2 answers need another look')).toBeVisible();
  await lucia.getByRole('alert').getByRole('button', { name: 'Doctor', exact: true }).click();
  await lucia.keyboard.type('Dr. Chan');
  await lucia.getByLabel('Email of the doctor').fill('chen@example.com');
  expect(await lucia.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await lucia.getByRole('button', { name: 'Send' }).click();
  await expect(lucia.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  // Staff ask for a change of one answer; the family sees what, and mends that.
  await grace.goto(`/web-form/${form}/manage_entries`);
  await grace.getByRole('table').getByRole('link').first().click();
  await grace.getByRole('button', { name: 'Request a change' }).click();
  const dialog = grace.getByRole('dialog');
  await dialog.getByLabel('What should be changed?').fill('Please check the name of the doctor.');
  await dialog.getByLabel('Doctor', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Request a change' }).click();
  await expect(dialog).toBeHidden();
  await lucia.goto('/user/students/forms');
  await lucia.getByRole('link', { name: 'Make changes · Health facts · Ava Lopez' }).click();
  await expect(lucia.getByText('Please check the name of the doctor.')).toBeVisible();
  await expect(lucia.getByLabel('Email of the doctor')).toHaveCount(0);
  await lucia.getByRole('textbox', { name: 'Doctor' }).fill('Dr. Chen');
  await lucia.getByRole('button', { name: 'Send again' }).click();
  await expect(lucia.getByText('History')).toBeVisible();

  // Approved, and accepted into the profile.
  await grace.reload();
  await grace.getByRole('button', { name: 'Approve' }).click();
  await grace.getByRole('button', { name: 'Save 1 answer to the profile' }).click();
  await expect(grace.getByText('One answer is in the profile.')).toBeVisible();
  // What was accepted is no difference any more: it is read from the profile again.
  await grace.reload();
  await expect(grace.getByText('Doctor: Dr. Chen')).toBeVisible();
  await expect(grace.getByRole('region', { name: 'For the profile' })).toHaveCount(0);
});

test('a public form is filled in by guests of one address, the later ones with work of their machine, and ends', async ({
  as,
  browser,
  product,
}) => {
  const grace = await as('manager');
  await grace.goto('/forms');
  await grace.getByRole('button', { name: 'New form' }).first().click();
  await grace.getByRole('textbox', { name: 'Name', exact: true }).fill('Open day');
  await grace.getByRole('button', { name: 'Add form' }).click();
  await expect(grace).toHaveURL(/\/web-form\/\d+\/edit/);
  await add(grace, 'Short text', 'Your name');
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grace.getByText('Version 2 is saved')).toBeVisible();
  await grace.getByRole('link', { name: 'Share', exact: true }).click();
  await grace.getByLabel('Anyone with the link').check();
  await grace.getByLabel('Limit of answers from the link').fill('5');
  await grace.getByRole('button', { name: 'Share', exact: true }).click();
  const link = grace.getByRole('link', { name: /\/view$/ });
  await expect(link).toBeVisible();
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;

  const context = await browser.newContext({ baseURL: product.url(undefined) });
  const guest = await context.newPage();
  let proofs = 0;
  guest.on('request', (request) => {
    if (request.headers()['x-proof']) proofs += 1;
  });
  for (const name of ['Sam', 'Kim', 'Lee', 'Ada', 'Joy']) {
    await guest.goto(path);
    await guest.getByLabel('Your name').fill(name);
    // What is typed outlasts a reload, until it was sent.
    if (name === 'Joy') {
      await guest.reload();
      await expect(guest.getByLabel('Your name')).toHaveValue('Joy');
      expect(await seriousIn(guest)).toEqual([]);
    }
    await guest.getByRole('button', { name: 'Send' }).click();
    await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  }
  // The first three of an address pass as they come; of those signed in some may have come from here before.
  expect(proofs).toBeGreaterThanOrEqual(2);
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This form is not open' })).toBeVisible();
  await context.close();
});
