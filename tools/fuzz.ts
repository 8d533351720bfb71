import { parseArgs } from 'node:util';
import { inRoot } from './root.ts';
import { runNode } from './suites/outcome.ts';

/**
 * `npm run fuzz -- --runs 1000000 [--seed S] [words of a target's name]`: generated inputs for everything the gateway
 * reads from cameras, viewers and the api, and for the reader of mails. `npm test` gives each parser ten thousand, that of mails
 * a thousand.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const named = positionals.length > 0 ? ['-t', positionals.join(' ')] : [];
const env = { FUZZ_RUNS: values.runs, ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }) };
process.exit(
  await runNode(
    [inRoot('node_modules/vitest/vitest.mjs'), 'run', 'apps/gateway/test/fuzz', 'apps/api/test/fuzz', ...named],
    { env },
  ),
);
