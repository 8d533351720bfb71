import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  centsOf,
  fillIn,
  inDialog,
  onRow,
  openAccount,
  openPart,
  owedOn,
  summaryOf,
  totalsOf,
} from '../src/bookkeeper.ts';
import { MovedProduct } from '../src/moved-product.ts';
import { addContact, choose, linkGuardian } from '../src/office.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ actionTimeout: 20_000 });

/** The last month that was over two days ago, so that the clock of the walk stays behind the machine's. */
const first = (() => {
  const at = new Date(Date.now() - 3 * 86_400_000);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1));
})();
/** A day of the month: the first is 1, the last of the month before 0. */
const day = (n: number): string => new Date(first.getTime() + (n - 1) * 86_400_000).toISOString().slice(0, 10);
const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
/** A Monday in the second half of it. */
const monday = [16, 17, 18, 19, 20, 21, 22].find((n) => new Date(day(n)).getUTCDay() === 1) ?? 16;
const month = { from: day(1), to: day(days) };
/** From before the first entry of the demo to after the last one of the walk. */
const all = { from: day(-200), to: day(days + 2) };

let moved: MovedProduct;

/** The page of somebody, signed in, at the day that is. */
const as = (browser: Browser, account: string): Promise<Page> => moved.as(browser, account);

/** Morning of a day of the month, after its round. */
const morning = (n: number): Promise<void> => moved.morning(day(n));

/** Sums of the ledger itself, in cents; effective days as of a report. */
const booked = async ({ from, to }: { from: string; to: string }): Promise<Record<string, number>> => {
  const { rows } = await moved.database.query<{ kind: string; cents: number }>(
    `select l.kind, sum(l.cents)::float8 as cents from ledger_line l
     join ledger_entry e on e.centre_id = l.centre_id and e.id = l.entry_id
     where e.effective_on between $1 and $2 and e.location_id = (select min(id) from location where name = 'Elm Street')
     group by 1`,
    [from, to],
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
};

const card = (page: Page) => page.getByRole('region', { name: 'You owe' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  moved = await MovedProduct.start(`${day(0)}T13:00:00Z`);
});
test.afterAll(() => moved?.end());

test('the day before: an agency pays a part for a child from the first', async ({ browser }) => {
  const admin = await as(browser, 'admin');
  await admin.goto('/billing/subsidies');
  await admin.getByRole('button', { name: 'Add an agency' }).first().click();
  await inDialog(admin, { Name: 'City Start', Terms: 'Net 30' }, /^Add/);
  await admin.getByRole('link', { name: 'City Start' }).click();
  await openPart(admin, 'Children');
  await admin.getByRole('button', { name: 'Add a child' }).first().click();
  const dialog = admin.getByRole('dialog', { name: 'Add a child' });
  await dialog.getByRole('combobox', { name: 'Child' }).fill('Theo');
  await admin.getByRole('option', { name: /Theo Papadakis/ }).click();
  await inDialog(
    admin,
    { Pays: '700', 'Family copay': '250', 'Authorization number': 'CS-7', 'Approved from': day(1) },
    'Add a child',
  );
  await expect(admin.getByRole('row', { name: /Theo Papadakis/ })).toContainText('$700.00');
});

test('the first: plans are billed, to both parents by their shares, and to agencies', async ({ browser }) => {
  await morning(1);
  const lucia = await as(browser, 'parent');
  await lucia.goto('/user/students/billing');
  // September’s part, October’s less the credit, and Leo’s with the siblings’ discount.
  await expect(card(lucia)).toContainText('$2,539.00');
  const marco = await as(browser, 'marco.lopez');
  await marco.goto('/user/students/billing');
  await expect(card(marco)).toContainText('$986.00');
  for (const hers of ['$1,080.00', '$700.00', '$759.00', '$2,539.00'])
    await expect(marco.getByText(hers)).toHaveCount(0);
  const manager = await as(browser, 'manager');
  await openAccount(manager, 'Theo Papadakis');
  await expect(manager.getByRole('row', { name: /City Start/ })).toContainText('$700.00');
  // Net 30.
  await expect(manager.getByRole('row', { name: /City Start/ })).toContainText(dateOf(31));
  await expect(manager.getByRole('row', { name: new RegExp(`${dateOf(1)}.*\\$500\\.00`) })).toHaveCount(1);
});

/** A day as the pages write it in figures. */
const dateOf = (n: number): string => {
  const [year, month_, day_] = day(n).split('-');
  return `${month_}/${day_}/${year}`;
};

test('a card fails, another one pays; the father lets his bank account be charged', async ({ browser }) => {
  const lucia = await as(browser, 'parent');
  await lucia.goto('/user/students/billing');
  await card(lucia).getByRole('button', { name: 'Pay $2,539.00' }).click();
  const dialog = lucia.getByRole('dialog');
  const add = async (name: string) => {
    await dialog.getByRole('button', { name: 'Add a card or bank account' }).click();
    await lucia.getByRole('button', { name: `Continue: ${name}` }).click();
    await dialog.getByText(name, { exact: true }).click();
  };
  await add('Visa 0002');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('wasn’t paid');
  await add('Visa 4242');
  await dialog.getByRole('button', { name: 'Pay $2,539.00' }).click();
  await expect(dialog.getByRole('status')).toHaveText('$2,539.00 was paid.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(lucia.getByText('You’re all paid up')).toBeVisible();

  const marco = await as(browser, 'marco.lopez');
  await marco.goto('/user/students/billing');
  await marco.getByRole('button', { name: 'Add a card or bank account' }).click();
  await marco.getByRole('button', { name: 'Continue: Bank account 6789' }).click();
  const autopay = marco.getByRole('switch', { name: 'Autopay for Ava' });
  await expect(autopay).toBeEnabled();
  await autopay.click({ force: true });
  await marco.getByRole('button', { name: 'I agree, turn it on' }).click();
  await expect(autopay).toBeChecked();
  for (const hers of ['Visa 4242', '$2,539.00']) await expect(marco.getByText(hers)).toHaveCount(0);
});

test('the notice goes out, and days later the bank account pays what is due', async ({ browser }) => {
  await morning(5);
  await morning(8);
  // A bank takes its time; the job process asks for it each minute.
  await expect
    .poll(
      async () => {
        const { rows } = await moved.database.query(`select count(*)::int as n from payment
          where method = 'bank' and status = 'approved' and autopay_of is not null`);
        return rows[0]?.n;
      },
      { timeout: 150_000 },
    )
    .toBe(2);
  const marco = await as(browser, 'marco.lopez');
  await marco.goto('/user/students/billing');
  await expect(marco.getByText('You’re all paid up')).toBeVisible();
});

test('who is late pays a fee, once; the office takes a check, and the agencies’ money', async ({ browser }) => {
  await morning(14);
  await morning(15);
  const manager = await as(browser, 'manager');
  await openAccount(manager, 'Noah Rivera');
  const fees = manager.getByRole('row', { name: /Late fee/ });
  // One for September, one for October, however often the round ran.
  await expect(fees).toHaveCount(2);
  const before = await owedOn(manager);
  await manager.getByRole('button', { name: 'Take payment' }).click();
  await inDialog(
    manager,
    { 'Amount received': '425.00', 'Paid by': 'Check', 'Check number': '2041' },
    'Record payment of $425.00',
  );
  await expect.poll(() => owedOn(manager)).toBe(before - 42_500);

  const admin = await as(browser, 'admin');
  await admin.goto('/billing/subsidies');
  for (const [agency, amount, left] of [
    ['City Start', '650.00', '$50.00'],
    ['County Child Care Assistance', '1700.00', '$0.00'],
  ] as const) {
    await admin.goto('/billing/subsidies');
    await admin.getByRole('link', { name: agency }).click();
    await admin.getByRole('button', { name: 'Record payment' }).click();
    await inDialog(admin, { 'Amount received': amount }, /^(Note (the|a)|Record) payment/);
    await admin.goto('/billing/subsidies');
    await expect(admin.getByRole('row', { name: new RegExp(agency) })).toContainText(left);
  }
});

test('a child comes in the middle of the month, with its plan billed by its days', async ({ browser }) => {
  const manager = await as(browser, 'manager');
  await addContact(manager, 'Nell', 'Moss', 'nell@moss.example');
  await manager.goto('/pets');
  await manager.getByRole('button', { name: 'Add student' }).first().click();
  const panel = manager.getByRole('complementary').last();
  await panel.getByLabel(/^Name/).fill('Ida');
  await panel.getByLabel(/^Last name/).fill('Moss');
  await choose(manager, 'Homeroom', 'Acorns');
  await panel.getByRole('button', { name: 'Add Ida' }).click();
  await expect(manager.getByText('Ida Moss').first()).toBeVisible();
  await manager.goto('/pets?search=ida');
  await manager.getByRole('button', { name: 'Actions for Ida Moss' }).click();
  await manager.getByRole('menuitem', { name: 'Open the profile' }).click();
  await manager.getByRole('button', { name: 'Add a guardian' }).first().click();
  await linkGuardian(manager, 'Nell Moss', 'Mother', ['Pays']);

  await openAccount(manager, 'Ida Moss');
  await openPart(manager, 'Plans');
  await manager.getByRole('button', { name: 'Add plan' }).first().click();
  await inDialog(manager, { Template: 'Full day', 'First day': day(16) }, 'Add plan');
  await openPart(manager, 'Upcoming');
  const part = Math.round((120_000 * (days - 15)) / days);
  const words = `$${(part / 100).toFixed(2)}`;
  await expect(manager.getByRole('row', { name: /Full day/ }).first()).toContainText(words);
  await morning(16);
  const later = await as(browser, 'manager');
  await openAccount(later, 'Ida Moss');
  expect(await owedOn(later)).toBe(part);
  await expect(later.getByRole('row', { name: /Nell Moss/ })).toContainText(words);
});

test('Ava is picked up late, and both parents get their part of the fee', async ({ browser }) => {
  await moved.goTo(`${day(monday)}T12:00:00Z`);
  const come = async (there: string, press: string) => {
    const teacher = await as(browser, 'teacher');
    await teacher.goto('/teacher/students/check-in-or-out');
    await teacher.getByRole('button', { name: new RegExp(`^Ava Lopez ${there}`) }).click();
    await teacher.getByRole('button', { name: press }).click();
    if (press === 'Check out')
      await teacher
        .getByRole('dialog')
        .getByRole('button', { name: /Lucia Lopez/ })
        .click();
    await expect(teacher.getByRole('button', { name: new RegExp(`^Ava Lopez ${there}`) })).toHaveCount(0);
  };
  await come('Not here', 'Check in');
  // Twenty past six, in summer or winter time.
  const summer = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', timeZoneName: 'short' })
    .format(new Date(`${day(monday)}T22:00:00Z`))
    .endsWith('EDT');
  await moved.goTo(`${day(monday)}T${summer ? 22 : 23}:20:00Z`);
  await come('Sunflowers', 'Check out');
  await morning(monday + 1);
  const lucia = await as(browser, 'parent');
  await lucia.goto('/user/students/billing');
  await expect(card(lucia)).toContainText('$12.00');
  const marco = await as(browser, 'marco.lopez');
  await marco.goto('/user/students/billing');
  await expect(card(marco)).toContainText('$8.00');
});

test('the office gives money back, and voids what it charged twice', async ({ browser }) => {
  const manager = await as(browser, 'manager');
  await openAccount(manager, 'Ava Lopez');
  const before = await owedOn(manager);
  expect(before).toBe(2_000);
  await openPart(manager, 'Payments');
  await onRow(
    manager,
    /Visa.*Approved|Approved.*Lucia|Card.*Approved/,
    'Refund',
    { 'Amount to refund': '100', Why: 'Closed on Friday' },
    'Refund',
  );
  await expect.poll(() => owedOn(manager)).toBe(before + 10_000);
  for (const trip of ['Field trip', 'Field trip again']) {
    await manager.getByRole('button', { name: 'Add a charge' }).click();
    await inDialog(manager, { Item: trip, Amount: '33.33' }, 'Add charge');
  }
  await expect.poll(() => owedOn(manager)).toBe(before + 10_000 + 2 * 3_333);
  await openPart(manager, 'Open invoices');
  const twice = manager.getByRole('row', { name: /Field trip again/ });
  // The odd cent goes somewhere, and nowhere twice.
  await expect(twice).toHaveCount(2);
  for (const left of [1, 0]) {
    await onRow(manager, /Field trip again/, 'Void', { Why: 'Charged twice' }, 'Void');
    await expect(twice).toHaveCount(left);
  }
  await expect.poll(() => owedOn(manager)).toBe(before + 10_000 + 3_333);
});

test('the month ends: the next one is billed, and what is closed stays as it was', async ({ browser }) => {
  await morning(days + 1);
  const admin = await as(browser, 'admin');
  const was = await totalsOf(admin, 'transactions', month);
  await admin.goto('/billing/report-billing-summary');
  await admin.getByRole('button', { name: /^Close / }).click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Close / })
    .click();
  await expect(admin.getByRole('dialog')).toBeHidden();

  // A charge for a day of it is declined at its field, and nothing typed is lost.
  const manager = await as(browser, 'manager');
  await openAccount(manager, 'Ida Moss');
  await manager.getByRole('button', { name: 'Add a charge' }).click();
  const charge = manager.getByRole('dialog');
  const late = { Item: 'Sun hat', Amount: '9.99', Date: day(20), 'Due on': day(days + 10) };
  await fillIn(manager, charge, late);
  await charge.getByRole('button', { name: 'Add charge' }).click();
  await expect(charge.getByText(/month is closed/i).first()).toBeVisible();
  await inDialog(manager, { Date: day(days + 1) }, 'Add charge');
  expect(await totalsOf(admin, 'transactions', month)).toEqual(was);
});

test('the reports agree with each other and with the ledger, to the cent', async ({ browser }) => {
  const admin = await as(browser, 'admin');
  const read = async (span: typeof all) => ({
    summary: await summaryOf(admin, span),
    transactions: await totalsOf(admin, 'transactions', span),
    invoices: await totalsOf(admin, 'invoices', span),
    payments: await totalsOf(admin, 'payments', span),
    balance: await totalsOf(admin, 'balance', span),
  });
  const sum = (all_: Record<string, number>): number => Object.values(all_).reduce((a, b) => a + b, 0);
  for (const span of [month, all]) {
    const lines = await booked(span);
    const { summary, transactions, invoices, payments, balance } = await read(span);
    const of = (kind: string) => lines[kind] ?? 0;
    expect(sum(lines)).toBe(0);
    expect(sum(summary.category)).toBe(-of('income'));
    expect(sum(summary.location)).toBe(-of('income'));
    expect(sum(summary.method)).toBe(of('cash'));
    expect(summary.kind['Money received']).toBe(of('cash'));
    expect(summary.kind.Income).toBe(-of('income'));
    expect(invoices.Amount).toBe(-of('income'));
    // What was billed less what came in, was waived or given is what is owed more than before.
    expect(transactions.Amount).toBe(of('receivable') + of('credit'));
    expect((payments.Amount ?? 0) - (payments.Refunded ?? 0)).toBe(of('cash'));
    const until = await booked({ ...span, from: '2000-01-01' });
    expect(balance.Balance).toBe((until.receivable ?? 0) + (until.credit ?? 0));
    if (span === all) {
      expect(invoices.Balance).toBe(of('receivable'));
      expect((invoices.Balance ?? 0) + of('credit')).toBe(balance.Balance);
      const ages = ['Current', '1–30 days', '31–60', '61–90', 'Over 90'].map((head) => balance[head] ?? 0);
      expect(ages.reduce((a, b) => a + b, 0)).toBe(of('receivable'));
    }
  }
  // What each parent is shown is their part of what the account and the report say.
  let both = 0;
  for (const who of ['parent', 'marco.lopez']) {
    const page = await as(browser, who);
    await page.goto('/user/students/billing2');
    await expect(page.getByRole('table', { name: 'Statement' })).toBeVisible();
    await choose(page, 'Account', 'Ava Lopez').catch(() => undefined);
    both += centsOf(
      await page
        .getByRole('table', { name: 'Statement' })
        .locator('tbody tr')
        .last()
        .locator('td')
        .last()
        .textContent(),
    );
  }
  const manager = await as(browser, 'manager');
  await openAccount(manager, 'Ava Lopez');
  expect(await owedOn(manager)).toBe(both);
  const { rows } = await moved.database.query(
    'select * from ledger_differences((select id from centre where slug = $1))',
    ['sunny'],
  );
  expect(rows).toEqual([]);
});
