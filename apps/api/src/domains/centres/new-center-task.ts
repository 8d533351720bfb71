import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

/** Makes the center of a set-up, in the platform's own center. Somebody waits for it. */
export const SET_UP = task('center.set-up', { set_up: z.number().int() }, { queue: 'urgent' });
