import { expect, test } from '../src/test.ts';

test('support merges a double, lets a ticket rest, answers from a canned text; the manager says whether it helped', async ({
  as,
}) => {
  test.setTimeout(120_000);
  const [grace, sam] = await Promise.all([as('manager'), as('support')]);
  const mark = Date.now();
  const subjects = [`Door bell ${mark}`, `Door bell again ${mark}`] as const;
  for (const subject of subjects) {
    await grace.goto('/tickets?open=new');
    const form = grace.getByRole('complementary').or(grace.getByRole('dialog')).filter({ hasText: 'What happened' });
    await form.getByLabel('Subject').fill(subject);
    await form.getByLabel('What happened').fill('It does not ring.');
    await form.getByRole('combobox', { name: 'Category' }).click();
    await grace.getByRole('option', { name: 'Other', exact: true }).click();
    await form.getByRole('button', { name: 'Send to support' }).click();
    await expect(form).toBeHidden();
  }
  await sam.goto(`/main/tickets?search=${mark}`);
  await sam.getByRole('row').filter({ hasText: subjects[0] }).getByText(subjects[0]).click();
  await expect(sam.getByText('Answer due by', { exact: false })).toBeVisible();

  const more = async (name: string) => {
    await sam.getByRole('button', { name: 'More', exact: true }).click();
    await sam.getByRole('menuitem', { name }).click();
  };
  await more('Merge a double');
  const dialog = sam.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Double' }).fill(`again ${mark}`);
  await sam.getByRole('option', { name: new RegExp(subjects[1]) }).click();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(sam.getByRole('link', { name: /was merged into this ticket/ })).toBeVisible();

  await more('Snooze');
  await sam.getByRole('dialog').getByRole('button', { name: 'Snooze' }).click();
  await expect(sam.getByText('Snoozed until', { exact: false }).first()).toBeVisible();
  await sam.getByRole('button', { name: 'Insert an answer' }).click();
  await sam.getByRole('menuitem', { name: 'Ask for more' }).click();
  await expect(sam.getByRole('textbox', { name: 'Reply' })).toHaveValue(
    /Hello Grace,[\s\S]*Elm Street[\s\S]*Sam Okafor/,
  );
  await sam.getByRole('button', { name: 'Send reply' }).click();

  await grace.goto(`/tickets?search=${mark}`);
  await grace.getByRole('row').filter({ hasText: subjects[1] }).getByText(subjects[1]).click();
  await expect(grace.getByRole('button', { name: 'Send reply' })).toHaveCount(0);
  await grace.getByRole('link', { name: /Merged into/ }).click();
  await expect(grace.getByRole('heading', { level: 1, name: subjects[0] })).toBeVisible();
  await grace.getByRole('textbox', { name: 'Reply' }).fill('It rings again.');
  await grace.getByRole('button', { name: 'Send reply' }).click();
  // Whoever writes wakes it.
  await expect(sam.getByText('Snoozed until', { exact: false })).toHaveCount(1);
  await grace.getByRole('button', { name: 'Move to' }).click();
  await grace.getByRole('menuitem', { name: 'Closed' }).click();
  await grace.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(grace.getByText('This helped.')).toBeVisible();
  await expect(sam.getByRole('listitem').filter({ hasText: 'Did this help? Yes' })).toBeVisible();
});
