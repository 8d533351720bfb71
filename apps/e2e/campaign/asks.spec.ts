import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

type Rows = {
  readonly screenRows: () => readonly (readonly [string, { readonly asks?: unknown; readonly path: string }])[];
};

/** Screens that say what is asked beside their code: id and path, those of lists before those of records. */
const askingScreens = async (): Promise<(readonly [string, string])[]> => {
  const portal = new URL('../../portal/src/', import.meta.url);
  await import(new URL('staff-screens.ts', portal).href);
  await import(new URL('stranger-screens.ts', portal).href);
  const { screenRows }: Rows = await import(new URL('addresses.ts', portal).href);
  const rows = screenRows().flatMap(([id, { asks, path }]) =>
    asks ? [[id, path.replace(/\/:\w+\?/g, '')] as const] : [],
  );
  return rows.toSorted(([, a], [, b]) => Number(a.includes(':')) - Number(b.includes(':')));
};

/** A path with the id of a record that was linked to on the way; null where none was. */
const filled = (path: string, links: ReadonlySet<string>): string | null => {
  const [head = '', rest] = path.split(/:\w+/);
  if (rest === undefined) return path;
  for (const link of links) {
    const id = link.startsWith(head) ? /^\d+/.exec(link.slice(head.length))?.[0] : undefined;
    if (id) return `${head}${id}${rest}`;
  }
  return null;
};

/** Asked again by what happens meanwhile, or by parts of the shell; none of them is asked ahead but the first, which views change. */
const byNews = ['WatchedNow', 'PlayCamera', 'NotificationsShort', 'OwnPermissions'];

/** Of records the demo has none of. */
const EMPTY = ['developers.deliveries', 'learning.talk'];

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
  expect(asking.length).toBeGreaterThan(40);
  const page = await as('admin');
  await page.waitForLoadState('networkidle');
  const since = heard(page);
  const links = new Set<string>();
  const gather = async (): Promise<void> => {
    for (const link of await page.locator('a[href^="/"]').all()) {
      const path = (await link.getAttribute('href')) ?? '';
      // Teachers open the record of a child at an address of their own.
      for (const one of [path, path.replace(/^\/pet\//, '/staff/pet/')]) links.add(one);
    }
  };
  await page.goto('/team');
  await page.getByRole('row').nth(1).waitFor();
  await gather();
  // A row of students opens a panel, which leads to the record.
  await page.goto('/students');
  await page.getByRole('row').nth(1).getByText(/\w/).first().click();
  await page.getByRole('complementary').last().getByRole('link').first().waitFor();
  await gather();
  const twice: string[] = [];
  const unseen: string[] = [];
  for (const [id, pattern] of asking) {
    const path = filled(pattern, links);
    if (path === null) {
      if (!EMPTY.includes(id)) unseen.push(id);
      continue;
    }
    const code = page.waitForRequest(/\/assets\/.*\.js$/, { timeout: 500 }).catch(() => null);
    since();
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await code;
    await page.waitForTimeout(300);
    await page.waitForLoadState('networkidle');
    const names = since();
    for (const name of new Set(names))
      if (names.indexOf(name) !== names.lastIndexOf(name)) twice.push(`${id}: ${name}`);
    await gather();
  }
  expect({ twice, unseen }).toEqual({ twice: [], unseen: [] });
});
