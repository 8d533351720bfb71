import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startCluster } from '@nestling/postgres/cluster.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { seriousIn } from '../src/axe.ts';
import { isWeekend } from '../src/calls.ts';
import { pagesOf } from '../src/pdf-text.ts';
import type { Product } from '../src/product.ts';
import { expect, signIn, test } from '../src/test.ts';

test.use({ productOf: 'learning-story', actionTimeout: 30_000 });
test.skip(({ browserName }) => browserName !== 'chromium', 'its screens are walked in every engine by other specs');

const picture = resolve(import.meta.dirname, '../../../apps/portal/public/icons/mark-180.png');

/** Takes all that the demo has of learning: its rooms, children and families stay. */
const forgetLearning = async (product: Product): Promise<void> => {
  const { url } = await startCluster({ dir: join(product.dataDir, 'postgres') });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'truncate learning_framework, learning_activity, learning_category, learning_type, learning_supply, plan, portfolio cascade',
  );
  await client.end();
};

const pick = async (page: Page, filter: RegExp, name: string) => {
  await page.getByRole('button', { name: filter }).click();
  await page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name })).click();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
};
/** Goes on by Tab, or back, until something has the focus, as who has no mouse. */
const tabTo = async (page: Page, target: Locator) => {
  const isThere = () => target.evaluate((one) => one === document.activeElement);
  await target.waitFor();
  const isBefore = await target.evaluate(
    (one) =>
      ((document.activeElement ?? document.body).compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
  );
  const key = isBefore ? 'Shift+Tab' : 'Tab';
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
};
/** On paper stands what was planned or told, and no button but a topic or a picture, which are some. */
const printsCleanly = async (page: Page, text: string) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(text).first()).toBeVisible();
  const buttons = page.getByRole('button').filter({ visible: true, hasNotText: text, hasNot: page.locator('img') });
  await expect(buttons).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
};
/** Adds by a dialog with one field, as who has no mouse: presses what opens it, types, and Enter saves. */
const addByKeys = async (page: Page, opens: Locator, field: string, text: string) => {
  await tabTo(page, opens);
  await page.keyboard.press('Enter');
  const box = page.getByRole('textbox', { name: field, exact: true });
  await expect(box).toBeVisible();
  await tabTo(page, box);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(box).toHaveCount(0);
};
/** The words of a PDF, sheet by sheet. */
const sheetsOf = async (pdf: Uint8Array): Promise<readonly string[]> => (await pagesOf(pdf)).map(({ text }) => text);
/** What the printer gives on paper of this size. */
const printed = async (page: Page, format: 'A4' | 'Letter') =>
  sheetsOf(new Uint8Array(await page.pdf({ format, landscape: true })));
/** The picture is there, and was read. */
const isSeen = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))).toBeGreaterThan(0);
const someone = async (browser: Browser, product: Product, account: string, options: object): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: product.url(), ...options })).newPage();
  await signIn(page, account);
  return page;
};
/** Opens a zip from a folder of this machine, with the line cut and no script. */
const openOffline = async (browser: Browser, zip: Uint8Array): Promise<Page> => {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const page = await (await browser.newContext({ offline: true, javaScriptEnabled: false })).newPage();
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  return page;
};

test('from a center without a framework to a portfolio that a family keeps', async ({ as, browser, product }) => {
  test.setTimeout(600_000);
  await forgetLearning(product);

  await test.step('an admin brings in the outcomes of Head Start and the steps of the center', async () => {
    const admin = await as('admin');
    await admin.goto('/learning_frameworks');
    await admin.getByRole('button', { name: 'Import' }).first().click();
    await admin.getByRole('button', { name: 'Add this framework' }).click();
    await expect(admin.getByText('Came with the product', { exact: true })).toBeVisible();
    for (const step of ['Not yet', 'Practicing', 'Can do it']) {
      await admin.getByRole('button', { name: 'Add a step' }).click();
      await admin.getByRole('textbox', { name: 'Name' }).fill(step);
      await save(admin);
      await expect(admin.getByText(step, { exact: true }).first()).toBeVisible();
    }
    await admin.context().close();
  });

  const teacher = await as('teacher');
  await teacher.setViewportSize({ width: 1280, height: 900 });
  await test.step('a teacher fills the library, once by mouse and once by keys alone', async () => {
    await teacher.goto('/learning_activities');
    await teacher.getByRole('button', { name: 'Add an activity' }).first().click();
    await teacher.getByRole('textbox', { name: 'Title' }).fill('Leaf rubbing');
    await teacher.getByRole('combobox', { name: 'Skills' }).fill('IT-ATL 1');
    await teacher
      .getByRole('option', { name: /^IT-ATL 1/ })
      .first()
      .click();
    await save(teacher);
    await expect(teacher.getByRole('row', { name: /Leaf rubbing/ })).toBeVisible();
    await teacher.getByRole('button', { name: 'Add an activity' }).focus();
    await teacher.keyboard.press('Enter');
    await expect(teacher.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await tabTo(teacher, teacher.getByRole('textbox', { name: 'Title' }));
    await teacher.keyboard.type('Counting acorns');
    await teacher.keyboard.press('Enter');
    await expect(teacher.getByRole('row', { name: /Counting acorns/ })).toBeVisible();
  });

  const topic = teacher.getByRole('button', { name: 'Leaf walk' });
  const dayOf = () => topic.evaluate((button) => button.closest('td')?.cellIndex ?? -1);
  await test.step('a lesson plan by mouse, its topic moved by keys and by dragging', async () => {
    await teacher.goto('/lesson_plan');
    await teacher.getByRole('button', { name: 'New lesson plan' }).first().click();
    await teacher.getByRole('textbox', { name: 'Name' }).fill('Leaves');
    await save(teacher);
    await teacher.getByRole('row', { name: /Leaves/ }).click();
    await teacher.getByRole('button', { name: 'Add section' }).click();
    await teacher.getByRole('textbox', { name: 'Name' }).fill('Outside');
    await save(teacher);
    await teacher
      .getByRole('button', { name: /^Add a topic to Outside/ })
      .first()
      .click();
    await teacher.getByRole('textbox', { name: 'Topic' }).fill('Leaf walk');
    await teacher.getByRole('textbox', { name: 'In Spanish' }).fill('Paseo entre hojas');
    await save(teacher);
    const first = await dayOf();
    await topic.focus();
    await teacher.keyboard.press('Alt+ArrowRight');
    await expect.poll(dayOf).toBe(first + 1);
    const row = teacher.getByRole('row', { name: /^Outside/ });
    await topic.dragTo(row.getByRole('cell').nth(2));
    await expect.poll(dayOf).toBe(3);
    // On any day of the plan, so that it is there today as well.
    await topic.dragTo(row.getByRole('cell').last());
    await expect.poll(dayOf).toBeGreaterThan(5);
    await topic.click();
    await teacher.getByRole('combobox', { name: 'Activities' }).click();
    await teacher.getByRole('option', { name: 'Leaf rubbing' }).click();
    await teacher.keyboard.press('Escape');
    await save(teacher);
    await expect(topic).toContainText('Leaf rubbing');
  });

  await test.step('an activity goes from the library under a topic of the plan', async () => {
    await teacher.goto('/learning_activities');
    await teacher.getByRole('button', { name: 'Actions for Counting acorns' }).click();
    await teacher.getByRole('menuitem', { name: 'Add to a plan' }).click();
    const dialog = teacher.getByRole('dialog', { name: 'Add to a plan: Counting acorns' });
    await dialog.getByRole('combobox', { name: 'Plan' }).click();
    await teacher.getByRole('option', { name: 'Leaves' }).click();
    await dialog.getByRole('combobox', { name: 'Topic' }).click();
    await teacher.getByRole('option', { name: 'Leaf walk' }).click();
    await save(teacher);
    await teacher.goto('/lesson_plan');
    await teacher.getByRole('row', { name: /Leaves/ }).click();
    await expect(topic).toContainText('Counting acorns');
  });

  await test.step('another lesson plan by keys alone, to its first topic and the day it moves to', async () => {
    await teacher.getByRole('button', { name: 'All lesson plans' }).focus();
    await teacher.keyboard.press('Enter');
    await addByKeys(teacher, teacher.getByRole('button', { name: 'New lesson plan' }).first(), 'Name', 'Seeds');
    await tabTo(teacher, teacher.getByRole('row', { name: /Seeds/ }).getByRole('button').first());
    await teacher.keyboard.press('Enter');
    await addByKeys(teacher, teacher.getByRole('button', { name: 'Add section' }), 'Name', 'Table');
    const place = teacher.getByRole('button', { name: /^Add a topic to Table/ }).first();
    await addByKeys(teacher, place, 'Topic', 'Seed sorting');
    const sorting = teacher.getByRole('button', { name: 'Seed sorting' });
    await tabTo(teacher, sorting);
    const cell = () => sorting.evaluate((button) => button.closest('td')?.cellIndex ?? -1);
    const first = await cell();
    await teacher.keyboard.press('Alt+ArrowRight');
    await expect.poll(cell).toBe(first + 1);
    await teacher.getByRole('button', { name: 'All lesson plans' }).focus();
    await teacher.keyboard.press('Enter');
    await tabTo(
      teacher,
      teacher
        .getByRole('row', { name: /Leaves/ })
        .getByRole('button')
        .first(),
    );
    await teacher.keyboard.press('Enter');
    await expect(topic).toBeVisible();
  });

  await test.step('it becomes the plan of a room by keys alone, and is shared with its families', async () => {
    await teacher.getByRole('button', { name: 'Copy to a room' }).focus();
    await teacher.keyboard.press('Enter');
    const dialog = teacher.getByRole('dialog', { name: 'New room plan' });
    await expect(dialog).toBeVisible();
    await tabTo(teacher, dialog.getByRole('checkbox', { name: 'Sunflowers' }));
    await teacher.keyboard.press('Space');
    await tabTo(teacher, dialog.getByRole('button', { name: 'Save', exact: true }));
    await teacher.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await teacher.goto('/room_plans');
    await expect(topic).toBeVisible();
    await teacher.getByRole('button', { name: 'Share', exact: true }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).click();
    await expect(teacher.getByText('Shared', { exact: true })).toBeVisible();
    await expect.poll(() => seriousIn(teacher)).toEqual([]);
    await printsCleanly(teacher, 'Leaf walk');
    for (const size of ['Letter', 'A4'] as const)
      expect(await printed(teacher, size)).toEqual([expect.stringContaining('Leaf walk')]);
  });

  await test.step('a blank plan of another room by mouse, its topic dragged to a day', async () => {
    await teacher.getByRole('button', { name: 'New room plan' }).click();
    const dialog = teacher.getByRole('dialog', { name: 'New room plan' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Owls outside');
    await dialog.getByRole('checkbox', { name: 'Little Owls' }).click();
    await save(teacher);
    const plan = teacher.getByRole('region', { name: 'Owls outside' });
    await plan.getByRole('button', { name: 'Add section' }).click();
    await teacher.getByRole('textbox', { name: 'Name' }).fill('Garden');
    await save(teacher);
    await plan
      .getByRole('button', { name: /^Add a topic to Garden/ })
      .first()
      .click();
    await teacher.getByRole('textbox', { name: 'Topic' }).fill('Worms');
    await save(teacher);
    const worms = plan.getByRole('button', { name: 'Worms' });
    await worms.dragTo(
      plan
        .getByRole('row', { name: /^Garden/ })
        .getByRole('cell')
        .nth(3),
    );
    await expect.poll(() => worms.evaluate((button) => button.closest('td')?.cellIndex ?? -1)).toBe(4);
  });

  await test.step('on the tablet the topic is done, and what a child did is written down with skill and picture', async () => {
    await teacher.setViewportSize({ width: 1024, height: 768 });
    await teacher.goto('/room');
    const plan = teacher.getByRole('region', { name: 'Today’s plan' });
    // On a weekend a plan of weekdays has nothing for today.
    if (!isWeekend()) {
      await plan.getByRole('button', { name: /^Leaf walk: done with/ }).click();
      await expect(plan.getByText('Done today')).toBeVisible();
    }
    await teacher.getByRole('button', { name: /^Ava/ }).first().click();
    await teacher.getByRole('button', { name: 'Observation' }).first().click();
    const form = teacher.getByRole('dialog', { name: 'Observation' });
    await form.getByRole('combobox', { name: 'Skills' }).fill('IT-ATL 1');
    await teacher
      .getByRole('option', { name: /^IT-ATL 1/ })
      .first()
      .click();
    await form.getByRole('textbox', { name: 'Note for the family' }).fill('Ava sorts the leaves by their color.');
    await form.locator('input[type=file]').setInputFiles(picture);
    await expect(form.getByRole('button', { name: 'Another photo' })).toBeVisible();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toHaveCount(0);
  });

  const manager = await as('manager');
  await test.step('the office lets families see the picture', async () => {
    await manager.goto('/dashboard');
    const waiting = manager.getByRole('region', { name: /^Needs you/ }).getByRole('listitem');
    const shot = waiting.filter({ hasText: 'Photo of Ava Lopez' }).first();
    await shot.getByRole('button', { name: 'Approve' }).click();
    await expect(shot).toHaveCount(0);
  });

  await test.step('the grid is filled, and a checkpoint settled and closed', async () => {
    await teacher.goto('/learning_progress');
    await pick(teacher, /^Room/, 'Sunflowers');
    const cell = teacher.getByRole('button', { name: /^Ava Lopez, .*nothing yet$/ }).first();
    const name = ((await cell.getAttribute('aria-label')) ?? '').replace(/: nothing yet$/, '');
    await cell.focus();
    await teacher.keyboard.press('2');
    await expect(teacher.getByRole('button', { name: new RegExp(`^${name}: 2 Practicing`) })).toBeVisible();
    await manager.goto('/learning_progress?tab=checkpoints');
    await pick(manager, /^Room/, 'Sunflowers');
    await manager.getByRole('button', { name: 'Add checkpoint' }).click();
    const form = manager.getByRole('dialog');
    await form.getByLabel('Name').fill('Fall');
    const today = new Date();
    const day = (ago: number) => new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
    await form.getByLabel('First day').fill(day(30));
    await form.getByLabel('Last day').fill(day(-1));
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toHaveCount(0);
    await manager.getByRole('button', { name: 'Settle all as observed' }).click();
    await expect(manager.getByRole('button', { name: new RegExp(`^${name}: 2 Practicing$`) })).toBeVisible();
    await manager.getByRole('button', { name: 'Fall: what to do' }).click();
    await manager.getByRole('menuitem', { name: 'Close checkpoint' }).click();
    await expect(manager.getByText('This checkpoint is closed.').first()).toBeVisible();
  });

  let portfolio = '';
  await test.step('a portfolio gathers what was seen and is published', async () => {
    await teacher.setViewportSize({ width: 1280, height: 900 });
    await teacher.goto('/portfolios');
    await teacher.getByRole('button', { name: 'New portfolio' }).first().click();
    await teacher.getByRole('combobox', { name: 'Student' }).fill('Ava');
    await teacher.getByRole('option', { name: /Ava Lopez/ }).click();
    await teacher.getByRole('textbox', { name: 'Title' }).fill('Ava and the leaves');
    await teacher.getByRole('button', { name: 'Create portfolio' }).click();
    await expect(teacher.getByText('Ava sorts the leaves by their color.').first()).toBeVisible();
    await isSeen(teacher.getByRole('img', { name: /^Photo of Ava/ }).first());
    await teacher.getByRole('button', { name: 'Publish', exact: true }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(teacher.getByText(/Published on/)).toBeVisible();
    portfolio = `/portfolio_preview/${new URL(teacher.url()).pathname.split('/').at(-1)}`;
  });

  await test.step('the mother reads plan and portfolio in Spanish on a phone, and opens it without a line', async () => {
    const phone = { viewport: { width: 390, height: 844 }, locale: 'es-US' };
    const mother = await someone(browser, product, 'parent', phone);
    await mother.goto('/home');
    await expect(mother.getByRole('heading', { name: 'Esta semana para Ava' })).toBeVisible();
    const said = mother.getByText('Paseo entre hojas').first();
    await expect(said).toBeVisible();
    expect(await said.evaluate((words) => words.closest('[lang]')?.getAttribute('lang'))).toBe('es');
    await expect(mother.getByText('Leaf walk')).toHaveCount(0);
    await mother.goto(portfolio);
    await expect(mother.getByRole('heading', { level: 1, name: 'Ava and the leaves' })).toBeVisible();
    await expect(mother.getByText('Ava sorts the leaves by their color.')).toBeVisible();
    await expect.poll(() => seriousIn(mother)).toEqual([]);
    expect(await mother.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await printsCleanly(mother, 'Ava sorts the leaves by their color.');
    await isSeen(mother.getByRole('img', { name: /Ava/ }).last());
    const taken = async (kind: RegExp): Promise<Uint8Array> => {
      const [file] = await Promise.all([
        mother.waitForEvent('download'),
        mother.getByRole('link', { name: kind }).click({ timeout: 60_000 }),
      ]);
      return new Uint8Array(await readFile(await file.path()));
    };
    for (const kind of [/Zip/, /PDF/]) await mother.getByRole('button', { name: kind }).click();
    const page = await openOffline(browser, await taken(/^Descargar .*[Zz]ip/));
    await expect(page.getByText('Ava sorts the leaves by their color.')).toBeVisible();
    await isSeen(page.getByRole('img').first());
    const pdf = (await sheetsOf(await taken(/^Descargar .*PDF/))).join(' ');
    for (const words of ['Ava and the leaves', 'Ava sorts the leaves by their color.']) expect(pdf).toContain(words);
    await page.context().close();
    await mother.getByRole('button', { name: 'Escribir sobre él' }).click();
    await expect(mother.getByRole('textbox', { name: /^Mensaje/ })).toHaveValue('Sobre “Ava and the leaves”: ');
    await mother.context().close();
  });

  await test.step('a guardian who is blocked sees nothing of it any more', async () => {
    const father = await someone(browser, product, 'marco.lopez', {});
    await father.goto(portfolio);
    await expect(father.getByRole('heading', { level: 1, name: 'Ava and the leaves' })).toBeVisible();
    await manager.goto('/pets?search=ava+lopez');
    await manager.getByRole('button', { name: 'Actions for Ava Lopez' }).click();
    await manager.getByRole('menuitem', { name: 'Open the profile' }).click();
    await manager.getByRole('button', { name: 'Edit Marco Lopez' }).click();
    await manager.getByRole('button', { name: 'Block from pickup…' }).click();
    await manager.getByRole('textbox', { name: /Reason/ }).fill('Court order of March 3.');
    await manager.getByRole('button', { name: 'Block from pickup' }).click();
    await expect(manager.getByRole('region', { name: 'Safety' })).toContainText('Marco Lopez');
    await father.goto('/home');
    await expect(father.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(father.getByText('Leaf walk')).toHaveCount(0);
    await expect(father.getByText('Ava', { exact: true })).toHaveCount(0);
    await father.goto(portfolio);
    await expect(father.getByText('Ava sorts the leaves by their color.')).toHaveCount(0);
    await expect(father.getByRole('heading', { name: 'Ava and the leaves' })).toHaveCount(0);
    await father.context().close();
  });
});
