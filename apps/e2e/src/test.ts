import { test as base, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

export { expect } from '@playwright/test';

/** Accounts of the demo data, by the centre they belong to. */
const centres: Record<string, string> = { owner: 'paws', sitter: 'paws', keeper: 'paws', operator: 'home' };
const password = 'nestling-demo';

type Options = { productOf: string };
type Workers = Options & { product: Product };
type Fixtures = {
  /** A page of a browser of its own, signed in as a demo account, on its landing screen. */
  as: (account: string) => Promise<Page>;
};

/**
 * Playwright's `test` with the product behind it. Specs share one product; one that changes what others see takes its
 * own by naming it: `test.use({ productOf: 'watching' })`. After a failed test the next one gets a new product.
 */
export const test = base.extend<Fixtures, Workers>({
  productOf: ['shared', { option: true, scope: 'worker' }],
  product: [
    async ({ productOf: _named }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url()),
  as: async ({ browser, product, contextOptions }, use) => {
    const opened: Page[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: product.url(centres[account]) });
      const page = await context.newPage();
      opened.push(page);
      await signIn(page, account);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** Signs in as a person does: name, password, Enter; answers on the landing screen. */
export const signIn = async (page: Page, account: string, secret = password): Promise<void> => {
  await page.goto('/login');
  await page.locator('input[autocomplete~="username"]').fill(account);
  await page.locator('input[type="password"]').fill(secret);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
};
