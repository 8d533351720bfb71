import { isMaking } from '@nestling/rules/billing-run.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx, WriteContext } from '../../../kernel/call/context.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { findRow, findRows } from '../../../kernel/db/find-rows.ts';
import { notNull } from '../../../kernel/db/where.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { deleteRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { voidInvoices } from '../invoices/change.ts';
import { lockInvoices } from '../invoices/invoice.ts';
import { placeOf } from '../ledger/place.ts';
import { portionsOf, unapplyFunds } from '../payments/apply.ts';
import { type FundingSource, lockSource } from '../payments/funding-source.ts';
import { lockPlans, onlyOne } from './make-run.ts';

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
  if (isMaking(run, ctx.now())) return refused('billing.runMaking', 'MAKING');
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
  const billed = await findRows(ctx, 'billing_plan_period', { billing_run_id: run.id }, ['plan_id', 'starts_on']);
  for (const [used_on, own] of Map.groupBy(billed, ({ starts_on }) => starts_on))
    await updateRows(
      ctx,
      'upcoming_change',
      { plan_id: own.map(({ plan_id }) => plan_id), used_on },
      { used_on: null },
    );
  await deleteRows(ctx, 'billing_plan_period', { billing_run_id: run.id });
  const back = plans.map(({ before, after }) => {
    const { id, next_on, ...rest } = before;
    const { id: _, next_on: __, ...then } = after;
    const stands = now.get(id);
    const differs = Object.entries(then).some(([key, value]) => Reflect.get(rest, key) !== value);
    // A price or rhythm the office has changed since stays as it said.
    const same = stands && Object.entries(then).every(([key, value]) => Reflect.get(stands, key) === value);
    return { id, set: { next_on, held: next_on <= place.today, ...(differs && same ? rest : {}) } };
  });
  // Most plans of a run go back to the same day, in one statement.
  for (const own of Map.groupBy(back, ({ set }) => JSON.stringify(set)).values())
    if (own[0]) await updateRows(ctx, 'billing_plan', { id: own.map(({ id }) => id) }, own[0].set);
  return { set: { undone_at: ctx.now(), undone_by: ctx.who.user } };
};
