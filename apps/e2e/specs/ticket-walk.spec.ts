import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test } from '../src/answers-by-mail.ts';
import { callAs } from '../src/calls.ts';
import { expect } from '../src/test.ts';

test.use({ productOf: 'mails', actionTimeout: 30_000 });

const SCREENSHOT = readFileSync(resolve(import.meta.dirname, '../../../apps/portal/public/icons/mark-180.png'));

/** Pastes a picture where somebody writes, as a screenshot is. */
const paste = (page: Page, label: string): Promise<void> =>
  page.getByLabel(label).evaluate((field, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, SCREENSHOT.toString('base64'));

const line = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

/** Moves by a key until something has the focus: it can be reached without a mouse. */
const goTo = async (page: Page, target: Locator, key = 'Tab'): Promise<void> => {
  await expect(target).toBeVisible();
  for (let n = 0; n < 200; n += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${key}.`);
};

const press = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await goTo(page, target);
  await page.keyboard.press(key);
};

const pick = async (page: Page, menu: Locator, item: string): Promise<void> => {
  await press(page, menu);
  await goTo(page, page.getByRole('menuitem', { name: item, exact: true }), 'ArrowDown');
  await page.keyboard.press('Enter');
};

const write = async (page: Page, field: Locator, words: string): Promise<void> => {
  await goTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
};

/** Takes an option of a list that opens below a field. */
const choose = async (page: Page, field: Locator, option: string | RegExp): Promise<void> => {
  await goTo(page, field);
  const chosen = page.locator('[data-combobox-selected]');
  for (let n = 0; n < 20; n += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await chosen.count()) > 0 && (await chosen.filter({ hasText: option }).count()) > 0) break;
  }
  await page.keyboard.press('Enter');
};

/** By keys alone: to the reply, the words, and sent. */
const replyByKeys = async (page: Page, words: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await page.keyboard.type(words);
};

const openFromList = async (page: Page, list: string, subject: string): Promise<void> => {
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(async () => {
    await page.goto(`${list}?search=${encodeURIComponent(subject)}`);
    await expect(row).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(subject, { timeout: 2_000 });
  }).toPass();
};

/** The widget of the dashboard counts as many as the lists it leads to have rows. */
const widgetAgrees = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  const links = page.getByRole('link', { name: /^\d+ (new|opened|waiting)$/ });
  await expect(links).toHaveCount(3);
  const told: { count: number; to: string }[] = [];
  for (const link of await links.all())
    told.push({
      count: Number.parseInt((await link.textContent()) ?? '', 10),
      to: (await link.getAttribute('href')) ?? '',
    });
  for (const { count, to } of told) {
    await page.goto(to);
    await expect(page.getByRole('heading', { name: 'No matches' }).or(page.getByText('Showing: '))).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: /^T-\d/ }), to).toHaveCount(count);
  }
};

/** The figures above a list count as many as it has rows, in each state. */
const agrees = async (page: Page, list: string): Promise<void> => {
  await page.goto(list);
  const counted = async (state: string): Promise<number> => {
    const figures = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: state, exact: true }) });
    const all = figures.getByRole('cell').first();
    await expect(all).toHaveText(/^\d+$/);
    return Number(await all.textContent());
  };
  const states = ['New', 'Opened', 'Waiting'];
  const counts: number[] = [];
  for (const state of states) counts.push(await counted(state));
  for (const [n, state] of states.entries()) {
    await page.goto(`${list}/${state.toLowerCase()}`);
    await expect(page.getByRole('heading', { name: 'No matches' }).or(page.getByText('Showing: '))).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: /^T-\d/ }), `${list}, ${state}`).toHaveCount(counts[n] ?? -1);
  }
};

test('a frozen camera is told of with a screenshot, answered by mail, handed up, closed, rated, reopened and merged', async ({
  as,
  mails,
  request,
}) => {
  test.setTimeout(300_000);
  const [grace, sam, carla, omar] = await Promise.all([as('manager'), as('support'), as('center'), as('operator')]);
  const { ask } = await callAs(request, 'manager');
  const { cameras } = await ask('{ cameras(first: 1) { data { id } } }');
  const mark = Date.now();
  const subject = `Frozen camera ${mark}`;
  const double = `Still frozen ${mark}`;

  const report = async (name: string, what: string) => {
    await grace.goto(`/students/cameras/${cameras.data[0].id}`);
    await expect(grace.locator('[data-state]').first()).toBeVisible();
    await pick(grace, grace.getByRole('button', { name: /Grace Miller/ }), 'Report a problem');
    const form = grace.getByRole('complementary').or(grace.getByRole('dialog')).filter({ hasText: 'What happened' });
    await expect(form.getByLabel('Sent along')).toHaveValue(/Camera: .+/);
    await write(grace, form.getByLabel('Subject'), name);
    await write(grace, form.getByLabel('What happened'), what);
    await choose(grace, form.getByRole('combobox', { name: 'Category' }), 'Camera');
    return form;
  };
  const send = async (form: Awaited<ReturnType<typeof report>>) => {
    await expect(async () => {
      await press(grace, form.getByRole('button', { name: 'Send to support' }));
      await expect(form).toBeHidden({ timeout: 4_000 });
    }).toPass();
  };
  const form = await report(subject, 'The picture has stood still since 8:10.');
  await paste(grace, 'What happened');
  await expect(form.getByText('image.png')).toBeVisible();
  await send(form);
  await openFromList(grace, '/tickets', subject);
  await expect(grace.getByRole('img', { name: /^picture/ })).toBeVisible();
  const path = new URL(grace.url()).pathname;

  // Two who handle it see each other; one notes what the manager must not read.
  await Promise.all([sam, carla].map((page) => page.goto(`/main${path}`)));
  await expect(sam.getByText('Carla Voss is looking at this ticket.')).toBeVisible({ timeout: 40_000 });
  await press(carla, carla.getByRole('checkbox', { name: 'Internal note' }), 'Space');
  await write(carla, carla.getByRole('textbox', { name: 'Internal note' }), 'Power at the door?');
  await carla.keyboard.press('Control+Enter');
  await expect(line(sam, 'Power at the door?')).toBeVisible();
  await replyByKeys(sam, 'Please unplug it for ten seconds.');
  await press(sam, sam.getByRole('checkbox', { name: 'Then wait for an answer' }), 'Space');
  await goTo(sam, sam.getByRole('textbox', { name: 'Reply' }), 'Shift+Tab');
  await sam.keyboard.press('Control+Enter');
  await expect(line(grace, 'New → Waiting')).toBeVisible();
  await expect(line(carla, 'Please unplug it for ten seconds.')).toBeVisible();

  const letter = await mails.letterTo('manager@sunny.example', 'Please unplug it for ten seconds.');
  expect(letter.replyTo).toMatch(/^reply\+[\da-z]{26,}@mail\.example\.com$/);
  const from = 'Grace Miller <manager@sunny.example>';
  const away = { from, text: 'I am away until Monday.', more: ['Auto-Submitted: auto-replied'] };
  expect(await mails.answer(letter, away)).toBe(0);
  expect(await mails.answer(letter, { from, text: 'Give me the pictures.', signed: false })).toBe(0);
  expect(await mails.answer(letter, { from, text: 'It is back, thank you.' })).toBe(0);
  for (const page of [grace, sam, carla]) {
    await expect(line(page, 'It is back, thank you.')).toContainText('Grace Miller by email');
    await expect(line(page, 'Waiting → Opened')).toBeVisible();
    await expect(page.getByText('I am away until Monday.')).toHaveCount(0);
    await expect(page.getByText('Give me the pictures.')).toHaveCount(0);
  }
  await expect(grace.getByText('Power at the door?')).toHaveCount(0);
  // What the mail quoted is folded below its words.
  const said = line(sam, 'It is back, thank you.');
  await expect(said.getByText('On Friday, support wrote:')).toBeHidden();
  await press(sam, said.locator('summary'));
  await expect(said.getByText('On Friday, support wrote:')).toBeVisible();

  const more = sam.getByRole('button', { name: 'More', exact: true });
  await pick(sam, more, 'Hand up to the platform');
  const dialog = sam.getByRole('dialog');
  await write(sam, dialog.getByLabel('What do you need from the platform?'), 'Is the relay of our region up?');
  await press(sam, dialog.getByLabel('Send what happened along'), 'Space');
  await choose(sam, dialog.getByRole('combobox', { name: 'Files to send along' }), /^picture/);
  await press(sam, dialog.getByRole('button', { name: 'Hand up', exact: true }));
  await expect(dialog).toBeHidden();
  await openFromList(omar, '/main/tickets', subject);
  await expect(omar.getByRole('img', { name: /^picture/ })).toBeVisible();
  await replyByKeys(omar, 'It was down for a minute.');
  await omar.keyboard.press('Control+Enter');
  await expect(line(grace, 'It was down for a minute.')).toContainText('Platform support', { timeout: 30_000 });
  await expect(grace.getByText('Is the relay of our region up?')).toHaveCount(0);

  // On a phone: closed, rated, opened again.
  await grace.setViewportSize({ width: 390, height: 844 });
  await grace.getByRole('button', { name: 'Move to' }).click();
  await grace.getByRole('menuitem', { name: 'Closed' }).click();
  await grace.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(grace.getByText('This helped.')).toBeVisible();
  await expect(line(sam, 'Did this help? Yes')).toBeVisible();
  await grace.getByRole('textbox', { name: 'Reply' }).fill('It stands still once more.');
  await grace.getByRole('button', { name: 'Send reply' }).click();
  await expect(line(sam, 'Closed → Opened')).toBeVisible();
  await grace.setViewportSize({ width: 1280, height: 800 });

  await send(await report(double, 'And again.'));
  await pick(sam, more, 'Merge a double');
  await write(sam, dialog.getByRole('combobox', { name: 'Double' }), double);
  await expect(sam.getByRole('option', { name: new RegExp(double) })).toBeVisible();
  await choose(sam, dialog.getByRole('combobox', { name: 'Double' }), double);
  await press(sam, dialog.getByRole('button', { name: 'Merge', exact: true }));
  await expect(sam.getByRole('link', { name: /was merged into this ticket/ })).toBeVisible();
  await openFromList(grace, '/tickets', double);
  await press(grace, grace.getByRole('link', { name: /Merged into/ }));
  await expect(grace.getByRole('heading', { level: 1 })).toContainText(subject);

  await widgetAgrees(grace);
  await agrees(grace, '/tickets');
  await agrees(sam, '/main/tickets');
  await agrees(omar, '/main/tickets');
});
