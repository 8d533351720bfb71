import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { z } from 'zod';
import { buildPages } from '../build.ts';
import { findChromium } from '../chromium.ts';
import { findFirefox } from '../firefox.ts';
import { inRoot } from '../root.ts';
import { lineFor } from '../trouble.ts';
import { findWebKit } from '../webkit.ts';
import { type Outcome, one, type Print, runNode, sum, type Took } from './outcome.ts';

/** The engines the browser tests know: Chromium and Firefox run one suite, WebKit a small one of its own. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The projects of apps/e2e/playwright.config.ts an engine runs, one after the other. */
const projectsOf: Record<EngineName, readonly string[]> = {
  chromium: ['chromium', 'chromium-timed'],
  firefox: ['firefox'],
  webkit: ['webkit'],
};

/** A whole suite in Firefox takes a quarter of an hour on a machine of its own, beside other work several times that. */
const limit = 120 * 60_000;

/**
 * `short`: of the suite only what is tagged so. `campaign`: instead of the suite the long walks of apps/e2e/campaign, in
 * Chromium alone. `args` go to Playwright, what it prints to `print`.
 */
export type BrowserRun = {
  engine: EngineName;
  short?: boolean;
  campaign?: boolean;
  args?: string[];
  print?: Print;
};

/** The walks in a real browser against the whole product. Where an engine is not here, its tests are skipped. */
export const runBrowser = async (say: (line: string) => void, run: BrowserRun): Promise<Outcome> => {
  try {
    const others = { firefox: findFirefox(), webkit: findWebKit() };
    const other = run.engine === 'chromium' ? null : others[run.engine];
    if (other && 'missing' in other) return await leftOut(other.missing, run);
    const chromium = await findChromium(say);
    await buildPages(say);
    const engines = JSON.stringify({ chromium, ...others });
    const outcomes: Outcome[] = [];
    const projects = run.campaign ? ['chromium-campaign'] : projectsOf[run.engine];
    for (const project of projects) outcomes.push(await runPlaywright(engines, project, run));
    return sum(outcomes);
  } catch (error) {
    const line = lineFor(error);
    if (line === null) throw error;
    say(line);
    return one(false);
  }
};

/** The tests of an engine that is not here are named and counted, without a product or pages made for them. */
const leftOut = async (reason: string, run: BrowserRun): Promise<Outcome> => {
  const args = ['--list', ...(run.args ?? [])];
  const listed = await Promise.all(
    projectsOf[run.engine].map((project) => runPlaywright('{}', project, { ...run, args })),
  );
  const { skipped, ...outcome } = sum(listed);
  const count = skipped.reduce((total, of) => total + of.count, 0);
  return { ...outcome, skipped: count > 0 ? [{ count, reason }] : [] };
};

const runPlaywright = async (
  engines: string,
  project: string,
  { short = false, args = [], print = 'inherit' }: BrowserRun,
): Promise<Outcome> => {
  const file = join(cacheFolder(), 'test', `browser-${project}.json`);
  rmSync(file, { force: true });
  const code = await runNode(
    [
      inRoot('node_modules/@playwright/test/cli.js'),
      'test',
      '--reporter=list,json',
      `--project=${project}`,
      '--pass-with-no-tests',
      ...args,
    ],
    {
      cwd: 'apps/e2e',
      print,
      ...(short ? {} : { limit }),
      env: {
        E2E_ENGINES: engines,
        E2E_SHORT: short ? '1' : '',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      },
    },
  );
  if (!existsSync(file)) return one(false);
  return readReport(JSON.parse(readFileSync(file, 'utf8')), code);
};

const report = z.object({
  suites: z.array(z.looseObject({ title: z.string() })),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

const skippedTest = z.object({
  status: z.literal('skipped'),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
});

/** Playwright's JSON report as an outcome, with the time of each file; each reason for leaving tests out stands once, with their number. */
const readReport = (json: unknown, code: number): Outcome => {
  const { suites, stats, errors } = report.parse(json);
  const failed = stats.unexpected;
  for (const title of titlesIn(suites, 'flaky')) console.log(`passed at the second try only: ${title}`);
  const unnamed = code !== 0 && failed === 0 ? Math.max(1, errors.length) : 0;
  const counts = new Map<string, number>();
  for (const reason of reasonsIn(suites)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const skipped = [...counts].map(([reason, count]) => ({ count, reason }));
  const failures = titlesIn(suites, 'unexpected');
  return {
    passed: stats.expected + stats.flaky,
    failed: failed + unnamed,
    skipped,
    failures,
    took: suites.map(tookOf),
  };
};

/** The report nests files, groups, titles and their runs; a skipped run names its reason. */
const reasonsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(reasonsIn);
  if (typeof node !== 'object' || node === null) return [];
  const read = skippedTest.safeParse(node);
  if (!read.success) return Object.values(node).flatMap(reasonsIn);
  const why = read.data.annotations.find(({ type }) => type === 'skip')?.description;
  return [why ?? 'not run after the failure of a test they build on'];
};

const spec = z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) });

/**
 * Titles of the tests that came out so: `flaky` failed and then passed in a product of their own, which is to be looked
 * into; `unexpected` failed.
 */
const titlesIn = (node: unknown, outcome: 'flaky' | 'unexpected'): string[] => {
  if (Array.isArray(node)) return node.flatMap((one) => titlesIn(one, outcome));
  if (typeof node !== 'object' || node === null) return [];
  const read = spec.safeParse(node);
  if (!read.success) return Object.values(node).flatMap((one) => titlesIn(one, outcome));
  return read.data.tests.some(({ status }) => status === outcome) ? [read.data.title] : [];
};

/** A file of specs and what its tests took together, ms. */
const tookOf = (suite: { title: string }): Took => ({
  file: `apps/e2e: ${suite.title}`,
  ms: durationsIn(suite).reduce((sum, ms) => sum + ms, 0),
});

const durationsIn = (node: unknown): number[] => {
  if (Array.isArray(node)) return node.flatMap(durationsIn);
  if (typeof node !== 'object' || node === null) return [];
  return 'duration' in node && typeof node.duration === 'number'
    ? [node.duration]
    : Object.values(node).flatMap(durationsIn);
};
