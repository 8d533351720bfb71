import { expect, test } from '../src/test.ts';

test('a teacher puts a portfolio together and publishes it, and the parent reads it on a phone', async ({ as }) => {
  test.setTimeout(120_000);
  const [teacher, parent] = await Promise.all([as('teacher'), as('parent')]);
  await teacher.goto('/portfolios');
  await teacher.getByRole('button', { name: 'New portfolio' }).first().click();
  await teacher.getByRole('combobox', { name: 'Student' }).fill('Ava');
  await teacher.getByRole('option', { name: /Ava Lopez/ }).click();
  await teacher.getByLabel('Title').fill('Ava this fall');
  await teacher.getByRole('button', { name: 'Create portfolio' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'Ava this fall' })).toBeVisible();

  await teacher.getByRole('button', { name: 'Add section' }).click();
  await teacher.getByLabel('Name of the section').fill('Growing');
  await teacher.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Ava counts to ten.');
  await teacher.getByRole('button', { name: 'Save', exact: true }).click();
  const growing = teacher.getByRole('region', { name: 'Growing' });
  await expect(growing.getByText('Ava counts to ten.')).toBeVisible();
  await growing.getByRole('button', { name: 'Add moments' }).click();
  const first = teacher.getByRole('dialog').getByRole('checkbox').first();
  await first.check();
  await teacher.getByRole('button', { name: 'Add 1 moment' }).click();
  await expect(growing.getByRole('listitem')).toHaveCount(1);
  await teacher.getByRole('button', { name: 'Publish', exact: true }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(teacher.getByText(/Published on/)).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Add section' })).toHaveCount(0);

  await parent.setViewportSize({ width: 390, height: 844 });
  await parent.goto(`/portfolio_preview/${new URL(teacher.url()).pathname.split('/').at(-1)}`);
  await expect(parent.getByRole('heading', { level: 1, name: 'Ava this fall' })).toBeVisible();
  await expect(parent.getByText('Ava counts to ten.')).toBeVisible();
  await expect(parent.getByRole('button', { name: 'Print' })).toBeVisible();
});
