import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { inRoot } from './root.ts';
import { runBrowser } from './suites/browser.ts';
import { changeSinceOrigin } from './suites/changed.ts';
import { type Outcome, one, type Print, runNode, type Suite, sum, type Took } from './suites/outcome.ts';
import { runChangedUnit, runUnit } from './suites/unit.ts';
import { Trouble } from './trouble.ts';

/**
 * `npm test`: everything that must hold, and as the last line `N passed, N failed, N skipped`.
 * `npm test -- types unit` runs some of it; arguments after `browser` go to Playwright. `npm test -- --changed` runs what a
 * change since origin/HEAD can reach: of the walks in the browser only those that changed themselves.
 */
const say = (line: string): void => console.log(`test     | ${line}`);
const change = process.argv.includes('--changed') ? changeSinceOrigin() : null;
const wanted = process.argv.slice(2).filter((word) => word !== '--changed');
const tsc = inRoot('node_modules/typescript7/bin/tsc');

const checked =
  (...args: string[]) =>
  async (print: Print): Promise<Outcome> =>
    one((await runNode(args, { print })) === 0);

const suites: Suite[] = [
  {
    name: 'types',
    about: 'types of the server',
    beside: 'checks',
    run: checked(tsc, '-p', 'tsconfig.node.json'),
  },
  {
    name: 'documents',
    about: 'typed documents are those of the schema',
    beside: 'checks',
    run: checked(inRoot('tools/generate.ts'), '--check'),
  },
  {
    name: 'operations',
    about: 'operations and limits are those of the calls',
    beside: 'checks',
    run: checked(inRoot('apps/api/src/print-operations.ts'), '--check'),
  },
  { name: 'types', about: 'types of the portal', beside: 'checks', run: checked(tsc, '-p', 'tsconfig.web.json') },
  {
    name: 'unused',
    about: 'no unused file, export or package',
    beside: 'checks',
    run: checked(inRoot('node_modules/knip/bin/knip.js')),
  },
  {
    name: 'lint',
    about: 'format and lint',
    beside: 'checks',
    run: checked(inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '.'),
  },
  {
    name: 'unit',
    about: 'rules, calls, gateway and the rules of the house',
    run: () => (change ? runChangedUnit(say, change) : runUnit(say)),
  },
  {
    name: 'browser',
    about: 'the whole product in Chromium',
    run: () => runBrowser(say, { engine: 'chromium', args: argumentsAfter('browser') }),
  },
  {
    name: 'browser',
    about: 'a short part of it in Firefox',
    beside: 'engines',
    run: (print) => runBrowser(say, { engine: 'firefox', short: true, args: argumentsAfter('browser'), print }),
  },
  {
    name: 'browser',
    about: 'a short part of it in WebKit',
    beside: 'engines',
    run: (print) => runBrowser(say, { engine: 'webkit', short: true, args: argumentsAfter('browser'), print }),
  },
];

const argumentsAfter = (name: string): string[] =>
  wanted.includes(name) ? wanted.slice(wanted.indexOf(name) + 1) : [...(change?.specs ?? [])];

/** Of a change the walks in Chromium alone, where some changed; the other engines run none of their own. */
const isReached = ({ name, beside }: Suite): boolean =>
  !change || name !== 'browser' || (!beside && change.specs.length > 0);

const isWanted = (suite: Suite): boolean => (wanted.length === 0 ? isReached(suite) : wanted.includes(suite.name));

/** Prints what took longest. */
const showSlowest = (took: readonly Took[]): void => {
  const slowest = [...took].sort((a, b) => b.ms - a.ms).slice(0, 10);
  if (slowest.length > 0) say('the slowest files:');
  for (const { file, ms } of slowest) say(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
};

const run = async ({ about, beside, run: work }: Suite): Promise<Outcome> => {
  say(about);
  const began = performance.now();
  const kept: string[] = [];
  const outcome = await work(beside ? (text) => kept.push(text) : 'inherit').catch((error): Outcome => {
    console.error(error);
    return one(false);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(kept.join(''));
  say(`${about}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`);
  return outcome.failed > 0 && !outcome.failures?.length ? { ...outcome, failures: [about] } : outcome;
};

/** Neighbours with one `beside` as one row; every other suite as a row of its own. */
const rows = (of: Suite[]): Suite[][] => {
  const [first, ...rest] = of;
  if (!first) return [];
  const end = rest.findIndex(({ beside }) => !beside || beside !== first.beside);
  const length = end < 0 ? of.length : end + 1;
  return [of.slice(0, length), ...rows(of.slice(length))];
};

/** Two at a time, the next as soon as one is done. */
const runRow = async (row: Suite[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const left = [...row];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) outcomes.push(await run(next));
  };
  await Promise.all([lane(), lane()]);
  return outcomes;
};

const main = async (): Promise<void> => {
  const known = new Set(suites.map(({ name }) => name));
  const unknown = wanted.find((name) => !known.has(name));
  if (unknown && wanted[0] !== 'browser')
    throw new Trouble(`There is no suite "${unknown}": ${[...known].join(', ')}.`);
  mkdirSync(join(cacheFolder(), 'test'), { recursive: true });
  const outcomes: Outcome[] = [];
  for (const row of rows(suites.filter(isWanted))) outcomes.push(...(await runRow(row)));
  const { passed, failed, skipped, failures = [], took = [] } = sum(outcomes);
  showSlowest(took);
  // Here once more, all together: who reads only the end of a long output finds them too.
  for (const failure of failures) console.log(`failed: ${failure}`);
  for (const { count, reason } of skipped) console.log(`${count} skipped: ${reason}`);
  const left = skipped.reduce((total, { count }) => total + count, 0);
  console.log(`${passed} passed, ${failed} failed, ${left} skipped`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
};

main().catch((error) => {
  console.error(error instanceof Trouble ? error.message : error);
  console.log('0 passed, 1 failed, 0 skipped');
  process.exit(1);
});
