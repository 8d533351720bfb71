import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

/** Erases a center whose data somebody decided to let go; added in the platform's own center. */
export const ERASE_CENTER = task('center.erase', { center: z.int() }, { queue: 'slow', attempts: 5 });
