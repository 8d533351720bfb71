import type { WorkContext } from '../../kernel/call/context.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { stripeBy } from '../../model/billing/stripe.ts';
import { zoneOfCenter } from '../../model/location/today.ts';
import { Center } from './centers.entities.ts';
import { platformProcessor } from './platform-processor.ts';
import { goesOnBy } from './subscription-state.ts';

/** A subscription as the provider has it now. */
interface Subscription {
  readonly ref: string;
  readonly status: string;
  /** When what is paid for ends; null where the provider says none. */
  readonly until: Date | null;
}

/**
 * Keeps how a subscription stands. A center goes on or is suspended by it where that has changed; one that a person suspended,
 * or whose days ran out, stays so, and nobody is made inactive. What was told before of another subscription is of no account.
 */
export const keepSubscription = async (ctx: WorkContext, { ref, status, until }: Subscription): Promise<void> => {
  const center = await findRow(ctx, 'centre', { id: ctx.who.centre }, undefined, { lock: 'update' });
  if (center?.subscription_ref !== ref) return;
  const goesOn = goesOnBy(status);
  const switched =
    goesOn === false && center.status === 'active'
      ? ({ status: 'suspended', suspended_for: 'subscription' } as const)
      : goesOn === true && center.suspended_for === 'subscription'
        ? ({ status: 'active', suspended_for: null } as const)
        : {};
  const covered = goesOn && until ? { payment_end: dayAt(until.getTime(), await zoneOfCenter(ctx)) } : {};
  const set = { subscription_status: status, ...covered, ...switched };
  const changed = await updateRow(ctx, 'centre', { id: center.id }, set);
  if (!changed?.news) return;
  ctx.audit({ entity: Center, id: center.id, ...changed.news });
  ctx.publish({ kind: 'centres', ids: [center.id] });
};

/** Asks the provider how a center's subscription stands: what it tells by itself may come late, twice, or never. */
export const askSubscription = async (job: JobContext): Promise<void> => {
  const center = await job.transaction((ctx) => findRow(ctx, 'centre', { id: job.centre }, ['subscription_ref']));
  const ref = center?.subscription_ref;
  const by = platformProcessor();
  if (!ref || by?.kind !== 'stripe') return;
  const found = await stripeBy(by.key).subscriptions.retrieve(ref);
  const [item] = found.items.data;
  const until = item ? new Date(item.current_period_end * 1000) : null;
  await job.transaction((ctx) => keepSubscription(ctx, { ref, status: found.status, until }));
};

/** The jobs of what centers pay by. */
export const subscriptionJobs: readonly Job[] = [
  job('center.subscription', { each: 'centre', every: '41 * * * *', queue: 'money', steps: askSubscription }),
];
