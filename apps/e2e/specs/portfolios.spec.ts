import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { expect, test } from '../src/test.ts';

test('a teacher puts a portfolio together and publishes it, and the parent reads it on a phone', async ({
  as,
  browser,
}) => {
  test.setTimeout(120_000);
  const [teacher, parent] = await Promise.all([as('teacher'), as('parent')]);
  await teacher.goto('/portfolios');
  await teacher.getByRole('button', { name: 'New portfolio' }).first().click();
  await teacher.getByRole('combobox', { name: 'Student' }).fill('Ava');
  await teacher.getByRole('option', { name: /Ava Lopez/ }).click();
  await teacher.getByRole('textbox', { name: 'Title' }).fill('Ava this fall');
  await teacher.getByRole('button', { name: 'Create portfolio' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'Ava this fall' })).toBeVisible();

  await teacher.getByRole('button', { name: 'Add section' }).click();
  await teacher.getByLabel('Name of the section').fill('Growing');
  await teacher.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Ava counts to ten.');
  await teacher.getByRole('button', { name: 'Save', exact: true }).click();
  const growing = teacher.getByRole('region', { name: 'Growing' });
  await expect(growing.getByText('Ava counts to ten.')).toBeVisible();
  await growing.getByRole('button', { name: 'Add moments' }).click();
  const first = teacher.getByRole('dialog').getByRole('checkbox').first();
  await first.check();
  await teacher.getByRole('button', { name: 'Add 1 moment' }).click();
  await expect(growing.getByRole('listitem')).toHaveCount(1);
  await teacher.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(teacher.getByRole('dialog').getByText(/^Told now: .+/)).toBeVisible();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(teacher.getByText(/Published on/)).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Add section' })).toHaveCount(0);

  await parent.setViewportSize({ width: 390, height: 844 });
  await parent.goto(`/portfolio_preview/${new URL(teacher.url()).pathname.split('/').at(-1)}`);
  await expect(parent.getByRole('heading', { level: 1, name: 'Ava this fall' })).toBeVisible();
  await expect(parent.getByText('Ava counts to ten.')).toBeVisible();
  await expect(parent.getByRole('button', { name: 'Print' })).toBeVisible();

  await parent.getByRole('button', { name: 'Zip that opens offline' }).click();
  const [zip] = await Promise.all([
    parent.waitForEvent('download'),
    parent.getByRole('link', { name: 'Download Zip that opens offline' }).click({ timeout: 60_000 }),
  ]);
  const files = unzipSync(new Uint8Array(await readFile(await zip.path())));
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const alone = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const page = await alone.newPage();
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(page.getByText('Ava counts to ten.')).toBeVisible();
  for (const picture of await page.getByRole('img').all())
    expect(await picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0))).toBeGreaterThan(
      0,
    );
  await alone.close();
});
