import { runUnit } from './suites/unit.ts';
import { fail } from './trouble.ts';

/**
 * `npm run matrix`: every call by every role, about records of every place. `npm test` asks the cells that decide
 * (apps/api/test/matrix-cells.ts).
 */
const main = async (): Promise<void> => {
  const { passed, failed } = await runUnit(console.log, ['apps/api/test/matrix.test.ts'], { MATRIX_WHOLE: '1' });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
};

main().catch(fail);
