import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { letterTo } from '../src/outbox.ts';
import { expect as quick, test } from '../src/test.ts';
import { addTwoRooms } from '../src/two-rooms.ts';

test.use({ productOf: 'day-of-two-rooms' });
/** Four pages and forty children: a busy machine takes its time. */
const expect = quick.configure({ timeout: 60_000 });
const photo = resolve(import.meta.dirname, '../../../apps/portal/public/icons/mark-180.png');

const room = (page: Page, name: string) =>
  page.getByRole('group', { name: /every room|all rooms/i }).getByRole('button', { name, exact: true });
/** Chooses what it was, fills in, saves; three presses after the faces. */
const write = async (page: Page, kind: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) => {
  await page.getByRole('toolbar', { name: 'What was it?' }).getByRole('button', { name: kind, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: kind });
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
};
const face = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).first();

test('a day of two rooms: arrival, morning, a line cut at lunch, rest, and the report to the families', async ({
  as,
  product,
}) => {
  test.setTimeout(900_000);
  const day = await addTwoRooms(product);
  const [tablet, desk, emi, carlos] = [
    await as('teacher'),
    await as('manager'),
    await as('emi.ito'),
    await as('carlos.ruiz'),
  ];
  for (const wide of [tablet, desk]) await wide.setViewportSize({ width: 1024, height: 768 });
  for (const phone of [emi, carlos]) {
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto('/home');
  }

  // A family asks for the report of the day, each in its language.
  for (const phone of [emi, carlos]) {
    await phone.goto('/contact-profile');
    const send = phone.getByRole('switch', { name: /Email me a daily report|Enviarme el día/ });
    await send.click();
    await expect(send).toBeChecked();
    await phone.goto('/home');
  }

  // Arrival: each room by its own tablet, twenty children with three presses.
  for (const [page, name] of [
    [tablet, 'Robins'],
    [desk, 'Wrens'],
  ] as const) {
    await page.goto('/teacher/students/check-in-or-out');
    await room(page, name).click();
    await page.getByRole('button', { name: 'Select all 20 not here yet' }).click();
    await page.getByRole('button', { name: 'Check in 20' }).click();
  }
  await expect.poll(day.here).toBe(40);
  await emi.reload();
  await expect(emi.getByText('Robins').first()).toBeVisible();
  await expect(emi.getByText(/Mina was checked in|checked Mina in/)).toBeVisible();

  // Morning: one entry for the whole room, a count by names, a mood; the phone hears of it by itself.
  for (const [page, name] of [
    [tablet, 'Robins'],
    [desk, 'Wrens'],
  ] as const) {
    await page.goto('/activities');
    await room(page, name).click();
    await page.getByRole('button', { name: 'Everyone here (20)' }).click();
    await write(page, 'Activity', (form) => form.getByLabel('What you did').fill('Painting with leaves'));
  }
  await expect(emi.getByText('Painting with leaves')).toBeVisible();
  await expect(carlos.getByText('Painting with leaves')).toBeVisible();
  await tablet.getByRole('button', { name: 'Everyone here (20)' }).click();
  await write(tablet, 'Name to face', async () => undefined);
  await face(tablet, 'Mina').click();
  const from = Date.now();
  await write(tablet, 'Mood', (form) => form.getByRole('button', { name: 'Happy' }).click());
  await expect(emi.getByText('Mood').first()).toBeVisible();
  console.log(`a phone showed an entry ${Date.now() - from} ms after its form was opened`);

  // A photo of the yard waits for the manager; then its family has it, and no other.
  await face(tablet, 'Mina').click();
  await write(tablet, 'Photo', async (form) => {
    await form.locator('input[type=file]').setInputFiles(photo);
    await form.getByLabel('Note for the family').fill('In the yard');
    await expect(form.getByRole('button', { name: 'Another photo' })).toBeEnabled();
  });
  await desk.goto('/photos/students');
  await desk.getByRole('button', { name: /Show \d+ waiting photo/ }).click();
  await expect(emi.getByText('In the yard', { exact: true })).toBeVisible();
  await expect(carlos.getByText('In the yard', { exact: true })).toBeHidden();

  // A child goes to the other room in the middle of the day.
  await desk.goto('/teacher/students/check-in-or-out');
  await room(desk, 'Wrens').click();
  await desk.getByRole('button', { name: /Umar Wren/ }).click();
  await desk.getByRole('button', { name: 'Move to' }).click();
  await desk.getByRole('menuitem', { name: 'Robins' }).click();
  await expect(tablet.getByRole('button', { name: 'Everyone here (21)' })).toBeVisible();

  // Lunch: the line of the tablet is cut. Entries are kept by number, and naps end without a line too.
  await tablet.context().setOffline(true);
  await tablet.getByRole('button', { name: 'Everyone here (21)' }).click();
  await write(tablet, 'Meal', async (form) => {
    await form.getByRole('button', { name: 'Most', exact: true }).click();
    await form.getByLabel('What was eaten').fill('Pasta');
  });
  await expect(tablet.getByText('Saved on this device')).toBeVisible();
  for (const name of ['Mina', 'Bruno']) await face(tablet, name).click();
  await write(tablet, 'Nap', async () => undefined);
  const asleep = tablet.getByRole('region', { name: 'Asleep now' });
  await expect(asleep.getByText('Bruno')).toBeVisible();
  await asleep.getByRole('listitem').filter({ hasText: 'Bruno' }).getByRole('button', { name: 'Woke up' }).click();
  await expect(asleep.getByText('Bruno')).toBeHidden();
  await expect(tablet.getByRole('heading', { name: '4 entries will be sent when back online' })).toBeVisible();
  // Meanwhile the desk writes about one of the same children.
  await desk.goto('/activities');
  await room(desk, 'Robins').click();
  await face(desk, 'Mina').click();
  await write(desk, 'Note', (form) => form.getByLabel('Note for the family').fill('Ate well today'));
  await expect(emi.getByText('Ate well today')).toBeVisible();
  expect(await day.rows('meal')).toBe(0);

  // The line is back: what was kept arrives in its order, each once.
  await tablet.context().setOffline(false);
  await expect(tablet.getByText('will be sent when back online')).toBeHidden();
  await expect(emi.getByRole('region', { name: 'Mina' }).getByText('Ate most of the pasta')).toBeVisible();
  expect(await day.rows('meal')).toBe(1);
  expect(await day.rows('nap')).toBe(2);
  expect(await day.entries('nap', 'Mina')).toBe(1);
  await asleep.getByRole('button', { name: 'Woke up' }).first().click();
  await expect(
    emi
      .getByRole('region', { name: 'Mina' })
      .getByText(/^Napped /)
      .first(),
  ).toBeVisible();

  // The afternoon: something is needed from home; then everybody goes.
  await face(tablet, 'Mina').click();
  await write(tablet, 'Supplies', (form) => form.getByRole('button', { name: 'Diapers' }).click());
  await expect(emi.getByText('Diapers').first()).toBeVisible();
  for (const [page, name, count] of [
    [tablet, 'Robins', 21],
    [desk, 'Wrens', 19],
  ] as const) {
    await page.goto('/teacher/students/check-in-or-out');
    await room(page, name).click();
    await page.getByRole('button', { name: `Select all ${count} here` }).click();
    await page.getByRole('button', { name: `Check out ${count}` }).click();
    await page.getByRole('button', { name: 'Check out without a name' }).click();
  }
  await expect.poll(day.here).toBe(0);

  // The evening: the report, with the photo, in the language of each family; nothing of other children.
  await day.reportNow();
  const report = await letterTo(emi, 'emi.ito@sunny.example', 'activity_digest');
  const text = report.written.lines.join('\n');
  for (const words of [/pasta/i, /painting with leaves/i, /Ate well today/, /nap/i]) expect(text).toMatch(words);
  expect(text).not.toContain('Pablo');
  expect(report.written.attachments).toHaveLength(1);
  const informe = await letterTo(carlos, 'carlos.ruiz@sunny.example', 'activity_digest');
  expect(informe.written.lines.join('\n')).toContain('Pablo');
  expect(informe.written.subject).not.toBe(report.written.subject);
  expect(informe.written.attachments ?? []).toHaveLength(0);
  await day.close();
});
