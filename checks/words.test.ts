import { expect, test } from 'vitest';
import { pathsOf, read } from './sources.ts';

/** What pages and answers say: the message files of the portal, of its packages and of the api. */
const spoken = read(
  pathsOf(
    'apps/portal/src/**/*words.ts',
    '{apps/portal,packages/{kit,ui,editor}}/src/**/*.es.ts',
    'apps/portal/src/**/{screens,messages}.ts',
    'packages/{kit,ui,editor,player}/**/words.ts',
    'apps/api/src/messages/**/*.ts',
  ),
);

/** The rows of docs/words.md: the word, and those in bold that nothing is called. */
const rows = (read(['docs/words.md'])[0]?.text ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| Word'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, word = '', , not = '']) => ({
    word,
    never: [...not.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name),
  }));

/** The texts within quotes of a file, with its path. */
const texts = spoken.flatMap(({ path, text }) =>
  [...text.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`|"([^"]*)"/g)].map(([, a, b, c]) => ({
    path,
    said: a ?? b ?? c ?? '',
  })),
);

test('there is something to look at', () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.flatMap(({ never }) => never).length).toBeGreaterThan(8);
  expect(texts.length).toBeGreaterThan(500);
});

test('no page calls a thing what docs/words.md says it is not called', () => {
  const wrong = rows.flatMap(({ word, never }) =>
    never.flatMap((name) => {
      const pattern = new RegExp(`\\b${name}(e?s)?\\b`, 'i');
      return texts.filter(({ said }) => pattern.test(said)).map(({ path, said }) => `${path}: "${said}": say ${word}`);
    }),
  );
  expect(wrong).toEqual([]);
});
