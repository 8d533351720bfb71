import type { AccountKind } from '@nestling/rules/account-kinds.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { jsonb, type Sql } from '../../../kernel/db/tables.ts';

/** One side of an entry. The account is found by what is said of it, and made where there is none. */
export interface Line {
  readonly kind: AccountKind;
  /** Whole cents; above zero a debit. */
  readonly cents: number;
  readonly student?: number | null;
  readonly user?: number | null;
  readonly agency?: number | null;
  readonly category?: number | null;
  readonly method?: string | null;
  readonly invoice?: number | null;
  readonly payment?: number | null;
  readonly credit?: number | null;
  /** Of the account, where it is another one than the entry's. */
  readonly location?: number;
}

/** What can happen to money. */
export type EntryKind =
  | 'invoice'
  | 'reversal'
  | 'adjustment'
  | 'void'
  | 'waiver'
  | 'transfer'
  | 'payment'
  | 'application'
  | 'unapplication'
  | 'refund'
  | 'refund_done'
  | 'refund_failed'
  | 'chargeback'
  | 'credit'
  | 'credit_void'
  | 'deposit_returned'
  | 'deposit_applied'
  | 'deposit_kept';

/** Something that happened to money. Its lines sum to zero, or the database refuses the transaction. */
export interface Entry {
  readonly kind: EntryKind;
  readonly location: number;
  /** The day it counts for, 'YYYY-MM-DD', in a month that is not closed. */
  readonly on: string;
  readonly source: 'invoice' | 'payment' | 'credit' | 'refund';
  readonly source_id: number;
  readonly note?: string | null;
  readonly lines: readonly Line[];
}

/** Books entries in one statement; those of nothing are left out. */
export const bookEntries = async (ctx: WriteContext, entries: readonly Entry[]): Promise<void> => {
  if (entries.length === 0) return;
  const { centre, user, impersonator } = ctx.who;
  const by = impersonator ?? (user || null);
  const as = impersonator === undefined ? null : user;
  await sql`select ledger_book(${centre}::int, ${ctx.now()}::timestamptz, ${by}::int, ${as}::int, ${jsonb(entries)})`.execute(
    ctx.db,
  );
};

interface Sum {
  readonly kind: AccountKind;
  readonly location: number;
  readonly student: number | null;
  readonly user: number | null;
  readonly agency: number | null;
  readonly category: number | null;
  readonly method: string | null;
  readonly invoice: number | null;
  readonly payment: number | null;
  readonly credit: number | null;
  readonly cents: number;
}

const sumsWhere = async (ctx: WriteContext, where: Sql): Promise<readonly Sum[]> => {
  const { rows } = await sql<Sum>`
    select a.kind, a.location_id as location, a.student_id as student, a.user_id as "user", a.agency_id as agency,
      a.category_id as category, a.method, l.invoice_id as invoice, l.payment_id as payment, l.credit_id as credit,
      sum(l.cents)::int as cents
    from ledger_line l join ledger_account a on a.id = l.account_id
    where ${where}
    group by a.id, a.centre_id, l.invoice_id, l.payment_id, l.credit_id having sum(l.cents) <> 0 order by a.id`.execute(
    ctx.db,
  );
  return rows;
};

/** What stands on each account because of one document: booked with the other sign, it takes the document back. */
export const sumsOf = (ctx: WriteContext, of: 'invoice' | 'payment' | 'credit', id: number): Promise<readonly Sum[]> =>
  sumsWhere(ctx, sql`${sql.ref(`l.${of}_id`)} = ${id}`);

/** The same of many invoices at once, by their ids. */
export const sumsOfInvoices = async (
  ctx: WriteContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number | null, readonly Sum[]>> =>
  Map.groupBy(await sumsWhere(ctx, sql`l.invoice_id = any(${[...ids]}::int[])`), ({ invoice }) => invoice);

/** What was billed on an invoice, by the days it counts for: without what was paid, waived or moved of it since. */
export const billedOf = async (
  ctx: WriteContext,
  invoice: number,
): Promise<readonly (Sum & { readonly on: string })[]> => {
  const { rows } = await sql<Sum & { on: string }>`
    select to_char(e.effective_on, 'YYYY-MM-DD') as "on", a.kind, a.location_id as location, a.student_id as student,
      a.user_id as "user", a.agency_id as agency, a.category_id as category, a.method, l.invoice_id as invoice,
      null::int as payment, null::int as credit, sum(l.cents)::int as cents
    from ledger_line l join ledger_account a on a.id = l.account_id
    join ledger_entry e on e.id = l.entry_id
    where l.invoice_id = ${invoice} and e.kind in ('invoice', 'reversal', 'adjustment')
    group by e.effective_on, a.id, a.centre_id, l.invoice_id having sum(l.cents) <> 0 order by e.effective_on, a.id`.execute(
    ctx.db,
  );
  return rows;
};

/** Lines that take back what stands on each account. */
export const reversed = (sums: readonly Sum[]): Line[] => sums.map((sum) => ({ ...sum, cents: -sum.cents }));
