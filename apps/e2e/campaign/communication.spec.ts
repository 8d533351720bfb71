import type { Page } from '@playwright/test';
import { startProduct } from '../src/product.ts';
import { startSmtpSink } from '../src/smtp-sink.ts';
import { test as base, expect } from '../src/test.ts';

type Sink = Awaited<ReturnType<typeof startSmtpSink>>;
const test = base.extend<object, { sink: Sink }>({
  sink: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument
    async ({}, use) => {
      const sink = await startSmtpSink();
      await use(sink);
      sink.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ sink }, use) => {
      const product = await startProduct({
        env: { SMTP_URL: sink.url, MAIL_FROM: 'Sunny Days <hello@sunny.example>' },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
test.use({ productOf: 'communication' });

const openChat = async (page: Page, name: string) => {
  await page.goto('/messages');
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('log')).toBeVisible();
};
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const line = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

test('a day of messages, a closure and a newsletter', async ({ as, sink, product }) => {
  const [lucia, other, hannah, grace] = [
    await as('parent'),
    await as('family.1'),
    await as('teacher'),
    await as('manager'),
  ];
  await lucia.setViewportSize({ width: 390, height: 844 });
  await hannah.setViewportSize({ width: 390, height: 844 });

  await test.step('two families and two staff write to one another, the line cut in the middle', async () => {
    await openChat(lucia, 'Ava Lopez');
    await openChat(hannah, 'Ava Lopez');
    await openChat(grace, 'Ava Lopez');
    for (let turn = 1; turn <= 5; turn += 1) {
      await write(lucia, `Question ${turn}`);
      await expect(line(hannah, `Question ${turn}`)).toBeVisible();
      if (turn === 3) {
        await lucia.context().setOffline(true);
        await write(lucia, 'From the tunnel');
        await write(hannah, 'While you are away');
        await expect(lucia.getByText('Waiting for the connection')).toBeVisible();
        await lucia.context().setOffline(false);
        await expect(line(hannah, 'From the tunnel')).toHaveCount(1, { timeout: 30_000 });
        await expect(line(lucia, 'While you are away')).toHaveCount(1, { timeout: 30_000 });
      }
      await write(turn % 2 ? hannah : grace, `Answer ${turn}`);
      await expect(line(lucia, `Answer ${turn}`)).toHaveCount(1);
    }
    // Whoever wrote sees once, at the place of writing, that it can be told of answers here.
    await expect(lucia.getByText('Want to be told on this device when somebody answers?')).toBeVisible();
    await lucia.getByRole('button', { name: 'Not now' }).click();
    await other.goto('/messages');
    await expect(other.getByText('Ava Lopez')).toHaveCount(0);
  });

  await test.step('a closure goes out by every way and is followed to the last recipient', async () => {
    await grace.goto('/instant_message');
    await grace.getByRole('tab', { name: 'Alert' }).click();
    await grace.getByRole('checkbox', { name: /^Everybody at/ }).check();
    await grace.getByRole('textbox', { name: 'Message' }).fill('No water: we close at noon. Please come.');
    await grace.getByRole('checkbox', { name: 'Urgent: by every way, at any hour' }).check();
    await grace.getByRole('button', { name: 'Send it to everybody now' }).click();
    const panel = grace
      .getByRole('dialog', { name: 'Who has it' })
      .or(grace.getByRole('complementary', { name: 'Who has it' }));
    await expect(panel).toBeVisible();
    for (const family of [lucia, other]) {
      await family.goto('/home');
      await expect(family.getByText('No water: we close at noon. Please come.').first()).toBeVisible();
      await family.getByRole('button', { name: 'I have read it' }).first().click();
    }
    await expect(panel.getByText('Seen', { exact: true })).toHaveCount(2, { timeout: 30_000 });
    // Everybody else is reached by mail, or it is said why not.
    await expect(panel.getByText('Under way', { exact: true })).toHaveCount(0, { timeout: 60_000 });
    const people = await panel.getByRole('listitem').count();
    expect(people).toBeGreaterThan(2);
    const stood = await panel.getByText(/^(Seen|Reached|Not reached)$/).count();
    expect(stood).toBe(people);
  });

  await test.step('a newsletter is made from an empty page, sent, and ended with one click', async () => {
    await grace.goto('/newsletter/new');
    await grace.getByLabel('Name').fill('News of November');
    await grace.getByRole('button', { name: 'Write it' }).click();
    await grace.getByLabel('Subject').fill('Hello {{first_name|there}}, news of November');
    await grace.getByRole('button', { name: 'Heading', exact: true }).click();
    await grace.getByRole('region', { name: 'Heading' }).getByRole('textbox').first().fill('We planted tulips');
    await grace.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(grace.getByRole('button', { name: 'Everything is saved' })).toBeVisible();
    await grace.getByRole('tab', { name: 'Send' }).click();
    await expect(grace.getByText(/^[1-9]\d* address(es)?$/)).toBeVisible();
    const before = sink.arrived.length;
    await grace.getByRole('button', { name: 'Send it to them' }).click();
    await expect.poll(() => sink.arrived.slice(before).length, { timeout: 60_000 }).toBeGreaterThan(1);
    const letters = () => sink.arrived.filter(({ message }) => message.includes('List-Unsubscribe-Post'));
    await expect.poll(() => letters().length).toBeGreaterThan(1);
    const [letter] = letters();
    const link = /^List-Unsubscribe:\s*<([^>]+)>/im.exec(letter?.message.replace(/\r\n[ \t]+/g, ' ') ?? '')?.[1] ?? '';
    expect(link).toContain('/unsubscribe/');
    const path = new URL(link).pathname;
    const click = await lucia.request.post(`${product.url()}${path}`, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(click.status()).toBe(200);
    await grace.goto('/unsubscribed-emails');
    await expect(grace.getByText(letter?.to ?? 'nobody')).toBeVisible();
    await expect(grace.getByText('One click in the mail').first()).toBeVisible();
    // Each address once.
    const to = letters().map((one) => one.to);
    expect(new Set(to).size).toBe(to.length);
  });
});
