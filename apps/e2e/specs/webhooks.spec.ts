import { Webhook } from 'standardwebhooks';
import { seriousIn } from '../src/axe.ts';
import { expect } from '../src/test.ts';
import { test } from '../src/webhook-world.ts';

test.use({ productOf: 'webhooks' });

test('an administrator has a program notified, sees what it answered, and loses nothing to a kill', async ({
  as,
  world: { receiver },
  product,
}) => {
  const page = await as('admin');
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await page.getByRole('button', { name: 'New webhook' }).first().click();
  const form = page.getByRole('dialog').first();
  await form.getByLabel('Address').fill('https://169.254.169.254/latest');
  await form.getByRole('combobox', { name: 'Events' }).click();
  await page.getByRole('option', { name: 'A child was checked in' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('This address leads inside a network, where nothing is sent.').first()).toBeVisible();
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByRole('button', { name: 'Create' }).click();
  const again = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await again.getByLabel('Your password').fill('nestling-demo');
  await again.getByRole('button', { name: 'Continue' }).click();
  const copy = page.getByRole('dialog', { name: 'Copy it now' });
  const secret = await copy.getByLabel('Secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  expect(await copy.getByLabel('Public key').inputValue()).toMatch(/^whpk_/);
  await copy.getByRole('button', { name: 'I’ve copied it' }).click();
  expect(await seriousIn(page)).toEqual([]);

  await page.getByRole('link', { name: receiver.url }).click();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test event' }).first().click();
  await expect.poll(() => receiver.received.length).toBe(1);
  const [first] = receiver.received;
  const headers = Object.fromEntries(
    Object.entries(first?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  expect(new Webhook(secret).verify(first?.body ?? '', headers)).toMatchObject({ type: 'webhook.test' });
  await expect(page.getByText('Delivered').first()).toBeVisible({ timeout: 15_000 });
  expect(await seriousIn(page)).toEqual([]);

  // It has arrived and the answer is awaited, when the process that sent it dies: another one sends it under its id.
  receiver.answers.push(() => undefined);
  await page.getByRole('button', { name: 'Send a test event' }).first().click();
  await expect.poll(() => receiver.received.length).toBe(2);
  await product.kill('api');
  await expect.poll(() => receiver.received.length, { timeout: 90_000 }).toBe(3);
  expect(receiver.received[2]?.headers['webhook-id']).toBe(receiver.received[1]?.headers['webhook-id']);
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Delivered' })).toHaveCount(2, { timeout: 15_000 });
});
