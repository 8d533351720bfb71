import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { message } from '../../../kernel/call/message.ts';
import { job } from '../../../kernel/jobs/job.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { SubsidyEnding } from '../../../model/billing/events.ts';
import { billsAt } from '../../../model/billing/office.ts';
import { openMailer } from '../../../outbox/mailer.ts';
import { type Reader, sendEmails } from '../../../outbox/send-emails.ts';
import { hasAddress } from '../emails/readers.ts';
import { endsSoon } from './ends-soon.ts';

interface Ending {
  readonly id: number;
  readonly student: number;
  readonly child: string;
  readonly agency_id: number;
  readonly agency: string;
  readonly location: number;
  readonly day: string;
}

/** A letter names so many children; the rest are on the screen it leads to. */
const MOST_LINES = 30;

/** Takes what ends within 30 days and was not told with this end: another run finds it told. In the morning of each location. */
const takeEnding = async (ctx: WorkContext): Promise<readonly Ending[]> => {
  const local = sql`(${ctx.now()}::timestamptz at time zone z.value)`;
  const { rows } = await sql<Ending>`select s.id, s.student_id as student, st.full_name as child, a.id as agency_id,
      a.name as agency, l.id as location, to_char(s.end_date, 'YYYY-MM-DD') as day
    from subsidy s join billing_agency a on a.id = s.agency_id join location l on l.id = a.location_id and l.active and l.billing
    join timezone z on z.id = l.timezone_id join student st on st.id = s.student_id
    where s.end_told is distinct from s.end_date and ${local}::time >= '07:00' and ${endsSoon(sql`s`, sql`${local}::date`)}
    order by s.end_date, s.id for update of s skip locked`.execute(ctx.db);
  await updateRows(ctx, 'subsidy', { id: rows.map(({ id }) => id) }, { end_told: sql`end_date` });
  return rows;
};

/** Writes one letter about all that ends at a location to each of those who work with its money. */
const write = async (ctx: WorkContext, location: number, ending: readonly Ending[]): Promise<void> => {
  const { rows } = await sql<Reader & { readonly id: number }>`select u.id, u.email, u.phone, u.language from app_user u
    where ${billsAt(sql`${location}::int`)} order by u.id limit 50`.execute(ctx.db);
  const [first] = ending;
  const readers = rows.filter(hasAddress);
  if (!first || readers.length === 0) return;
  const mailer = await openMailer(ctx.db, { centre: ctx.who.centre, at: ctx.now(), language: 'en' });
  const letters = readers.map((to) => ({
    to,
    // Each end is told once, so that the first one names the letter of its reader.
    once: `subsidies end ${first.id} ${first.day} ${to.id}`,
    words: {
      subject: message('bills.endsSubject', { child: first.child, count: ending.length }),
      lines: [
        ...ending
          .slice(0, MOST_LINES)
          .map(({ child, agency, day }) => message('bills.endsLine', { child, agency, day })),
        message('bills.endsAsk'),
      ],
      button: { label: message('bills.endsOpen'), path: '/billing/subsidies' },
    },
  }));
  await sendEmails(mailer, 'subsidy_ends', letters);
};

/** Tells those who work with money, by notice and letter, what agencies have authorized that ends within 30 days: once for each end. */
const tellEnds = async (ctx: WorkContext): Promise<void> => {
  const all = await takeEnding(ctx);
  for (const { id, student, agency_id, day } of all)
    ctx.emit(SubsidyEnding, { subsidy: id, student, agency: agency_id, day });
  for (const [location, own] of Map.groupBy(all, (one) => one.location)) await write(ctx, location, own);
};

/** Each hour, as mornings begin at another time in each zone. */
export const endsJob = job('billing.authorizations', { each: 'centre', every: '47 * * * *', run: tellEnds });
