import { sql } from 'kysely';
import type { WorkContext } from '../../../../kernel/call/context.ts';
import { type Job, job } from '../../../../kernel/jobs/job.ts';
import { stripeAt } from '../processor.ts';
import { CHARGE, DETACH, REFUND, STRIPE_EVENT } from '../tasks.ts';
import { detachCard } from './cards.ts';
import { sendCharge } from './charge.ts';
import { catchUp, lookAt } from './events.ts';
import { sendStripeRefund } from './refunds.ts';

/** After so long what is still pending is asked again, whatever became of its job. */
const AGAIN_MS = 5 * 60_000;

/** Asks again for charges and refunds that were written down and never came to an answer, as after a kill. */
export const askAgain = async (ctx: Pick<WorkContext, 'db' | 'who' | 'now' | 'enqueue'>): Promise<void> => {
  const before = new Date(ctx.now().getTime() - AGAIN_MS);
  const { rows } = await sql<{ kind: 'charge' | 'refund'; id: number }>`
    select 'charge' as kind, id from payment where provider = 'stripe'
      and status = 'pending' and provider_ref is null and created_at < ${before}::timestamptz
    union all
    select 'refund', r.id from refund r join payment p on p.id = r.payment_id
      where p.provider = 'stripe' and r.status = 'pending' and r.provider_ref is null
        and r.created_at < ${before}::timestamptz`.execute(ctx.db);
  for (const { kind, id } of rows)
    if (kind === 'charge') ctx.enqueue(CHARGE, { payment: id }, { key: String(id) });
    else ctx.enqueue(REFUND, { refund: id }, { key: String(id) });
};

/** What is asked of Stripe, each outside of any transaction. */
export const stripeJobs: readonly Job[] = [
  job(CHARGE, { steps: (job, { payment }) => sendCharge(job, payment) }),
  job(REFUND, { steps: (job, { refund }) => sendStripeRefund(job, refund) }),
  job(DETACH, {
    steps: async (job, { location, ref }) => {
      const by = await job.transaction((ctx) => stripeAt(ctx, location));
      if (by) await detachCard(by, ref);
    },
  }),
  job(STRIPE_EVENT, { steps: lookAt }),
  // Messages that never came, of each location that takes cards by Stripe.
  job('billing.messages', {
    each: 'location',
    where: sql`l.billing`,
    every: '41 * * * *',
    queue: 'money',
    steps: (job, { location }) => catchUp(job, location),
  }),
];
