import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '@nestling/postgres/test-cluster.ts';
import { inRoot } from './root.ts';
import { runNode } from './suites/outcome.ts';

/**
 * `npm run conformance`: drives every call by its schema and keeps in `checks/spec/proven.json` which of them gave each
 * argument, showed each field with a value and changed rows. What the others lack is told in a file it names.
 */
const limit = 90 * 60_000;
const folder = join(cacheFolder(), 'test');
const lacking = join(folder, 'lacking.json');
mkdirSync(folder, { recursive: true });
process.exitCode = await runNode(
  [inRoot('node_modules/vitest/vitest.mjs'), 'run', 'apps/api/test/conformance.test.ts'],
  {
    env: { PROVEN: lacking },
    limit,
  },
);
console.log(`What is not proven yet: ${lacking}`);
