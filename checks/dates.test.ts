import { expect, test } from 'vitest';
import { isTest, pathsOf, read } from './sources.ts';

/** How a moment or a number becomes text by the engine's own hand. */
const ownHand = /toLocale(Date|Time)String|Intl\s*\.\s*DateTimeFormat\s*\(|\.toLocaleString\(\s*\)/;

/** Where each part of the product formats moments, and nowhere else. */
const modules = [
  // What the pages of the portal say.
  'packages/ui/src/format/when.ts',
  // The clock in a picture, which the player brings along without the portal, and its zone on the page that embeds it.
  'packages/player/src/clock.ts',
  'packages/player/embed/main.ts',
  // What letters say, and what a location's clock shows.
  'apps/api/src/messages/when.ts',
  'apps/api/src/kernel/lib/local-time.ts',
];

const sources = read(pathsOf('{apps,packages}/**/*.{ts,tsx}').filter((path) => !isTest(path)));

test('the modules that format moments do so', () => {
  const idle = modules.filter((path) => !sources.some((one) => one.path === path && ownHand.test(one.text)));
  expect(idle).toEqual([]);
});

test('no screen and no letter formats a date on its own, nor a number without the language of its reader', () => {
  const own = sources.flatMap(({ path, text }) =>
    modules.includes(path)
      ? []
      : text.split('\n').flatMap((line, i) => (ownHand.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(own).toEqual([]);
});

/** The day it is at Greenwich: in the evening of the United States that is tomorrow. */
const greenwich = /new Date\((Date\.now\(\)[^;]*)?\)\.toISOString\(\)\.slice\(0, 10\)/;

test('no screen takes the day of Greenwich for today', () => {
  const own = sources.flatMap(({ path, text }) =>
    path.startsWith('apps/portal/src/') && greenwich.test(text) ? [path] : [],
  );
  expect(own).toEqual([]);
});
