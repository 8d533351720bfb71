import { expect, test } from 'vitest';
import { pathsOf, read } from './sources.ts';

/**
 * A phone that is shown goes through `phoneWords` of packages/rules/src/phones.ts. These are the ways one gets onto a
 * page: as a child of an element, in a list of facts, as the cell of a table, as what an inline field shows.
 */
const raw: readonly RegExp[] = [
  />\s*\{\s*(?:\w+\??\.)*(?:phone2?|doctor_phone)\s*\}/,
  /^\s*\{\s*(?:\w+\??\.)*(?:phone2?|doctor_phone)\s*\}\s*$/m,
  /\/>\s*\{\s*(?:\w+\??\.)*(?:phone2?|doctor_phone)\s*\}/,
  /\[\s*(?:\w+\??\.)*(?:phone2?|doctor_phone), (?:\w+\??\.)*email/,
  /cell: \(\{[^}]*\bphone\b[^}]*\}\) => (?:phone\b(?! &&)|\[phone,)/,
  /<InlineEdit[^>]*value=\{(?:\w+\??\.)*(?:phone2?|doctor_phone)\}/,
  /t\('\w+', \{ phone(?:: (?:\w+\??\.)*phone)? \}\)/,
  /message\('[\w.]+', \{[^}]*\bphone: (?!phoneWords\()/,
];

test('a phone is shown in words, never as it is kept', () => {
  const sources = read(
    pathsOf('apps/portal/src/**/*.tsx', 'packages/kit/src/**/*.tsx', 'apps/api/src/domains/**/*.ts'),
  );
  const found = sources.flatMap(({ path, text }) =>
    raw.flatMap((way) => {
      const hit = way.exec(text);
      return hit ? [`${path}: ${hit[0].trim()}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
