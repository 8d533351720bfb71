import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createServer } from 'vite';
import { seriousIn } from '../src/axe.ts';

/** The parts of the kit as `npm run dev` shows them: no product is needed for them. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await createServer({
        configFile: join(import.meta.dirname, '../../portal/vite.config.ts'),
        server: { port: 0, host: '127.0.0.1', hmr: false },
        logLevel: 'error',
      });
      await server.listen();
      const [address] = server.resolvedUrls?.local ?? [];
      if (!address) throw new Error('The gallery has no address.');
      await use(`${address}dev/`);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const looks = [
  ['', 1280],
  ['?tone=dark', 390],
  ['?language=es', 390],
  ['?pets=1', 1280],
] as const;

for (const [look, width] of looks) {
  test(`every part of the kit is sound and fits ${width} px, ${look || 'as it is'}`, async ({ page, gallery }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${gallery}kit${look}`);
    await expect(page.getByRole('heading', { name: 'Parts of the kit' })).toBeVisible({ timeout: 60_000 });
    expect(await page.getByRole('article').count()).toBeGreaterThan(90);
    expect(await seriousIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(thrown).toEqual([]);
  });
}

test('what opens over the page stands alone', async ({ page, gallery }) => {
  await page.goto(`${gallery}kit?part=FormDialog`);
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 60_000 });
  expect(await seriousIn(page)).toEqual([]);
});

for (const [look, width] of [...looks, ['', 768], ['?tone=dark', 1280]] as const) {
  test(`the editor of blocks is sound and fits ${width} px, ${look || 'as it is'}`, async ({ page, gallery }, info) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${gallery}editor${look}`);
    await expect(page.getByRole('heading', { name: 'Parts of the editor' })).toBeVisible({ timeout: 60_000 });
    expect(await seriousIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(thrown).toEqual([]);
    await info.attach('editor', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  });
}
