import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { inRoot } from './root.ts';
import { runBrowser } from './suites/browser.ts';
import { type Outcome, one, runNode, type Suite, sum } from './suites/outcome.ts';
import { runUnit } from './suites/unit.ts';
import { Trouble } from './trouble.ts';

/**
 * `npm test`: everything that must hold, and as the last line `N passed, N failed, N skipped`.
 * `npm test -- types unit` runs some of it; arguments after `browser` go to Playwright.
 */
const say = (line: string): void => console.log(`test     | ${line}`);
const wanted = process.argv.slice(2);
const tsc = inRoot('node_modules/typescript7/bin/tsc');

const checked =
  (...args: string[]) =>
  async (): Promise<Outcome> =>
    one((await runNode(args)) === 0);

const suites: Suite[] = [
  {
    name: 'documents',
    about: 'typed documents are those of the schema',
    run: checked(inRoot('tools/generate.ts'), '--check'),
  },
  { name: 'types', about: 'types of the server', run: checked(tsc, '-p', 'tsconfig.node.json') },
  { name: 'types', about: 'types of the portal', run: checked(tsc, '-p', 'tsconfig.web.json') },
  {
    name: 'lint',
    about: 'format and lint',
    run: checked(inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '.'),
  },
  { name: 'unused', about: 'no unused file, export or package', run: checked(inRoot('node_modules/knip/bin/knip.js')) },
  { name: 'unit', about: 'rules, calls, gateway and the rules of the house', run: () => runUnit(say) },
  {
    name: 'browser',
    about: 'the whole product in Chromium',
    run: () => runBrowser(say, { engine: 'chromium', args: argumentsAfter('browser') }),
  },
  {
    name: 'browser',
    about: 'a short part of it in Firefox',
    run: () => runBrowser(say, { engine: 'firefox', short: true, args: argumentsAfter('browser') }),
  },
  {
    name: 'browser',
    about: 'a short part of it in WebKit',
    run: () => runBrowser(say, { engine: 'webkit', short: true, args: argumentsAfter('browser') }),
  },
];

const argumentsAfter = (name: string): string[] =>
  wanted.includes(name) ? wanted.slice(wanted.indexOf(name) + 1) : [];

const isWanted = ({ name }: Suite): boolean => wanted.length === 0 || wanted.includes(name);

const run = async ({ about, run: work }: Suite): Promise<Outcome> => {
  say(about);
  const began = performance.now();
  const outcome = await work().catch((error): Outcome => {
    console.error(error);
    return one(false);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`${about}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`);
  return outcome;
};

const main = async (): Promise<void> => {
  const known = new Set(suites.map(({ name }) => name));
  const unknown = wanted.find((name) => !known.has(name));
  if (unknown && wanted[0] !== 'browser')
    throw new Trouble(`There is no suite "${unknown}": ${[...known].join(', ')}.`);
  mkdirSync(join(cacheFolder(), 'test'), { recursive: true });
  const outcomes: Outcome[] = [];
  for (const suite of suites.filter(isWanted)) outcomes.push(await run(suite));
  const { passed, failed, skipped } = sum(outcomes);
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
