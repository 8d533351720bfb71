import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { inDialog, onRow, openAccount, openPart, owedOn, summaryOf, totalsOf } from '../src/bookkeeper.ts';
import { MovedProduct } from '../src/moved-product.ts';
import { addLocation, addRoom, setUpCenter } from '../src/new-center.ts';
import { addContact, choose, linkGuardian } from '../src/office.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 20_000 });

/** October to December of the last year that is over two days ago, so that the walk's clock stays behind the machine's. */
const year = new Date(Date.now() - 3 * 86_400_000).getUTCFullYear() - 1;
const october = (day: number) => `${year}-10-${String(day).padStart(2, '0')}`;
const november = (day: number) => `${year}-11-${String(day).padStart(2, '0')}`;
const december = (day: number) => `${year}-12-${String(day).padStart(2, '0')}`;
const months = {
  october: { from: october(1), to: october(31) },
  november: { from: november(1), to: november(30) },
  december: { from: december(1), to: december(31) },
};
const secret = 'oak trees grow slowly';

let moved: MovedProduct;

/** The admin of the center, signed in at the moment that is. */
const admin = (browser: Browser): Promise<Page> => moved.as(browser, 'ruth', secret);

test.beforeAll(async () => {
  test.setTimeout(300_000);
  moved = await MovedProduct.start(`${year}-09-29T13:00:00Z`, { SEED: 'none' });
});
test.afterAll(() => moved?.end());

test('September: an empty center gets a location that bills, a room and its prices', async ({ browser }) => {
  const context = await moved.context(browser);
  await setUpCenter(await context.newPage(), moved.product, secret);
  await context.close();

  const ruth = await admin(browser);
  await addLocation(ruth, 'River Road');
  await addRoom(ruth, 'Meadow');

  await ruth.goto('/billing/settings');
  const bills = ruth.getByRole('switch', { name: 'Billing is on' });
  await bills.press('Space');
  await expect(bills).toBeChecked();
  for (const [label, value] of [
    ['EIN', '04-7654321'],
    ['Fee for a returned check', '35'],
    ['Discount for siblings', '10'],
  ] as const)
    await ruth.getByRole('textbox', { name: label }).fill(value);
  await ruth.getByRole('button', { name: 'Save' }).first().click();
  await ruth.reload();
  await expect(ruth.getByRole('textbox', { name: 'Discount for siblings' })).toHaveValue(/^10/);

  await ruth.goto('/billing/settings/plan-templates');
  await ruth.getByRole('button', { name: 'Add a template' }).first().click();
  await inDialog(ruth, { Name: 'Full day', Amount: '1000', 'First day': october(1) }, 'Add a template');
  await expect(ruth.getByRole('row', { name: /Full day/ })).toContainText('$1,000.00');
});

/** A contact of the center, who pays for a child of the room, on the plan of the center from a day on. */
const addFamily = async (page: Page, { payer, relation, child, from }: Family): Promise<void> => {
  const [fname = '', lname = ''] = payer.split(' ');
  await page.goto(`/contacts?search=${lname}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if ((await page.getByText(payer).count()) === 0) {
    await addContact(page, fname, lname, `${fname.toLowerCase()}@oaks.example`);
  }
  await page.goto('/students');
  await page.getByRole('button', { name: 'Add student' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(child);
  await page.getByLabel('Last name').fill(lname);
  await choose(page, 'Homeroom', 'Meadow');
  await page.getByRole('button', { name: `Add ${child}` }).click();
  await expect(page.getByText(`${child} ${lname}`).first()).toBeVisible();
  await page.goto(`/students?search=${child}`);
  await page.getByRole('button', { name: `Actions for ${child} ${lname}` }).click();
  await page.getByRole('menuitem', { name: 'Open the profile' }).click();
  await page.getByRole('button', { name: 'Add a guardian' }).first().click();
  await linkGuardian(page, payer, relation, ['Pays']);
  await openAccount(page, `${child} ${lname}`);
  await openPart(page, 'Plans');
  await page.getByRole('button', { name: 'Add plan' }).first().click();
  await inDialog(page, { Template: 'Full day', 'First day': from }, 'Add plan');
};
type Family = { payer: string; relation: string; child: string; from: string };

test('two children are put on the plan, one of them with the county beside the family', async ({ browser }) => {
  const ruth = await admin(browser);
  await addFamily(ruth, { payer: 'Nell Moss', relation: 'Mother', child: 'Ida', from: october(1) });
  await addFamily(ruth, { payer: 'Omar Haddad', relation: 'Father', child: 'Zara', from: october(1) });
  await ruth.goto('/billing/subsidies');
  await ruth.getByRole('button', { name: 'Add an agency' }).first().click();
  await inDialog(ruth, { Name: 'Tompkins County', 'Days to pay': '30' }, /^Add/);
  await ruth.getByRole('link', { name: 'Tompkins County' }).click();
  await openPart(ruth, 'Children');
  await ruth.getByRole('button', { name: 'Add a child' }).first().click();
  const dialog = ruth.getByRole('dialog', { name: 'Add a child' });
  await dialog.getByRole('combobox', { name: 'Child' }).fill('Zara');
  await ruth.getByRole('option', { name: /Zara Haddad/ }).click();
  await inDialog(
    ruth,
    { Pays: '700', 'Family copay': '300', 'Authorization number': 'TC-1', 'Approved from': october(1) },
    'Add a child',
  );
});

/** Records what a payer of the account brought. */
const take = async (page: Page, child: string, amount: string, more: Record<string, string>): Promise<void> => {
  await openAccount(page, child);
  await page.getByRole('button', { name: 'Take payment' }).click();
  await inDialog(page, { 'Amount received': amount, ...more }, /^Record payment of/);
};

test('October: the first bills, to the family and to the county', async ({ browser }) => {
  await moved.morning(october(1));
  const ruth = await admin(browser);
  await openAccount(ruth, 'Ida Moss');
  expect(await owedOn(ruth)).toBe(100_000);
  await openAccount(ruth, 'Zara Haddad');
  expect(await owedOn(ruth)).toBe(30_000);
  await expect(ruth.getByRole('row', { name: /Tompkins County/ })).toContainText('$700.00');
  await take(ruth, 'Zara Haddad', '300', { 'Paid by': 'Cash' });
  await expect.poll(() => owedOn(ruth)).toBe(0);
});

test('a check comes back, with the bank’s fee for it, and is made good in cash', async ({ browser }) => {
  await moved.goTo(`${october(3)}T14:00:00Z`);
  let ruth = await admin(browser);
  await take(ruth, 'Ida Moss', '1000', { 'Paid by': 'Check', 'Check number': '118' });
  await expect.poll(() => owedOn(ruth)).toBe(0);
  await moved.goTo(`${october(9)}T14:00:00Z`);
  ruth = await admin(browser);
  await openAccount(ruth, 'Ida Moss');
  await openPart(ruth, 'Payments');
  await ruth
    .getByRole('row', { name: /Check/ })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await ruth.getByRole('menuitem', { name: 'Void', exact: true }).click();
  // The fee of the location is filled in.
  await expect(ruth.getByRole('dialog').getByLabel('Fee for a returned check')).toHaveValue(/35/);
  await inDialog(ruth, { Why: 'Not covered' }, 'Void');
  await expect.poll(() => owedOn(ruth)).toBe(103_500);
  await take(ruth, 'Ida Moss', '1035', { 'Paid by': 'Cash' });
  await expect.poll(() => owedOn(ruth)).toBe(0);
});

test('a brother joins in the middle of the month, at the price for siblings', async ({ browser }) => {
  await moved.goTo(`${october(15)}T14:00:00Z`);
  let ruth = await admin(browser);
  await addFamily(ruth, { payer: 'Nell Moss', relation: 'Mother', child: 'Ben', from: october(16) });
  await openPart(ruth, 'Upcoming');
  await expect(ruth.getByRole('row', { name: /Full day/ }).first()).toContainText('$516.13');
  // Nobody said that they are siblings; the record asks, since one mother pays for both.
  await ruth.getByRole('link', { name: 'Profile' }).click();
  await ruth.getByRole('button', { name: 'Add Ida Moss as a sibling' }).click();
  await expect(ruth.getByRole('button', { name: 'Add Ida Moss as a sibling' })).toHaveCount(0);
  await openAccount(ruth, 'Ben Moss');
  await openPart(ruth, 'Upcoming');
  // $1,000.00 for 16 of 31 days, less a tenth.
  await expect(ruth.getByRole('row', { name: /Full day/ }).first()).toContainText('$464.52');
  await moved.morning(october(16));
  ruth = await admin(browser);
  await openAccount(ruth, 'Ben Moss');
  expect(await owedOn(ruth)).toBe(46_452);
  await take(ruth, 'Ben Moss', '464.52', { 'Paid by': 'Check', 'Check number': '119' });
  await expect.poll(() => owedOn(ruth)).toBe(0);
  await openAccount(ruth, 'Ida Moss');
  expect(await owedOn(ruth)).toBe(0);
});

test('November: the county pays short, and the family is asked for the rest', async ({ browser }) => {
  await moved.morning(november(1));
  await moved.goTo(`${november(4)}T15:00:00Z`);
  const ruth = await admin(browser);
  await openAccount(ruth, 'Ben Moss');
  expect(await owedOn(ruth)).toBe(90_000);
  await ruth.goto('/billing/subsidies');
  await ruth.getByRole('link', { name: 'Tompkins County' }).click();
  await ruth.getByRole('button', { name: 'Record payment' }).click();
  await inDialog(ruth, { 'Amount received': '650' }, /^Note (the|a) payment|^Record/);
  await openAccount(ruth, 'Zara Haddad');
  expect(await owedOn(ruth)).toBe(30_000);
  await onRow(
    ruth,
    new RegExp(`10/01/${year}.*Tompkins County`),
    'Move to another payer',
    { 'Move to': 'Omar Haddad' },
    'Move to another payer',
  );
  await expect.poll(() => owedOn(ruth)).toBe(35_000);
});

const sum = (all: Record<string, number>): number => Object.values(all).reduce((a, b) => a + b, 0);

/** What a month says of itself, in the report that closes it and in three others. */
const read = async (page: Page, month: { from: string; to: string }) => ({
  summary: await summaryOf(page, month),
  invoices: await totalsOf(page, 'invoices', month),
  payments: await totalsOf(page, 'payments', month),
  transactions: await totalsOf(page, 'transactions', month),
});

test('October is closed; what is given back for it afterwards counts in November', async ({ browser }) => {
  const ruth = await admin(browser);
  const was = await read(ruth, months.october);
  // Ida 1,000, Zara 1,000, Ben 464.52 and the fee of 35.
  expect(was.invoices.Amount).toBe(249_952);
  expect(sum(was.summary.category)).toBe(249_952);
  expect(was.summary.kind['Money received']).toBe(30_000 + 103_500 + 46_452);
  await ruth.goto(`/billing/report-billing-summary?from=${months.october.from}&to=${months.october.to}`);
  await ruth.getByRole('button', { name: 'Close October' }).click();
  await ruth
    .getByRole('dialog')
    .getByRole('button', { name: /^Close / })
    .click();
  await expect(ruth.getByRole('dialog')).toBeHidden();
  await moved.goTo(`${november(6)}T15:00:00Z`);

  const later = await admin(browser);
  await openAccount(later, 'Ida Moss');
  expect(await owedOn(later)).toBe(100_000);
  await later.getByRole('button', { name: 'Give credit' }).click();
  await inDialog(later, { Amount: '100', 'What for': 'Closed on a Friday' }, 'Give credit');
  await expect.poll(() => owedOn(later)).toBe(90_000);
  await openPart(later, 'Payments');
  await onRow(later, /Cash/, 'Refund', { 'Amount to refund': '100', Why: 'Closed on a Friday' }, 'Refund');
  await expect.poll(() => owedOn(later)).toBe(100_000);
  expect(await read(later, months.october)).toEqual(was);
  const now = await read(later, months.november);
  // Ida 1,000, Ben 900 and Zara 1,000.
  expect(now.summary.kind.Income).toBe(290_000);
  expect(now.summary.kind['Money received']).toBe(65_000 - 10_000);
});

test('December: all is paid, by the county too, and the year ends', async ({ browser }) => {
  const paid = async (day: string, sums: readonly (readonly [string, string])[]) => {
    await moved.goTo(`${day}T15:00:00Z`);
    const ruth = await admin(browser);
    for (const [child, amount] of sums) {
      await take(ruth, child, amount, { 'Paid by': 'Check', 'Check number': '120' });
      await expect.poll(() => owedOn(ruth)).toBe(0);
    }
    await ruth.goto('/billing/subsidies');
    await ruth.getByRole('link', { name: 'Tompkins County' }).click();
    await ruth.getByRole('button', { name: 'Record payment' }).click();
    await inDialog(ruth, { 'Amount received': '700' }, /^Note (the|a) payment|^Record/);
  };
  await paid(november(10), [
    ['Ida Moss', '1000'],
    ['Ben Moss', '900'],
    ['Zara Haddad', '350'],
  ]);
  await moved.morning(december(1));
  await paid(december(5), [
    ['Ida Moss', '1000'],
    ['Ben Moss', '900'],
    ['Zara Haddad', '300'],
  ]);
  await moved.goTo(`${year + 1}-01-02T15:00:00Z`);
  const ruth = await admin(browser);
  const whole = await read(ruth, { from: months.october.from, to: months.december.to });
  // Income 2,499.52, 2,900 and 2,900; 100 of it was given back as credit and never came in.
  expect(whole.summary.kind).toMatchObject({
    Income: 829_952,
    'Money received': 819_952,
    'Credits granted': 10_000,
    'Owed by families and agencies': 0,
  });
  const balance = await totalsOf(ruth, 'balance', { from: months.october.from, to: months.december.to });
  expect(balance.Balance).toBe(0);
  const { rows } = await moved.database.query(
    'select * from ledger_differences((select id from centre where name = $1))',
    ['Little Oaks'],
  );
  expect(rows).toEqual([]);
});

test('January: each payer’s receipt for the year says what came in for each child', async ({ browser }) => {
  const ruth = await admin(browser);
  await ruth.goto(`/billing/report-year?from=${year}-01-01`);
  const row = (child: string) => ruth.getByRole('row', { name: new RegExp(child) });
  await expect(row('Ida')).toContainText('$2,935.00');
  await expect(row('Ben')).toContainText('$2,264.52');
  await expect(row('Zara')).toContainText('$950.00');
  await row('Ida')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  const download = ruth.waitForEvent('download');
  await ruth.getByRole('menuitem', { name: 'Receipt (PDF)' }).click();
  const paper = readFileSync(await (await download).path());
  expect((await download).suggestedFilename()).toMatch(new RegExp(`Payments in ${year} Nell Moss.*\\.pdf$`));
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});
