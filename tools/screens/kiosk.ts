import type { Browser } from '@playwright/test';
import { signIn } from '../../apps/e2e/src/test.ts';

/** The path of the tablet at the door, as its row writes it. */
export const tabletPath = '/time-clock-page/:location';

/** Sets up the tablet of the demo centre as a manager does, and answers its link; nobody else may open that page. */
export const enrolTablet = async (browser: Browser, url: string): Promise<string> => {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await signIn(page, 'manager');
    await page.goto('/attendance/kiosk');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const link = (await page.getByText('/time-clock-page/').textContent()) ?? '';
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Turn off' }).waitFor();
    return new URL(link).pathname;
  } finally {
    await context.close();
  }
};
