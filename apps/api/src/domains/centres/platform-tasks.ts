import { z } from 'zod';
import { task } from '../../kernel/jobs/task.ts';

/** Asks the provider how a center's subscription stands, and brings the center to it; added in that center. */
export const LOOK_AT_SUBSCRIPTION = task('center.look_at_subscription', {}, { queue: 'money' });

/** Asks whether a center has paid for itself whose browser may never have come back; added in that center. */
export const CONFIRM_OWN_PAYMENT = task('center.confirm_own_payment', { session: z.string() }, { queue: 'money' });

/** Asks whether a sign-up was paid for whose browser may never have come back; added in the platform's own center. */
export const CONFIRM_SIGN_UP = task('center.confirm_sign_up', { session: z.string() }, { queue: 'money' });

/** What a center was billed, as it is kept: cents, days and moments of UTC. */
const billed = z.object({
  ref: z.string(),
  number: z.string().nullable(),
  plan: z.string().nullable(),
  period_start: z.string().nullable(),
  period_end: z.string().nullable(),
  amount: z.int(),
  paid_amount: z.int(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  lines: z.array(z.object({ text: z.string(), amount: z.int() })),
  page_url: z.string().nullable(),
  paper_url: z.string().nullable(),
  issued_at: z.string(),
  due_on: z.string().nullable(),
  paid_at: z.string().nullable(),
});
export type Billed = z.infer<typeof billed>;

/** Keeps the platform's copy of what a center was billed; added in the platform's own center. */
export const KEEP_INVOICES = task(
  'center.keep_invoices',
  { center: z.int(), invoices: z.array(billed) },
  { queue: 'money' },
);
