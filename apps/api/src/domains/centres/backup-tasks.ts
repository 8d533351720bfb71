import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

/** Makes a backup that was asked for; added in the platform's own center. */
export const BACK_UP = task('center.back_up', { backup: z.int() }, { queue: 'slow', attempts: 3 });
/** Reads a backup again, from its first byte to its last. */
export const VERIFY_BACKUP = task('center.verify_backup', { backup: z.int() }, { queue: 'slow', attempts: 3 });
