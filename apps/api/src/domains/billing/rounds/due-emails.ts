import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import type { JobContext } from '../../../kernel/jobs/job.ts';
import { insertMissing, updateRows } from '../../../kernel/write/write-rows.ts';
import { openMailer } from '../../../outbox/mailer.ts';
import { accountChanged } from '../documents.ts';
import { type BillFacts, billFacts, sendAutopayNotice, sendBill } from '../emails/bill-emails.ts';
import { billReaders, hasAddress } from '../emails/readers.ts';
import { placeOf } from '../ledger/place.ts';

/** A step of an invoice whose day has come. */
interface Step {
  readonly id: number;
  readonly step: string;
}

/**
 * Takes a step for this run: of two machines one gets it, and a run that dies gives it back. The other one goes on with what
 * is next rather than wait for a letter's paper.
 */
const takeStep = async (ctx: WriteContext, { id, step }: Step): Promise<boolean> => {
  const free = await sql`select 1 from invoice where id = ${id} for no key update skip locked`.execute(ctx.db);
  if (free.rows.length === 0) return false;
  return (await insertMissing(ctx, 'invoice_letter', [{ invoice_id: id, step, at: ctx.now() }], ['step'])).length > 0;
};

const oneBill = async (ctx: WriteContext, id: number): Promise<BillFacts | undefined> =>
  (
    await billFacts(ctx, sql<boolean>`i.id = ${id} and i.status in ('open', 'partly_paid') and i.user_id is not null`)
  )[0];

const mailerOf = (ctx: WriteContext) => openMailer(ctx.db, { centre: ctx.who.centre, at: ctx.now(), language: 'en' });

/** Invoices whose days after the due day have passed one of `reminder_days`: the latest of them, once each. */
const dueReminders = async (ctx: WriteContext, location: number): Promise<readonly Step[]> => {
  const { today } = await placeOf(ctx, location);
  const { rows } = await sql<Step>`select i.id, 'reminder:' || max(d.days) as step from invoice i
    left join billing_setting s on s.location_id = i.location_id
    cross join lateral unnest(coalesce(s.reminder_days, '{3,10}')) d(days)
    where i.location_id = ${location} and i.status in ('open', 'partly_paid')
      and i.user_id is not null and i.due_date + d.days <= ${today}::date and i.grace_until + d.days <= ${today}::date
    group by i.id
    having not exists (select 1 from invoice_letter n where n.invoice_id = i.id
      and n.step = 'reminder:' || max(d.days))
    order by i.id`.execute(ctx.db);
  return rows;
};

/**
 * Invoices nobody has sent yet, the morning after they were made: until then the office may change or void them, and nobody has
 * heard of it. What was made days ago, as before a location wanted this, is left to the office.
 */
const newInvoices = async (ctx: WriteContext, location: number): Promise<readonly Step[]> => {
  const { today } = await placeOf(ctx, location);
  const { rows } = await sql<Step>`select i.id, 'invoice' as step from invoice i
    join billing_setting s on s.location_id = i.location_id and s.send_invoices
    join location l on l.id = i.location_id join timezone tz on tz.id = l.timezone_id
    where i.location_id = ${location} and i.status in ('open', 'partly_paid') and i.user_id is not null and i.sent_at is null
      and i.made_on between ${today}::date - 3 and ${today}::date - 1
      and (${ctx.now()}::timestamptz at time zone tz.value)::time >= '07:00'
      and not exists (select 1 from invoice_letter n where n.invoice_id = i.id and n.step = 'invoice')
    order by i.id`.execute(ctx.db);
  return rows;
};

/** Invoices of a run that nobody has sent. */
const invoicesOfRun = async (ctx: WriteContext, run: number): Promise<readonly Step[]> => {
  const { rows } = await sql<Step>`select i.id, 'invoice' as step from invoice i
    where i.billing_run_id = ${run} and i.status in ('open', 'partly_paid') and i.user_id is not null and i.sent_at is null
      and not exists (select 1 from invoice_letter n where n.invoice_id = i.id and n.step = 'invoice')
    order by i.id`.execute(ctx.db);
  return rows;
};

/** Mails the invoices whose step has come to their payers, once for each step, and stamps those that went. */
const mailBills =
  (
    due: (ctx: WriteContext, of: number) => Promise<readonly Step[]>,
    kind: 'invoice' | 'reminder',
    stamp: 'sent_at' | 'reminded_at',
  ) =>
  async (job: JobContext, of: number): Promise<void> => {
    for (const step of await job.transaction((ctx) => due(ctx, of)))
      await job.transaction(async (ctx) => {
        if (!(await takeStep(ctx, step))) return;
        const bill = await oneBill(ctx, step.id);
        if (!bill) return;
        const readers = (await billReaders(ctx, bill.student_id, [bill.user_id ?? 0])).filter(hasAddress);
        if (readers.length === 0) return;
        await sendBill(ctx, await mailerOf(ctx), kind, bill, readers);
        await updateRows(ctx, 'invoice', { id: bill.id }, { [stamp]: ctx.now() });
        ctx.publish(accountChanged(bill));
      });
  };

/** Reminds payers of what is late, by mail with the invoice, once for each step of the location's schedule. */
export const sendReminders = mailBills(dueReminders, 'reminder', 'reminded_at');

/** Mails payers their new invoices where the location wants it, once each. */
export const sendNewInvoices = mailBills(newInvoices, 'invoice', 'sent_at');

/** Mails payers the invoices of a run, once each. */
export const sendRunInvoices = mailBills(invoicesOfRun, 'invoice', 'sent_at');

interface Notice extends Step {
  readonly method: string;
  /** When it will be charged: the due day, or later where the notice came late. */
  readonly day: string;
}

/** Invoices that will be paid by themselves and whose payer has not been told: as many days before as the location says. */
const dueNotices = async (ctx: WriteContext, location: number): Promise<readonly Notice[]> => {
  const { today } = await placeOf(ctx, location);
  const { rows } = await sql<Notice>`select i.id, 'autopay:' || i.due_date as step, m.brand || ' ' || m.last4 as method,
      to_char(greatest(i.due_date, ${today}::date + coalesce(s.autopay_notice_days, 3)), 'YYYY-MM-DD') as day
    from invoice i join billing_autopay a on a.student_id = i.student_id and a.user_id = i.user_id
    join payment_method m on m.id = a.method_id and m.removed_at is null
    left join billing_setting s on s.location_id = i.location_id
    where i.location_id = ${location} and i.status in ('open', 'partly_paid')
      and i.due_date - coalesce(s.autopay_notice_days, 3) <= ${today}::date
      and not exists (select 1 from invoice_letter n where n.invoice_id = i.id
        and n.step = 'autopay:' || i.due_date)
    order by i.id`.execute(ctx.db);
  return rows;
};

/** Tells payers what automatic payment will take, when and from what, once for each invoice and due day. */
export const sendAutopayNotices = async (job: JobContext, location: number): Promise<void> => {
  for (const notice of await job.transaction((ctx) => dueNotices(ctx, location)))
    await job.transaction(async (ctx) => {
      if (!(await takeStep(ctx, notice))) return;
      const bill = await oneBill(ctx, notice.id);
      if (!bill) return;
      const [reader] = (await billReaders(ctx, bill.student_id, [bill.user_id ?? 0])).filter(hasAddress);
      if (reader)
        await sendAutopayNotice(await mailerOf(ctx), { ...bill, due: notice.day, method: notice.method }, reader);
    });
};
