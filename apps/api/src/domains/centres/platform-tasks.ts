import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

/** Asks the provider how a center's subscription stands, and brings the center to it; added in that center. */
export const LOOK_AT_SUBSCRIPTION = task('center.look_at_subscription', {}, { queue: 'money' });

/** Asks whether a center has paid for itself whose browser may never have come back; added in that center. */
export const CONFIRM_OWN_PAYMENT = task('center.confirm_own_payment', { session: z.string() }, { queue: 'money' });

/** Asks whether a sign-up was paid for whose browser may never have come back; added in the platform's own center. */
export const CONFIRM_SIGN_UP = task('center.confirm_sign_up', { session: z.string() }, { queue: 'money' });
