import { isObject } from '@nestling/rules/json.ts';
import { inRoot } from '../tools/root.ts';
import { isTest, pathsOf, read } from './sources.ts';

/**
 * `npm run lines`: lines of the api by call, for each domain: all its files but tests, by the calls whose rows stand in its
 * folder. Comments and blank lines count.
 */
const FOLDER = 'apps/api/src/domains/';
const domainOf = (path: string): string => path.slice(FOLDER.length).split('/')[0] ?? '';
const linesOf = (files: readonly { text: string }[]): number =>
  files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
const own = (glob: string) => read(pathsOf(glob).filter((path) => !isTest(path)));

/** How many calls a file serves: those of the tables of rows it exports. */
const callsIn = async (path: string): Promise<number> => {
  const given: unknown = await import(inRoot(path));
  const tables = isObject(given) ? Object.values(given).filter(isObject) : [];
  const rows = tables.flatMap((table) => Object.values(table));
  return new Set(rows.filter((row) => isObject(row) && 'rule' in row && 'answer' in row && 'parse' in row)).size;
};

const figures: { domain: string; lines: number; calls: number }[] = [];
for (const [domain, files] of Map.groupBy(own(`${FOLDER}**/*.ts`), ({ path }) => domainOf(path))) {
  let calls = 0;
  for (const { path, text } of files) if (/^export const \w+: Calls\b/m.test(text)) calls += await callsIn(path);
  figures.push({ domain, lines: linesOf(files), calls });
}
for (const { domain, lines, calls } of figures)
  console.log(
    `${domain.padEnd(16)}${String(lines).padStart(7)} lines ${String(calls).padStart(5)} calls ${(calls > 0 ? (lines / calls).toFixed(1) : '–').padStart(7)}`,
  );

const each = figures
  .filter(({ calls }) => calls > 0)
  .map(({ lines, calls }) => lines / calls)
  .sort((a, b) => a - b);
const middle = ((each[Math.floor((each.length - 1) / 2)] ?? 0) + (each[Math.ceil((each.length - 1) / 2)] ?? 0)) / 2;
const lines = figures.reduce((sum, one) => sum + one.lines, 0);
const calls = figures.reduce((sum, one) => sum + one.calls, 0);
console.log(
  `median of the domains ${middle.toFixed(1)}, mean of all ${(lines / calls).toFixed(1)} (${lines} / ${calls})`,
);
console.log(
  `beside them: model ${linesOf(own('apps/api/src/model/**/*.ts'))}, kernel ${linesOf(own('apps/api/src/kernel/**/*.ts'))}`,
);
process.exit(0);
