import { seriousIn } from '../src/axe.ts';
import { act } from '../src/office.ts';
import { letterTo, pathOf } from '../src/outbox.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'set-ups' });

const password = 'seven quiet lanterns';
const email = 'ann@oaks.example';

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
  await page.getByRole('button', { name: 'Create my center' }).click();
  await expect(page.getByRole('heading', { name: 'Your center is ready' })).toBeVisible({ timeout: 30_000 });
  const address = await page.getByRole('link', { name: 'Go to my center' }).getAttribute('href');
  expect(address).toContain('little-oaks.localhost');

  await page.goto(`${address}/login`);
  await page.locator('input[autocomplete~="username"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByText('Portland').first()).toBeVisible();
});
