import { expect, test } from '../src/test.ts';

test.setTimeout(90_000);
test.use({ productOf: 'billing-run' });

test('an office makes a month of invoices after a look, takes them back, and mails the receipts of the year once', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto('/billing/overview/run');
  const create = page.getByRole('button', { name: /^Create \d+ invoices?$/ });
  const asked = Number(/\d+/.exec((await create.textContent()) ?? '')?.[0]);
  expect(asked).toBeGreaterThan(3);
  await create.click();
  const sure = page.getByRole('dialog');
  await expect(sure).toContainText(`${asked} invoices`);
  await expect(sure).toContainText('$');
  await sure.getByRole('button', { name: 'Continue' }).click();

  // A job makes them; the list says by itself when they are there.
  const runs = page.getByRole('table', { name: 'Created runs' });
  await expect(runs.getByText('Not sent')).toBeVisible({ timeout: 30_000 });
  await expect(create).toHaveCount(0);
  await runs.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Undo this run' }).click();
  await expect(runs.getByText('Undone', { exact: true })).toBeVisible();

  await page.goto('/billing/report-aging');
  const aging = page.getByRole('table', { name: 'Aged receivables' });
  await expect(aging.getByRole('row', { name: /Lucia Lopez/ })).toBeVisible();
  const open = await aging.getByRole('row').count();
  await page.getByRole('button', { name: 'Filter by Room' }).click();
  await page.getByRole('menu').getByText('Acorns', { exact: true }).click();
  await expect.poll(() => aging.getByRole('row').count()).toBeLessThan(open);

  await page.goto('/billing/report-year');
  await page.getByRole('button', { name: 'Email to all payers' }).click();
  await expect(page.getByRole('dialog')).toContainText('payers get an email, over $');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('receipts are on the way')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /Lucia Lopez/ }).first()).toContainText(/\d{1,2}:\d{2}/, {
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
  // Whoever has the receipt gets it once.
  await page.getByRole('button', { name: 'Email to all payers' }).click();
  await expect(page.getByText(/was already sent the receipt/)).toBeVisible();
});
