import { expect, test } from '../src/test.ts';

test('an author writes a post, schedules it, publishes it and finds it by its category', async ({ as }) => {
  test.setTimeout(120_000);
  const author = await as('blog');
  await author.goto('/blogs');
  await author.getByRole('button', { name: 'Categories, tags and authors' }).first().click();
  await author.getByRole('button', { name: 'Add a category' }).click();
  await author.getByRole('dialog').getByLabel('Name').fill('Garden');
  await author.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(author.getByText('Garden', { exact: true })).toBeVisible();
  await author.keyboard.press('Escape');

  await author.goto('/blogs?open=new');
  await author.getByRole('textbox', { name: /^Title/ }).fill('What grows behind the house');
  await author.getByRole('textbox', { name: 'Text', exact: true }).fill('Beans, and a pumpkin nobody planted.');
  await author.getByRole('combobox', { name: 'Category' }).click();
  await author.getByRole('option', { name: 'Garden' }).click();
  await author.getByRole('button', { name: 'Preview' }).click();
  await expect(author.getByRole('heading', { name: 'What grows behind the house' })).toBeVisible();
  await author.getByRole('button', { name: 'Close' }).last().click();
  await author.getByRole('button', { name: 'Save', exact: true }).click();
  const row = author.getByRole('row', { name: /What grows behind the house/ });
  await expect(row.getByText('Draft')).toBeVisible();

  await row.getByRole('switch').click({ force: true });
  await expect(row.getByText('Draft')).toHaveCount(0);
  await author
    .getByRole('button', { name: /What grows behind the house/ })
    .first()
    .click();
  await author.getByLabel('Date', { exact: true }).fill('2030-05-01');
  await author.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByText(/Appears/)).toBeVisible();
});
