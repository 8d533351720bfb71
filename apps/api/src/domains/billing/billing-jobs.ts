import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { endsJob } from './agencies/tell-ends.ts';
import { sendYearJob } from './emails/send-year.ts';
import { addLateFees } from './invoices/late-fees.ts';
import { placeOf } from './ledger/place.ts';
import { voidCredit } from './payments/credit.ts';
import { lockCredit } from './payments/funding-source.ts';
import { settleDemo } from './payments/settle-demo.ts';
import { askAgain, stripeJobs } from './payments/stripe/jobs.ts';
import { billDuePlans } from './plans/bill-plans.ts';
import { resumeDuePlans } from './plans/plan.ts';
import { sendAutopayNotices, sendNewInvoices, sendReminders } from './rounds/due-emails.ts';
import { takeDue } from './rounds/take-due.ts';
import { addVariableCharges } from './rounds/variable-charges.ts';
import { makeRunJob } from './runs/make-run.ts';
import { sendRunJob } from './runs/send-run.ts';

/** Credits that have expired give back what is left of them. */
const expireCredits = async (ctx: WorkContext, location: number): Promise<void> => {
  const { today } = await placeOf(ctx, location);
  const { rows } = await sql<{ id: number }>`select id from credit where location_id = ${location}
    and status = 'available' and expires_on < ${today}::date order by id`.execute(ctx.db);
  for (const { id } of rows) await voidCredit(ctx, await lockCredit(ctx, id), 'expired');
};

/**
 * The daily round of each location that bills: plans, charges by attendance, late fees, new invoices, notices and reminders, automatic payment,
 * credits that expire. Each step is done once however often
 * the round runs, so that it may be killed, and run on two machines.
 */
export const billLocation = async (job: JobContext, location: number): Promise<void> => {
  await job.transaction((ctx) => resumeDuePlans(ctx, location));
  while ((await job.transaction((ctx) => billDuePlans(ctx, location))) > 0);
  await job.transaction((ctx) => addVariableCharges(ctx, location));
  await job.transaction((ctx) => addLateFees(ctx, location));
  await sendNewInvoices(job, location);
  await sendAutopayNotices(job, location);
  await sendReminders(job, location);
  await takeDue(job, location);
  await job.transaction((ctx) => expireCredits(ctx, location));
};

/** Each hour, as days begin at another time in each zone. */
const round = job('billing.round', {
  each: 'location',
  where: sql`l.billing`,
  every: '11 * * * *',
  queue: 'money',
  steps: (job, { location }) => billLocation(job, location),
});

/** What the processor of the demo takes its time with, and what nobody has asked Stripe for since a while. */
const settle = job('billing.settle', {
  each: 'centre',
  every: '* * * * *',
  queue: 'money',
  run: async (ctx) => {
    await settleDemo(ctx);
    await askAgain(ctx);
  },
});

/** The jobs of this domain. */
export const billingJobs: readonly Job[] = [round, settle, endsJob, makeRunJob, sendRunJob, sendYearJob, ...stripeJobs];
