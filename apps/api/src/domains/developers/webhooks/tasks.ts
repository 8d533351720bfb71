import { z } from 'zod';
import { task } from '../../../kernel/jobs/task.ts';

/** Looks after one address: what is due to it is sent. It takes no time itself, and may be added any number of times. */
export const DELIVER = task('webhook.deliver', { webhook: z.number().int() });
/** Writes to the admins that an address was switched off. */
export const WRITE_OFF = task('webhook.off_letter', { webhook: z.number().int() });
