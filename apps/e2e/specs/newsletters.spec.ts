import { expect, test } from '../src/test.ts';

test.use({ productOf: 'newsletters' });

test('a newsletter is written with the keys, saved by itself, over a lost answer and beside a second editor', async ({
  as,
}) => {
  const grace = await as('manager');
  await grace.goto('/newsletter/new');
  await grace.getByRole('textbox', { name: 'Name', exact: true }).fill('November');
  await grace.getByRole('button', { name: 'Create' }).click();
  await expect(grace).toHaveURL(/\/newsletters\/\d+/);
  await grace.getByLabel('Subject').fill('Hello {{first_name|there}}');

  // Built: a heading, two columns with a text within, moved and taken back by keys.
  const palette = grace.getByRole('region', { name: 'Add a block' });
  const blocks = grace.getByRole('list', { name: 'Newsletter blocks' });
  const saved = grace.getByRole('button', { name: 'Everything is saved' });
  await palette.getByRole('button', { name: 'Heading', exact: true }).click();
  await grace.getByRole('textbox', { name: 'Heading' }).fill('We planted tulips');
  await palette.getByRole('button', { name: 'Two columns' }).click();
  await grace.getByRole('button', { name: 'Add to: Right' }).click();
  await grace.getByRole('menuitem', { name: 'Button' }).click();
  await grace.getByRole('textbox', { name: 'Label' }).fill('Come and see');
  await expect(saved).toBeVisible();
  const tulips = blocks.getByRole('button', { name: /^We planted tulips/ });
  await tulips.focus();
  await grace.keyboard.press('Control+d');
  await expect(tulips).toHaveCount(2);
  await grace.keyboard.press('Delete');
  await expect(tulips).toHaveCount(1);
  await tulips.focus();
  await grace.keyboard.press('Alt+ArrowDown');
  await expect(blocks.getByRole('list', { name: /: Left$/ })).toContainText('We planted tulips');
  await grace.keyboard.press('Control+z');
  await expect(blocks.getByRole('list', { name: /: Left$/ })).not.toContainText('We planted tulips');
  await grace.getByRole('button', { name: 'Phone' }).click();
  await expect(grace.getByRole('region', { name: 'Phone' }).getByText('Come and see')).toBeVisible();
  await grace.getByRole('button', { name: 'Phone' }).click();
  await expect(saved).toBeVisible();

  // The answer is lost on its way: nobody knows, and trying again saves it once.
  let lost = true;
  await grace.route('**/graphql', async (route) => {
    if (!lost || !route.request().postData()?.includes('updateNewsletter')) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await tulips.click();
  await grace.getByRole('textbox', { name: 'Heading' }).fill('We planted crocuses');
  const unknown = grace.getByRole('alert').filter({ hasText: 'We don’t know whether this was saved' });
  await expect(unknown).toBeVisible({ timeout: 40_000 });
  lost = false;
  await unknown.getByRole('button', { name: 'Try again' }).click();
  await expect(saved).toBeVisible();
  await expect(unknown).toBeHidden();

  // A second tab saves on; the first is told, and takes it over.
  const other = await grace.context().newPage();
  await other.goto(grace.url());
  await expect(other.getByRole('list', { name: 'Newsletter blocks' })).toContainText('We planted crocuses');
  await other.getByRole('button', { name: /^We planted crocuses/ }).click();
  await other.getByRole('textbox', { name: 'Heading' }).fill('We planted roses');
  await expect(other.getByRole('button', { name: 'Everything is saved' })).toBeVisible();
  await grace.getByRole('textbox', { name: 'Heading' }).fill('We planted nothing');
  const latest = grace.getByRole('button', { name: 'Load the latest version' });
  await expect(latest).toBeVisible();
  await latest.click();
  await expect(blocks).toContainText('We planted roses');
  await expect(saved).toBeVisible();
  await grace.reload();
  await expect(blocks).toContainText('We planted roses');
  await expect(blocks).toContainText('Come and see');

  // Sent as it was saved.
  await grace.getByRole('tab', { name: 'Send' }).click();
  await expect(grace.getByRole('button', { name: 'Send now' })).toBeEnabled();
});
