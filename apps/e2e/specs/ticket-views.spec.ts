import { expect, test } from '../src/test.ts';

test('a manager keeps a view of the tickets that wait, names it anew and deletes it', async ({ as }) => {
  const grace = await as('manager');
  await grace.goto('/tickets/waiting');
  const menu = async (name: string) => {
    await grace.getByRole('button', { name: 'Views', exact: true }).click();
    await grace.getByRole('menuitem', { name }).click();
  };
  const dialog = grace.getByRole('dialog');
  await menu('Save as a view');
  await dialog.getByLabel('Name').fill('Ours to answer');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(grace.getByRole('button', { name: /Ours to answer \(\d+\)/, pressed: true })).toBeVisible();
  await menu('Rename the view Ours to answer');
  await dialog.getByLabel('Name').fill('Waiting for us');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const view = grace.getByRole('button', { name: /Waiting for us \(\d+\)/ });
  await expect(view).toBeVisible();
  await grace.goto('/tickets');
  await view.click();
  await expect(grace).toHaveURL(/\/tickets\/waiting$/);
  await menu('Delete the view Waiting for us');
  await expect(view).toBeHidden();
});
