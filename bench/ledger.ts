import { parseArgs } from 'node:util';
import { runNode } from '../tools/suites/outcome.ts';

/**
 * Random operations on the ledger of billing (invoices, payments, refunds, voids, waivers, transfers, credits, declined ones
 * among them) against a plain model without double entry; one cent of difference, or one entry that was changed, fails. The
 * test runs a slice of it.
 *
 *   node bench/ledger.ts [--operations 1000000] [--seed 42]
 */
const { values } = parseArgs({
  options: { operations: { type: 'string', default: '1000000' }, seed: { type: 'string' } },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`${values.operations} random operations, seed ${seed}`);
process.env.LEDGER_RUNS = values.operations;
process.env.LEDGER_SEED = seed;
const from = performance.now();
process.exitCode = await runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  'apps/api/src/domains/billing/test/ledger.test.ts',
  '-t',
  'random operations',
]);
console.log(
  `${((performance.now() - from) / 1000).toFixed(0)} s, ${process.exitCode === 0 ? '0 cents off' : 'differences'}`,
);
