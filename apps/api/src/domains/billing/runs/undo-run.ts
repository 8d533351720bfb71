import { sql } from 'kysely';
import { z } from 'zod';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx, WriteContext } from '../../../kernel/call/context.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { findRow, findRows } from '../../../kernel/db/find-rows.ts';
import { notNull } from '../../../kernel/db/where.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { deleteRows } from '../../../kernel/write/write-rows.ts';
import { voidInvoices } from '../invoices/change.ts';
import { lockInvoices } from '../invoices/invoice.ts';
import { placeOf } from '../ledger/place.ts';
import { portionsOf, unapplyFunds } from '../payments/apply.ts';
import { type FundingSource, lockSource } from '../payments/funding-source.ts';
import { isMaking, lockPlans, onlyOne } from './make-run.ts';

const columns = z.object({
  id: z.int(),
  next_on: z.string(),
  amount: z.int(),
  next_amount: z.int().nullable(),
  amount_from: z.string().nullable(),
  anchor_on: z.string(),
  period: z.string(),
  next_anchor: z.string().nullable(),
  next_period: z.string().nullable(),
});
/** What `billing_run.plans` holds: how each plan stood before the run and after it. */
const moved = z.array(z.object({ before: columns, after: columns }));

const refused = (
  name: 'billing.runMaking' | 'billing.runSent' | 'billing.runPaid' | 'billing.runBilledOn' | 'billing.runUndone',
  code: string,
) => declined(message(name), { field: 'id', code });

/** Declines a run some of whose invoices somebody has heard of, or has paid. */
const mustBeUntold = async (
  ctx: WriteContext,
  run: RecordOf<'billing_run'>,
  invoices: readonly number[],
): Promise<void> => {
  const told = await findRow(ctx, 'invoice', { id: [...invoices], sent_at: notNull }, ['id']);
  const letter = await findRow(ctx, 'invoice_letter', { invoice_id: [...invoices] }, ['invoice_id']);
  if (run.sent_at !== null || told || letter) throw refused('billing.runSent', 'SENT');
  const { rows } = await sql<{ id: number }>`select p.id from ledger_line l join payment p on p.id = l.payment_id
    where l.kind = 'receivable' and l.invoice_id = any(${[...invoices]}::int[]) and p.created_at >= ${run.made_at}::timestamptz
    group by p.id having sum(l.cents) <> 0 limit 1`.execute(ctx.db);
  if (rows.length > 0) throw refused('billing.runPaid', 'PAID');
};

/** Takes what credits have paid of invoices off them again: it is left to their payers. */
const freeCredits = async (ctx: WriteContext, location: number, invoices: readonly number[]): Promise<void> => {
  const { rows } = await sql<Pick<FundingSource, 'kind' | 'id'>>`
    select 'credit' as kind, l.credit_id as id from ledger_line l
      where l.kind = 'receivable' and l.invoice_id = any(${[...invoices]}::int[]) and l.credit_id is not null group by 2 having sum(l.cents) <> 0
    union all
    select 'payment', l.payment_id from ledger_line l
      where l.kind = 'receivable' and l.invoice_id = any(${[...invoices]}::int[]) and l.payment_id is not null group by 2 having sum(l.cents) <> 0
    order by 1, 2`.execute(ctx.db);
  const place = await placeOf(ctx, location);
  for (const which of rows) {
    const source = await lockSource(ctx, which);
    const portions = (await portionsOf(ctx, which)).filter(({ invoice }) => invoices.includes(invoice));
    await unapplyFunds(ctx, place, source, portions);
  }
};

/**
 * Takes a run back until the first of its invoices is sent: they are voided, what was decided of them stands again, and its plans
 * are billed anew, by the round on their day, or by the next run where that day has come.
 */
export const undoRun = async (ctx: Ctx, run: RecordOf<'billing_run'>) => {
  await onlyOne(ctx, run.location_id);
  if (run.undone_at !== null) return refused('billing.runUndone', 'STATE');
  if (isMaking(ctx, run)) return refused('billing.runMaking', 'MAKING');
  const plans = moved.parse(run.plans);
  const now = new Map(
    (
      await lockPlans(
        ctx,
        plans.map(({ before }) => before.id),
      )
    ).map((one) => [one.id, one]),
  );
  const own = await findRows(ctx, 'invoice', { billing_run_id: run.id }, ['id'], { order: ['id'] });
  const invoices = own.map(({ id }) => id);
  await lockInvoices(ctx, invoices);
  await mustBeUntold(ctx, run, invoices);
  if (plans.some(({ before, after }) => now.get(before.id)?.next_on !== after.next_on))
    return refused('billing.runBilledOn', 'BILLED');
  await freeCredits(ctx, run.location_id, invoices);
  const reason = textsIn(ctx.request)['billing.runUndoneWhy'];
  const place = await placeOf(ctx, run.location_id);
  const standing = (await lockInvoices(ctx, invoices)).filter(({ status }) => status !== 'voided');
  await voidInvoices(ctx, place, standing, reason);
  await sql`update upcoming_change c set used_on = null from billing_plan_period b
    where b.billing_run_id = ${run.id} and c.plan_id = b.plan_id and c.used_on = b.starts_on`.execute(ctx.db);
  await deleteRows(ctx, 'billing_plan_period', { billing_run_id: run.id });
  const back = plans.map(({ before, after }) => {
    const { id, next_on: _, ...then } = after;
    const stands = now.get(id);
    // A price or rhythm the office has changed since stays as it said.
    const same =
      stands !== undefined && Object.entries(then).every(([key, value]) => Reflect.get(stands, key) === value);
    return { ...before, held: before.next_on <= place.today, same };
  });
  await sql`update billing_plan p set next_on = r.next_on, held = r.held,
      amount = case when r.same then r.amount else p.amount end,
      next_amount = case when r.same then r.next_amount else p.next_amount end,
      amount_from = case when r.same then r.amount_from else p.amount_from end,
      anchor_on = case when r.same then r.anchor_on else p.anchor_on end,
      period = case when r.same then r.period else p.period end,
      next_anchor = case when r.same then r.next_anchor else p.next_anchor end,
      next_period = case when r.same then r.next_period else p.next_period end
    from json_to_recordset(${JSON.stringify(back)}::json) as r(id int, next_on date, held boolean, same boolean, amount int,
      next_amount int, amount_from date, anchor_on date, period text, next_anchor date, next_period text)
    where p.id = r.id`.execute(ctx.db);
  return { set: { undone_at: ctx.now(), undone_by: ctx.who.user } };
};
