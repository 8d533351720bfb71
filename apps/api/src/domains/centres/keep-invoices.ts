import type Stripe from 'stripe';
import type { WorkContext } from '../../kernel/call/context.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { dayAt } from '../../kernel/lib/local-time.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { type Billed, KEEP_INVOICES } from './platform-tasks.ts';

/** As many invoices of a subscription are looked at: two years by the month. */
const MOST = 24;

const dayOf = (seconds: number | null | undefined): string | null =>
  seconds == null ? null : dayAt(seconds * 1000, 'UTC');
const momentOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
const isKept = (status: string | null): status is Billed['status'] =>
  status === 'open' || status === 'paid' || status === 'void' || status === 'uncollectible';

/** An invoice as it is kept; null for a draft, which is billed to nobody yet. Days are those of UTC, as the provider's are. */
export const billedBy = (invoice: Stripe.Invoice, plan: string | null): Billed | null => {
  const { id, status } = invoice;
  if (id === undefined || !isKept(status)) return null;
  const lines = invoice.lines.data;
  const paid = status === 'paid' ? (invoice.status_transitions.paid_at ?? invoice.created) : null;
  return {
    ref: id,
    number: invoice.number,
    plan,
    period_start: dayOf(lines[0]?.period.start ?? invoice.period_start),
    period_end: dayOf(lines[0]?.period.end ?? invoice.period_end),
    amount: invoice.total,
    paid_amount: invoice.amount_paid,
    status,
    lines: lines.slice(0, 50).map(({ description, amount }) => ({ text: (description ?? '').slice(0, 300), amount })),
    page_url: invoice.hosted_invoice_url ?? null,
    paper_url: invoice.invoice_pdf ?? null,
    issued_at: momentOf(invoice.created),
    due_on: dayOf(invoice.due_date),
    paid_at: paid === null ? null : momentOf(paid),
  };
};

/** What a subscription was billed, as the provider has it now. Takes its time: no transaction is open meanwhile. */
export const invoicesOf = async (stripe: Stripe, subscription: string, plan: string | null): Promise<Billed[]> => {
  const { data } = await stripe.invoices.list({ subscription, limit: MOST });
  return data.flatMap((invoice) => billedBy(invoice, plan) ?? []);
};

/** Keeps what a center was billed among the rows of the center that is worked in. Told again, it changes nothing. */
export const keepInvoices = async (ctx: WorkContext, center: number, invoices: readonly Billed[]): Promise<void> => {
  const billed = await findRow(ctx, 'centre', { id: center }, ['name']);
  for (const { ref, lines, ...invoice } of invoices)
    await upsertRow(
      ctx,
      'center_invoice',
      { ref },
      { ...invoice, lines: jsonb(lines), billed_centre_id: billed ? center : null, center_name: billed?.name ?? '' },
    );
};

/** Those of which something is not kept yet: asked each hour, most centers have none. */
const news = async (ctx: WorkContext, invoices: readonly Billed[]): Promise<Billed[]> => {
  const kept = await findRows(ctx, 'center_invoice', { ref: invoices.map(({ ref }) => ref) }, [
    'ref',
    'status',
    'amount',
    'paid_amount',
    'number',
  ]);
  type Said = Pick<(typeof kept)[number], 'status' | 'amount' | 'paid_amount' | 'number'>;
  const said = ({ status, amount, paid_amount, number }: Said) => [status, amount, paid_amount, number].join(' ');
  const before = new Map(kept.map((row) => [row.ref, said(row)]));
  return invoices.filter((invoice) => before.get(invoice.ref) !== said(invoice));
};

/** Keeps them in the center itself, and has the platform's own center keep its copy. */
export const billCenter = async (ctx: WorkContext, all: readonly Billed[]): Promise<void> => {
  const invoices = await news(ctx, all);
  if (invoices.length === 0) return;
  const center = ctx.who.centre;
  await keepInvoices(ctx, center, invoices);
  const home = await findRow(ctx, 'centre', { is_platform: true }, ['id']);
  if (home && home.id !== center) ctx.enqueue(KEEP_INVOICES, { center, invoices: [...invoices] }, { centre: home.id });
};

/** The platform's copy of what a center was billed. */
export const keepCopies = (
  job: JobContext,
  { center, invoices }: { readonly center: number; readonly invoices: readonly Billed[] },
): Promise<void> => job.transaction((ctx) => keepInvoices(ctx, center, invoices));
