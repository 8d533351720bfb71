import type { WorkContext } from '../../kernel/call/context.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { above } from '../../kernel/db/where.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { stripeBy } from '../../model/billing/stripe.ts';
import { zoneOfCenter } from '../../model/location/today.ts';
import { Center } from './centers.entities.ts';
import { billCenter, invoicesOf, keepCopies } from './keep-invoices.ts';
import { settleOwnSession } from './own-payment.ts';
import { platformProcessor } from './platform-processor.ts';
import { CONFIRM_OWN_PAYMENT, CONFIRM_SIGN_UP, KEEP_INVOICES, LOOK_AT_SUBSCRIPTION } from './platform-tasks.ts';
import { askWhetherPaid, settleSignUp } from './settle-sign-up.ts';
import { movePrice } from './subscription-price.ts';
import { goesOnBy } from './subscription-state.ts';

/** So long after it was opened a page is asked about whose browser never came back. */
const OPEN_MS = 3 * 86_400_000;
/** As many of them are asked about in a round; the others wait for the next. */
const AT_ONCE = 100;

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

/**
 * Asks the provider how a center's subscription stands: what it tells by itself may come late, twice, or never. One that pays
 * for another plan than the center has is moved to that plan first.
 */
export const askSubscription = async (job: JobContext): Promise<void> => {
  const found = await job.transaction(async (ctx) => {
    const center = await findRow(ctx, 'centre', { id: job.centre });
    const plan = center?.center_billing_plan_id;
    return center && { center, plan: plan ? await findRow(ctx, 'centre_plan', { id: plan }) : undefined };
  });
  if (found?.center.is_platform) return askSignUps(job);
  const ref = found?.center.subscription_ref;
  const by = platformProcessor();
  if (!ref || by?.kind !== 'stripe') return;
  const stripe = stripeBy(by.key);
  const told = await stripe.subscriptions.retrieve(ref);
  const now = found.plan ? await movePrice(stripe, told, found.plan) : told;
  const [item] = now.items.data;
  const until = item ? new Date(item.current_period_end * 1000) : null;
  const billed = await invoicesOf(stripe, ref, found.plan?.name ?? null);
  await job.transaction(async (ctx) => {
    await keepSubscription(ctx, { ref, status: now.status, until });
    await billCenter(ctx, billed);
  });
};

/** Settles a sign-up that was paid for, whose browser may never have come back. */
export const confirmSignUp = async (job: JobContext, { session }: { readonly session: string }): Promise<void> => {
  const row = await job.transaction((ctx) => findRow(ctx, 'center_customer', { session_ref: session }));
  if (!row || row.paid_at) return;
  const paid = await askWhetherPaid(row);
  if (paid) await job.transaction((ctx) => settleSignUp(ctx, session, paid));
};

/** Asks about the pages that were opened and not heard of since. */
const askSignUps = async (job: JobContext): Promise<void> => {
  const since = new Date(job.now().getTime() - OPEN_MS);
  const open = await job.transaction((ctx) =>
    findRows(
      ctx,
      'center_customer',
      { provider: 'stripe', paid_at: null, handle_until: above(since) },
      ['session_ref'],
      { order: ['id'], limit: AT_ONCE },
    ),
  );
  for (const { session_ref } of open) if (session_ref !== null) await confirmSignUp(job, { session: session_ref });
};

/** The jobs of what centers pay by. */
export const subscriptionJobs: readonly Job[] = [
  job('center.subscription', { each: 'centre', every: '41 * * * *', queue: 'money', steps: askSubscription }),
  job(LOOK_AT_SUBSCRIPTION, { steps: askSubscription }),
  job(KEEP_INVOICES, { steps: keepCopies }),
  job(CONFIRM_SIGN_UP, { steps: confirmSignUp }),
  job(CONFIRM_OWN_PAYMENT, { steps: settleOwnSession }),
];
