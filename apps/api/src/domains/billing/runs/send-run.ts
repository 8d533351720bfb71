import { sql } from 'kysely';
import { z } from 'zod';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { job } from '../../../kernel/jobs/job.ts';
import { task } from '../../../kernel/jobs/task.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { BillingRun } from '../../../model/billing/entity.ts';
import { sendRunInvoices } from '../rounds/due-emails.ts';

const SEND_RUN = task('billing.send_run', { run: z.number() });

/** Has the invoices of a run mailed to their payers, by a job, after asking. */
export const sendRun = async (ctx: Ctx, run: RecordOf<'billing_run'>) => {
  if (run.undone_at !== null) return declined(message('billing.runUndone'), { field: 'id', code: 'STATE' });
  if (run.finished_at === null) return declined(message('billing.runMaking'), { field: 'id', code: 'MAKING' });
  const { rows } = await sql<{ count: number; families: number; cents: number }>`
    select count(*)::int as count, count(distinct i.user_id)::int as families, coalesce(sum(i.open_cents), 0)::float as cents
    from invoice i where i.billing_run_id = ${run.id} and i.sent_at is null and i.user_id is not null
      and i.status in ('open', 'partly_paid')`.execute(ctx.db);
  const [due] = rows;
  if (!due || due.count === 0) return declined(message('billing.nothingToSend'), { field: 'id', code: 'NOTHING' });
  ctx.confirm({
    code: 'BILLS',
    title: message('confirm.sendBills', { count: due.count }),
    lines: [message('confirm.billsLine', due)],
    about: { entity: BillingRun, id: run.id },
  });
  ctx.mustBeConfirmed();
  ctx.enqueue(SEND_RUN, { run: run.id });
  return {
    set: { sent_at: run.sent_at ?? ctx.now(), sent_by: run.sent_by ?? ctx.who.user },
    says: message('billing.runSending', { count: due.count }),
  };
};

/** Mails what of a run nobody has sent yet. */
export const sendRunJob = job(SEND_RUN, { steps: (job, { run }) => sendRunInvoices(job, run) });
