import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { seriousIn } from '../src/axe.ts';
import { pagesOf } from '../src/pdf-text.ts';
import { expect, test } from '../src/test.ts';

test.use({ productOf: 'records' });
test.setTimeout(120_000);

test('an inspector is handed one file, whose index opens without a line', async ({ as, context }) => {
  const grace = await as('manager');
  await grace.goto('/inspector-pack');
  expect(await seriousIn(grace)).toEqual([]);
  await grace.getByRole('button', { name: 'Make a pack' }).click();
  const dialog = grace.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(10);
  expect(await seriousIn(grace)).toEqual([]);
  await dialog.getByLabel('Ratio log').uncheck();
  await dialog.getByRole('button', { name: 'Make it' }).click();
  // It follows by itself.
  await expect(grace.getByText(/^Ready until/)).toBeVisible({ timeout: 60_000 });
  await expect(grace.getByText('9 tables')).toBeVisible();

  await grace.getByRole('table').getByRole('button').last().click();
  const [download] = await Promise.all([
    grace.waitForEvent('download'),
    grace.getByRole('menuitem', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^inspector-pack-.*\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(files)).toHaveLength(19);
  // Each is printed on Letter, says what it is and of where on its first page, and numbers its pages.
  const papers = Object.keys(files).filter((name) => name.endsWith('.pdf'));
  expect(papers).toHaveLength(9);
  const read = new Map<string, string>();
  for (const name of papers) {
    const pages = await pagesOf(files[name] ?? new Uint8Array());
    expect(pages.length, name).toBeGreaterThan(0);
    for (const [at, { text, width, height }] of pages.entries()) {
      expect(
        [width, height].toSorted((a, b) => a - b),
        name,
      ).toEqual([612, 792]);
      expect(text, `${name}, page ${at + 1}`).toContain(`Page ${at + 1}`);
    }
    expect(pages[0]?.text, name).toContain('Elm Street');
    read.set(name, pages.map(({ text }) => text).join(' '));
  }
  // What an inspector looks for: every child that is enrolled, and nothing that is a sign of a hole.
  const all = [...read.values()].join(' ');
  for (const child of ['Ava Lopez', 'Mia Chen', 'Omar Haddad']) expect(all).toContain(child);
  expect(all).not.toMatch(/undefined|\bNaN\b|\[object|null/);
  const offline = await context.newPage();
  await offline.setContent(strFromU8(files['index.html'] ?? new Uint8Array()));
  await expect(offline.getByRole('heading', { level: 1 })).toHaveText(/^Inspector’s pack: /);
  await expect(offline.getByRole('link', { name: 'PDF' })).toHaveCount(9);
  expect(await seriousIn(offline)).toEqual([]);

  await grace.getByRole('table').getByRole('button').last().click();
  await grace.getByRole('menuitem', { name: 'Delete' }).click();
  await grace.getByRole('alertdialog').or(grace.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(grace.getByText('Nothing made yet')).toBeVisible();
});
