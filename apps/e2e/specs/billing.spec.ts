import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'billing' });

/** Cents of an amount as the pages write it. */
const centsOf = (text: string | null): number => {
  const [, sign = '', amount = '0'] = /([-−]?)\$([\d,.]+)/.exec(text ?? '') ?? [];
  return Math.round(Number(amount.replaceAll(',', '')) * 100) * (sign ? -1 : 1);
};

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account sections' }).getByRole('link', { name, exact: true }).click();

/** What the head of the account says is owed. */
const owed = async (page: Page): Promise<number> =>
  centsOf(await page.locator('dt', { hasText: 'Owed today' }).locator('xpath=../dd').textContent());

test('a manager charges, takes a payment, refunds it and voids an invoice; ledger and report agree', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/pets');
  await page.getByRole('button', { name: 'Actions for Ava Lopez' }).click();
  await page.getByRole('menuitem', { name: 'Billing account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ava Lopez’s account' })).toBeVisible();
  const before = await owed(page);

  // One charge is an invoice for each of the parents, 60 and 40 percent.
  await page.getByRole('button', { name: 'Add a charge' }).click();
  const charge = page.getByRole('dialog', { name: 'Charge Ava' });
  await charge.getByRole('button', { name: 'Add charge' }).click();
  await expect(charge.getByText('This is required.').first()).toBeVisible();
  await charge.getByRole('textbox', { name: 'Item', exact: true }).fill('Field trip');
  await charge.getByLabel('Amount').fill('25');
  await charge.getByRole('button', { name: 'Add charge' }).click();
  await expect(charge).toBeHidden();
  const trips = page.getByRole('row', { name: /Field trip/ });
  await expect(trips).toHaveCount(2);
  await expect.poll(() => owed(page)).toBe(before + 2_500);

  await page.getByRole('button', { name: 'Take payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment for Ava' });
  await payment.getByLabel('Amount received').fill('40.00');
  await payment.getByRole('button', { name: 'Record payment of $40.00' }).click();
  await expect(payment).toBeHidden();
  await expect.poll(() => owed(page)).toBe(before + 2_500 - 4_000);

  await tab(page, 'Payments');
  // In the tab before, an invoice of as much is open.
  const paid = page.getByRole('table', { name: 'Payments' }).getByRole('row', { name: /\$40\.00/ });
  await paid.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: /^Refund the payment/ });
  await refund.getByLabel('Amount to refund').fill('50');
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(refund.getByText('Enter $40.00 or less.').first()).toBeVisible();
  await refund.getByLabel('Amount to refund').fill('15');
  await refund.getByLabel('Why').fill('Paid twice');
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Refund $15.00?' });
  await expect(sure).toContainText('$15.00 goes back to Lucia Lopez.');
  await sure.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(refund).toBeHidden();
  await expect(paid).toContainText('Partly refunded');
  await expect.poll(() => owed(page)).toBe(before + 2_500 - 4_000 + 1_500);

  await tab(page, 'Open invoices');
  const his = page.getByRole('row', { name: /Field trip.*Marco/ });
  await his.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Void' }).click();
  const voiding = page.getByRole('dialog', { name: /^Void invoice/ });
  await voiding.getByLabel('Why').fill('He did not go');
  await voiding.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(voiding).toBeHidden();
  await expect(his).toHaveCount(0);
  const after = before + 2_500 - 4_000 + 1_500 - 1_000;
  await expect.poll(() => owed(page)).toBe(after);

  await tab(page, 'Ledger');
  const ledger = page.getByRole('table', { name: 'Ledger' });
  await expect(ledger.getByRole('row', { name: /Voided/ })).toContainText('−$10.00'.replace('−', '-'));
  expect(centsOf(await ledger.getByRole('row').last().getByRole('cell').last().textContent())).toBe(after);

  // The report of the centre says the same, payer by payer.
  const admin = await as('admin');
  await admin.goto('/billing/report-balance');
  const rows = admin.getByRole('row', { name: /Ava Lopez/ });
  await expect(rows).toHaveCount(2);
  const balances = await rows.evaluateAll((found) =>
    found.map((row) => row.querySelectorAll('td')[4]?.textContent ?? ''),
  );
  expect(balances.map(centsOf).reduce((sum, cents) => sum + cents, 0)).toBe(after);
});

test('a payment whose answer is lost is pressed again, and booked once', async ({ as }) => {
  test.setTimeout(120_000);
  const page = await as('manager');
  await page.goto('/pets');
  await page.getByRole('button', { name: 'Actions for Ava Lopez' }).click();
  await page.getByRole('menuitem', { name: 'Billing account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ava Lopez’s account' })).toBeVisible();
  const before = await owed(page);

  // The server does what it is asked, and its answer never comes.
  let heard = 0;
  const ids = new Set<string>();
  await page.route('**/graphql', async (route) => {
    const { query = '', variables = {} } = route.request().postDataJSON() ?? {};
    if (!String(query).includes('createPayment')) return route.continue();
    ids.add(String(variables.operation_id));
    heard += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Take payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment for Ava' });
  await payment.getByLabel('Amount received').fill('31.00');
  await payment.getByRole('button', { name: 'Record payment of $31.00' }).click();
  await expect(
    payment.getByText('We don’t know whether this was saved. Press again: it’s done only once.').first(),
  ).toBeVisible({
    timeout: 40_000,
  });
  expect(heard).toBeGreaterThan(1);

  // A reload keeps the draft, and with it what is not known yet.
  await page.unroute('**/graphql');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  page.on('request', (request) => {
    const body = request.url().endsWith('/graphql') ? request.postDataJSON() : null;
    if (String(body?.query).includes('createPayment')) ids.add(String(body.variables.operation_id));
  });
  // It is open again by its address.
  await expect(payment).toBeVisible();
  await payment.getByRole('button', { name: 'Record payment of $31.00' }).click();
  await expect(payment).toBeHidden();
  expect(ids.size).toBe(1);
  await page.reload();
  await expect.poll(() => owed(page)).toBe(before - 3_100);
});

test('a deposit is charged, paid, held, and given back in part', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/pets');
  await page.getByRole('button', { name: 'Actions for Eli Cohen' }).click();
  await page.getByRole('menuitem', { name: 'Billing account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eli Cohen’s account' })).toBeVisible();
  await tab(page, 'Deposits');
  const before = await owed(page);
  await page.getByRole('button', { name: 'Charge a deposit' }).click();
  const charge = page.getByRole('dialog', { name: 'Deposit for Eli' });
  await charge.getByRole('textbox', { name: 'Deposit', exact: true }).fill('200');
  await charge.getByRole('button', { name: 'Charge a deposit' }).click();
  await expect(charge).toBeHidden();
  const deposit = page.getByRole('table', { name: 'Deposits' }).getByRole('row', { name: /^\d.*Deposit/ });
  await expect(deposit).toContainText('Waiting for payment');
  await expect.poll(() => owed(page)).toBe(before + 20_000);

  // All that is owed is paid, and with it the deposit.
  await page.getByRole('button', { name: 'Take payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment for Eli' });
  await payment.getByLabel('Amount received').fill(((before + 20_000) / 100).toFixed(2));
  await payment.getByRole('button', { name: /^Record payment of/ }).click();
  await expect(payment).toBeHidden();
  await expect(deposit).toContainText('Held');
  await expect(deposit.getByRole('cell', { name: '$200.00' }).last()).toBeVisible();

  await deposit.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Return', exact: true }).click();
  const back = page.getByRole('dialog', { name: 'Return the deposit of Eli' });
  await back.getByLabel('Amount to return').fill('50');
  await back.getByLabel('Reason').fill('Half a month');
  await back.getByRole('button', { name: 'Return', exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Refund $50.00?' });
  await sure.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(back).toBeHidden();
  await expect(deposit).toContainText('returned $50.00');
  await expect(deposit.getByRole('cell', { name: '$150.00' })).toBeVisible();

  const admin = await as('admin');
  await admin.goto('/billing/report-deposits');
  await expect(admin.getByRole('row', { name: /Eli Cohen/ })).toContainText('$150.00');
});

test('an administrator says what the accounts are called in QuickBooks, and the file speaks of them', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto('/billing/settings');
  const section = page.getByRole('region', { name: 'QuickBooks and Xero' });
  await section.getByRole('group', { name: 'Money received' }).getByLabel('Account in QuickBooks').fill('Checking');
  await section.getByRole('group', { name: 'Tuition' }).getByLabel('Code in Xero').fill('4100');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Accounts saved.')).toBeVisible();
  await page.reload();
  await expect(section.getByRole('group', { name: 'Money received' }).getByLabel('Account in QuickBooks')).toHaveValue(
    'Checking',
  );

  await page.goto('/billing/report-transactions');
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /QuickBooks/ }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(',Checking,');
  expect(text).not.toContain('Undeposited Funds');
});

test('an administrator has meals taxed, and the tax stands on the invoice, in the report and on no other charge', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto('/billing/settings/categories');
  await page.getByRole('button', { name: 'Actions for Meals' }).click();
  await page.getByRole('menuitem', { name: 'Set sales tax' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sales tax' });
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('8.875');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Charge 8.875% sales tax?' }));
  await expect(asked.getByText('so families pay more')).toBeVisible();
  await asked.getByRole('button', { name: 'Change price' }).click();
  await expect(page.getByRole('row', { name: /Meals/ })).toContainText('8.875% on top');

  await page.goto('/pets');
  await page.getByRole('button', { name: 'Actions for Ava Lopez' }).click();
  await page.getByRole('menuitem', { name: 'Billing account' }).click();
  const before = await owed(page);
  await page.getByRole('button', { name: 'Add a charge' }).click();
  const charge = page.getByRole('dialog', { name: 'Charge Ava' });
  await charge.getByRole('textbox', { name: 'Item', exact: true }).fill('Pizza days');
  await charge.getByLabel('Amount').fill('100');
  await charge.getByRole('combobox', { name: 'Category', exact: true }).click();
  await page.getByRole('option', { name: 'Meals' }).click();
  await expect(charge.getByText('Total $100.00 + $8.88 sales tax')).toBeVisible();
  await charge.getByRole('button', { name: 'Add charge' }).click();
  await expect(charge).toBeHidden();
  // 60.00 and 40.00 bear 5.33 and 3.55: each invoice is rounded by itself.
  await expect.poll(() => owed(page)).toBe(before + 10_888);

  await page.goto('/billing/report-tax');
  const report = page.getByRole('table', { name: 'Sales tax' });
  await expect(report.getByRole('row', { name: /Meals/ })).toContainText('$100.00');
  await expect(report.getByRole('row', { name: /Meals/ })).toContainText('$8.88');
  await expect(report.getByRole('row', { name: /Tuition/ })).toContainText('$0.00');
});
