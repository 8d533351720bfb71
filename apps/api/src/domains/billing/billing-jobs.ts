import { sql } from 'kysely';
import type { AppContext } from '../../kernel/call/app-context.ts';
import type { Work } from '../../kernel/events/jobs.ts';
import { activeCentres } from '../../kernel/lib/active-centres.ts';
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

const billingLocations = (app: AppContext, centre: number): Promise<number[]> =>
  asNobody(app, centre, async ({ db }) => {
    const rows = await db
      .selectFrom('location')
      .select('id')
      .where('centre_id', '=', centre)
      .where('billing', '=', true)
      .where('active', '=', true)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  });

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

const round: Work = async ({ appContext }) => {
  for (const centre of await activeCentres(appContext.pools))
    for (const location of await billingLocations(appContext, centre)) await billLocation(appContext, centre, location);
};

/** What the processor of the demo takes its time with, and what nobody has asked Stripe for since a while. */
const settle: Work = async ({ appContext }) => {
  for (const centre of await activeCentres(appContext.pools))
    await asNobody(appContext, centre, async (book) => {
      await settleDemo(book);
      await askAgain(book);
    });
};

/** The jobs of this domain, by name. */
export const billingJobs = {
  billing_round: round,
  billing_settle: settle,
  ...stripeJobs,
} as const satisfies Record<string, Work>;
/** Each hour, as days begin at another time in each zone; and each minute. */
export const billingTimes = ['11 * * * * billing_round', '* * * * * billing_settle', '41 * * * * billing_messages'];
