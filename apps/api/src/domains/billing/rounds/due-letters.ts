import { sql } from 'kysely';
import { openMailer } from '../../../outbox/mailer.ts';
import type { Book } from '../ledger/book.ts';
import { placeOf } from '../ledger/place.ts';
import { type BillFacts, billFacts, sendAutopayNotice, sendBill } from '../letters/bill-letters.ts';
import { billReaders, hasAddress } from '../letters/readers.ts';

/** A step of an invoice whose day has come. */
interface Step {
  readonly id: number;
  readonly step: string;
}

/** Runs work in a transaction of its own. */
type Alone = <T>(work: (book: Book) => Promise<T>) => Promise<T>;

/** Takes a step for this run: of two machines one gets it, and a run that dies gives it back. */
const takeStep = async (book: Book, { id, step }: Step): Promise<boolean> => {
  const { rows } = await sql`insert into invoice_letter (centre_id, invoice_id, step, at)
    values (${book.who.centre}, ${id}, ${step}, ${book.now()}::timestamptz) on conflict do nothing returning 1`.execute(
    book.db,
  );
  return rows.length > 0;
};

const oneBill = async (book: Book, id: number): Promise<BillFacts | undefined> =>
  (
    await billFacts(book, sql<boolean>`i.id = ${id} and i.status in ('open', 'partly_paid') and i.user_id is not null`)
  )[0];

const mailerOf = (book: Book) => openMailer(book.db, { centre: book.who.centre, at: book.now(), language: 'en' });

/** Invoices whose days after the due day have passed one of `reminder_days`: the latest of them, once each. */
const dueReminders = async (book: Book, location: number): Promise<readonly Step[]> => {
  const { today } = await placeOf(book, location);
  const { rows } = await sql<Step>`select i.id, 'reminder:' || max(d.days) as step from invoice i
    left join billing_setting s on s.centre_id = i.centre_id and s.location_id = i.location_id
    cross join lateral unnest(coalesce(s.reminder_days, '{3,10}')) d(days)
    where i.centre_id = ${book.who.centre} and i.location_id = ${location} and i.status in ('open', 'partly_paid')
      and i.user_id is not null and i.due_date + d.days <= ${today}::date and i.grace_until + d.days <= ${today}::date
    group by i.id
    having not exists (select 1 from invoice_letter n where n.centre_id = ${book.who.centre} and n.invoice_id = i.id
      and n.step = 'reminder:' || max(d.days))
    order by i.id`.execute(book.db);
  return rows;
};

/** Reminds payers of what is late, by mail with the invoice, once for each step of the location's schedule. */
export const sendReminders = async (alone: Alone, location: number): Promise<void> => {
  for (const step of await alone((book) => dueReminders(book, location)))
    await alone(async (book) => {
      if (!(await takeStep(book, step))) return;
      const bill = await oneBill(book, step.id);
      if (!bill) return;
      const readers = (await billReaders(book, bill.student_id, [bill.user_id ?? 0])).filter(hasAddress);
      await sendBill(book, await mailerOf(book), 'reminder', bill, readers);
      if (readers.length > 0)
        await sql`update invoice set reminded_at = ${book.now()}::timestamptz
          where centre_id = ${book.who.centre} and id = ${bill.id}`.execute(book.db);
    });
};

interface Notice extends Step {
  readonly method: string;
  /** When it will be charged: the due day, or later where the notice came late. */
  readonly day: string;
}

/** Invoices that will be paid by themselves and whose payer has not been told: as many days before as the location says. */
const dueNotices = async (book: Book, location: number): Promise<readonly Notice[]> => {
  const { today } = await placeOf(book, location);
  const { rows } = await sql<Notice>`select i.id, 'autopay:' || i.due_date as step, m.brand || ' ' || m.last4 as method,
      to_char(greatest(i.due_date, ${today}::date + coalesce(s.autopay_notice_days, 3)), 'YYYY-MM-DD') as day
    from invoice i join billing_autopay a on a.centre_id = i.centre_id and a.student_id = i.student_id and a.user_id = i.user_id
    join payment_method m on m.centre_id = a.centre_id and m.id = a.method_id and m.removed_at is null
    left join billing_setting s on s.centre_id = i.centre_id and s.location_id = i.location_id
    where i.centre_id = ${book.who.centre} and i.location_id = ${location} and i.status in ('open', 'partly_paid')
      and i.due_date - coalesce(s.autopay_notice_days, 3) <= ${today}::date
      and not exists (select 1 from invoice_letter n where n.centre_id = i.centre_id and n.invoice_id = i.id
        and n.step = 'autopay:' || i.due_date)
    order by i.id`.execute(book.db);
  return rows;
};

/** Tells payers what automatic payment will take, when and from what, once for each invoice and due day. */
export const sendAutopayNotices = async (alone: Alone, location: number): Promise<void> => {
  for (const notice of await alone((book) => dueNotices(book, location)))
    await alone(async (book) => {
      if (!(await takeStep(book, notice))) return;
      const bill = await oneBill(book, notice.id);
      if (!bill) return;
      const [reader] = (await billReaders(book, bill.student_id, [bill.user_id ?? 0])).filter(hasAddress);
      if (reader)
        await sendAutopayNotice(await mailerOf(book), { ...bill, due: notice.day, method: notice.method }, reader);
    });
};
