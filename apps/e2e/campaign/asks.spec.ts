import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

type Rows = {
  readonly screenRows: () => readonly (readonly [string, { readonly asks?: unknown; readonly path: string }])[];
};

/** Screens without a record of their own, that say what is asked beside their code: id and path. */
const askingScreens = async (): Promise<(readonly [string, string])[]> => {
  const portal = new URL('../../portal/src/', import.meta.url);
  await import(new URL('staff-screens.ts', portal).href);
  const { screenRows }: Rows = await import(new URL('addresses.ts', portal).href);
  return screenRows().flatMap(([id, { asks, path }]) =>
    asks && !/:\w+(\/|$)/.test(path) ? [[id, path.replace(/\/:\w+\?/g, '')] as const] : [],
  );
};

/** Asked again by what happens meanwhile, or by parts of the shell; none of them is asked ahead but the first, which views change. */
const byNews = ['WatchedNow', 'PlayCamera', 'NotificationsShort', 'OwnPermissions'];

/** What a page asks by name, while it is let. */
const heard = (page: Page) => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { query = '' }: { query?: string } = JSON.parse(request.postData() ?? '{}');
    const name = /^query (\w+)/.exec(query)?.[1];
    if (name && !byNews.includes(name)) names.push(name);
  });
  return () => names.splice(0);
};

test('what is asked beside the code of a screen is what the screen asks, and is asked once', async ({ as }) => {
  test.setTimeout(300_000);
  const asking = await askingScreens();
  expect(asking.length).toBeGreaterThan(20);
  const page = await as('admin');
  await page.waitForLoadState('networkidle');
  const since = heard(page);
  const twice: string[] = [];
  for (const [id, path] of asking) {
    const code = page.waitForRequest(/\/assets\/.*\.js$/, { timeout: 500 }).catch(() => null);
    since();
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await code;
    await page.waitForTimeout(300);
    await page.waitForLoadState('networkidle');
    const names = since();
    for (const name of new Set(names))
      if (names.indexOf(name) !== names.lastIndexOf(name)) twice.push(`${id}: ${name}`);
  }
  expect(twice).toEqual([]);
});
