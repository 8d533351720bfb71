import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { seriousIn } from '../src/axe.ts';
import { expect, test } from '../src/test.ts';

test('an administrator exports the whole center, sealed, takes it away after the password, and deletes it', async ({
  as,
}) => {
  const admin = await as('admin');
  await admin.goto('/exports');
  await expect(admin.getByText('No export yet.')).toBeVisible();
  expect(await seriousIn(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Export everything' }).click();
  const form = admin.getByRole('dialog').filter({ hasText: 'At least 16 characters' });
  await form.getByLabel('Passphrase').first().fill('correct horse battery staple');
  await form.getByRole('button', { name: 'Export everything' }).click();
  const asked = admin.getByRole('dialog').filter({ has: admin.getByRole('textbox', { name: 'Your password' }) });
  await asked.getByRole('textbox', { name: 'Your password' }).fill('nestling-demo');
  await asked.getByRole('button', { name: 'Continue' }).click();
  const line = admin.getByRole('listitem').filter({ hasText: 'Export of' });
  await expect(line.getByText('Sealed with a passphrase')).toBeVisible({ timeout: 60_000 });
  expect(await seriousIn(admin)).toEqual([]);
  const told = (await line.getByText(/^SHA-256/).textContent()) ?? '';

  await line.getByRole('button', { name: /^More/ }).click();
  const saved = admin.waitForEvent('download');
  await admin.getByRole('menuitem', { name: 'Download' }).click();
  const bytes = await readFile(await (await saved).path());
  expect(bytes.subarray(0, 8).toString()).toBe('Salted__');
  expect(told).toContain(createHash('sha256').update(bytes).digest('hex'));

  await line.getByRole('button', { name: /^More/ }).click();
  await admin.getByRole('menuitem', { name: 'Delete' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('No export yet.')).toBeVisible();
});
