import { resolve } from 'node:path';
import { expect, test } from '../src/test.ts';

const picture = resolve(import.meta.dirname, '../../../apps/portal/public/icons/mark-180.png');

test('a manager reports a problem from a page, support notes, answers and waits, the reply opens it again', async ({
  as,
}) => {
  test.setTimeout(120_000);
  const [grace, sam] = await Promise.all([as('manager'), as('support')]);
  const subject = `Camera frozen ${Date.now()}`;
  await grace.goto('/cameras');
  await grace.getByRole('button', { name: /Grace Miller/ }).click();
  await grace.getByRole('menuitem', { name: 'Report a problem' }).click();
  const form = grace.getByRole('complementary').or(grace.getByRole('dialog')).filter({ hasText: 'What happened' });
  await expect(form.getByLabel('Sent along')).toHaveValue(/Screen: \/cameras/);
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('What happened').fill('The picture has stood still since 8:10.');
  await form.getByRole('combobox', { name: 'Category' }).click();
  await grace.getByRole('option', { name: 'Camera', exact: true }).click();
  await form.locator('input[type=file]').setInputFiles(picture);
  // A form is not sent while its files are.
  await expect(async () => {
    await form.getByRole('button', { name: 'Send to support' }).click({ timeout: 2_000 });
    await expect(form).toBeHidden({ timeout: 4_000 });
  }).toPass();
  await grace.getByRole('row').filter({ hasText: subject }).getByText(subject).click();
  await expect(grace.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(grace.getByRole('img', { name: /picture/ })).toBeVisible();

  await sam.goto(`/main${new URL(grace.url()).pathname}`);
  await sam.getByRole('checkbox', { name: 'Internal note' }).check();
  await sam.getByRole('textbox', { name: 'Internal note' }).fill('Power at the door?');
  await sam.getByRole('button', { name: 'Add internal note' }).click();
  await expect(sam.getByRole('listitem').filter({ hasText: 'Power at the door?' })).toBeVisible();
  await sam.getByRole('textbox', { name: 'Reply' }).fill('Please unplug it for ten seconds.');
  await sam.getByRole('checkbox', { name: 'Then wait for an answer' }).check();
  await sam.getByRole('button', { name: 'Send reply' }).click();

  // Without a reload on the other side; the note is not there.
  await expect(grace.getByRole('listitem').filter({ hasText: 'Please unplug it' })).toBeVisible();
  await expect(grace.getByRole('listitem').filter({ hasText: 'New → Waiting' })).toBeVisible();
  await expect(grace.getByText('Power at the door?')).toHaveCount(0);
  await grace.getByRole('textbox', { name: 'Reply' }).fill('It is back, thank you.');
  await grace.getByRole('button', { name: 'Send reply' }).click();
  await expect(sam.getByRole('listitem').filter({ hasText: 'It is back, thank you.' })).toBeVisible();
  await expect(sam.getByRole('listitem').filter({ hasText: 'Waiting → Opened' })).toBeVisible();
  await grace.getByRole('button', { name: 'Move to' }).click();
  await grace.getByRole('menuitem', { name: 'Closed' }).click();
  await expect(sam.getByRole('listitem').filter({ hasText: 'Opened → Closed' })).toBeVisible();
  await grace.goto('/tickets/closed');
  await expect(grace.getByText(subject)).toBeVisible();
});
