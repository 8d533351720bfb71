import { dirname, join } from 'node:path';
import { pathsOf, read, type Source } from './sources.ts';

const FOLDER = 'apps/api/src/domains/';

/** An import of one domain of the api from another, by the file that is imported. */
type Use = { from: string; to: string; file: string };

/** What every domain may name of every other: nouns, who reaches what, join tables, and doors. */
const OPEN = /\.(entities|reach|links|door)\.ts$/;

const domainOf = (path: string): string => path.slice(FOLDER.length).split('/')[0] ?? '';

const usesIn = ({ path, text }: Source): Use[] =>
  [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].flatMap(([, to = '']) => {
    const target = join(dirname(path), to);
    const [from, other] = [domainOf(path), domainOf(target)];
    return target.startsWith(FOLDER) && other !== from ? [{ from, to: other, file: target.slice(FOLDER.length) }] : [];
  });

/** The imports between domains, tests left out. */
export const uses = (
  sources: readonly Source[] = read(pathsOf(`${FOLDER}**/*.ts`)).filter(({ path }) => !path.includes('/test/')),
): Use[] => sources.flatMap(usesIn);

/** Pairs of domains of which one reaches past the other's nouns, reach, links and doors: 'users → auth'. */
export const reachingPast = (all: readonly Use[]): string[] =>
  [...new Set(all.filter(({ file }) => !OPEN.test(file)).map(({ from, to }) => `${from} → ${to}`))].sort();

/** Pairs of which one calls the other, by its door or past it. */
export const calling = (all: readonly Use[]): string[] =>
  [
    ...new Set(
      all.filter(({ file }) => !OPEN.test(file) || file.endsWith('.door.ts')).map(({ from, to }) => `${from} → ${to}`),
    ),
  ].sort();

/** Groups of domains each of which comes back to itself by way of the others. */
export const circles = (pairs: readonly string[]): string[][] => {
  const next = Map.groupBy(
    pairs.map((pair) => pair.split(' → ')),
    ([from]) => from ?? '',
  );
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const [, to = ''] of next.get(from) ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        reached(to, seen);
      }
    return seen;
  };
  const all = [...new Set(pairs.flatMap((pair) => pair.split(' → ')))].sort();
  const groups = all.map((one) => all.filter((other) => reached(one).has(other) && reached(other).has(one)));
  return [...new Map(groups.filter((group) => group.length > 1).map((group) => [group.join(), group])).values()];
};
