import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { drawSignature } from '../src/draw-signature.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'family-of-two' });

/** Fills the form in on a phone of 360 px and draws the signature. */
const sign = async (page: Page, name: string) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/user/students/forms');
  await page.getByRole('link', { name: 'Fill in · Water play · Ava Lopez' }).click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Your signature').first().fill(name);
  await drawSignature(page, page.getByRole('main'));
  await page.getByRole('checkbox', { name: /I agree to read and sign/ }).check();
  expect(await seriousIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
};

/** Pays what is owed with a card that is kept on the way. */
const pay = async (page: Page, card: string, sum: string) => {
  await page.goto('/user/students/billing');
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a card or bank account' }).click();
  await dialog.getByRole('button', { name: `Continue: ${card}` }).click();
  await dialog.getByRole('button', { name: `Pay ${sum}` }).click();
  await expect(dialog.getByRole('status')).toHaveText(`${sum} was paid.`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You’re all paid up')).toBeVisible();
};

test('two parents who live apart both sign and both pay at 360 px; the office has both signatures and nothing is owed', async ({
  as,
}) => {
  const grace = await as('manager');
  await grace.goto('/forms');
  await grace.getByRole('button', { name: 'New form' }).first().click();
  await grace.getByRole('textbox', { name: 'Name', exact: true }).fill('Water play');
  await grace.getByRole('button', { name: 'Add form' }).click();
  await expect(grace).toHaveURL(/\/web-form\/\d+\/edit/);
  const form = /web-form\/(\d+)/.exec(grace.url())?.[1] ?? '';
  const blocks = grace.getByRole('region', { name: 'Add a block' });
  await blocks.getByRole('button', { name: 'One choice', exact: true }).click();
  await grace.getByRole('textbox', { name: 'Question' }).fill('May your child play with water?');
  await grace.getByLabel('Option 1', { exact: true }).fill('Yes');
  await grace.getByLabel('Option 2', { exact: true }).fill('No');
  await blocks.getByRole('button', { name: 'Signature', exact: true }).click();
  await grace.getByRole('textbox', { name: 'Question' }).fill('Your signature');
  await grace.getByRole('checkbox', { name: 'Required' }).check();
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grace.getByText('Version 2 is saved')).toBeVisible();
  await grace.getByRole('link', { name: 'Share', exact: true }).click();
  await grace.getByLabel(/^All families at/).check();
  await grace.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(grace.getByText('Water play is shared.')).toBeVisible();

  // A month of 1,200.00 and 65.00: 1,265.00. She bears 60 % of it, 759.00, of which a credit of 20.00 has paid a part;
  // he bears 40 %, 506.00.
  const lucia = await as('parent');
  await sign(lucia, 'Lucia Lopez');
  await pay(lucia, 'Visa 4242', '$739.00');
  const marco = await as('marco.lopez');
  await sign(marco, 'Marco Lopez');
  await pay(marco, 'Mastercard 4444', '$506.00');

  await grace.goto(`/web-form/${form}/manage_entries`);
  const entries = grace.getByRole('table').getByRole('link');
  await expect(entries).toHaveCount(2);
  for (const [at, name] of ['Lucia Lopez', 'Marco Lopez'].entries()) {
    await grace
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('link')
      .first()
      .click();
    await expect(grace.getByText(`Signed by ${name}`, { exact: false })).toBeVisible();
    await grace.getByRole('button', { name: 'Check the seal' }).click();
    await expect(grace.getByText('Unchanged since it was sealed.')).toBeVisible();
    if (at === 0) await grace.goto(`/web-form/${form}/manage_entries`);
  }
  const adam = await as('admin');
  await adam.goto('/billing/overview/payments');
  // 739.00 and 506.00 came in: 1,245.00, which with her credit of 20.00 is the month.
  for (const [payer, sum] of [
    ['Lucia Lopez', '$739.00'],
    ['Marco Lopez', '$506.00'],
  ])
    await expect(adam.getByRole('row', { name: new RegExp(`Ava Lopez.*${payer}`) }).first()).toContainText(sum ?? '');
  await adam.goto('/billing/overview/unpaid');
  await expect(adam.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(adam.getByText('Ava Lopez')).toHaveCount(0);
});
