import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { z } from 'zod';
import { inRoot } from './root.ts';
import { runNode } from './suites/outcome.ts';

/**
 * `npm run conformance`: which calls gave each argument, showed each field with a value and changed rows, kept in
 * `checks/spec/proven.json`. First the domains' own tests run with a recorder in their server, then every call is driven by
 * its schema. What is lacking is kept in `checks/spec/unproven.json`.
 *
 * `-- --only billing,login`: only these domains or calls; adds to what is proven and takes nothing away.
 * `-- --recorded`: takes what the tests of the run before have recorded.
 */
const limit = 90 * 60_000;
const folder = join(cacheFolder(), 'test', 'seen-calls');
const { values } = parseArgs({ options: { only: { type: 'string' }, recorded: { type: 'boolean', default: false } } });

const Row = z.object({ name: z.string(), domain: z.string() });
const spec = (path: string): unknown => JSON.parse(readFileSync(inRoot(`checks/spec/${path}`), 'utf8'));
const rows = [
  ...z.array(Row).parse(spec('calls.json')),
  ...z.object({ calls: z.array(Row) }).parse(spec('extra.json')).calls,
];

const wanted = values.only?.split(',');
const chosen = wanted ? rows.filter(({ name, domain }) => wanted.includes(name) || wanted.includes(domain)) : rows;
for (const one of wanted ?? [])
  if (!chosen.some(({ name, domain }) => name === one || domain === one)) {
    console.error(`There is neither a domain nor a call ${one}.`);
    process.exit(1);
  }

const vitest = (paths: readonly string[], env: Record<string, string>): Promise<number> =>
  runNode([inRoot('node_modules/vitest/vitest.mjs'), 'run', ...paths], { env, limit });

/** The tests of the folders whose tables of permissions name one of the calls: the catalogue's domains are not all folders. */
const testsOf = (calls: readonly string[]): string[] => [
  ...new Set(
    globSync('apps/api/src/domains/*/test/*.matrix.ts', { cwd: inRoot() })
      .filter((path) => {
        const text = readFileSync(inRoot(path), 'utf8');
        return calls.some((name) => new RegExp(`^  ${name}: `, 'm').test(text));
      })
      .map((path) => `${dirname(path)}/`),
  ),
];

const since = Date.now();
const minutes = () => `${Math.round((Date.now() - since) / 60_000)} minutes`;
let failed = 0;
if (!values.recorded) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tests = wanted
    ? testsOf(chosen.map(({ name }) => name))
    : ['apps/api/src/domains/', 'apps/api/test/attacks/', 'apps/api/test/kiosk-offline.test.ts'];
  // Nobody else sorts every list.
  failed = await vitest([...tests, 'apps/api/test/sorts.test.ts', '--project', 'api', '--project', 'apart'], {
    SEEN_CALLS: folder,
  });
  console.log(`The domains' own tests are recorded: ${minutes()}.`);
}
const driven = await vitest(['apps/api/test/conformance.test.ts'], {
  SEEN_BEFORE: folder,
  ...(wanted ? { CONFORMANCE_CALLS: chosen.map(({ name }) => name).join(',') } : {}),
});
process.exitCode = failed || driven;
console.log(`Took ${minutes()}. What is not proven yet: checks/spec/unproven.json`);
