import type { Page } from '@playwright/test';
import { sayYes } from '../src/office.ts';
import { test } from '../src/outside-world.ts';
import { pushWorkerOf, takePushes } from '../src/push-stand-in.ts';
import { expect } from '../src/test.ts';

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
const phone = { width: 390, height: 844 };
const closure = 'No water: we close at noon. Please come.';

test('a day of messages, a closure and a newsletter', async ({ as, outside, product }) => {
  const { mail, pushes } = outside;
  const lucia = await as('parent');
  const noahs = await as('family.1');
  const hannah = await as('teacher');
  const grace = await as('manager');
  for (const page of [lucia, hannah]) await page.setViewportSize(phone);
  await takePushes(lucia.context(), pushes.subscription('lucia'));

  await test.step('two families and two staff write to one another, the line cut in the middle', async () => {
    for (const page of [lucia, hannah, grace]) await openChat(page, 'Ava Lopez');
    await openChat(noahs, 'Noah Rivera');
    for (let turn = 1; turn <= 6; turn += 1) {
      await write(lucia, `Question ${turn}`);
      await expect(line(hannah, `Question ${turn}`)).toBeVisible();
      if (turn === 3) {
        for (const page of [lucia, noahs]) await page.context().setOffline(true);
        await write(lucia, 'From the tunnel');
        await write(noahs, 'From the train');
        await write(hannah, 'While you are away');
        for (const page of [lucia, noahs]) await expect(page.getByText('Waiting for connection')).toBeVisible();
        for (const page of [lucia, noahs]) await page.context().setOffline(false);
        await expect(line(hannah, 'From the tunnel')).toHaveCount(1, { timeout: 30_000 });
        await expect(line(lucia, 'While you are away')).toHaveCount(1, { timeout: 30_000 });
        for (const page of [lucia, noahs]) await expect(page.getByText('Waiting for connection')).toBeHidden();
      }
      await write(turn % 2 ? hannah : grace, `Answer ${turn}`);
      await expect(line(lucia, `Answer ${turn}`)).toHaveCount(1);
    }
    // Nothing came twice, and each family has its own conversation alone.
    for (const text of ['From the tunnel', 'While you are away', 'Question 3'])
      for (const page of [lucia, hannah, grace]) await expect(line(page, text)).toHaveCount(1);
    await openChat(grace, 'Noah Rivera');
    await expect(line(grace, 'From the train')).toHaveCount(1);
    await write(grace, 'Noah is fine');
    await expect(line(noahs, 'Noah is fine')).toHaveCount(1);
    await expect(noahs.getByText('Question 1')).toHaveCount(0);
    await expect(noahs.getByText('Ava Lopez')).toHaveCount(0);
  });

  await test.step('whoever wrote is offered notifications, and is told while the portal stands elsewhere', async () => {
    const offer = lucia.getByRole('complementary', { name: 'Notifications on this device' });
    await expect(offer).toContainText('Get notified on this device when someone replies?');
    await offer.getByRole('button', { name: 'Turn on' }).click();
    await expect(offer).toBeHidden();
    const worker = await pushWorkerOf(lucia, product.url());
    await lucia.goto('/home');
    await write(hannah, 'She ate everything');
    await expect.poll(() => pushes.arrived.length, { timeout: 30_000 }).toBeGreaterThan(0);
    const [came] = pushes.arrived;
    if (!came) throw new Error('It was there a moment ago.');
    expect(pushes.opened(came)).toMatchObject({ title: expect.stringContaining('Ava'), body: 'She ate everything' });
    // Lucia looks at the portal: it tells her itself.
    await worker.hand(pushes.opened(came));
    expect(await worker.told()).toEqual([]);
    await worker.hand({ title: 'Come', body: 'Now', tag: 'n-1', urgent: true, url: '/messages' });
    await expect.poll(worker.told).toMatchObject([{ title: 'Come', body: 'Now', silent: false }]);
    await worker.press();
    await expect(lucia).toHaveURL(/\/messages/);
  });

  await test.step('a closure goes out by every way and is followed to the last recipient', async () => {
    await grace.goto('/instant_message');
    await grace.getByRole('tab', { name: 'Alert' }).click();
    await grace.getByRole('checkbox', { name: /^Everyone at/ }).check();
    await grace.getByRole('textbox', { name: 'Message' }).fill(closure);
    await grace.getByRole('checkbox', { name: 'Urgent: every channel, any hour' }).check();
    await grace.getByRole('button', { name: 'Send it to everyone now' }).click();
    await sayYes(grace);
    const panel = grace.getByRole('complementary').filter({ has: grace.getByRole('heading', { name: 'Delivery' }) });
    await expect(panel).toBeVisible();
    for (const family of [lucia, noahs]) {
      await family.goto('/home');
      const told = family.getByRole('alert').filter({ hasText: closure });
      await expect(told).toBeVisible();
      await told.getByRole('button', { name: 'I’ve read it' }).click();
      await expect(told).toBeHidden();
    }
    await expect(panel.getByText('Seen', { exact: true })).toHaveCount(2, { timeout: 30_000 });
    // Everybody else is reached by another way, or it is said why not; nobody is left in between.
    await expect(panel.getByText('In progress', { exact: true })).toHaveCount(0, { timeout: 60_000 });
    const people = await panel.getByRole('listitem').count();
    expect(people).toBeGreaterThan(2);
    await expect(panel.getByText(/^(Seen|Reached|Not reached)$/)).toHaveCount(people);
    const mailed = mail.arrived.filter(({ message }) => message.includes('No water'));
    expect(mailed.length).toBeGreaterThan(2);
    expect(new Set(mailed.map(({ to }) => to)).size).toBe(mailed.length);
  });

  await test.step('a template is built, and offered to managers', async () => {
    const adam = await as('admin');
    await adam.goto('/templates');
    await adam.getByRole('button', { name: 'New template' }).click();
    await adam.getByRole('textbox', { name: 'Name', exact: true }).fill('Spring');
    await adam.getByLabel('Folder').fill('Seasons');
    await adam.getByRole('button', { name: 'Create' }).click();
    await adam.getByRole('button', { name: 'Weekly menu' }).click();
    await expect(adam.getByRole('button', { name: 'Everything is saved' })).toBeVisible();
    await adam.getByRole('tab', { name: 'Plain text' }).click();
    await expect(adam.getByText(/Lunch: /).first()).toBeVisible();
    await adam.goto('/templates');
    await adam.getByRole('button', { name: 'Actions for Spring' }).click();
    await adam.getByRole('menuitem', { name: 'Offer to managers' }).click();
    await expect(adam.getByRole('region', { name: 'Seasons' }).getByText('Offered', { exact: true })).toBeVisible();
    await grace.goto('/newsletter/new');
    await expect(grace.getByRole('radio', { name: 'Spring' })).toBeVisible();
  });

  await test.step('a newsletter is made from an empty page, sent, and ended with one click', async () => {
    await grace.goto('/newsletters');
    await grace.getByRole('link', { name: 'New newsletter' }).first().click();
    await grace.getByRole('textbox', { name: 'Name', exact: true }).fill('News of November');
    await grace.getByRole('button', { name: 'Create' }).click();
    await grace.getByLabel('Subject').fill('Hello {{first_name|there}}, news of November');
    await grace.getByRole('button', { name: 'Heading', exact: true }).click();
    await grace.getByRole('textbox', { name: 'Heading' }).fill('We planted tulips');
    // Saved by itself, since nobody reads it yet.
    await expect(grace.getByRole('button', { name: 'Everything is saved' })).toBeVisible();
    await grace.getByRole('button', { name: 'Phone' }).click();
    const phone = grace.getByRole('region', { name: 'Phone' });
    await expect(phone.getByRole('heading', { name: 'We planted tulips' })).toBeVisible();
    await grace.getByRole('tab', { name: 'Send' }).click();
    const counted = grace.getByText(/^[1-9]\d* address(es)?$/);
    await expect(counted).toBeVisible();
    const expected = Number.parseInt((await counted.textContent()) ?? '', 10);
    await grace.getByRole('button', { name: 'Send now' }).click();
    await sayYes(grace);
    const letters = () => mail.arrived.filter(({ message }) => message.includes('List-Unsubscribe-Post'));
    await expect.poll(() => letters().length, { timeout: 60_000 }).toBe(expected);
    // Each address once, with its reader's own name.
    expect(new Set(letters().map(({ to }) => to)).size).toBe(expected);
    const own = letters().find(({ to }) => to.startsWith('family.1@'));
    const [head = ''] = own?.message.replace(/\r\n[ \t]+/g, ' ').split('\r\n\r\n') ?? [];
    expect(head).toMatch(/^Subject: Hello \w+, news of November$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const link = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(head)?.[1] ?? '';
    const click = await noahs.request.post(`${product.url()}${new URL(link).pathname}`, {
      form: { 'List-Unsubscribe': 'One-Click' },
    });
    expect(click.status()).toBe(200);
    await grace.goto('/unsubscribed-emails');
    await expect(grace.getByText(own?.to ?? 'nobody')).toBeVisible();
    await expect(grace.getByText('One-click unsubscribe').first()).toBeVisible();
    // The next one goes to one less, and says so before it is sent.
    await grace.goto('/newsletters');
    await grace.getByRole('link', { name: 'News of November' }).first().click();
    await grace.getByRole('tab', { name: 'Send' }).click();
    await expect(grace.getByText(expected === 2 ? '1 address' : `${expected - 1} addresses`)).toBeVisible();
    await expect(grace.getByText(/unsubscribed/)).toHaveCount(1);
  });
});
