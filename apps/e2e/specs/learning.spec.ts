import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { seriousIn } from '../src/axe.ts';
import { isWeekend } from '../src/calls.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'learning' });
const picture = resolve(import.meta.dirname, '../../../apps/portal/public/icons/mark-180.png');

const chooseSunflowers = async (page: Page) => {
  await page.getByRole('button', { name: /^Room/ }).click();
  const name = 'Sunflowers';
  await page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name })).click();
};

test('a teacher notes steps by keys and for several, and takes one back', async ({ as }) => {
  const teacher = await as('teacher');
  await teacher.setViewportSize({ width: 1024, height: 768 });
  await teacher.goto('/learning_progress');
  await chooseSunflowers(teacher);
  const grid = teacher.getByRole('table', { name: 'Skills and children of Sunflowers' });
  const cell = grid.getByRole('button', { name: /^Ava Lopez, Listens to a story to its end/ });
  await cell.focus();
  await teacher.keyboard.press('3');
  await expect(cell).toHaveAccessibleName(/3 Can do it, \d\d\/\d\d\/\d{4}$/);
  await teacher.getByRole('button', { name: 'Undo' }).click();
  await expect(cell).toHaveAccessibleName(/nothing yet$/);
  await grid.getByRole('button', { name: 'Tells what happened, in order: for several children' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Step reached' }).click();
  await teacher.getByRole('option', { name: 'Practicing' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    grid.getByRole('button', { name: /, Tells what happened, in order: 2 Practicing, / }).first(),
  ).toBeVisible();
  expect(await seriousIn(teacher)).toEqual([]);
});

test('what the plan has for today is noted by one press, and the family reads its week', async ({ as }) => {
  test.skip(isWeekend(), 'the plan of weekdays has nothing for today');
  const [teacher, parent] = await Promise.all([as('teacher'), as('parent')]);
  await teacher.setViewportSize({ width: 1024, height: 768 });
  await teacher.goto('/room');
  const plan = teacher.getByRole('region', { name: 'Today’s plan' });
  const topic = plan.getByRole('listitem').filter({ hasText: 'Jump into the pile' });
  await topic.getByRole('button', { name: /^Jump into the pile: done with the \d+ who are here$/ }).click();
  await expect(topic.getByText('Done today')).toBeVisible();
  await teacher.getByRole('button', { name: 'Undo' }).click();
  await expect(topic.getByRole('button', { name: /^Jump into the pile: done/ })).toBeVisible();
  expect(await seriousIn(teacher)).toEqual([]);
  await parent.setViewportSize({ width: 390, height: 844 });
  await parent.goto('/home');
  await expect(parent.getByText('Jump into the pile').first()).toBeVisible();
});

test('what was done counts as offered and not as evidence, and the goals of Head Start are added by one press', async ({
  as,
}) => {
  test.skip(isWeekend(), 'the plan of weekdays has nothing for today');
  const teacher = await as('teacher');
  await teacher.goto('/room');
  const plan = teacher.getByRole('region', { name: 'Today’s plan' });
  await plan.getByRole('button', { name: /^Jump into the pile: done with/ }).click();
  await expect(plan.getByText('Done today').first()).toBeVisible();

  await teacher.goto('/learning_progress?tab=coverage');
  await chooseSunflowers(teacher);
  const table = teacher.getByRole('table', { name: 'What Sunflowers has offered and observed' });
  await expect(table.getByText(/^1 of \d+ skills · 1 entry$/).first()).toBeVisible();
  await expect(teacher.getByText('No evidence of:').first()).toBeVisible();
  expect(await seriousIn(teacher)).toEqual([]);

  await teacher.goto('/learning_frameworks');
  await teacher.getByRole('button', { name: 'Import' }).click();
  await teacher.getByRole('button', { name: 'Add this framework' }).click();
  await teacher.getByRole('button', { name: /^Framework/ }).click();
  const name = 'Head Start Early Learning Outcomes Framework';
  await teacher.getByRole('menuitem', { name }).or(teacher.getByRole('menuitemradio', { name })).click();
  await expect(teacher.getByText('Came with the product', { exact: true })).toBeVisible();
  await teacher.getByRole('link', { name: '118 skills' }).click();
  await expect(teacher.getByText('IT-ATL 1').first()).toBeVisible();
});

test('a manager adds a checkpoint and closes it, a teacher settles where children stand in it', async ({ as }) => {
  const [teacher, manager] = await Promise.all([as('teacher'), as('manager')]);
  await manager.setViewportSize({ width: 1280, height: 800 });
  await manager.goto('/learning_progress?tab=checkpoints');
  await chooseSunflowers(manager);
  await manager.getByRole('button', { name: 'Add checkpoint' }).click();
  const form = manager.getByRole('dialog');
  await form.getByLabel('Name').fill('Next year');
  await form.getByLabel('First day').fill('2040-01-31');
  await form.getByLabel('Last day').fill('2040-01-01');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/the first one first/)).toBeVisible();
  await form.getByLabel('Last day').fill('2040-02-29');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);

  await teacher.setViewportSize({ width: 1024, height: 768 });
  await teacher.goto('/learning_progress?tab=checkpoints');
  await chooseSunflowers(teacher);
  await expect(teacher.getByRole('button', { name: 'Add checkpoint' })).toHaveCount(0);
  const grid = teacher.getByRole('table', { name: 'Levels of Sunflowers' });
  const open = grid.getByRole('button', { name: /as observed, not settled$/ }).first();
  const name = (await open.getAttribute('aria-label')) ?? '';
  const [cell = ''] = name.split(/: \d/);
  await open.focus();
  await teacher.keyboard.press('3');
  const settled = grid.getByRole('button', { name: `${cell}: 3 Can do it`, exact: true });
  await expect(settled).toBeVisible();
  await teacher.getByRole('button', { name: 'Undo' }).click();
  await expect(grid.getByRole('button', { name, exact: true })).toBeVisible();
  await teacher.getByRole('button', { name: 'Settle all as observed' }).click();
  await expect(grid.getByRole('button', { name: /not settled$/ })).toHaveCount(0);
  await expect(teacher.getByRole('table', { name: 'Class profile of Sunflowers' })).toBeVisible();
  expect(await seriousIn(teacher)).toEqual([]);

  await teacher.getByRole('link', { name: 'Ava Lopez' }).click();
  await expect(teacher.getByRole('heading', { name: 'Talk about Ava Lopez' })).toBeVisible();
  await expect(teacher.getByText('Comes next').first()).toBeVisible();
  await expect(teacher.getByText('What we agreed')).toBeHidden();
  // A page fades in where one goes to it from another.
  await expect.poll(() => seriousIn(teacher)).toEqual([]);
  await teacher.emulateMedia({ media: 'print' });
  await expect(teacher.getByText('What we agreed')).toBeVisible();
  await expect(teacher.getByText(/^This checkpoint is still open/)).toBeHidden();
  await expect(teacher.getByRole('button', { name: 'Print' })).toBeHidden();
  await teacher.emulateMedia({ media: 'screen' });
  await teacher.goBack();

  await manager.reload();
  await manager.getByRole('button', { name: 'Checkpoint 2: what to do' }).click();
  await manager.getByRole('menuitem', { name: 'Close checkpoint' }).click();
  await expect(manager.getByText('This checkpoint is closed.').first()).toBeVisible();
  await teacher.reload();
  await expect(teacher.getByText(/^This checkpoint is closed\./)).toBeVisible();
  const held = grid.getByRole('button', { name: /^[^:]+: 1 / }).first();
  const before = (await held.getAttribute('aria-label')) ?? '';
  await held.focus();
  await teacher.keyboard.press('3');
  await expect(grid.getByRole('button', { name: before, exact: true })).toBeVisible();
});

test('who steps in for a teacher gets today, the week and what must be known of the children on one page', async ({
  as,
}) => {
  const teacher = await as('teacher');
  await teacher.goto('/room_plans');
  await teacher.getByRole('link', { name: 'For a substitute' }).click();
  await expect(teacher.getByRole('heading', { name: 'For a substitute' })).toBeVisible();
  await chooseSunflowers(teacher);
  await expect(teacher.getByRole('heading', { name: /^Sunflowers · / })).toBeVisible();
  const today = teacher.getByRole('region', { name: /^Today · / });
  await expect(today.getByText('Jump into the pile').first()).toBeVisible();
  const known = teacher.getByRole('table', { name: 'Who is in the room' });
  await expect(known.getByRole('row', { name: /^Ava Lopez/ })).toBeVisible();
  await expect.poll(() => seriousIn(teacher)).toEqual([]);
});

test('a milestone takes a photo that staff see, and gives it up again', async ({ as }) => {
  const teacher = await as('teacher');
  await teacher.goto('/learning_progress?tab=checkpoints');
  await chooseSunflowers(teacher);
  const page = await teacher.getByRole('link', { name: 'Omar Haddad' }).getAttribute('href');
  await teacher.goto(`/student/${page?.split('/').at(-1)}?tab=learning`);
  await teacher.getByRole('button', { name: 'Add a milestone' }).click();
  const form = teacher.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Skill' }).click();
  await teacher.getByRole('option', { name: 'Names what it sees and wants' }).click();
  await form.getByRole('combobox', { name: 'Step reached' }).click();
  await teacher.getByRole('option', { name: 'Can do it' }).click();
  await form.locator('input[type=file]').setInputFiles(picture);
  await expect(form.getByRole('button', { name: 'Another photo' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toHaveCount(0);
  const photo = teacher.getByRole('img', { name: 'Photo: Names what it sees and wants' });
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await seriousIn(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: 'Edit Names what it sees and wants' }).click();
  await teacher.getByRole('menuitem', { name: 'Edit' }).click();
  await form.getByRole('button', { name: 'Remove the photo' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(photo).toHaveCount(0);
});
