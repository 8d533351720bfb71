import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calling, circles, reachingPast, uses } from './domains.ts';

const all = uses();

test('a domain reaches another by its nouns, reach, links and doors', () => {
  expect(reachingPast(all)).toEqual([]);
});

test('no domains call one another in a circle', () => {
  expect(circles(calling(all))).toEqual([]);
});

test('ARCHITECTURE.md says which domain calls which', () => {
  const page = readFileSync('ARCHITECTURE.md', 'utf8').split('## Which domain calls which')[1] ?? '';
  const [, picture = ''] = /```text\n([\s\S]*?)\n```/.exec(page) ?? [];
  const byDomain = Map.groupBy(
    calling(all).map((pair) => pair.split(' → ')),
    ([from]) => from,
  );
  expect(picture.split('\n')).toEqual(
    [...byDomain].map(([from, pairs]) => `${from} → ${pairs.map(([, to]) => to).join(', ')}`),
  );
});

test('a new import past a door, and a circle, are found', () => {
  const at = (path: string, text: string) => ({ path: `apps/api/src/domains/${path}`, text });
  const some = uses([
    at('a/one.ts', "import { two } from '../b/two.ts';\nimport { B } from '../b/b.entities.ts';"),
    at('b/two.ts', "import { done } from '../c/c.door.ts';"),
    at('c/c.door.ts', "import { A } from '../a/a.reach.ts';"),
  ]);
  expect(reachingPast(some)).toEqual(['a → b']);
  expect(calling(some)).toEqual(['a → b', 'b → c']);
  expect(circles(['a → b', 'b → c', 'c → a', 'c → d'])).toEqual([['a', 'b', 'c']]);
});
