import { sql } from 'kysely';
import type { Book } from '../ledger/book.ts';
import type { Payer } from '../ledger/split.ts';
import { type InvoiceState, invoiceState, stateBySums } from './states.ts';

/** An invoice as it is worked on, locked to the end of the transaction. */
export interface Held {
  readonly id: number;
  readonly number: string | null;
  readonly location: number;
  readonly student: number;
  readonly payer: Payer;
  readonly status: InvoiceState;
  readonly date: string;
  readonly due_date: string;
  readonly total: number;
  readonly waived: number;
  readonly transferred: number;
  readonly open: number;
}

/** Locks invoices in the order of their ids, whatever order they are asked for in; those that are gone are left out. */
export const holdInvoices = async (book: Book, ids: readonly number[]): Promise<Held[]> => {
  const rows = await book.db
    .selectFrom('invoice')
    .select(['id', 'number', 'location_id', 'student_id', 'user_id', 'agency_id', 'status', 'date', 'due_date'])
    .select(['total', 'waived', 'transferred', 'open_cents'])
    .where('centre_id', '=', book.who.centre)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    location: row.location_id,
    student: row.student_id,
    payer: { user: row.user_id, agency: row.agency_id },
    status: invoiceState(row.status),
    date: row.date,
    due_date: row.due_date,
    total: row.total,
    waived: row.waived,
    transferred: row.transferred,
    open: row.open_cents,
  }));
};

/** Locks one invoice; undefined when it is gone. */
export const holdInvoice = async (book: Book, id: number): Promise<Held | undefined> =>
  (await holdInvoices(book, [id]))[0];

/** What payments and credits have taken of it, in cents; of a draft, which nothing is booked of yet, none. */
export const appliedTo = ({ status, total, waived, transferred, open }: Held): number =>
  status === 'draft' || status === 'voided' ? 0 : total - waived - transferred - open;

/** True for one that money can still be applied to. */
export const isPayable = ({ status }: Held): boolean => status === 'open' || status === 'partly_paid';

/** The state an invoice has by its sums; what was waived or transferred whole stays so until something is owed of it again. */
const settled = (one: Held): InvoiceState => {
  if (one.status === 'draft' || one.status === 'voided') return one.status;
  const ended = one.status === 'waived' || one.status === 'transferred';
  return ended && one.open === 0 ? one.status : stateBySums(one);
};

/** Sets the states of invoices by their sums, as the ledger left them; voided ones and drafts stay. */
export const settleInvoices = async (book: Book, ids: readonly number[]): Promise<void> => {
  const held = await holdInvoices(book, ids);
  for (const state of ['open', 'partly_paid', 'paid'] as const) {
    const due = held.filter((one) => one.status !== state && settled(one) === state);
    if (due.length === 0) continue;
    await book.db
      .updateTable('invoice')
      .set({ status: state, ended_reason: null, ended_at: null, ended_by: null })
      .where('centre_id', '=', book.who.centre)
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  }
};
