import { expect, test } from 'vitest';
import { guestPages } from '../apps/e2e/src/guest-pages.ts';
import { authScreens } from '../apps/portal/src/domains/auth/screens.ts';
import { centreScreens } from '../apps/portal/src/domains/centres/screens.ts';
import { pathsOf, read } from './sources.ts';

/** Whether an address opens a screen: '/register/:code?' is opened by '/register' and by '/register/ELM'. */
const opens = (address: string, path: string): boolean => {
  const pattern = path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address.split('?')[0] ?? '');
};

test('each page before sign-in is walked in every engine', () => {
  const paths = Object.values({ ...authScreens, ...centreScreens })
    .filter(({ rule }) => rule === 'guest')
    .map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(11);
  expect(paths.filter((path) => !guestPages.some((address) => opens(address, path)))).toEqual([]);
});

// Their rows are fetched by whoever opens one by its address (stranger-screens.ts): a link from elsewhere would not know them.
test('no other screen leads to the pages before there is a center', () => {
  const ids = Object.keys(centreScreens);
  const others = read(pathsOf('apps/portal/src/**/*.{ts,tsx}')).filter(
    ({ path }) => !path.startsWith('apps/portal/src/domains/centres/'),
  );
  expect(others.length).toBeGreaterThan(500);
  expect(others.filter(({ text }) => ids.some((id) => text.includes(`'${id}'`))).map(({ path }) => path)).toEqual([]);
});
