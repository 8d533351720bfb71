import { openMiniBrowser, type Screen, startScreen } from './minibrowser.ts';
import { test as base } from './test.ts';
import { Walker } from './walker.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** A WebKit browser of its own at the portal of a demo centre, on no page yet, 1280 pixels wide. */
  walker: Walker;
};

/** The browser tests' `test` with WebKitGTK in the place of Playwright's pages. */
export const test = base.extend<Fixtures, { display: Screen }>({
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
    async ({}, use) => {
      const screen = await startScreen();
      await use(screen);
      await screen.close();
    },
    { scope: 'worker' },
  ],
  walker: async ({ display, product }, use, testInfo) => {
    const { driver, close } = await openMiniBrowser(display);
    const walker = new Walker(driver, product.url());
    try {
      await walker.resize(1280, 800);
      await use(walker);
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = Buffer.from(await driver.takeScreenshot(), 'base64');
        await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      }
    } finally {
      await close();
    }
  },
});
