import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'family-billing' });

const account = (page: Page) => page.getByRole('region', { name: 'Ava Lopez' });

test('a parent pays its part and reads the receipt; the other one sees own bills alone', async ({ as }) => {
  const lucia = await as('parent');
  await lucia.setViewportSize({ width: 360, height: 740 });
  await lucia.goto('/home');
  await lucia.getByRole('link', { name: /Billing: \$739\.00/ }).click();
  await expect(lucia.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
  await expect(account(lucia).getByText('$739.00').first()).toBeVisible();
  expect(await seriousIn(lucia)).toEqual([]);

  // Why: the lines of the invoice, and a question to the office.
  await account(lucia).getByText('Full day').first().click();
  await expect(account(lucia).getByText('$720.00').first()).toBeVisible();
  await account(lucia).getByRole('button', { name: 'Question about this' }).first().click();
  await lucia.getByLabel('What seems wrong?').fill('Ava was away for three days.');
  await lucia.getByRole('button', { name: 'Send to the center' }).click();
  await expect(account(lucia).getByText('You asked: Ava was away for three days.')).toBeVisible();

  // The card is kept by the processor of the demo; then one button pays, once.
  await lucia.getByRole('button', { name: 'Pay $739.00' }).click();
  const dialog = lucia.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a card or bank account' }).click();
  await dialog.getByRole('button', { name: 'Continue: Visa 4242' }).click();
  await expect(dialog.getByText('Visa 4242 is charged $739.00', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Pay $739.00' }).click();
  await expect(dialog.getByRole('status')).toHaveText('$739.00 was paid.');
  expect(await lucia.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const receipt = lucia.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Receipt' }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^Receipt .*\.pdf$/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(lucia.getByText('You’re all paid up')).toBeVisible();
  await expect(account(lucia).getByText('Visa 4242').first()).toBeVisible();

  // Automatic payment says what is agreed to before it is.
  await lucia.getByRole('switch', { name: 'Autopay for Ava' }).click({ force: true });
  await expect(lucia.getByText('to charge Visa 4242 on the due date', { exact: false })).toBeVisible();
  await lucia.getByRole('button', { name: 'I agree, turn it on' }).click();
  await expect(lucia.getByRole('switch', { name: 'Autopay for Ava' })).toBeChecked();

  // The other parent, who lives apart, has an own part, and sees nothing of hers.
  const marco = await as('marco.lopez');
  await marco.setViewportSize({ width: 360, height: 740 });
  await marco.goto('/user/students/billing');
  await expect(marco.getByText('$506.00').first()).toBeVisible();
  for (const hers of ['$759.00', 'Visa 4242', 'Ava was away for three days.'])
    await expect(marco.getByText(hers)).toHaveCount(0);
  expect(await marco.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
