import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, useTestCluster } from '@nestling/postgres/test-cluster.ts';
import { z } from 'zod';
import { inRoot } from '../root.ts';
import { type Outcome, runNode } from './outcome.ts';

const report = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

/** Everything vitest runs: rules, kernel, domains, gateway, house rules. The test database stays up throughout. */
export const runUnit = async (say: (line: string) => void): Promise<Outcome> => {
  const cluster = await useTestCluster(say);
  const file = join(cacheFolder(), 'test', 'unit.json');
  rmSync(file, { force: true });
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runNode([inRoot('node_modules/vitest/vitest.mjs'), 'run', ...reporters]);
    if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] };
    const read = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    // A file that does not load, or an error outside any test, is a failure without a failed test.
    const unnamed = code !== 0 && read.numFailedTests === 0 ? 1 : 0;
    const left = read.numPendingTests + read.numTodoTests;
    const skipped = left > 0 ? [{ count: left, reason: 'marked so in their files' }] : [];
    return { passed: read.numPassedTests, failed: read.numFailedTests + unnamed, skipped };
  } finally {
    await cluster.release();
  }
};
