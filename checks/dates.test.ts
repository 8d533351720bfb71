import { expect, test } from 'vitest';
import { isTest, pathsOf, read } from './sources.ts';

/** How a moment or a number becomes text by the engine's own hand. */
const ownHand = /toLocale(Date|Time)String|Intl\s*\.\s*DateTimeFormat\s*\(|\.toLocaleString\(\s*\)/;

/** Where each part of the product formats moments, and nowhere else. */
const modules = [
  // What the pages of the portal say.
  'packages/ui/src/format/when.ts',
  'packages/ui/src/format/zone.ts',
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

/** The day of a moment at Greenwich, cut out of its text. */
const cut = /\.toISOString\(\)\s*\.(?:slice\(0, 10\)|split\('T'\))|current_date|\bnow\(\)::date/gi;

/** Where the server cuts a day out of a moment, how often, and why it is not that of somebody's evening. */
const served: Readonly<Record<string, readonly [count: number, reason: string]>> = {
  'apps/api/src/kernel/lib/local-time.ts': [1, 'The moment was moved to the clock of the zone before.'],
  'apps/api/src/domains/students/today.ts': [
    1,
    'The day before is over nowhere: a bound that lets an index be read, no more.',
  ],
  'apps/api/src/domains/billing/plans/periods.ts': [1, 'Days are counted on a calendar, without any moment.'],
  'apps/api/src/domains/billing/plans/plan-days.ts': [1, 'Days are counted on a calendar, without any moment.'],
  'apps/api/src/domains/food/claim.ts': [1, 'The last day of a month is the same everywhere.'],
  'apps/api/src/domains/imports/reading/days.ts': [1, 'Days of a file are counted on a calendar, without any moment.'],
  'apps/api/src/domains/imports/reading/read-tables.ts': [
    1,
    'A spreadsheet keeps a day as a number, which its reader makes midnight at Greenwich.',
  ],
  'apps/api/src/domains/archive/archive.calls.ts': [1, 'It names a file apart from the one of another day.'],
};

test('the server takes the day of Greenwich for nobody’s today', () => {
  const own = Object.fromEntries(
    sources.flatMap(({ path, text }) => {
      if (!/^apps\/api\/src\/(?!db\/seed\/)|^packages\/rules\/src\/(?!immunizations\/)/.test(path)) return [];
      const count = [...text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '').matchAll(cut)].length;
      return count > 0 ? [[path, count]] : [];
    }),
  );
  expect(own).toEqual(Object.fromEntries(Object.entries(served).map(([path, [count]]) => [path, count])));
});

test('no screen takes the day of Greenwich for today', () => {
  const own = sources.flatMap(({ path, text }) =>
    path.startsWith('apps/portal/src/') && greenwich.test(text) ? [path] : [],
  );
  expect(own).toEqual([]);
});
