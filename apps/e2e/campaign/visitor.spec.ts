import type { Page } from '@playwright/test';
import { callAs, teacherOfAva } from '../src/calls.ts';
import { comeIn } from '../src/office.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'visitor', actionTimeout: 20_000 });

const password = 'rosas-long-visit-2026';
const address = 'rosa.visits@example.com';

/** The minute of a moment as a field of time takes it, at Elm Street. */
const minuteOf = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', timeStyle: 'short' }).format(at);

const playing = (page: Page) => page.locator('[data-state="playing"] video[aria-label="Sunflowers"]');

/** Lets Rosa watch for the hours that are given; without them all of the day. */
const letWatch = async (parent: Page, hours?: readonly [string, string]): Promise<void> => {
  await parent.getByRole('button', { name: 'Let someone watch' }).click();
  const dialog = parent.getByRole('dialog', { name: 'Let someone watch' });
  await dialog.getByLabel('First name').fill('Rosa');
  await dialog.getByLabel('Last name').fill('Lopez');
  await dialog.getByLabel('Email').fill(address);
  if (hours) {
    await dialog.getByLabel('From, each day').fill(hours[0]);
    await dialog.getByLabel('To, each day').fill(hours[1]);
  }
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(parent.getByText('Waiting for the center')).toBeVisible();
};

test('a visitor watches for an afternoon and no longer, and loses the picture when the family says so', async ({
  as,
  browser,
  product,
  request,
}) => {
  await (await teacherOfAva(request))('in');
  const own = await callAs(request, 'parent');
  const { getUserStudents } = await own.ask('{ getUserStudents { id fname } }');
  const ava = getUserStudents.find(({ fname }: { fname: string }) => fname === 'Ava').id;

  const parent = await as('parent');
  await parent.goto(`/student/${ava}`);
  // An afternoon of two minutes.
  const end = new Date(Date.now() + 120_000);
  await letWatch(parent, [minuteOf(new Date(Date.now() - 60_000)), minuteOf(end)]);

  const manager = await as('manager');
  await manager.goto(`/pet/${ava}`);
  await manager.getByRole('button', { name: 'Approve' }).click();
  await expect(manager.getByText('Can watch')).toBeVisible();

  const visiting = await browser.newContext({ baseURL: product.url() });
  const visitor = await visiting.newPage();
  await comeIn(visitor, address, password);
  await expect(visitor.getByText('Leo')).toHaveCount(0);
  await visitor.goto('/contact/pets/cameras');
  await visitor.getByRole('link', { name: 'Watch Sunflowers' }).click();
  await expect(playing(visitor)).toBeVisible({ timeout: 30_000 });
  await expect(visitor.getByText(/Rosa Lopez/).first()).toBeAttached();
  // Nothing else of the child is reached, by its address either.
  const beside = await visiting.newPage();
  await beside.goto(`/student/${ava}`);
  await expect(beside.getByText('Ava Lopez')).toHaveCount(0);
  await beside.goto('/contact/pets/cameras');
  await expect(beside.getByRole('link', { name: /^Watch / })).toHaveCount(2);
  await beside.close();

  await expect(visitor.getByText('Your visit is over.')).toBeVisible({ timeout: 240_000 });
  await expect(visitor.locator('video[src]')).toHaveCount(0);
  expect(minuteOf(new Date())).toBe(minuteOf(end));

  await parent.reload();
  await letWatch(parent);
  await manager.reload();
  await manager.getByRole('button', { name: 'Approve' }).click();
  await visitor.goto('/contact/pets/cameras');
  await visitor.getByRole('link', { name: 'Watch Sunflowers' }).click();
  await expect(playing(visitor)).toBeVisible({ timeout: 30_000 });
  await parent.reload();
  await parent.getByRole('button', { name: 'End Rosa Lopez’s visit' }).click();
  await expect.poll(() => visitor.locator('video[src]').count(), { timeout: 5_000, intervals: [50] }).toBe(0);
  // The visit of the morning has ended too.
  await expect(parent.getByText('Ended', { exact: true })).toHaveCount(2);
  await visiting.close();
});
