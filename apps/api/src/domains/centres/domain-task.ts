import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

/** Looks at a name of the center it is added in. */
export const LOOK_AT_DOMAIN = task('center.look_at_domain', { domain: z.int() });
