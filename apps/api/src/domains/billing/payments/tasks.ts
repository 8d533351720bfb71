import { z } from 'zod';
import { task } from '../../../kernel/jobs/task.ts';

const money = { queue: 'money' } as const;

/** What is asked of Stripe, once it was written down. */
export const CHARGE = task('billing.charge', { payment: z.number() }, money);
export const REFUND = task('billing.refund', { refund: z.number() }, money);
/** Takes a card off at Stripe. */
export const DETACH = task('billing.detach', { location: z.number(), ref: z.string() }, money);
/** Looks at what a message of Stripe was about. */
export const STRIPE_EVENT = task(
  'billing.stripe_event',
  { location: z.number(), kind: z.string(), object: z.string() },
  money,
);
