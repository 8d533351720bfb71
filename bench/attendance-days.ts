import { parseArgs } from 'node:util';
import { runNode } from '../tools/suites/outcome.ts';

/**
 * Random days at the door (check-ins, moves, corrections, changes of the clock, everything sent twice and in any order)
 * against a model kept with paper and pencil, minute by minute; one difference fails. The test runs a slice of it.
 *
 *   node bench/attendance-days.ts [--days 100000] [--seed 42]
 */
const { values } = parseArgs({
  options: { days: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`${values.days} random days, seed ${seed}`);
process.env.DAY_RUNS = values.days;
process.env.DAY_SEED = seed;
const from = performance.now();
process.exitCode = await runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  'apps/api/src/domains/attendance/test/day.test.ts',
]);
console.log(
  `${((performance.now() - from) / 1000).toFixed(0)} s, ${process.exitCode === 0 ? '0 differences' : 'differences'}`,
);
