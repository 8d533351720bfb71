import { runNode } from '../tools/suites/outcome.ts';

/**
 * A tablet without a line for three days, with 402 acts of 67 children, a clock wrong by a day, pages that die and
 * answers that are lost: everything arrives once and at its minute. The test plays a family's share of it.
 *
 *   node bench/kiosk-offline.ts
 */
process.env.KIOSK_CHILDREN = '67';
const from = performance.now();
process.exitCode = await runNode(['node_modules/vitest/vitest.mjs', 'run', 'apps/api/test/kiosk-offline.test.ts']);
console.log(`${((performance.now() - from) / 1000).toFixed(0)} s`);
