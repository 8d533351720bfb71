import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

/** Tells messages on the devices of those who read them. */
export const PUSH_CHAT = task('chat.push', { messages: z.array(z.number()) });
