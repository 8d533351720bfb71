import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { circles, importing, namesThroughDoors, notMereDoors, nounUses, reachingPast, uses } from './domains.ts';

const all = uses();

test('a domain reaches another by its doors alone', () => {
  expect(reachingPast(all)).toEqual([]);
});

test('a door is one short list of what others may call', () => {
  expect(notMereDoors()).toEqual([]);
  const door = (name: string, text: string) => ({ path: `apps/api/src/domains/a/${name}`, text });
  expect(notMereDoors([door('a.door.ts', "export { one, type Two } from './one.ts';\n")])).toEqual([]);
  const bad = [
    door('a.door.ts', "export { one } from './one.ts';\nexport const two = 2;"),
    door('b.door.ts', "export { one } from './one.ts';"),
    door('a.door.ts', "export { one } from '../b/b.door.ts';"),
  ];
  expect(notMereDoors(bad)).toHaveLength(3);
});

test('no domains import one another in a circle, whatever they import', () => {
  expect(circles(importing(all))).toEqual([]);
});

test('no nouns of the model import one another in a circle', () => {
  expect(nounUses().length).toBeGreaterThan(20);
  expect(circles(importing(nounUses()))).toEqual([]);
});

test('ARCHITECTURE.md says which domain imports which', () => {
  const page = readFileSync('ARCHITECTURE.md', 'utf8').split('## Which domain imports which')[1] ?? '';
  const [, picture = ''] = /```text\n([\s\S]*?)\n```/.exec(page) ?? [];
  const byDomain = Map.groupBy(
    importing(all).map((pair) => pair.split(' → ')),
    ([from]) => from,
  );
  expect(picture.split('\n')).toEqual(
    [...byDomain].map(([from, pairs]) => `${from} → ${pairs.map(([, to]) => to).join(', ')}`),
  );
});

test('a new import past a door, and a circle, are found', () => {
  const at = (path: string, text: string) => ({ path: `apps/api/src/domains/${path}`, text });
  const some = uses([
    at('a/one.ts', "import { two } from '../b/two.ts';\nimport type { B } from '../b/b.door.ts';"),
    at('b/two.ts', "import { done } from '../c/c.door.ts';"),
    at('c/c.door.ts', "import { A } from '../a/a.entities.ts';\nimport { Room } from '../../model/room/entity.ts';"),
  ]);
  expect(reachingPast(some)).toEqual(['a → b', 'c → a']);
  expect(importing(some)).toEqual(['a → b', 'b → c', 'c → a']);
  expect(namesThroughDoors([at('a/one.ts', "import { two, type Three } from '../b/b.door.ts';")])).toEqual([
    'a/one.ts: two of b/b.door.ts',
    'a/one.ts: type Three of b/b.door.ts',
  ]);
  expect(circles(['a → b', 'b → c', 'c → a', 'c → d'])).toEqual([['a', 'b', 'c']]);
});
