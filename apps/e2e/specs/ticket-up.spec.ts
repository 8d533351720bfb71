import { expect, test } from '../src/test.ts';

test('support tells what is broken and hands a ticket up; the platform answers, and the manager reads it', async ({
  as,
}) => {
  test.setTimeout(180_000);
  const [grace, sam, olivia] = await Promise.all([as('manager'), as('support'), as('operator')]);
  const mark = Date.now();
  const subject = `Relay down ${mark}`;
  const broken = `Cameras freeze ${mark}`;
  await sam.goto('/main/tickets?open=known');
  const panel = sam.getByRole('complementary').or(sam.getByRole('dialog')).filter({ hasText: 'Known problems' });
  await panel.getByLabel('In English').fill(broken);
  await panel.getByLabel('In Spanish').fill(`Las cámaras se congelan ${mark}`);
  await panel.getByRole('button', { name: 'Show it to everyone' }).click();
  const over = panel.getByRole('button', { name: `It’s over: ${broken}` });
  await expect(over).toBeVisible();

  await grace.goto('/tickets?open=new');
  const form = grace.getByRole('complementary').or(grace.getByRole('dialog')).filter({ hasText: 'What happened' });
  await expect(form.getByText(broken)).toBeVisible();
  await form.getByLabel('Subject').fill(subject);
  await form.getByLabel('What happened').fill('No camera of the hall answers.');
  await form.getByRole('combobox', { name: 'Category' }).click();
  await grace.getByRole('option', { name: 'Other', exact: true }).click();
  await form.getByRole('button', { name: 'Send to support' }).click();
  await expect(form).toBeHidden();
  await over.click();
  await expect(over).toBeHidden();

  await sam.goto(`/main/tickets?search=${mark}`);
  await sam.getByRole('row').filter({ hasText: subject }).getByText(subject).click();
  await sam.getByRole('button', { name: 'More', exact: true }).click();
  await sam.getByRole('menuitem', { name: 'Hand up to the platform' }).click();
  const dialog = sam.getByRole('dialog');
  await dialog.getByLabel('What do you need from the platform?').fill('Is the relay of our region up?');
  await dialog.getByLabel('Send what happened along').check();
  await dialog.getByRole('button', { name: 'Hand up', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(sam.getByRole('listitem').filter({ hasText: 'Is the relay of our region up?' })).toBeVisible();

  const handed = olivia.getByRole('row').filter({ hasText: subject });
  await expect(async () => {
    await olivia.goto(`/main/tickets?search=${mark}`);
    await expect(handed).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await handed.getByText(subject).click();
  await expect(olivia.getByText('No camera of the hall answers.')).toBeVisible();
  await olivia.getByRole('textbox', { name: 'Reply' }).fill('It is up again.');
  await olivia.getByRole('button', { name: 'Send reply' }).click();

  await grace.goto(`/tickets?search=${mark}`);
  await grace.getByRole('row').filter({ hasText: subject }).getByText(subject).click();
  const answer = grace.getByRole('listitem').filter({ hasText: 'It is up again.' });
  await expect(answer).toBeVisible({ timeout: 30_000 });
  await expect(answer.getByText('Platform support', { exact: false })).toBeVisible();
  await expect(grace.getByText('Is the relay of our region up?')).toHaveCount(0);
});
