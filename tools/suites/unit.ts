import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, useTestCluster } from '@nestling/postgres/test-cluster.ts';
import { z } from 'zod';
import { inRoot } from '../root.ts';
import type { Change } from './changed.ts';
import { type Outcome, runNode, sum } from './outcome.ts';

const report = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Failed tests by file and name; a file that did not load by its name alone. */
const failuresIn = ({ testResults }: z.infer<typeof report>): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(inRoot('.'), name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`);
    return status === 'failed' && tests.length === 0 ? [file] : tests;
  });

/** Longer than any run takes on a machine that has other work too. */
const LIMIT_MS = 50 * 60_000;

const readTimes = z.array(z.object({ file: z.string(), ms: z.number() }));

/** More failures than these are no accident of a loaded machine: they are not run again. */
const MOST_AGAIN = 5;

/**
 * Everything vitest runs: rules, kernel, domains, gateway, house rules; or what `args` leave of it. The test database
 * stays up throughout. Files in which a few tests failed run once more by themselves: what passes then counts, and is
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
    const { failed, failures = [] } = first;
    if (failed === 0 || failed > MOST_AGAIN || failures.length !== failed) return first;
    const files = [...new Set(failures.map((failure) => failure.split(':')[0] ?? failure))];
    say(`once more, by themselves: ${files.join(', ')}`);
    const again = await runVitest(files, env);
    const still = again.failures ?? [];
    if (again.passed === 0 || again.failed > still.length) return first;
    for (const failure of failures) if (!still.includes(failure)) say(`passed at the second try only: ${failure}`);
    return { ...first, passed: first.passed + failed - still.length, failed: still.length, failures: still };
  } finally {
    await cluster.release();
  }
};

const runVitest = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Outcome> => {
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
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] };
  const read = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  // A file that does not load, or an error outside any test, is a failure without a failed test.
  const unnamed = code !== 0 && read.numFailedTests === 0 ? 1 : 0;
  const left = read.numPendingTests + read.numTodoTests;
  const skipped = left > 0 ? [{ count: left, reason: 'marked so in their files' }] : [];
  const took = existsSync(times) ? readTimes.parse(JSON.parse(readFileSync(times, 'utf8'))) : [];
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + unnamed,
    skipped,
    failures: failuresIn(read),
    took,
  };
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
