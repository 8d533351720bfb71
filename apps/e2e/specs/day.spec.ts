import { resolve } from 'node:path';
import ICAL from 'ical.js';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'day' });

const picture = resolve(import.meta.dirname, '../../../apps/portal/public/icons/mark-180.png');

test('a nap, an event and photos of the yard reach the family', async ({ as }) => {
  const hannah = await as('teacher');
  const grace = await as('manager');
  const lucia = await as('parent');
  await lucia.setViewportSize({ width: 390, height: 844 });

  // A nap begins with three presses and ends with one.
  await hannah.goto('/activities');
  const ava = hannah.getByRole('button', { name: /^Ava/ }).first();
  const absent = hannah.getByRole('button', { name: 'Show absent too' });
  await expect(ava.or(absent).first()).toBeVisible();
  if (!(await ava.isVisible())) await absent.click();
  await ava.click();
  await hannah.getByRole('button', { name: 'Nap', exact: true }).click();
  await hannah.getByRole('dialog', { name: 'Nap' }).getByRole('button', { name: 'Save' }).click();
  const asleep = hannah.getByRole('region', { name: 'Asleep now' });
  await expect(asleep.getByText('Ava Lopez')).toBeVisible();
  await asleep.getByRole('button', { name: 'Woke up' }).first().click();
  await expect(asleep.getByText('Ava Lopez')).toBeHidden();
  await ava.click();
  await expect(hannah.getByRole('button', { name: 'Repeat last: Nap' })).toBeVisible();

  // An event of the calendar stands on the family's home, and in its own calendar program.
  await grace.goto('/calendar');
  await grace.getByRole('button', { name: 'New event', exact: true }).click();
  const panel = grace.locator('aside', { hasText: 'New event' });
  await panel.getByLabel('Name').fill('Lantern walk');
  await panel.getByLabel('Remind families and staff').selectOption({ label: '1 day before' });
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(grace.getByText('Lantern walk').first()).toBeVisible();
  await lucia.goto('/home');
  const upcoming = lucia.getByRole('region', { name: /coming up|upcoming/i });
  await expect(upcoming.getByText('Lantern walk')).toBeVisible();
  await upcoming.getByRole('button', { name: 'Calendar app' }).click();
  await lucia.getByRole('button', { name: 'Create address' }).click();
  const address = await lucia.getByLabel('Your address').inputValue();
  const ics = await (await lucia.request.get(address)).text();
  const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events.map(({ summary }) => summary)).toContain('Lantern walk');

  // Photos of the yard, seen by families.
  await grace.goto('/photos/facility');
  await grace.getByRole('button', { name: 'Add photos' }).first().click();
  const photos = grace.locator('aside', { hasText: 'Add photos' });
  await photos.locator('input[type=file]').setInputFiles(picture);
  await photos.getByLabel('Caption').fill('The new sandbox');
  await photos.getByLabel('All families at the location').check();
  await expect(photos.getByText(/mark-180/)).toBeVisible();
  await expect(photos.getByRole('img', { name: 'Sent' })).toBeVisible();
  await photos.getByRole('button', { name: 'Save' }).click();
  await expect(grace.getByRole('heading', { name: 'The new sandbox' })).toBeVisible();
  await lucia.goto('/user/files');
  await lucia.getByText('The new sandbox').first().click();
  await expect(lucia.getByRole('img', { name: 'The new sandbox' })).toBeVisible();
});
