import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

/** Makes an export that was asked for. */
export const MAKE_EXPORT = task('export.make', { export: z.int() }, { queue: 'slow', attempts: 5 });
