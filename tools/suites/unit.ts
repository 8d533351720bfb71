import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, useTestCluster } from '@nestling/postgres/test-cluster.ts';
import { z } from 'zod';
import { inRoot } from '../root.ts';
import type { Change } from './changed.ts';
import { type Outcome, runNode, sum, type Took } from './outcome.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** What a file of tests came to; `failures` by file and name, or the file alone when it did not load or not get ready. */
type FileOutcome = { passed: number; left: number; failures: string[] };

/** A run of vitest: its files, how long each took, and whether something failed that is no file's. */
type Ran = { files: Map<string, FileOutcome>; took: Took[]; broken: boolean };

const fileOutcome = ({ name, status, assertionResults }: z.infer<typeof report>['testResults'][number]) => {
  const file = relative(inRoot('.'), name);
  const of = (...wanted: string[]) => assertionResults.filter((test) => wanted.includes(test.status));
  const failures = of('failed').map(({ fullName }) => `${file}: ${fullName}`);
  if (status === 'failed' && failures.length === 0) failures.push(file);
  return [file, { passed: of('passed').length, left: of('pending', 'skipped', 'todo').length, failures }] as const;
};

const failuresOf = ({ files }: Ran): string[] => [...files.values()].flatMap(({ failures }) => failures);

const outcomeOf = (ran: Ran): Outcome => {
  const all = [...ran.files.values()];
  const left = all.reduce((total, file) => total + file.left, 0);
  const failures = failuresOf(ran);
  return {
    passed: all.reduce((total, file) => total + file.passed, 0),
    failed: failures.length + (ran.broken ? 1 : 0),
    skipped: left > 0 ? [{ count: left, reason: 'marked so in their files' }] : [],
    failures: ran.broken ? [...failures, 'vitest ended with an error that is no test’s'] : failures,
    took: ran.took,
  };
};

/** Longer than any run takes on a machine that has other work too. */
const LIMIT_MS = 50 * 60_000;

const readTimes = z.array(z.object({ file: z.string(), ms: z.number() }));

/** More failures than these are no accident of a loaded machine: they are not run again. */
const MOST_AGAIN = 5;

/**
 * Everything vitest runs: rules, kernel, domains, gateway, house rules; or what `args` leave of it. The test database
 * stays up throughout. Files in which a few tests failed, or that did not get ready, run once more by themselves: what passes then counts, and is
 * printed, since a test that passes at the second try only is to be looked into.
 */
export const runUnit = async (
  say: (line: string) => void,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const cluster = await useTestCluster(say);
  try {
    const first = await runVitest(args, env);
    const failures = failuresOf(first);
    if (first.broken || failures.length === 0 || failures.length > MOST_AGAIN) return outcomeOf(first);
    const files = [...new Set(failures.map((failure) => failure.split(':')[0] ?? failure))];
    say(`once more, by themselves: ${files.join(', ')}`);
    const again = await runVitest(files, env);
    const still = failuresOf(again);
    if (again.broken || files.some((file) => !again.files.has(file))) return outcomeOf(first);
    for (const failure of failures) if (!still.includes(failure)) say(`passed at the second try only: ${failure}`);
    return outcomeOf({ ...first, files: new Map([...first.files, ...again.files]) });
  } finally {
    await cluster.release();
  }
};

const runVitest = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> => {
  const file = join(cacheFolder(), 'test', 'unit.json');
  const times = join(cacheFolder(), 'test', 'unit-times.json');
  for (const old of [file, times]) rmSync(old, { force: true });
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--reporter=${inRoot('tools/suites/times.ts')}`,
    `--outputFile.json=${file}`,
  ];
  const code = await runNode([inRoot('node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args], {
    env: { ...env, UNIT_TIMES: times },
    limit: LIMIT_MS,
  });
  const took = existsSync(times) ? readTimes.parse(JSON.parse(readFileSync(times, 'utf8'))) : [];
  const read = existsSync(file) ? report.parse(JSON.parse(readFileSync(file, 'utf8'))) : { testResults: [] };
  const ran: Ran = { files: new Map(read.testResults.map(fileOutcome)), took, broken: false };
  // An error outside any file, or a run that was ended before it could tell.
  return { ...ran, broken: code !== 0 && failuresOf(ran).length === 0 };
};

/** What a change can reach, and the rules of the house, which read the sources instead of importing them. */
export const runChangedUnit = async (
  say: (line: string) => void,
  { files, unit, domains }: Change,
): Promise<Outcome> => {
  const pages = files.some((file) => /^(apps\/portal|packages)\//.test(file));
  const rules = ['checks', ...(pages ? [] : ['--exclude', '**/first-load*'])];
  const asked: Record<string, string> = domains === null ? {} : { MATRIX_DOMAINS: domains.join() };
  return sum([await runUnit(say, [...unit, '--exclude', 'checks/**'], asked), await runUnit(say, rules)]);
};
