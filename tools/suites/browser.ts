import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { z } from 'zod';
import { buildPages } from '../build.ts';
import { findChromium } from '../chromium.ts';
import { inRoot } from '../root.ts';
import { lineFor } from '../trouble.ts';
import { type Outcome, one, runNode } from './outcome.ts';

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** The walks in a real browser against the whole product. `args` go to Playwright. */
export const runBrowser = async (say: (line: string) => void, args: string[] = []): Promise<Outcome> => {
  try {
    const chromium = await findChromium(say);
    await buildPages(say);
    return await runPlaywright(JSON.stringify(chromium), args);
  } catch (error) {
    const line = lineFor(error);
    if (line === null) throw error;
    say(line);
    return one(false);
  }
};

const runPlaywright = async (chromium: string, args: string[]): Promise<Outcome> => {
  const file = join(cacheFolder(), 'test', 'browser.json');
  rmSync(file, { force: true });
  const code = await runNode(
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args],
    {
      cwd: 'apps/e2e',
      env: { E2E_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  );
  if (!existsSync(file)) return one(false);
  const { stats, errors } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failed = stats.unexpected + stats.flaky;
  const unnamed = code !== 0 && failed === 0 ? Math.max(1, errors.length) : 0;
  const skipped =
    stats.skipped > 0 ? [{ count: stats.skipped, reason: 'left out by the browser tests themselves' }] : [];
  return { passed: stats.expected, failed: failed + unnamed, skipped };
};
