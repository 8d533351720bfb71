import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { act } from '../src/office.ts';
import { letterTo, pathOf } from '../src/outbox.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'set-ups' });

const password = 'seven quiet lanterns';
const email = 'ann@oaks.example';

/** Creates the center of the open form, for this address; answers where it is reached. */
const create = async (page: Page, to: string): Promise<string> => {
  await page.getByLabel('Email').fill(to);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Create my center' }).click();
  await expect(page.getByRole('heading', { name: 'Your center is ready' })).toBeVisible({ timeout: 30_000 });
  return (await page.getByRole('link', { name: 'Go to my center' }).getAttribute('href')) ?? '';
};

const signIn = async (page: Page, at: { address: string; email: string; sees: string }): Promise<void> => {
  await page.goto(`${at.address}/login`);
  await page.locator('input[autocomplete~="username"]').fill(at.email);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByText(at.sees).first()).toBeVisible();
};

test('who asks for a demo sets a center up by the link of an email and signs in there', async ({ as, page }) => {
  await page.goto('/demo');
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('School name').fill('Little Oaks');
  await page.getByRole('button', { name: 'Request a demo' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  const operator = await as('operator');
  await operator.goto('/demo-requests');
  await act(operator, 'Ann Lee', 'Send set-up link');
  await operator.getByRole('dialog').getByRole('button', { name: 'Send set-up link' }).click();
  const letter = await letterTo(page, email, 'center_set_up', { host: new URL(operator.url()).host });

  // The page opens on the host of any center.
  await page.goto(pathOf(letter));
  await expect(page.getByRole('heading', { name: 'Set up your center' })).toBeVisible();
  await expect(page.getByLabel('Web address')).toHaveValue('little-oaks');
  expect(await seriousIn(page)).toEqual([]);
  await page.getByLabel('Web address').fill('sunny');
  await page.getByLabel('Location name').fill('Portland');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Create my center' }).click();
  await expect(page.getByText('sunny is taken or looks like another address.').first()).toBeVisible();
  await page.getByLabel('Web address').fill('little-oaks');
  const address = await create(page, email);
  expect(address).toContain('little-oaks.localhost');
  await signIn(page, { address, email, sees: 'Portland' });
});

test('a stranger chooses a package, pays, and goes on to set the center up; the operator sees who paid', async ({
  as,
  page,
}) => {
  const mail = 'bo@elms.example';
  await page.goto('/packages');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Your name').fill('Bo Elm');
  await page.getByLabel('Email').fill('bo');
  await page.getByLabel('School name').fill('Tall Elms');
  await page.getByRole('button', { name: 'Go on to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);
  await page.getByLabel('Email').fill(mail);
  await page.getByRole('button', { name: 'Go on to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  // Who goes back finds what was typed.
  await page.getByRole('link', { name: 'Change my details' }).click();
  await expect(page.getByLabel('School name')).toHaveValue('Tall Elms');
  await page.getByRole('button', { name: 'Go on to payment' }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await seriousIn(page)).toEqual([]);

  const operator = await as('operator');
  await operator.goto('/customers');
  const line = operator.getByRole('row', { name: /Bo Elm/ });
  await expect(line).toContainText('Paid');
  const letter = await letterTo(page, mail, 'center_set_up', { host: new URL(operator.url()).host });
  await page.goto(pathOf(letter));
  await page.getByLabel('Location name').fill('Salem');
  const address = await create(page, mail);
  await signIn(page, { address, email: mail, sees: 'Salem' });
  await operator.reload();
  // The school, and the center that came of it.
  await expect(line.getByRole('cell', { name: 'Tall Elms' })).toHaveCount(2);
});
