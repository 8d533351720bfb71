import { seriousIn } from '../src/axe.ts';
import { emptyPages, pdfFile } from '../src/pdf.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records' });

const pdf = (name: string) => pdfFile(name, emptyPages(2));

test('a handbook is read to its last page, and a paper of a child is sent and approved', async ({ as }) => {
  const grace = await as('manager');
  const lucia = await as('parent');
  await lucia.setViewportSize({ width: 390, height: 844 });

  await grace.goto('/documents');
  await grace.getByRole('button', { name: 'Add a document' }).first().click();
  await grace.getByLabel('Name', { exact: false }).first().fill('Family handbook');
  await grace.locator('input[type=file]').setInputFiles(pdf('handbook.pdf'));
  await expect(grace.getByText('handbook.pdf')).toBeVisible();
  await expect(grace.getByRole('img', { name: 'Sent' })).toBeVisible();
  await grace.getByLabel('Read by').fill('2099-03-20');
  await grace.getByRole('button', { name: 'Remind around the due date' }).click();
  await expect(grace.getByLabel('Remind from')).toHaveValue('2099-03-13');
  await grace.getByLabel('All families at the location').check();
  await grace.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(grace.getByRole('link', { name: 'Family handbook' })).toBeVisible();
  expect(await seriousIn(grace)).toEqual([]);

  await lucia.goto('/user/files');
  await expect(lucia.getByText('Please read by Mar 20, 2099')).toBeVisible();
  await lucia.getByText('Family handbook').first().click();
  await expect(lucia.getByRole('img', { name: /^Page 1 of 2/ })).toBeVisible();
  await lucia.getByRole('img', { name: /^Page 2 of 2/ }).scrollIntoViewIfNeeded();
  await lucia.getByRole('link', { name: 'Download' }).scrollIntoViewIfNeeded();
  await expect(lucia.getByText(/^Read on/)).toBeVisible();
  expect(await seriousIn(lucia)).toEqual([]);

  await grace.getByRole('link', { name: 'Family handbook' }).click();
  await grace.getByRole('tab', { name: 'Who has read it' }).click();
  await expect(grace.getByText('Lucia Lopez')).toBeVisible();
  await expect(grace.getByText(/^Read on/)).toBeVisible();
  await expect(grace.getByText(/Reminds every 3 days from Mar 13, 2099 to Apr 3, 2099/)).toBeVisible();
  // Who has not read it is reminded now, and the list says so.
  await grace.getByRole('button', { name: 'Remind people who haven’t read it' }).click();
  await grace.getByRole('button', { name: 'Send' }).click();
  await expect(grace.getByText(/^Reminded /).first()).toBeVisible();
  expect(await seriousIn(grace)).toEqual([]);

  await lucia.goto('/user/students/documents');
  await lucia.getByRole('button', { name: 'Send a document' }).first().click();
  await lucia.locator('input[type=file]').setInputFiles(pdf('physical.pdf'));
  await expect(lucia.getByText('physical.pdf')).toBeVisible();
  await expect(lucia.getByRole('img', { name: 'Sent' })).toBeVisible();
  // What it is says its name; nobody has to write one, and may.
  await lucia.getByRole('combobox', { name: 'Type' }).click();
  await lucia.getByRole('option', { name: 'Physical exam' }).click();
  await expect(lucia.getByLabel(/^Name/)).toHaveValue('Physical exam');
  await lucia.getByLabel(/^Name/).fill('Physical 2026');
  await lucia.getByRole('button', { name: 'Send a document' }).last().click();
  await expect(lucia.getByText('Waiting', { exact: true })).toBeVisible();

  // It waits on the dashboard, a press from where it is read and answered.
  await grace.goto('/dashboard');
  const waits = grace
    .getByRole('region', { name: /^Needs you/ })
    .getByRole('listitem')
    .filter({ hasText: 'Physical 2026' });
  await waits.getByRole('link', { name: 'Review' }).click();
  // Today is what it is where the child is, also in the evening there, when Greenwich has tomorrow.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(new Date());
  await expect(grace.getByLabel('Approved on')).toHaveValue(today);
  await grace.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(grace.getByText('Physical 2026 was approved.')).toBeVisible();
  await lucia.goto('/user/students/documents');
  await expect(lucia.getByText('Approved')).toBeVisible();
});
