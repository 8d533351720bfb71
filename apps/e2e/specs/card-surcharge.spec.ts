import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'card-surcharge' });

test('an office asks 3 % of credit cards; a parent sees it before paying, a debit card pays none, and it goes back with the money', async ({
  as,
}) => {
  const admin = await as('admin');
  await admin.goto('/billing/settings');
  const part = admin.getByRole('region', { name: 'Card surcharge' });
  // What is above it has come, so that nothing moves under the list of states.
  await part.scrollIntoViewIfNeeded();
  await admin.waitForLoadState('networkidle');
  const choose = async (state: string) => {
    await part.getByRole('combobox', { name: 'State' }).fill(state);
    await admin.getByRole('option', { name: state }).click({ timeout: 10_000 });
  };
  await choose('Another state');
  await expect(part.getByText('no surcharge can be set there', { exact: false })).toBeVisible();
  await expect(part.getByRole('textbox', { name: /^Surcharge/ })).toHaveCount(0);
  await choose('Massachusetts');
  await expect(part.getByText('doesn’t allow a surcharge', { exact: false })).toBeVisible();
  await choose('Minnesota');
  await expect(part.getByText('Minn. Stat. § 325G.051', { exact: false })).toBeVisible();
  await part.getByRole('textbox', { name: /^Surcharge/ }).fill('3');
  await part.getByRole('button', { name: 'Save' }).click();
  const asks = admin.getByRole('dialog');
  await expect(asks.getByText('Charge 3% more for credit cards?')).toBeVisible();
  await expect(asks.getByText('30 days before', { exact: false })).toBeVisible();
  await asks.getByRole('button').last().click();
  await expect(admin.getByText('The card surcharge was saved.').first()).toBeVisible();
  await admin.reload();
  await expect(part.getByRole('textbox', { name: /^Surcharge/ })).toHaveValue(/^3/);

  const lucia = await as('parent');
  await lucia.setViewportSize({ width: 360, height: 740 });
  await lucia.goto('/user/students/billing');
  await lucia.getByRole('button', { name: 'Pay $739.00' }).click();
  const dialog = lucia.getByRole('dialog');
  const add = async (card: string) => {
    await dialog.getByRole('button', { name: 'Add a card or bank account' }).click();
    await dialog.getByRole('button', { name: `Continue: ${card}` }).click();
  };
  await add('Mastercard 4444');
  await expect(
    dialog.getByText('No fee is added. Mastercard 4444 is charged $739.00.', { exact: false }),
  ).toBeVisible();
  await add('Visa 4242');
  await dialog.getByText('Visa 4242', { exact: true }).click();
  // 3 % of 739.00 is 22.17.
  await expect(dialog.getByText('Visa 4242 is charged $761.17: $22.17 of it', { exact: false })).toBeVisible();
  expect(await seriousIn(lucia)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pay $761.17' }).click();
  await expect(dialog.getByRole('status')).toHaveText('$761.17 was paid.');
  await expect(dialog.getByText('$22.17 of it is the card surcharge')).toBeVisible();
  expect(await lucia.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(lucia.getByText('You’re all paid up')).toBeVisible();

  // Half of the money goes back, and half of the surcharge with it.
  await admin.goto('/billing/overview/payments');
  const row = admin.getByRole('row', { name: /\+ \$22\.17 card surcharge/ });
  await expect(row.getByText('$739.00')).toBeVisible();
  await row.getByRole('button').last().click();
  await admin.getByRole('menuitem', { name: 'Refund' }).click();
  const refund = admin.getByRole('dialog');
  await expect(refund.getByText('goes back in proportion', { exact: false })).toBeVisible();
  await refund.getByLabel('Amount to refund').fill('369.50');
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await admin.getByRole('dialog', { name: 'Refund $380.59?' }).getByRole('button').last().click({ timeout: 10_000 });
  await expect(admin.getByText('Partly refunded').first()).toBeVisible();
  // 22.17 halved is 11.085: 11.09.
  await admin.getByText('Refunds', { exact: true }).click();
  await expect(admin.getByRole('row', { name: /\$369\.50\s*\+ \$11\.09 card surcharge/ })).toBeVisible();
});
