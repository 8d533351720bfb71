import { seriousIn } from '../src/axe.ts';
import { letterTo } from '../src/outbox.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'support' });

test('support enters a center by a link, with a reason its office reads, and looks without touching', async ({
  as,
  page,
}) => {
  const operator = await as('operator');
  await operator.goto('/centers-list');
  await operator.getByRole('link', { name: 'Sunny' }).first().click();
  await expect(operator.getByRole('heading', { name: 'Who works there' })).toBeVisible();
  expect(await seriousIn(operator)).toEqual([]);

  await operator.getByRole('button', { name: 'Add location' }).click();
  const adding = operator.getByRole('dialog');
  await adding.getByRole('combobox', { name: 'Location' }).click();
  await operator.getByRole('option').first().click();
  await adding.getByRole('button', { name: 'Add location' }).click();
  await expect(adding).toBeHidden();
  const remove = operator.getByRole('button', { name: /^Remove / });
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(operator.getByText('No location belongs to this center yet.')).toBeVisible();

  await operator.getByRole('button', { name: /^More/ }).click();
  await operator.getByRole('menuitem', { name: 'Sign in as support' }).click();
  const dialog = operator.getByRole('dialog');
  expect(await seriousIn(operator)).toEqual([]);
  await dialog.getByRole('button', { name: 'Sign in as support' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Reason').fill('The lunch menu is empty');
  await dialog.getByRole('button', { name: 'Sign in as support' }).click();
  const link = dialog.getByRole('link', { name: /^Open / });
  const address = (await link.getAttribute('href')) ?? '';

  await page.goto(address);
  const banner = page.getByRole('status').filter({ hasText: 'until' });
  await expect(banner).toBeVisible();
  await page.goto(new URL('/locations', address).href);
  await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible();
  const letter = await letterTo(page, 'admin@sunny.example', 'center_entry');
  expect(letter.written.lines.join(' ')).toContain('The lunch menu is empty');
  // Once more it is over.
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page).toHaveURL(/login/);
});

test('an office sees what its plan holds and pays for its center itself', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/nestling-plan');
  await expect(admin.getByRole('heading', { name: 'Our plan', exact: true })).toBeVisible();
  expect(await seriousIn(admin)).toEqual([]);
  await admin.getByRole('button', { name: /^Pay / }).first().click();
  await expect(admin.getByText('Thank you. Your center is paid for.')).toBeVisible();
  await expect(admin).not.toHaveURL(/session_id/);
  await admin.getByRole('button', { name: 'Add card' }).click();
  await expect(admin.getByText('Demo ending in 4242')).toBeVisible();
  await expect(admin).not.toHaveURL(/card=/);
  expect(await seriousIn(admin)).toEqual([]);

  for (const [account, address] of [
    ['admin', '/centers-payments'],
    ['operator', '/centers-invoices'],
  ] as const) {
    const reader = account === 'admin' ? admin : await as(account);
    await reader.goto(address);
    await reader.getByRole('row', { name: /Sunny/ }).first().click();
    await expect(reader.getByRole('heading', { name: 'Invoice', exact: true })).toBeVisible();
    await expect(reader.getByText('Paid on').first()).toBeVisible();
    expect(await seriousIn(reader)).toEqual([]);
  }
});
