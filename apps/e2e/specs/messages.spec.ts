import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'messages' });

/** Opens the conversation of a child or a room from the list. */
const openChat = async (page: Page, name: string) => {
  await page.goto('/messages');
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('log')).toBeVisible();
};
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const write = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const line = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

test('two families and two staff write to one another, with the line cut in between', async ({ as }) => {
  const lucia = await as('parent');
  const other = await as('family.1');
  const hannah = await as('teacher');
  const grace = await as('manager');
  await lucia.setViewportSize({ width: 390, height: 844 });

  await openChat(lucia, 'Ava Lopez');
  await openChat(hannah, 'Ava Lopez');
  await write(lucia, 'Is she asleep?');
  await expect(line(hannah, 'Is she asleep?')).toBeVisible();
  await field(hannah).pressSequentially('Since no');
  await expect(lucia.getByText('Hannah is typing…')).toBeVisible();
  await write(hannah, 'Since noon, with her bear.');
  await expect(line(lucia, 'Since noon, with her bear.')).toBeVisible();
  await expect(
    hannah
      .getByRole('log')
      .getByText(/· Read$/)
      .last(),
  ).toBeVisible();

  // A document stands in the conversation as a card, and its reader downloads it by a press.
  await lucia.getByLabel('Add a photo or document').setInputFiles({
    name: 'Doctor’s note.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nrest for two days'),
  });
  await expect(lucia.getByText('Sending…')).toBeHidden();
  await expect(lucia.getByRole('button', { name: 'Remove the document' })).toBeVisible();
  await write(lucia, 'From this morning.');
  await expect(line(lucia, 'From this morning.')).toBeInViewport();
  const download = hannah.waitForEvent('download');
  await hannah.getByRole('button', { name: /^Download Doctor/ }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('%PDF-1.7\nrest for two days');

  // To one of the staff alone: the manager, who has the conversation open, does not read it there.
  await openChat(grace, 'Ava Lopez');
  await lucia.getByRole('button', { name: 'To: all staff' }).click();
  await lucia.getByRole('menuitemradio', { name: 'Hannah Reed' }).click();
  await write(lucia, 'Just between us.');
  await expect(line(hannah, 'Just between us.')).toBeVisible();
  await write(lucia, 'For everyone.');
  await expect(line(grace, 'For everyone.')).toBeVisible();
  await expect(line(grace, 'Just between us.')).toHaveCount(0);

  // Without a line what is written waits, and is sent once when it is back.
  await lucia.context().setOffline(true);
  await write(lucia, 'I am in the tunnel.');
  await expect(lucia.getByText('Waiting for connection')).toBeVisible();
  await lucia.context().setOffline(false);
  await expect(line(hannah, 'I am in the tunnel.')).toHaveCount(1, { timeout: 30_000 });
  await expect(lucia.getByText('Waiting for connection')).toBeHidden();

  // The other family sees nothing of it.
  await other.goto('/messages');
  await expect(other.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(other.getByText('Ava Lopez')).toHaveCount(0);

  // A manager writes to all: each family has it in its own conversation, and in the window's title.
  await grace.goto('/messages');
  await grace.getByRole('button', { name: 'Hours and absence' }).click();
  await grace.getByRole('menuitem', { name: 'Message many families' }).click();
  const dialog = grace.getByRole('dialog', { name: 'Message many families' });
  await dialog.getByLabel('Message').fill('The office closes at 4 PM today.');
  await dialog.getByRole('button', { name: 'Send to families' }).click();
  await expect(dialog).toBeHidden();
  await expect(line(lucia, 'The office closes at 4 PM today.')).toBeVisible();
  // Two of the room stood there before.
  await expect(other).toHaveTitle(/^\(3\) /);
});

test('an alert stands in the log by kind and person, and urgent ones go in the order of the location', async ({
  as,
}) => {
  const grace = await as('manager');
  await grace.goto('/instant_message?tab=alert');
  await grace.getByRole('checkbox', { name: /^Everyone at/ }).check();
  await grace.getByRole('textbox', { name: /^Message/ }).fill('We close at noon');
  await grace.getByRole('button', { name: 'Send the alert' }).click();
  await expect(grace.getByText(/^The alert was sent to/)).toBeVisible();

  await grace.goto('/messages-log');
  await expect(grace.getByRole('row', { name: /Conversation/ }).first()).toBeVisible();
  await grace.getByRole('button', { name: /Kind/ }).click();
  await grace.getByRole('menuitemradio', { name: 'Alert', exact: true }).click();
  await expect(grace.getByRole('row', { name: /Conversation/ })).toHaveCount(0);
  await grace.getByRole('combobox', { name: 'Person' }).fill('Lucia');
  await grace.getByRole('option', { name: /Lucia Lopez/ }).click();
  const row = grace.getByRole('row', { name: /We close at noon/ });
  await expect(row).toContainText(/Seen by 0 of \d+/);
  await row.getByText('We close at noon').click();
  await expect(grace.getByRole('heading', { name: 'Delivery' })).toBeVisible();
  await grace.reload();
  await expect(grace.getByRole('combobox', { name: 'Person' })).toHaveValue('Lucia Lopez');

  await grace.goto('/instant_message?tab=alert');
  await grace.getByText('Urgent alerts', { exact: true }).click();
  await expect(grace.getByText(/goes by the order of the center/)).toBeVisible();
  await grace.getByRole('textbox', { name: /^Email after/ }).fill('10');
  await grace.getByRole('button', { name: /^Save for/ }).click();
  await expect(grace.getByText(/has its own order/)).toBeVisible();
  await expect(grace.getByText('Order: App → Text → Email after 10 minutes')).toBeVisible();
});
