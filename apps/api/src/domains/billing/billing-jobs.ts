import { sql } from 'kysely';
import type { AppContext } from '../../kernel/call/app-context.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { asNobody } from './as-nobody.ts';
import { addLateFees } from './invoices/late-fees.ts';
import type { Book } from './ledger/book.ts';
import { voidCredit } from './payments/credit.ts';
import { settleDemo } from './payments/settle-demo.ts';
import { askAgain, stripeJobs } from './payments/stripe/jobs.ts';
import { billDuePlans } from './plans/bill-plans.ts';
import { sendAutopayNotices, sendReminders } from './rounds/due-letters.ts';
import { takeDue } from './rounds/take-due.ts';
import { addVariableCharges } from './rounds/variable-charges.ts';

/** Credits that have expired give back what is left of them. */
const expireCredits = async (app: AppContext, centre: number, location: number): Promise<void> =>
  asNobody(app, centre, async (book) => {
    const { rows } = await sql<{
      id: number;
    }>`select c.id from credit c join location l on l.centre_id = c.centre_id and l.id = c.location_id
      join timezone tz on tz.id = l.timezone_id
      where c.centre_id = ${centre} and c.location_id = ${location} and c.status = 'available'
        and c.expires_on < (${book.now()}::timestamptz at time zone tz.value)::date order by c.id`.execute(book.db);
    for (const { id } of rows) await voidCredit(book, id, 'expired');
  });

/**
 * The daily round of each location that bills: plans, charges by attendance, late fees, notices and reminders, automatic payment,
 * credits that expire. Each step is
 * done once however often the round runs, so that it may be killed, and run on two machines.
 */
export const billLocation = async (app: AppContext, centre: number, location: number): Promise<void> => {
  while ((await asNobody(app, centre, (book) => billDuePlans(book, location))) > 0);
  await asNobody(app, centre, (book) => addVariableCharges(book, location));
  await asNobody(app, centre, (book) => addLateFees(book, location));
  const alone = <T>(work: (book: Book) => Promise<T>) => asNobody(app, centre, work);
  await sendAutopayNotices(alone, location);
  await sendReminders(alone, location);
  await takeDue(app, centre, location);
  await expireCredits(app, centre, location);
};

/** Each hour, as days begin at another time in each zone. */
const round = job('billing.round', {
  each: 'location',
  where: sql`l.billing`,
  every: '11 * * * *',
  queue: 'money',
  steps: ({ app, centre }, { location }) => billLocation(app, centre, location),
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
export const billingJobs: readonly Job[] = [round, settle, ...stripeJobs];
