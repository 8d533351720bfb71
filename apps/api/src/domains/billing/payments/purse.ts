import type { Book } from '../ledger/book.ts';

/** Money of a payer that can be applied to invoices: a payment that went through, or a credit. */
export interface Purse {
  readonly kind: 'payment' | 'credit';
  readonly id: number;
  readonly location: number;
  /** Null for what an agency pays for several students. */
  readonly student: number | null;
  readonly user: number | null;
  readonly agency: number | null;
  readonly amount: number;
  readonly left: number;
  readonly status: string;
}

/** Locks a payment; undefined when it is gone. */
export const holdPayment = async (book: Book, id: number) => {
  const row = await book.db
    .selectFrom('payment')
    .selectAll()
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const purse: Purse = {
    kind: 'payment',
    id,
    location: row.location_id,
    student: row.student_id,
    user: row.user_id,
    agency: row.agency_id,
    amount: row.amount,
    left: row.unapplied,
    status: row.status,
  };
  return { row, purse };
};

/** Locks a credit; undefined when it is gone. */
export const holdCredit = async (book: Book, id: number) => {
  const row = await book.db
    .selectFrom('credit')
    .selectAll()
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const purse: Purse = {
    kind: 'credit',
    id,
    location: row.location_id,
    student: row.student_id,
    user: row.user_id,
    agency: null,
    amount: row.amount,
    left: row.left_cents,
    status: row.status,
  };
  return { row, purse };
};

/** A credit is used up when nothing is left of it, and available again when something is. */
export const settleCredit = async (book: Book, id: number): Promise<void> => {
  const credit = await holdCredit(book, id);
  if (!credit || credit.row.status === 'voided') return;
  const status = credit.row.left_cents === 0 ? 'used' : 'available';
  if (status === credit.row.status) return;
  await book.db
    .updateTable('credit')
    .set({ status })
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', id)
    .execute();
};
