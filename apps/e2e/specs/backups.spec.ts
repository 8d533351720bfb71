import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'support' });

test('support backs a center up, reads the backup again, takes it away after the password, and deletes it', async ({
  as,
}) => {
  const operator = await as('operator');
  await operator.goto('/aws-center-databases');
  await expect(operator.getByText('No backup').first()).toBeVisible();
  expect(await seriousIn(operator)).toEqual([]);
  const line = operator.getByRole('row').filter({ hasText: 'No backup' }).first();
  await line.getByRole('button').first().click();
  const panel = operator.getByRole('complementary').filter({ hasText: 'Backups' });
  await panel.getByRole('button', { name: 'Back up now' }).click();
  await expect(panel.getByText(/rows in \d+ tables/)).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText('Read again and found whole')).toBeVisible();
  expect(await seriousIn(operator)).toEqual([]);
  const told = (await panel.getByText(/^SHA-256/).textContent()) ?? '';

  await panel.getByRole('button', { name: /^More/ }).click();
  const saved = operator.waitForEvent('download');
  await operator.getByRole('menuitem', { name: 'Download' }).click();
  const asked = operator.getByRole('dialog').filter({ has: operator.getByRole('textbox', { name: 'Your password' }) });
  await asked.getByRole('textbox', { name: 'Your password' }).fill('nestling-demo');
  await asked.getByRole('button', { name: 'Continue' }).click();
  const path = await (await saved).path();
  expect(told).toContain(
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  );

  await panel.getByRole('button', { name: 'Take a snapshot' }).click();
  const naming = operator.getByRole('dialog');
  await naming.getByLabel('Name').fill('Before the move');
  await naming.getByRole('button', { name: 'Take a snapshot' }).click();
  const snapshot = panel.getByRole('listitem').filter({ hasText: 'Before the move' });
  await expect(snapshot.getByText(/rows in \d+ tables/)).toBeVisible({ timeout: 60_000 });
  await snapshot.getByRole('button', { name: /^More/ }).click();
  await operator.getByRole('menuitem', { name: 'Delete' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(snapshot).toBeHidden();
});
