import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { act, addContact, addMember, choose, comeIn, confirmWith, linkGuardian } from '../src/office.ts';
import { letterTo } from '../src/outbox.ts';
import { type Product, startProduct } from '../src/product.ts';
import { signIn } from '../src/test.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.skip(({ browserName }) => browserName !== 'chromium', 'these forms are walked in every engine by other specs');

const grows = 'oak trees grow slowly';
const logo = resolve(import.meta.dirname, '../../portal/public/icons/mark-192.png');
const flows = 'quiet mornings by the river';

let product: Product | undefined;
let admin: Page;
let manager: Page;
let mother: Page;

const someone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: product?.url() ?? '' })).newPage();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct({ env: { SEED: 'none' } });
});
test.afterAll(() => product?.stop());

const openIda = async () => {
  await manager.goto('/students?search=ida');
  await act(manager, 'Ida Moss', 'Open the profile');
};

/** How many of the steps of setting up the portal counts as done. */
const steps = async (page: Page, done: number) => {
  await page.goto('/onboarding');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(done));
};

test('the set-up code makes the centre, its admin the first location, and a manager comes in', async ({ browser }) => {
  admin = await someone(browser);
  await confirmWith(admin, grows);
  const [, file = ''] = /the code stands in (\S+)/.exec(product?.printed() ?? '') ?? [];
  const code = readFileSync(file, 'utf8').trim();
  await admin.goto('/cameras');
  await expect(admin).toHaveURL(/\/set-up$/);
  await admin.getByLabel('Set-up code').fill('AAAAA-BBBBB-CCCCC-DDDDD');
  await admin.getByLabel('Center name').fill('Little Oaks');
  await admin.getByLabel('First name').fill('Ruth');
  await admin.getByLabel('Last name').fill('Adler');
  await admin.getByLabel('Email').fill('ruth@oaks.example');
  await admin.getByLabel('Username').fill('ruth');
  await admin.getByLabel('New password', { exact: true }).fill(grows);
  await admin.getByLabel('Confirm new password').fill(grows);
  await admin.getByRole('button', { name: 'Create center' }).click();
  await expect(admin.getByText('That code isn’t right').first()).toBeVisible();
  await admin.getByLabel('Set-up code').fill(code.toLowerCase());
  await admin.getByRole('button', { name: 'Create center' }).click();
  await admin.getByRole('link', { name: 'Sign in' }).click();
  await admin.locator('input[autocomplete~="username"]').fill('ruth');
  await admin.locator('input[type="password"]').fill(grows);
  await admin.keyboard.press('Enter');

  // Every screen of a location leads to the first one.
  await admin.getByRole('link', { name: 'Start setup' }).click();
  await admin.getByRole('link', { name: /Add a location/ }).click();
  await admin.getByRole('button', { name: 'Add a location' }).first().click();
  await admin.getByLabel('Name').fill('River Road');
  await admin.getByRole('button', { name: 'Add River Road' }).click();
  await expect(admin).toHaveURL(/\/location\/\d+\/rooms/);
  await addMember(admin, 'Manager', 'Milo', 'Brandt');
  manager = await someone(browser);
  await confirmWith(manager, flows);
  await comeIn(manager, 'milo@oaks.example', flows);
  await expect(manager.getByRole('heading', { name: /Milo/ })).toBeVisible();
});

test('the manager makes rooms, staff, a camera and a student, until every step of setting up is done', async ({
  browser,
}) => {
  await manager.goto('/rooms/add');
  await manager.getByLabel('Name').fill('Meadow');
  await manager
    .getByRole('button', { name: /^#[0-9a-f]{6}$/ })
    .first()
    .click();
  await manager.getByRole('button', { name: 'Add Meadow' }).click();
  await expect(manager.getByRole('row', { name: /Meadow/ })).toBeVisible();

  await addMember(manager, null, 'Tess', 'Ray');
  const teacher = await someone(browser);
  await comeIn(teacher, 'tess@oaks.example', flows);
  await expect(teacher.getByRole('heading', { name: /Tess/ })).toBeVisible();
  await teacher.context().close();

  await manager.goto('/cameras');
  await manager.getByRole('button', { name: 'Add a camera' }).first().click();
  await manager.getByRole('textbox', { name: 'Name', exact: true }).fill('Meadow window');
  await manager.getByLabel('Code').fill('MEA-1');
  await choose(manager, 'Room', 'Meadow');
  await manager.getByLabel('Address', { exact: false }).first().fill('rtsp://10.0.4.31:554/stream1');
  await manager.getByRole('button', { name: 'Add Meadow window' }).click();
  await expect(manager.getByText('Meadow window').first()).toBeVisible();

  await manager.goto('/students');
  await manager.getByRole('button', { name: 'Add student' }).first().click();
  await manager.getByRole('textbox', { name: 'Name', exact: true }).fill('Ida');
  await manager.getByLabel('Last name').fill('Moss');
  await choose(manager, 'Homeroom', 'Meadow');
  await manager.getByRole('button', { name: 'Add Ida' }).click();
  await expect(manager.getByText('Ida Moss').first()).toBeVisible();

  await addContact(manager, 'Nell', 'Moss', 'nell@oaks.example');

  await steps(admin, 7);
  await admin.getByRole('link', { name: 'Go there: Add your center’s profile' }).click();
  await admin.getByLabel('Center name').fill('Little Oaks');
  await admin.getByRole('button', { name: 'Save' }).first().click();
  await steps(admin, 8);
});

test('a guardian is linked with relation and flags, comes in by the letter, and sees the child', async ({
  browser,
}) => {
  await openIda();
  await manager.getByRole('button', { name: 'Add a guardian' }).first().click();
  const dialog = manager.getByRole('dialog', { name: 'Add a guardian' });
  // The list of a field is above the dialog, and Escape closes the list alone.
  await dialog.getByRole('combobox', { name: 'Who' }).click();
  await expect(manager.getByRole('option', { name: /Nell Moss/ })).toBeVisible();
  await manager.keyboard.press('Escape');
  await expect(manager.getByRole('option')).toHaveCount(0);
  await linkGuardian(manager, 'Nell Moss', 'Mother');
  await manager.goto('/contacts');
  await act(manager, 'Nell Moss', 'Invite by email');
  mother = await someone(browser);
  await comeIn(mother, 'nell@oaks.example', flows);
  await expect(mother.getByRole('link', { name: 'Ida', exact: true })).toBeVisible();
});

test('another family signs up by the code of the location, and is put on the black list', async ({ browser }) => {
  await manager.goto('/manage-location/settings');
  const signUp = manager.getByRole('region', { name: 'Sign-up' });
  const address = signUp.getByText(/\/register\//);
  await signUp.getByRole('button', { name: 'Create a code' }).click();
  const open = signUp.getByRole('switch', { name: 'Families can sign up now' });
  await open.click();
  await expect(open).toBeChecked();
  const [, code = ''] = /\/register\/(\S+)/.exec((await address.textContent()) ?? '') ?? [];
  const father = await someone(browser);
  await father.goto('/login');
  await father.getByRole('link', { name: 'Use your sign-up code' }).click();
  await father.getByLabel('Sign-up code').fill(code.toLowerCase());
  await father.getByRole('button', { name: 'Next' }).click();
  await expect(father.getByText('For families of River Road.')).toBeVisible();
  await father.getByLabel('First name').fill('Omar');
  await father.getByLabel('Last name').fill('Haddad');
  await father.getByLabel('Email').fill('omar@oaks.example');
  await father.getByLabel('Username').fill('omar');
  await father.getByLabel('New password', { exact: true }).fill(grows);
  await father.getByLabel('Confirm new password').fill(grows);
  await father.getByRole('button', { name: 'Create account' }).click();
  const letter = await letterTo(father, 'omar@oaks.example', 'verify_email');
  await father.getByRole('link', { name: 'Enter the code' }).click();
  await father.getByLabel('Code').fill(letter.written.code ?? '');
  await father.getByRole('button', { name: 'Confirm' }).click();
  await expect(father.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();

  await manager.goto('/contacts');
  await act(manager, 'Omar Haddad', 'Approve');
  await expect(manager.getByText(/Omar Haddad (is|was) approved/)).toBeVisible();
  await openIda();
  await manager.getByRole('button', { name: 'Add a guardian' }).first().click();
  await linkGuardian(manager, 'Omar Haddad', 'Father');
  await signIn(father, 'omar', grows);
  await expect(father.getByRole('link', { name: 'Ida', exact: true })).toBeVisible();

  await manager.getByRole('button', { name: 'Edit Omar Haddad' }).click();
  await manager.getByRole('button', { name: 'Block from pickup…' }).click();
  await manager.getByRole('textbox', { name: /Reason/ }).fill('Court order of March 3.');
  await manager.getByRole('button', { name: 'Block from pickup' }).click();
  await expect(manager.getByRole('region', { name: 'Safety' })).toContainText('Omar Haddad');
  await father.reload();
  await expect(father.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(father.getByRole('link', { name: 'Ida', exact: true })).toHaveCount(0);
});

test('a permission is taken from staff, and the office sees that one of them is without it', async () => {
  await admin.goto('/permissions');
  const may = admin.getByRole('checkbox', { name: 'Teacher can: Edit students' });
  await expect(may).toBeChecked();
  await manager.goto('/what-a-person-sees');
  await manager.getByRole('combobox', { name: 'Whose view?' }).fill('Tess');
  await manager.getByRole('option', { name: /Tess Ray/ }).click();
  const rights = manager.locator('section').filter({ hasText: 'Role permissions' });
  await expect(rights).toContainText('Edit students');
  await may.click();
  await expect(may).not.toBeChecked();
  await manager.reload();
  await expect(rights).toContainText('Hide cameras from families');
  await expect(rights).not.toContainText('Edit students');
});

test('the centre gets its colour and its logo, which families see', async () => {
  const colour = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--n-fill-brand').trim());
  expect(await colour(mother)).not.toBe('#0f6b5c');
  await admin.goto('/theme-customizer');
  await admin.getByRole('textbox', { name: 'Color', exact: true }).fill('#0f6b5c');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => colour(admin)).toBe('#0f6b5c');
  await admin.locator('input[type="file"]').first().setInputFiles(logo);
  await expect(admin.getByRole('button', { name: 'Remove the image: Logo' })).toBeVisible();
  await mother.reload();
  await expect.poll(() => colour(mother)).toBe('#0f6b5c');
  const shown = mother.getByRole('navigation').locator('a[href="/"] img').first();
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(192);
});
