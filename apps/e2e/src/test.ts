import { rmSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { letFirefoxServe } from './bidi.ts';
import { copyFilledData } from './filled-data.ts';
import { type Product, startProduct } from './product.ts';

export { expect };

/** Accounts of the demo data, by the centre they belong to. */
const centres: Record<string, string> = { owner: 'paws', sitter: 'paws', keeper: 'paws', operator: 'home' };
const password = 'nestling-demo';

/** Which product a spec takes, and why an engine is left out ('' where it is here). */
export type Options = { productOf: string; missing: string };
type Workers = Options & { product: Product };
type Fixtures = {
  leftOut: undefined;
  /** A page of a browser of its own, signed in as a demo account, on its landing screen. */
  as: (account: string, password?: string) => Promise<Page>;
};

/**
 * Playwright's `test` with the product behind it. Specs share one product; one that changes what others see takes its
 * own by naming it: `test.use({ productOf: 'watching' })`. After a failed test the next one gets a new product.
 */
export const test = base.extend<Fixtures, Workers>({
  productOf: ['shared', { option: true, scope: 'worker' }],
  missing: ['', { option: true, scope: 'worker' }],
  // Before anything is started: each test of an engine that is not here is named, with the reason.
  leftOut: [
    async ({ missing }, use, { skip }) => {
      skip(missing !== '', missing);
      await use(undefined);
    },
    { auto: true },
  ],
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') letFirefoxServe(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ productOf: _named }, use) => {
      const dataDir = await copyFilledData();
      const product = await startProduct({ dataDir });
      await use(product);
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url()),
  as: async ({ browser, browserName, product, contextOptions }, use) => {
    const opened: Page[] = [];
    const forbidden: string[] = [];
    await use(async (account, secret) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: product.url(centres[account]) });
      if (browserName === 'chromium')
        context.on('console', (line) => {
          const text = line.text();
          // The recorder of traces asks for pictures that stand in the page's memory; the pages do not.
          if (!text.includes('Content Security Policy') || text.startsWith("Connecting to 'blob:")) return;
          forbidden.push(`${line.page()?.url()}: ${text}`);
        });
      const page = await context.newPage();
      opened.push(page);
      await signIn(page, account, secret);
      return page;
    });
    for (const page of opened) await page.context().close();
    expect(forbidden, 'what the pages tried and may not').toEqual([]);
  },
});

/** Signs in as a person does: name, password, Enter; answers on the landing screen. */
export const signIn = async (page: Page, account: string, secret = password): Promise<void> => {
  await page.goto('/login');
  await page.locator('input[autocomplete~="username"]').fill(account);
  await page.locator('input[type="password"]').fill(secret);
  const inside = () => !new URL(page.url()).pathname.startsWith('/login');
  // A server that has just started, or is very busy, may say to come again: a person presses once more then.
  await expect(async () => {
    if (!inside()) await page.locator('input[type="password"]').press('Enter', { timeout: 5_000 });
    await expect.poll(inside, { timeout: 10_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
};
