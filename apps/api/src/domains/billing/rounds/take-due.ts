import { surchargeOn } from '@nestling/rules/surcharges.ts';
import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { atLeast } from '../../../kernel/db/where.ts';
import type { JobContext } from '../../../kernel/jobs/job.ts';
import { notifyFailed } from '../emails/notify-failed.ts';
import { isPayable, lockInvoices } from '../invoices/invoice.ts';
import { placeOf } from '../ledger/place.ts';
import { charge, storedColumns } from '../payments/charge.ts';
import { processorAt } from '../payments/processor.ts';
import { surchargeRate } from '../payments/surcharge.ts';

interface Due {
  readonly id: number;
  readonly method: number;
  /** The rate of a surcharge the payer has agreed to, in hundredths of a percent. */
  readonly agreed: number;
}

/**
 * Invoices whose payers let what is due be taken, once their notice is as old as the location says. One that was paid and is owed
 * again because its money was kept as credit is the office's to settle: the family has paid it once.
 */
const dueOf = async (ctx: WorkContext, location: number): Promise<readonly Due[]> => {
  const { today, zone } = await placeOf(ctx, location);
  const { rows } = await sql<Due>`select i.id, a.method_id as method, a.surcharge as agreed from invoice i
    join billing_autopay a on a.student_id = i.student_id and a.user_id = i.user_id
    left join billing_setting s on s.location_id = i.location_id
    join invoice_letter n on n.invoice_id = i.id and n.step = 'autopay:' || i.due_date
      and (n.at at time zone ${zone})::date + coalesce(s.autopay_notice_days, 3) <= ${today}::date
    where i.location_id = ${location} and i.status in ('open', 'partly_paid') and i.due_date <= ${today}::date
      and not exists (select 1 from payment p where p.autopay_of = i.id
        and (p.status <> 'failed' or p.date >= ${today}::date))
      and (select count(*) from payment p where p.autopay_of = i.id) < 3
      and not exists (select 1 from refund r join ledger_line n on n.payment_id = r.payment_id and n.invoice_id = i.id
        where r.method = 'credit')
    order by i.id`.execute(ctx.db);
  return rows;
};

const takeOne = async (ctx: WorkContext, { id, method, agreed }: Due): Promise<void> => {
  // Held first: another machine that came before has left a payment, which the key then refuses.
  const [invoice] = await lockInvoices(ctx, [id]);
  if (!invoice || !isPayable(invoice) || invoice.user_id === null) return;
  const since = atLeast(new Date(ctx.now().getTime() - 3_600_000));
  const taken = await findRow(ctx, 'payment', { autopay_of: id, created_at: since }, ['id']);
  const stored = await findRow(ctx, 'payment_method', { id: method, removed_at: null }, storedColumns);
  if (taken || !stored) return;
  const by = { stored, processor: await processorAt(ctx, invoice.location_id) };
  const rate = Math.min(agreed, await surchargeRate(ctx, invoice.location_id, stored));
  const { open_cents: amount } = invoice;
  const { state } = await charge(ctx, invoice, by, { amount, surcharge: surchargeOn(amount, rate), autopay: true });
  if (state === 'failed') await notifyFailed(ctx, id, stored.id);
};

/** Takes what is due of who lets it be taken: once a day at most, three times in all. */
export const takeDue = async (job: JobContext, location: number): Promise<void> => {
  for (const due of await job.transaction((ctx) => dueOf(ctx, location)))
    await job.transaction((ctx) => takeOne(ctx, due));
};
