import { seriousIn } from '../src/axe.ts';
import { letterTo } from '../src/outbox.ts';
import { expect, signIn, test } from '../src/test.ts';

test.use({ productOf: 'account' });
test.describe.configure({ mode: 'serial' });

const password = 'seven quiet lanterns';

test('somebody sees where they are signed in, and signs out what they do not know', async ({ as }) => {
  const phone = await as('parent');
  const page = await as('parent');
  await page
    .getByRole('button', { name: /Lucia Lopez/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/contact-profile$/);
  const devices = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');

  await devices.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out others' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone).toHaveURL(/\/login/);
});

test('a password is changed by the present one, and its owner gets a letter', async ({ as, browser, product }) => {
  const page = await as('parent');
  await page.goto('/contact-profile');
  const section = page.getByRole('region', { name: 'Password' });
  await section.getByLabel('Current password').fill('wrong');
  await section.getByLabel('New password', { exact: true }).fill(password);
  await section.getByLabel('Confirm new password').fill(password);
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText('This isn’t your current password.').first()).toBeVisible();
  await section.getByLabel('Current password').fill('nestling-demo');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByLabel('New password', { exact: true })).toHaveValue('');
  await letterTo(page, 'parent@sunny.example', 'password_changed');

  const other = await browser.newContext({ baseURL: product.url() });
  const again = await other.newPage();
  await signIn(again, 'parent', password);
  await expect(again).toHaveURL(/\/home$/);
  await other.close();
});

test('staff reach theirs by the same menu', async ({ as }) => {
  const page = await as('teacher');
  await page.goto('/user-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where you’re signed in' })).toContainText('This device');
});

test('axe finds nothing serious on the page of an account', async ({ as, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox ESR 153 itself crashes while axe reads this page');
  for (const [account, path] of [
    ['parent', '/contact-profile'],
    ['teacher', '/user-profile'],
  ] as const) {
    const page = await as(account, account === 'parent' ? password : undefined);
    await page.goto(path);
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    expect(await seriousIn(page)).toEqual([]);
  }
});
