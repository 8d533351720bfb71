import { expect, test } from '../src/test.ts';

test('a page somebody may not see says so, without a form to sign in; another account comes back to it', async ({
  as,
  page: guest,
}) => {
  const page = await as('parent');
  await page.goto('/cameras');
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page.' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/cameras');
  await page.getByRole('button', { name: 'Switch accounts' }).click();
  await page.getByLabel('Username or email').fill('manager');
  await page.getByLabel('Password', { exact: true }).fill('nestling-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cameras$/);
  await guest.goto('/home');
  await expect(guest).toHaveURL(/\/login\?back=%2Fhome$/);
  await guest.goto('/nowhere/at/all');
  await expect(guest.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
});

for (const [account, width] of [
  ['parent', 390],
  ['teacher', 390],
  ['manager', 390],
  ['teacher', 768],
  ['manager', 768],
] as const) {
  test(`search and bell are one tap away for a ${account} at ${width} px`, async ({ as }) => {
    const page = await as(account);
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Search people, rooms, pages' }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  });
}

test('a page says what it is for, and the search box does what is typed for a child', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/food-menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Food menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Help for this page' }).click();
  const help = page.getByRole('dialog', { name: 'Help: Food menu' });
  await expect(help).toContainText('Plan the week’s meals');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('payment ava');
  await page.getByRole('option', { name: /^Record a payment for Ava Lopez.*Peanuts/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Payment for Ava' })).toBeVisible();
});
