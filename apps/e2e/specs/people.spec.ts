import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'people' });
// Several people at once, each with a browser of its own: slow where the machine is shared.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last().click();

/** The record of a child, by the list or by what else leads there. */
const openAva = async (page: Page): Promise<void> => {
  await page.goto('/pets?search=ava+lopez');
  await page.getByRole('button', { name: 'Actions for Ava Lopez' }).click();
  await page.getByRole('menuitem', { name: 'Open the profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ava Lopez/ })).toBeVisible();
};

test('a teacher begins at the dashboard, which follows a check-in on another tablet by itself', async ({ as }) => {
  const wall = await as('teacher');
  await expect(wall).toHaveURL(/\/dashboard$/);
  const waiting = wall.getByRole('region', { name: 'Not yet arrived' });
  const rooms = wall.getByRole('region', { name: 'Children per teacher' });
  await expect(rooms.getByRole('listitem').filter({ hasText: 'Sunflowers' })).toContainText('5 of 10');

  const hand = await as('teacher');
  // Whoever is expected stands on the dashboard too, but on the days the center is open alone.
  await hand.goto('/staff/pets');
  await hand.getByRole('button', { name: 'Actions for Ava Lopez' }).click();
  await hand.getByRole('menuitem', { name: 'Open the profile' }).click();
  await expect(hand).toHaveURL(/\/staff\/pet\/\d+$/);
  await expect(hand.getByRole('region', { name: 'Safety' })).toContainText('Peanuts');
  await hand.getByRole('button', { name: 'Check in' }).click();
  await expect(hand.getByRole('heading', { level: 1 })).toContainText('Here since');

  await expect(rooms.getByRole('listitem').filter({ hasText: 'Sunflowers' })).toContainText('6 of 10');
  await expect(waiting.getByText('Ava Lopez')).toHaveCount(0);

  // Her mother may watch now; the office sees that she does, and that she stopped.
  const office = await as('manager');
  const watching = office.getByRole('region', { name: 'Watching now' });
  await expect(watching).toContainText('No one is watching right now.');
  const mother = await as('parent');
  await mother.goto('/contact/pets/cameras');
  await mother.getByRole('link', { name: 'Watch Sunflowers' }).click();
  await expect(watching).toContainText('Lucia Lopez', { timeout: 15_000 });
  await mother.goto('/home');
  await expect(watching).toContainText('No one is watching right now.', { timeout: 15_000 });

  await hand.getByRole('button', { name: 'Check out' }).click();
  await hand
    .getByRole('dialog', { name: 'Who is picking up Ava?' })
    .getByRole('button', { name: /Lucia Lopez/ })
    .click();
  await expect(rooms.getByRole('listitem').filter({ hasText: 'Sunflowers' })).toContainText('5 of 10');
});

test('a manager finds, filters and archives, and takes it back', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/students');
  await expect(page).toHaveURL(/\/pets$/);
  await page.getByRole('searchbox').fill('amelie');
  await expect(page).toHaveURL(/search=amelie/);
  await expect(page.getByRole('row', { name: /Amélie Dubois/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Ava Lopez/ })).toHaveCount(0);

  // Whoever is here cannot be archived: the answer names them, and nobody is.
  await page.getByRole('checkbox', { name: 'Select Amélie Dubois' }).check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(/Amélie/).last()).toBeVisible();
  await expect(page.getByRole('row', { name: /Amélie Dubois/ })).toBeVisible();

  await page.goto('/pets?search=mateo');
  await page.getByRole('checkbox', { name: 'Select Mateo Castillo' }).check();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('row', { name: /Mateo/ })).toHaveCount(0);
  await undo(page);
  await expect(page.getByRole('row', { name: /Mateo/ })).toContainText('Acorns');
  await page.goto('/students/archived');
  await expect(page).toHaveURL(/\/pets\?status=archived$/);
  await expect(page.getByRole('row', { name: /Mateo/ })).toHaveCount(0);
});

test('a manager adds a child, and is asked when there is one of that name already', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/pets');
  await page.getByRole('button', { name: 'Add student' }).first().click();
  const panel = page.getByRole('complementary').last();
  await panel.getByLabel(/^Name/).fill('Mila');
  await panel.getByLabel(/^Last name/).fill('Rao');
  await panel.getByRole('button', { name: 'Add Mila' }).click();
  await expect(panel.getByText('This is required.')).toBeVisible();
  await panel.getByLabel(/^Homeroom/).click();
  await page.getByRole('option', { name: 'Acorns' }).click();
  await panel.getByRole('button', { name: 'Add Mila' }).click();
  // Whoever was added is what one goes on with.
  await expect(page.getByRole('heading', { level: 1, name: /Mila Rao/ })).toBeVisible();
  await page.goto('/pets?search=mila');
  const mila = page.getByRole('row', { name: /Mila Rao/ });
  await expect(mila).toContainText('Acorns');

  await page.getByRole('button', { name: 'Add student' }).first().click();
  await panel.getByLabel(/^Name/).fill('Mila');
  await panel.getByLabel(/^Last name/).fill('Rao');
  await panel.getByLabel(/^Homeroom/).click();
  await page.getByRole('option', { name: 'Sunflowers' }).click();
  await panel.getByRole('button', { name: 'Add Mila' }).click();
  await panel.getByRole('button', { name: 'Not the same; add Mila' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Mila Rao/ })).toBeVisible();
  await page.goto('/pets?search=mila');
  await expect(mila).toHaveCount(2);
});

test('a student with two new contacts is nine acts in one form, and the record opens', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/pets');
  const panel = page.getByRole('complementary').last();
  let acts = 0;
  const act = async (work: Promise<void>): Promise<void> => {
    await work;
    acts += 1;
  };
  await act(page.getByRole('button', { name: 'Add student' }).first().click());
  await act(panel.getByLabel(/^Name/).fill('Ruby'));
  await act(panel.getByLabel(/^Contact$/).fill('Tess Okafor, mother, tess.okafor@example.com'));
  await act(panel.getByLabel(/^Homeroom/).click());
  await act(page.getByRole('option', { name: 'Acorns' }).click());
  // The child's is that of its first contact, until somebody writes another.
  await expect(panel.getByLabel(/^Last name/)).toHaveValue('Okafor');
  await act(panel.getByLabel(/^Another contact$/).fill('Umi Okafor, father, (207) 555-0148'));
  const tess = panel.getByRole('region', { name: 'Tess Okafor' });
  const umi = panel.getByRole('region', { name: 'Umi Okafor' });
  await act(tess.getByRole('button', { name: 'Select all' }).click());
  await act(umi.getByText('Picks up').click());
  await act(panel.getByRole('button', { name: 'Add Ruby' }).click());
  expect(acts).toBeLessThanOrEqual(9);
  await expect(page).toHaveURL(/\/pet\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /Ruby Okafor/ })).toBeVisible();
  // They may do what was said, and no more.
  const guardian = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(guardian('Tess Okafor')).toContainText('Legal guardian');
  await expect(guardian('Umi Okafor')).toContainText('Father');
  await expect(guardian('Umi Okafor')).toContainText('Picks up');
  await expect(guardian('Umi Okafor')).not.toContainText('Legal guardian');
});

test('a form half filled in survives a reload, and a contact who is known is picked by typing', async ({ as }) => {
  const page = await as('manager');
  await page.goto('/pets?open=new');
  const panel = page.getByRole('complementary').last();
  await panel.getByLabel(/^Name/).fill('Nilo');
  await panel.getByLabel(/^Last name/).fill('Rao');
  await panel.getByLabel(/^Contact$/).fill('Nia Rao, (207) 555-0142');
  await panel.getByLabel(/^Last name/).focus();
  await expect(panel.getByRole('region', { name: 'Nia Rao' })).toContainText('Nothing yet.');
  await panel.getByLabel(/^Another contact$/).fill('Lucia');
  await page.reload();
  await expect(panel.getByLabel(/^Name/)).toHaveValue('Nilo');
  await expect(panel.getByRole('region', { name: 'Nia Rao' }).getByLabel(/^Phone/)).toHaveValue('(207) 555-0142');
  // What was typed and not left yet is there too.
  const next = panel.getByLabel(/^Another contact$/);
  await expect(next).toHaveValue('Lucia');
  await next.fill('Lucia Lo');
  await page.getByRole('option', { name: /Lucia Lopez/ }).click();
  await expect(panel.getByRole('region', { name: 'Lucia Lopez' })).toBeVisible();
  // Nobody is a mother, or anything, by itself.
  await panel.getByLabel(/^Homeroom/).click();
  await page.getByRole('option', { name: 'Acorns' }).click();
  await panel.getByRole('button', { name: 'Add Nilo' }).click();
  await expect(panel.getByRole('region', { name: 'Nia Rao' })).toContainText(
    'Choose Nia Rao’s relationship to the child.',
  );
  await expect(page).toHaveURL(/open=new/);
});

test('facts are changed where they stand, and taken back', async ({ as }) => {
  const page = await as('manager');
  await openAva(page);
  await page.getByRole('tab', { name: 'Details' }).click();
  const nickname = page.getByRole('button', { name: /Edit Nickname/ });
  await nickname.click();
  await page.keyboard.type('Avie');
  await page.keyboard.press('Enter');
  await expect(nickname).toHaveText('Avie');
  await expect(page.getByText('“Avie”')).toBeVisible();
  await undo(page);
  await expect(nickname).toHaveText('Not given');
  await page.getByRole('tab', { name: 'History', exact: true }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Avie');
});

test('whoever is black-listed stands first for staff and sees nothing of the child', async ({ as }) => {
  const page = await as('manager');
  const father = await as('marco.lopez');
  await father.getByRole('article', { name: 'Ava' }).getByRole('link', { name: 'Ava', exact: true }).click();
  await expect(father.getByRole('heading', { level: 1, name: /Ava Lopez/ })).toBeVisible();

  await openAva(page);
  await page.getByRole('button', { name: 'Edit Marco Lopez' }).click();
  await page.getByRole('button', { name: 'Block from pickup…' }).click();
  await page.getByRole('button', { name: 'Block from pickup' }).click();
  await expect(page.getByText('This is required.')).toBeVisible();
  await page.getByRole('textbox', { name: /Reason/ }).fill('Court order of March 3. Call Lucia.');
  await page.getByRole('button', { name: 'Block from pickup' }).click();
  const safety = page.getByRole('region', { name: 'Safety' });
  await expect(safety.getByRole('listitem').first()).toContainText('Marco Lopez Court order of March 3. Call Lucia.');
  await expect(safety.getByRole('listitem').nth(1)).toContainText('Peanuts');
  // Pointed at, the way back stays while two others are looked at.
  await page.getByRole('button', { name: 'Undo' }).last().hover();

  await father.reload();
  await expect(father.getByRole('heading', { name: 'Not found' })).toBeVisible();

  const mother = await as('parent');
  await mother.getByRole('article', { name: 'Ava' }).getByRole('link', { name: 'Ava', exact: true }).click();
  await expect(mother.getByRole('region', { name: 'Safety' })).toContainText('Peanuts');
  await expect(mother.getByText('Court order')).toHaveCount(0);
  await expect(mother.getByRole('button', { name: 'Check in' })).toHaveCount(0);

  await undo(page);
  await expect(safety).not.toContainText('Marco');
});

// In every mode and at every width: npm run screens -- --check.
test('these screens are sound for everybody, in semi-dark', async ({ as }) => {
  const page = await as('manager');
  await openAva(page);
  const record = new URL(page.url()).pathname;
  await page.evaluate(() => localStorage.setItem('theme-mode', 'semi-dark'));
  for (const path of ['/dashboard', '/pets', record, `${record}?tab=facts`, `${record}?tab=cameras`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => seriousIn(page), { message: path }).toEqual([]);
  }
});
