import { expect, type Locator, type Page } from '@playwright/test';
import { sayYes } from './office.ts';

/** Cents of the first amount in a text, as the pages write it. */
export const centsOf = (text: string | null): number => {
  const [, sign = '', amount = '0'] = /([-−]?)\$([\d,.]+)/.exec(text ?? '') ?? [];
  return Math.round(Number(amount.replaceAll(',', '')) * 100) * (sign ? -1 : 1);
};

/** Opens the billing account of a child from the list of students. */
export const openAccount = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/pets?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Billing account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}’s account` })).toBeVisible();
};

/** What the head of an account says is owed: less than nothing where it is in credit. */
export const owedOn = async (page: Page): Promise<number> => {
  const fact = page.locator('dt', { hasText: /^(Owed today|In credit)$/ });
  const cents = centsOf(await fact.locator('xpath=../dd').textContent());
  return (await fact.textContent()) === 'In credit' ? -Math.abs(cents) : cents;
};

/** Opens a part of the account one looks at. */
export const openPart = async (page: Page, name: string): Promise<void> => {
  const parts = page.getByRole('navigation', { name: /^(Agency a|A)ccount sections$/ });
  await parts.getByRole('link', { name, exact: true }).click();
};

/** Does something with a row of the part one looks at, by its menu, in the dialog that comes. */
export const onRow = async (page: Page, row: RegExp, item: string, fill: Record<string, string>, submit: string) => {
  await page
    .getByRole('row', { name: row })
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await inDialog(page, fill, submit);
};

/** Fills the fields of a dialog, each by its label; a choice by the words of it. */
export const fillIn = async (page: Page, dialog: Locator, fill: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fill)) {
    const field = dialog
      .getByLabel(new RegExp(`^${label}( \\*)?$`))
      .and(page.locator('input:visible, textarea:visible'))
      .first();
    if ((await field.getAttribute('role')) === 'combobox') {
      await field.click();
      await page.getByRole('option', { name: value, exact: true }).click();
    } else await field.fill(value);
  }
};

/** Fills the dialog that stands open, sends it, says yes where it asks before it acts, and waits until it is gone. */
export const inDialog = async (page: Page, fill: Record<string, string>, submit: string | RegExp): Promise<void> => {
  const dialogs = page.getByRole('dialog');
  const open = await dialogs.count();
  const dialog = dialogs.nth(open - 1);
  await fillIn(page, dialog, fill);
  await dialog.getByRole('button', { name: submit, ...(typeof submit === 'string' ? { exact: true } : {}) }).click();
  await expect(async () => {
    const now = await dialogs.count();
    if (now > open) await sayYes(page);
    expect(await dialogs.count()).toBe(open - 1);
  }).toPass({ timeout: 20_000 });
};

/** Sums of the columns of a report over days, in cents, as its last row says them. */
export const totalsOf = async (page: Page, report: string, days: { from: string; to: string }) => {
  await page.goto(`/billing/report-${report}?from=${days.from}&to=${days.to}`);
  // On paper a report is whole, and its sums stand below. The table of a chart stands before it.
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('main').getByRole('table').last();
  await expect(table.locator('tfoot')).toBeVisible();
  const heads = await table.getByRole('columnheader').allTextContents();
  const cells = await table.locator('tfoot').getByRole('row').last().getByRole('cell').allTextContents();
  await page.emulateMedia({ media: 'screen' });
  return Object.fromEntries(heads.map((head, i) => [head, centsOf(cells[i] ?? '')]));
};

/** The tables of the summary over days: each name with its cents. */
export const summaryOf = async (page: Page, days: { from: string; to: string }) => {
  await page.goto(`/billing/report-billing-summary?from=${days.from}&to=${days.to}`);
  const read = async (label: string): Promise<Record<string, number>> => {
    const rows = page.getByRole('table', { name: label }).locator('tbody').getByRole('row');
    await expect(rows.first()).toBeVisible();
    const found = await rows.evaluateAll((all) =>
      all.map((row) => [row.querySelector('th')?.textContent ?? '', row.querySelector('td')?.textContent ?? '']),
    );
    return Object.fromEntries(found.map(([name = '', amount = '']) => [name, centsOf(amount)]));
  };
  return {
    category: await read('By category'),
    method: await read('By method'),
    location: await read('By location'),
    kind: await read('By account type'),
  };
};
