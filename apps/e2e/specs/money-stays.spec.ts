import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'money-stays' });

/** Opens the account of a child from the list. */
const openAccount = async (page: Page, name: string) => {
  await page.goto('/billing/students/overview');
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
};
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account sections' }).getByRole('link', { name, exact: true }).click();

test('money of a payment stays as credit and its invoice is owed again; a location that does not bill says so and bills nothing', async ({
  as,
}) => {
  const adam = await as('admin');
  await openAccount(adam, 'Suki');
  await tab(adam, 'Payments');
  const paid = adam.getByRole('table', { name: 'Payments' }).getByRole('row', { name: /\$600\.00/ });
  await paid.getByRole('button', { name: /^Actions for/ }).click();
  await adam.getByRole('menuitem', { name: 'Refund' }).click();
  const refund = adam.getByRole('dialog', { name: /^Refund the payment/ });
  await refund.getByRole('radio', { name: 'Stays on the account as credit' }).check();
  await refund.getByLabel('Amount to keep as credit').fill('100');
  await refund.getByLabel('Why').fill('Sick week');
  expect(await seriousIn(adam)).toEqual([]);
  await refund.getByRole('button', { name: 'Keep as credit' }).click();
  const sure = adam.getByRole('dialog', { name: 'Keep $100.00 as account credit?' });
  await expect(sure).toContainText('No money leaves.');
  await expect(sure).toContainText('owes $100.00 again');
  await sure.getByRole('button').last().click();
  await expect(refund).toBeHidden();
  // Nothing went back: 600.00 stands, 100.00 of it is not applied.
  await expect(paid).toContainText('$100.00');
  await expect(paid).not.toContainText('efunded');

  // A location with open invoices goes on billing, and says why.
  await adam.goto('/billing/settings');
  const billing = adam.getByRole('switch', { name: 'Billing is on' });
  await billing.click({ force: true });
  await expect(
    adam.getByText(/\d+ invoices are still open\. Settle or void them, then turn billing off\./),
  ).toBeVisible();
  await expect(billing).toBeChecked();

  // The other one stops: it is said wherever money is looked at, and an invoice by hand is declined.
  await adam
    .getByRole('button', { name: /Elm Street/ })
    .first()
    .click();
  await adam.getByText('Maple Court', { exact: true }).click();
  await expect(adam.getByRole('button', { name: /Maple/ }).first()).toBeVisible();
  if (await billing.isChecked()) await billing.click({ force: true });
  await expect(billing).not.toBeChecked();
  await adam.goto('/billing/overview/unpaid');
  await expect(adam.getByText('Billing is off at this location, so nothing is billed.').first()).toBeVisible();
  await openAccount(adam, 'Inés Sandoval');
  await expect(adam.getByText('Billing is off at this location, so nothing is billed.').first()).toBeVisible();
  expect(await seriousIn(adam)).toEqual([]);
  await adam.getByRole('button', { name: 'Add a charge' }).click();
  const charge = adam.getByRole('dialog', { name: /^Charge/ });
  await charge.getByRole('textbox', { name: 'Item', exact: true }).fill('Field trip');
  await charge.getByLabel('Amount').fill('25');
  await charge.getByRole('button', { name: 'Add charge' }).click();
  await expect(charge.getByText('so nothing can be billed', { exact: false }).first()).toBeVisible();
});
