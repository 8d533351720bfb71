import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, type InputOf } from '../../../kernel/call/input.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { invoiceStates } from '../invoices/lists.ts';
import { methods } from '../payments/receive.ts';
import { type Asked, from, payer, places, slice, to } from './asked.ts';

export interface InvoiceRow {
  readonly id: number;
  readonly number: string | null;
  readonly date: string;
  readonly due_date: string;
  readonly student_name: string;
  readonly payer_name: string | null;
  readonly status: string;
  readonly total: number;
  readonly paid: number;
  readonly waived: number;
  readonly balance: number;
}

/** When the month of a document `x` was closed; null while it is open. */
const closedAt = sql`(select m.closed_at from billing_month m where m.location_id = x.location_id
  and m.month >= date_trunc('month', x.date)::date order by m.month limit 1)`;

/** What the reports are narrowed by beside their days. */
export const ofState = { status: choice(...invoiceStates).optional() };
export const byMethod = { method: choice(...methods).optional() };

/** Condition on the rows of the report of a state as people speak of it. */
const inState = ({ status }: InputOf<typeof ofState>): Sql => {
  if (status === undefined) return sql`true`;
  if (status === 'unpaid') return sql`r.kept in ('open', 'partly_paid')`;
  return status === 'overdue' ? sql`r.late` : sql`r.kept = ${status}`;
};

/**
 * The invoices dated within the days; drafts are none yet. What is read of each comes from the ledger: of a closed month as it
 * was when that was closed, so that a payment, void or refund that came later counts in the open month alone.
 */
export const invoiceRows = async (ctx: Ctx, asked: Asked & InputOf<typeof ofState>): Promise<readonly InvoiceRow[]> => {
  const { rows } = await sql<InvoiceRow>`
    with dated as (
      select x.*, date_trunc('month', x.date)::date as month, ${closedAt} as closed_at, tz.value as zone from invoice x
      join location l on l.id = x.location_id join timezone tz on tz.id = l.timezone_id
      where x.status <> 'draft' and x.date between ${from(asked)} and ${to(asked)}
        and ${places(ctx, asked, sql`x.location_id`)}),
    booked as (
      select d.id, coalesce(sum(l.cents) filter (where e.kind in ('invoice', 'reversal', 'adjustment', 'deposit_returned')), 0)::int as total,
        coalesce(-sum(l.cents) filter (where e.kind = 'waiver'), 0)::int as waived,
        coalesce(-sum(l.cents) filter (where e.kind = 'transfer'), 0)::int as transferred,
        coalesce(-sum(l.cents) filter (where e.kind in ('application', 'unapplication')), 0)::int as paid,
        sum(l.cents)::int as open, bool_or(e.kind = 'void') as voided, (array_agg(e.kind order by e.id desc))[1] as last
      from dated d join ledger_line l on l.invoice_id = d.id and l.kind = 'receivable'
      join ledger_entry e on e.id = l.entry_id
      where known_at_closing(e, d.month) group by d.id),
    r as (
      select d.id, d.centre_id, d.student_id, d.user_id, d.agency_id, d.number, d.date, d.due_date,
        coalesce(b.total, 0) as total, coalesce(b.paid, 0) as paid, coalesce(b.waived, 0) as waived, coalesce(b.open, 0) as balance,
        case when b.voided then 'voided'
          when coalesce(b.open, 0) = 0 then case b.last when 'waiver' then 'waived' when 'transfer' then 'transferred' else 'paid' end
          when b.open < b.total - b.waived - b.transferred then 'partly_paid' else 'open' end as kept,
        coalesce(b.open, 0) > 0
          and d.due_date < (least(${ctx.now()}::timestamptz, d.closed_at) at time zone d.zone)::date as late
      from dated d left join booked b on b.id = d.id where b.id is not null or d.total = 0)
    select r.id, r.number, r.date, r.due_date, st.full_name as student_name, ${payer('r')} as payer_name,
      case when r.late then 'overdue' else r.kept end as status, r.total, r.paid, r.waived, r.balance
    from r join student st on st.id = r.student_id
    where ${inState(asked)} order by r.date, r.id ${slice(asked)}`.execute(ctx.db);
  return rows;
};

export interface PaymentRow {
  readonly id: number;
  readonly date: string;
  readonly student_name: string | null;
  readonly payer_name: string | null;
  readonly method: string;
  readonly reference: string | null;
  readonly status: string;
  readonly amount: number;
  readonly refunded: number;
  readonly unapplied: number;
}

/**
 * The payments dated within the days. Of a closed month only what was booked in it, as it stood when that was closed; of an
 * open one also what waits or failed.
 */
export const paymentRows = async (
  ctx: Ctx,
  asked: Asked & InputOf<typeof byMethod>,
): Promise<readonly PaymentRow[]> => {
  const { rows } = await sql<PaymentRow>`
    with dated as (
      select x.*, date_trunc('month', x.date)::date as month, ${closedAt} as closed_at from payment x
      where x.date between ${from(asked)} and ${to(asked)}
        and ${places(ctx, asked, sql`x.location_id`)} and (${asked.method ?? null}::text is null or x.method = ${asked.method ?? null})),
    booked as (
      select d.id, -sum(l.cents)::int as unapplied, bool_or(e.kind = 'void') as voided,
        coalesce(sum(l.cents) filter (where e.source = 'refund'), 0)::int as refunded
      from dated d join ledger_line l on l.payment_id = d.id and l.kind = 'credit'
      join ledger_entry e on e.id = l.entry_id
      where known_at_closing(e, d.month) group by d.id)
    select d.id, d.date, st.full_name as student_name, ${payer('d')} as payer_name, d.method,
      coalesce(d.check_number, d.provider_ref) as reference,
      case when b.id is null then d.status when b.voided then 'voided' when b.refunded = 0 then 'approved'
        when b.refunded = d.amount then 'refunded' else 'partly_refunded' end as status,
      d.amount, coalesce(b.refunded, 0) as refunded, coalesce(b.unapplied, 0) as unapplied
    from dated d left join booked b on b.id = d.id left join student st on st.id = d.student_id
    where b.id is not null or d.closed_at is null order by d.date, d.id ${slice(asked)}`.execute(ctx.db);
  return rows;
};
