import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

const asked = { language: z.enum(['en', 'es']) };
const urgent = { queue: 'urgent' } as const;

/** Letters that are written once the call has answered. */
export const WRITE_RESET = task('auth.write_reset', { email: z.string(), ...asked }, urgent);
export const WRITE_CONFIRMATION = task(
  'auth.write_confirmation',
  { email: z.string(), pin: z.string(), ...asked },
  urgent,
);
export const WRITE_INVITATION = task(
  'auth.write_invitation',
  { email: z.string().optional(), phone: z.string().optional(), pin: z.string(), ...asked },
  urgent,
);
export const WRITE_NEW_DEVICE = task('auth.write_new_device', { session: z.string(), ...asked }, urgent);
