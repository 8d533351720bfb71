import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'places' });
test.describe.configure({ mode: 'serial' });

test('a manager adds a room by its address, is told of a taken name, and changes its limits', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/rooms/add');
  const name = page.getByLabel('Name');
  await name.fill('Sunflowers');
  await page.getByRole('button', { name: 'Add Sunflowers' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await name.fill('Art Corner');
  await page.getByLabel('Capacity (children)').fill('0');
  await page.getByRole('button', { name: 'Add Art Corner' }).click();
  await expect(page.getByText('Enter 1 or more.').first()).toBeVisible();
  await page.getByLabel('Capacity (children)').fill('12');
  await page.getByLabel('Children per teacher').fill('6');
  await page.getByRole('button', { name: 'Add Art Corner' }).click();
  await expect(page).toHaveURL(/\/rooms$/);
  await expect(page.getByRole('row', { name: /Art Corner/ })).toContainText('capacity 12, 6 per teacher');

  await page.getByRole('button', { name: 'Actions for Art Corner' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Art Corner/ })).toHaveCount(0);

  // A room with children in it stays, and says why.
  await page.getByRole('button', { name: 'Actions for Sunflowers' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Sunflowers/ })).toBeVisible();
});

test('a manager makes a schedule, mends hours that overlap, and cameras go by it', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/schedules');
  await expect(page.getByRole('row', { name: /not in naps/ })).toContainText('Mon–Fri');
  await page.getByRole('button', { name: 'Add schedule' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mornings');
  await page.getByRole('button', { name: 'Add a time on Monday' }).click();
  await page.getByLabel('Monday, to').fill('06:00');
  await page.getByRole('button', { name: 'Add Mornings' }).click();
  await expect(page.getByText('Monday ends before it starts.').first()).toBeVisible();
  await page.getByLabel('Monday, to').fill('12:00');
  await page.getByRole('button', { name: 'Same hours Monday to Friday' }).click();
  await page.getByRole('button', { name: 'Add Mornings' }).click();
  const row = page.getByRole('row', { name: /Mornings/ });
  await expect(row).toContainText('Mon–Fri 7:00 AM–12:00 PM');

  await page.getByRole('button', { name: 'Actions for Mornings' }).click();
  await page.getByRole('menuitem', { name: 'Use for cameras' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: /Nap/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Set for 1 camera' }).click();
  await expect(row).toContainText('1 camera');
});

test('the office sees who watches while they watch', async ({ as }) => {
  const office = await as('manager');
  await office.goto('/camera-being-watched');
  await expect(office.getByText('No one is watching right now')).toBeVisible();
  const teacher = await as('teacher');
  await teacher.goto('/teacher/students/check-in-or-out');
  await teacher.getByText('Ava Lopez').first().click();
  await teacher.getByRole('button', { name: /Check in/ }).click();
  const mother = await as('parent');
  await mother.goto('/contact/pets/cameras');
  await mother.getByRole('link', { name: 'Watch Sunflowers' }).click();
  const row = office.getByRole('row', { name: /Lucia Lopez/ });
  await expect(row).toContainText('Sunflowers', { timeout: 15_000 });
  await expect(row).toContainText('Ava Lopez');

  const admin = await as('admin');
  await admin.goto('/streamings');
  await expect(admin.getByRole('row', { name: /Sunflowers/ })).toContainText('kbit/s', { timeout: 15_000 });
  await mother.goto('/home');
  await expect(office.getByText('No one is watching right now')).toBeVisible({ timeout: 15_000 });
});

test('an admin adds a streaming server and takes it away; the default one stays', async ({ as }) => {
  const page = await as('admin');
  await page.goto('/streaming-servers');
  await page.getByRole('button', { name: 'Add a server' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Recorder');
  await page.getByRole('textbox', { name: 'Address' }).fill('http://10.0.4.20');
  await page.getByRole('button', { name: 'Add a server' }).last().click();
  await expect(page.getByText('Enter it as rtsp://').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('rtsp://10.0.4.20:554');
  await page.getByRole('button', { name: 'Add a server' }).last().click();
  await expect(page.getByRole('row', { name: /Recorder/ })).toContainText('rtsp://10.0.4.20');
  await page.getByRole('button', { name: 'Actions for Recorder' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Recorder/ })).toHaveCount(0);
});

// In every mode and at every width: npm run screens -- --check.
test('axe finds nothing serious in the dark', async ({ as }) => {
  const page = await as('admin');
  await page.evaluate(() => localStorage.setItem('theme-mode', 'dark'));
  for (const path of [
    '/rooms',
    '/rooms/add',
    '/schedules',
    '/camera-being-watched',
    '/streaming-servers',
    '/streamings',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([path, await seriousIn(page)]).toEqual([path, []]);
  }
});
