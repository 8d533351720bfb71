import { z } from 'zod';
import { task } from '../../../kernel/jobs/task.ts';

/** Takes a clip a gateway has cut, or notes that it could not. */
export const TAKE_CUT = task('incident.take_cut', { cut: z.number() }, { queue: 'slow' });
