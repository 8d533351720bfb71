import { expect, test } from 'vitest';
import { pathsOf, read } from './sources.ts';

// docs/words.md says how pages and letters speak. The worst habits are found here, in the English words of both.

const spoken = read(
  pathsOf(
    'apps/portal/src/**/*words.ts',
    'apps/portal/src/messages.ts',
    'packages/{kit,ui}/src/**/*words.ts',
    'apps/api/src/messages/en/*.ts',
  ),
);

const habits: Readonly<Record<string, RegExp>> = {
  'say "someone" or the name': /\b(some|every)body\b/i,
  'say who hears it, or "notified"': /\b(is|are|was|were) told\b/i,
  'say "shows up", "is" or "appears"': /\bstands?\b(?! in\b)/i,
  'say "email"': /\be-mails?\b/i,
  'say "live video" for what a camera shows, "photo" for a photo':
    /\b[Tt]he picture (comes|starts|has run|stops|ended)\b/,
  'write American English': /\b(centres?|colours?|favourites?|cancelled|organis\w+|recognis\w+|grey|programmes?)\b/i,
};

/** The words between quotes, without what is filled in and without keys. */
const sentencesOf = (source: string): string[] =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'(?!\s*:)|`([^`]*)`/g)]
    .map(([, plain, filled]) => (plain ?? filled ?? '').replaceAll(/\$?\{[^}]*\}/g, ''))
    .filter((words) => words.includes(' '));

test('pages and letters speak as docs/words.md says', () => {
  const found = spoken.flatMap(({ path, text }) =>
    sentencesOf(text).flatMap((words) =>
      Object.entries(habits).flatMap(([instead, habit]) =>
        habit.test(words) ? [`${path}: "${words}": ${instead}`] : [],
      ),
    ),
  );
  expect(found).toEqual([]);
});
