import { parseArgs } from 'node:util';
import { diceOf } from '@nestling/api/db/seed/sized/dice.ts';
import { isTest, pathsOf, read } from '../checks/sources.ts';
import { type Site, sitesOf, withFault } from './mutations/sites.ts';
import { copyTree, type WorkingCopy } from './mutations/working-copy.ts';
import { fail, Trouble } from './trouble.ts';

/**
 * `npm run mutations -- --runs 200 [--seed 7] [--of kernel]`: whether the tests would notice. Each run puts one fault into
 * kernel or kit (an operator, a condition, a literal, a statement left out) in a copy of the tree and runs their tests;
 * what they let pass is listed with its line. Ends with 1 where fewer than `--least` percent (85) were noticed.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string' },
    of: { type: 'string' },
    least: { type: 'string', default: '85' },
    minutes: { type: 'string', default: '600' },
  },
});

const whole = (name: string, text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Trouble(`--${name} is "${text}": give a whole number.`);
};

/** A part of the house: its files, its own tests, and those of a few who build on it, asked where its own saw nothing. */
type Part = { name: string; files: string; tests: readonly string[]; after: readonly string[] };

const allParts: readonly Part[] = [
  {
    name: 'kernel',
    files: 'apps/api/src/kernel/**/*.ts',
    tests: ['apps/api/src/kernel/'],
    after: ['apps/api/src/domains/rooms/', 'apps/api/src/domains/announcements/', 'apps/api/test/jobs.test.ts'],
  },
  { name: 'kit', files: 'packages/kit/src/**/*.{ts,tsx}', tests: ['packages/kit/'], after: [] },
];

type Fault = { part: Part; path: string; site: Site; was: string };

/** Every place of a part; words in other languages and what only draws pictures is left out. */
const faultsOf = (part: Part): Fault[] =>
  read(pathsOf(part.files).filter((path) => !isTest(path) && !/\.(es|gen)\.tsx?$/.test(path))).flatMap(
    ({ path, text }) =>
      sitesOf(path, text).map((site) => ({ part, path, site, was: text.slice(site.start, site.end) })),
  );

const noticed = async (copy: WorkingCopy, { part, path, site }: Fault): Promise<boolean> => {
  const text = copy.read(path);
  copy.write(path, withFault(text, site));
  try {
    if (!(await copy.holds(part.tests))) return true;
    return part.after.length > 0 && !(await copy.holds(part.after));
  } finally {
    copy.write(path, text);
  }
};

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 60);
const told = ({ path, site, was }: Fault): string =>
  `${path}:${site.line}  ${firstLine(was)}  ->  ${firstLine(site.becomes)}`;

const main = async (): Promise<void> => {
  const runs = whole('runs', values.runs);
  const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : whole('seed', values.seed);
  const least = whole('least', values.least);
  const end = performance.now() + whole('minutes', values.minutes) * 60_000;
  const parts = allParts.filter(({ name }) => values.of === undefined || values.of === name);
  if (parts.length === 0) throw new Trouble(`There is no part "${values.of}": kernel, kit.`);
  const dice = diceOf(seed);
  const places = parts.map(faultsOf);
  console.log(
    `${parts.map(({ name }, at) => `${name}: ${places[at]?.length} places`).join(', ')}; ${runs} faults, seed ${seed}`,
  );
  const copy = copyTree();
  const survivors: Fault[] = [];
  let done = 0;
  try {
    for (const part of parts)
      if (!(await copy.holds([...part.tests, ...part.after])))
        throw new Trouble(`The tests of ${part.name} fail without any fault: mend that first.`);
    for (let n = 0; n < runs && performance.now() < end; n += 1) {
      const fault = dice.pick(places[n % places.length] ?? []);
      const good = await noticed(copy, fault);
      done += 1;
      if (!good) survivors.push(fault);
      console.log(`${good ? 'noticed ' : 'SURVIVED'} ${told(fault)}`);
    }
  } finally {
    copy.remove();
  }
  const share = done === 0 ? 0 : ((done - survivors.length) / done) * 100;
  console.log(`\n${done} faults from seed ${seed}: ${done - survivors.length} noticed (${share.toFixed(1)} %)`);
  for (const fault of survivors) console.log(`  ${told(fault)}`);
  process.exit(share >= least ? 0 : 1);
};

main().catch(fail);
