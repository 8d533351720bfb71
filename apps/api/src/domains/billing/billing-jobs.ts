import { sql } from 'kysely';
import type { AppContext } from '../../kernel/call/app-context.ts';
import { inCentre } from '../../kernel/db/in-centre.ts';
import type { Work } from '../../kernel/events/jobs.ts';
import { activeCentres } from '../../kernel/lib/active-centres.ts';
import { openMailer } from '../letters/mailer.door.ts';
import { holdInvoice, isPayable } from './invoices/held.ts';
import { addLateFees } from './invoices/late-fees.ts';
import type { Book } from './ledger/book.ts';
import { billFacts, sendAutopayFailed } from './letters/bill-letters.ts';
import { billReaders, hasAddress } from './letters/readers.ts';
import { chargeHeld } from './payments/charge.ts';
import { voidCredit } from './payments/credit.ts';
import { settleDemo } from './payments/settle-demo.ts';
import { billDuePlans } from './plans/bill-plans.ts';
import { sendAutopayNotices, sendReminders } from './rounds/due-letters.ts';
import { addVariableCharges } from './rounds/variable-charges.ts';

/** Runs work in a transaction of its own, as nobody. */
const asNobody = <T>(app: AppContext, centre: number, work: (book: Book) => Promise<T>): Promise<T> =>
  inCentre(app.pools, centre, (db) => work({ db, who: { centre, user: 0 }, now: () => app.clock.now() }));

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

/** Tells the payer that automatic payment did not go through. */
const tellFailed = async (book: Book, id: number, method: string): Promise<void> => {
  const [bill] = await billFacts(book, sql<boolean>`i.id = ${id}`);
  if (!bill?.user_id) return;
  const [reader] = (await billReaders(book, bill.student_id, [bill.user_id])).filter(hasAddress);
  const { centre } = book.who;
  if (reader)
    await sendAutopayFailed(
      await openMailer(book.db, { centre, at: book.now(), language: 'en' }),
      { ...bill, method },
      reader,
    );
};

/**
 * Takes what is due of who lets it be taken, once its notice is as many days old as the location says: once a day at most,
 * three times in all.
 */
const takeDue = async (app: AppContext, centre: number, location: number): Promise<void> => {
  const due = await asNobody(app, centre, async (book) => {
    const { rows } = await sql<{ id: number; method: number }>`
      select i.id, a.method_id as method from invoice i
      join billing_autopay a on a.centre_id = i.centre_id and a.student_id = i.student_id and a.user_id = i.user_id
      join location l on l.centre_id = i.centre_id and l.id = i.location_id join timezone tz on tz.id = l.timezone_id
      left join billing_setting s on s.centre_id = i.centre_id and s.location_id = i.location_id
      join invoice_letter n on n.centre_id = i.centre_id and n.invoice_id = i.id and n.step = 'autopay:' || i.due_date
        and (n.at at time zone tz.value)::date + coalesce(s.autopay_notice_days, 3)
          <= (${book.now()}::timestamptz at time zone tz.value)::date
      where i.centre_id = ${centre} and i.location_id = ${location} and i.status in ('open', 'partly_paid')
        and i.due_date <= (${book.now()}::timestamptz at time zone tz.value)::date
        and not exists (select 1 from payment p where p.centre_id = i.centre_id and p.autopay_of = i.id
          and (p.status <> 'failed' or p.date >= (${book.now()}::timestamptz at time zone tz.value)::date))
        and (select count(*) from payment p where p.centre_id = i.centre_id and p.autopay_of = i.id) < 3
      order by i.id`.execute(book.db);
    return rows;
  });
  for (const { id, method } of due)
    await asNobody(app, centre, async (book) => {
      // Held first: another machine that came before has left a payment, which the key then refuses.
      const held = await holdInvoice(book, id);
      if (!held || !isPayable(held) || held.payer.user === null) return;
      const taken = await book.db
        .selectFrom('payment')
        .select('id')
        .where('centre_id', '=', centre)
        .where('autopay_of', '=', id)
        .where('created_at', '>=', new Date(book.now().getTime() - 3_600_000))
        .executeTakeFirst();
      const stored = await book.db
        .selectFrom('payment_method')
        .select(['id', 'kind', 'provider', 'provider_ref', 'brand', 'last4'])
        .where('centre_id', '=', centre)
        .where('id', '=', method)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (taken || !stored) return;
      const invoice = { id, location: held.location, student: held.student, user: held.payer.user };
      const charged = await chargeHeld(book, invoice, stored, { amount: held.open, autopay: true });
      if (charged.state === 'failed') await tellFailed(book, id, `${stored.brand} ${stored.last4}`);
    });
};

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

/** What the processor of the demo takes its time with. */
const settle: Work = async ({ appContext }) => {
  for (const centre of await activeCentres(appContext.pools))
    await asNobody(appContext, centre, (book) => settleDemo(book));
};

/** The jobs of this domain, by name. */
export const billingJobs = { billing_round: round, billing_settle: settle } as const satisfies Record<string, Work>;
/** Each hour, as days begin at another time in each zone; and each minute. */
export const billingTimes = ['11 * * * * billing_round', '* * * * * billing_settle'];
