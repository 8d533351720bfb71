import { seriousIn } from '../src/axe.ts';
import { guestPages } from '../src/guest-pages.ts';
import { letterTo, pathOf } from '../src/outbox.ts';
import { expect, signIn, test } from '../src/test.ts';

test.use({ productOf: 'guests' });
test.describe.configure({ mode: 'serial' });

const password = 'seven quiet lanterns';

test('a family signs up by the code of its centre, confirms the address, is approved, and signs in', {
  tag: '@short',
}, async ({ as, page }) => {
  const email = 'nadia.haddad@example.com';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Use your sign-up code' }).click();
  await page.getByLabel('Sign-up code').fill('nothing');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('No location uses this code')).toBeVisible();
  await page.getByLabel('Sign-up code').fill('sunny-elm');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('For families of Elm Street.')).toBeVisible();

  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Email').fill('lucia');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Email');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill('parent');
  await page.getByLabel('Username').blur();
  await expect(page.getByText('That username is taken. Choose another one.')).toBeVisible();
  await page.getByLabel('Username').fill('nadia');
  await page.getByLabel('New password', { exact: true }).fill(password);
  // What was typed survives a reload; the passwords do not.
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Nadia');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/email-confirmation\?/);
  await expect(page.getByText(email)).toBeVisible();

  const letter = await letterTo(page, email, 'verify_email');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  const code = letter.written.code ?? '';
  await page.getByLabel('Code').fill('100000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('That code doesn’t match.').first()).toBeVisible();
  // As pasted from a mail program.
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

  const manager = await as('manager');
  const asked = await letterTo(page, 'manager@sunny.example', 'approve');
  await manager.goto(pathOf(asked));
  await manager.getByRole('button', { name: 'Approve' }).click();
  await expect(manager.getByRole('heading', { name: 'Approved' })).toBeVisible();
  await signIn(page, 'nadia', password);
  await expect(page).toHaveURL(/\/home$/);
});

test('a forgotten password is replaced by the link of a mail, which works once', async ({ page }) => {
  const email = 'parent@sunny.example';
  await page.goto('/login?back=%2Fcontact%2Fpets');
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  // The page before has a field for "Username or email", which stands until this one is there.
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const letter = await letterTo(page, email, 'reset');
  await page.goto(pathOf(letter));
  await page.getByLabel('New password', { exact: true }).fill('password');
  await page.getByLabel('Confirm new password').fill('passw');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The passwords don’t match.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(pathOf(letter));
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('an admin acts as a parent under a banner that stays, and goes back', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/pets?search=ava+lopez');
  await page.getByRole('button', { name: 'Actions for Ava Lopez' }).click();
  await page.getByRole('menuitem', { name: 'Open the profile' }).click();
  await page.getByRole('button', { name: 'Sign in as Lucia Lopez' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in as Lucia Lopez' }).click();
  await expect(dialog.getByText('This is required.')).toBeVisible();
  await dialog.getByLabel('Why?').fill('She cannot find the camera');
  await dialog.getByRole('button', { name: 'Sign in as Lucia Lopez' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('You’re signed in as Lucia Lopez until')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You’re signed in as Lucia Lopez until')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('You’re signed in as')).toHaveCount(0);
});

for (const mode of ['light', 'dark']) {
  test(`axe finds nothing serious on the pages before sign-in, ${mode}`, {
    tag: mode === 'light' ? '@short' : [],
  }, async ({ page, browserName }) => {
    test.slow();
    await page.addInitScript((theme) => localStorage.setItem('theme-mode', theme), mode);
    for (const path of guestPages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).filter({ hasText: /\w/ }).waitFor();
      expect([path, await seriousIn(page)]).toEqual([path, []]);
    }
    console.log(`walked in ${browserName}, ${mode}: ${guestPages.join(' ')}`);
  });
}
