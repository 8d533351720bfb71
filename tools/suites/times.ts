import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { Took } from './outcome.ts';

/** Writes to `UNIT_TIMES` what each file of tests took: loading it, its hooks and its tests. */
export default class Times implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const took = modules.map((module): Took => {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      return { file: relative(process.cwd(), module.moduleId), ms: collectDuration + setupDuration + duration };
    });
    if (process.env.UNIT_TIMES) writeFileSync(process.env.UNIT_TIMES, JSON.stringify(took));
  }
}
