import { runUnit } from './suites/unit.ts';
import { fail } from './trouble.ts';

/**
 * `npm run matrix`: every call by every role, about records of every place, and again with row security alone between
 * the centers. `npm test` asks the cells that decide (apps/api/test/matrix-cells.ts), and the ends of the ladder.
 */
const files = ['apps/api/test/matrix.test.ts', 'apps/api/test/walls.test.ts'];

const main = async (): Promise<void> => {
  const { passed, failed } = await runUnit(console.log, files, { MATRIX_WHOLE: '1' });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
};

main().catch(fail);
