import { dirname, join } from 'node:path';
import { pathsOf, read, type Source } from './sources.ts';

const FOLDER = 'apps/api/src/domains/';
const MODEL = 'apps/api/src/model/';

/** An import of one domain (or one noun of the model) of the api from another, by the file that is imported. */
type Use = { from: string; to: string; file: string };

/** What a domain may name of another: its doors. What is everybody's stands in `model`, below the domains. */
const OPEN = /\.door\.ts$/;

const usesIn = (folder: string, { path, text }: Source): Use[] =>
  [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].flatMap(([, to = '']) => {
    const target = join(dirname(path), to);
    const [from = '', other = ''] = [path, target].map((one) => one.slice(folder.length).split('/')[0]);
    return target.startsWith(folder) && other !== from ? [{ from, to: other, file: target.slice(folder.length) }] : [];
  });

/** The imports between domains, tests left out. */
export const uses = (
  sources: readonly Source[] = read(pathsOf(`${FOLDER}**/*.ts`)).filter(({ path }) => !path.includes('/test/')),
): Use[] => sources.flatMap((source) => usesIn(FOLDER, source));

/** The imports between nouns of the model. */
export const nounUses = (): Use[] => read(pathsOf(`${MODEL}**/*.ts`)).flatMap((source) => usesIn(MODEL, source));

/** What is wrong with a door: it is one file of a domain, and each statement of it hands on what other files export. */
export const notMereDoors = (sources: readonly Source[] = read(pathsOf(`${FOLDER}**/*.door.ts`))): string[] =>
  sources
    .filter(({ path, text }) => {
      const [domain = '', ...rest] = path.slice(FOLDER.length).split('/');
      const written = text.replaceAll(/^export (type )?\{[^}]*\} from '\.[^']*';$/gm, '').trim();
      return rest.join('/') !== `${domain}.door.ts` || written !== '' || text.includes("from '../");
    })
    .map(({ path }) => path);

/** Every name one domain takes through the door of another: 'users/pin.ts: setPin of kiosk'. */
export const namesThroughDoors = (
  sources: readonly Source[] = read(pathsOf(`${FOLDER}**/*.ts`)).filter(({ path }) => !path.includes('/test/')),
): string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+\.door\.ts)'/g)].flatMap(([, names = '', to = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => `${path.slice(FOLDER.length)}: ${name} of ${join(dirname(path), to).slice(FOLDER.length)}`),
    ),
  );

/** Pairs of domains of which one reaches past the other's doors: 'users → auth'. */
export const reachingPast = (all: readonly Use[]): string[] =>
  [...new Set(all.filter(({ file }) => !OPEN.test(file)).map(({ from, to }) => `${from} → ${to}`))].sort();

/** Pairs of which one imports whatever of the other: no import is left out. */
export const importing = (all: readonly Use[]): string[] =>
  [...new Set(all.map(({ from, to }) => `${from} → ${to}`))].sort();

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
