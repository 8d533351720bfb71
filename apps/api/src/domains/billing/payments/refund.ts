import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import { type Book, bookEntries, type Entry } from '../ledger/book.ts';
import { bookingDay, type Place, placeOf } from '../ledger/place.ts';
import { portionsOf, unapplyPurse } from './apply.ts';
import { holdCredit, holdPayment, type Purse, settleCredit } from './purse.ts';

interface Back {
  readonly amount: number;
  readonly reason: string | null;
  /** The provider took it back by itself: a dispute, or a debit that was returned. */
  readonly chargeback?: boolean;
  /** What the provider calls money it gave back without being asked by us: nothing is sent for it. */
  readonly ref?: string;
}

const addRefund = async (
  book: Book,
  place: Place,
  purse: Purse,
  { amount, reason, chargeback = false, ref }: Back,
  { method, pending }: { readonly method: string; readonly pending: boolean },
): Promise<number> => {
  const { id } = await book.db
    .insertInto('refund')
    .values({
      centre_id: book.who.centre,
      location_id: place.location,
      student_id: purse.student,
      payment_id: purse.kind === 'payment' ? purse.id : null,
      credit_id: purse.kind === 'credit' ? purse.id : null,
      amount,
      method,
      status: pending ? 'pending' : 'done',
      reason,
      date: place.today,
      chargeback,
      provider_key: pending ? randomUUID() : null,
      provider_ref: ref ?? null,
      created_at: book.now(),
      created_by: book.who.user || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { kind, student, user, agency } = purse;
  await bookEntries(book, [
    {
      kind: chargeback ? 'chargeback' : 'refund',
      location: purse.location,
      on: bookingDay(place),
      source: 'refund',
      source_id: id,
      note: reason,
      lines: [
        { kind: 'credit', student, user, agency, cents: amount, [kind]: purse.id },
        pending
          ? { kind: 'clearing', cents: -amount, [kind]: purse.id }
          : { kind: 'cash', method, cents: -amount, [kind]: purse.id },
      ],
    },
  ]);
  return id;
};

/**
 * Gives money of a payment back. What is not applied goes first; beyond it the latest invoices are owed again. Through a
 * card it stays pending until the provider has said yes: `settleRefund`.
 */
export const refundPayment = async (book: Book, id: number, back: Back): Promise<UserError | number> => {
  const held = await holdPayment(book, id);
  if (!held) return declined(message('billing.paymentGone'), { field: 'id', code: 'GONE' });
  const { row, purse } = held;
  if (row.status !== 'approved' && row.status !== 'partly_refunded')
    return declined(message('billing.paymentIs', { status: row.status }), { field: 'id', code: 'STATE' });
  if (back.amount > row.amount - row.refunded)
    return declined(message('billing.moreThanLeft'), { field: 'amount', code: 'TOO_LARGE' });
  const place = await placeOf(book, row.location_id);
  let missing = back.amount - row.unapplied;
  const taken = [];
  for (const { invoice, cents } of missing > 0 ? await portionsOf(book, purse) : []) {
    if (missing <= 0) break;
    taken.push({ invoice, cents: Math.min(cents, missing) });
    missing -= Math.min(cents, missing);
  }
  await unapplyPurse(book, place, purse, taken);
  const refunded = row.refunded + back.amount;
  await book.db
    .updateTable('payment')
    .set({ refunded, status: refunded === row.amount ? 'refunded' : 'partly_refunded' })
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', id)
    .execute();
  const pending = row.provider !== null && !back.chargeback && back.ref === undefined;
  return addRefund(book, place, purse, back, { method: row.method, pending });
};

/** Pays a credit out to its payer, by cash or transfer outside of the product. */
export const refundCredit = async (book: Book, id: number, back: Back): Promise<UserError | number> => {
  const held = await holdCredit(book, id);
  if (!held) return declined(message('billing.creditGone'), { field: 'id', code: 'GONE' });
  if (held.row.status !== 'available') return declined(message('billing.creditUsed'), { field: 'id', code: 'STATE' });
  if (back.amount > held.row.left_cents)
    return declined(message('billing.moreThanLeft'), { field: 'amount', code: 'TOO_LARGE' });
  const place = await placeOf(book, held.row.location_id);
  const refund = await addRefund(book, place, held.purse, back, { method: 'external', pending: false });
  await settleCredit(book, id);
  return refund;
};

/** The provider has answered for a refund: the money left, or it stays with the payer. */
export const settleRefund = async (
  book: Book,
  id: number,
  answer: { readonly ok: true; readonly ref: string } | { readonly ok: false; readonly reason: string },
): Promise<void> => {
  const refund = await book.db
    .selectFrom('refund')
    .selectAll()
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  if (!refund?.payment_id) return;
  const held = await holdPayment(book, refund.payment_id);
  if (!held) return;
  const place = await placeOf(book, refund.location_id);
  const { student, user, agency } = held.purse;
  const payment = refund.payment_id;
  const entry: Entry = {
    kind: answer.ok ? 'refund_done' : 'refund_failed',
    location: held.purse.location,
    on: bookingDay(place),
    source: 'refund',
    source_id: id,
    lines: [
      { kind: 'clearing', cents: refund.amount, payment },
      answer.ok
        ? { kind: 'cash', method: refund.method, cents: -refund.amount, payment }
        : { kind: 'credit', student, user, agency, cents: -refund.amount, payment },
    ],
  };
  await bookEntries(book, [entry]);
  await sql`update refund set status = ${answer.ok ? 'done' : 'failed'}, provider_ref = ${answer.ok ? answer.ref : null},
      failure = ${answer.ok ? null : answer.reason} where centre_id = ${book.who.centre} and id = ${id}`.execute(
    book.db,
  );
  if (!answer.ok) await lessRefunded(book, payment, held.row.refunded - refund.amount);
};

const lessRefunded = async (book: Book, payment: number, refunded: number): Promise<void> => {
  await book.db
    .updateTable('payment')
    .set({ refunded, status: refunded === 0 ? 'approved' : 'partly_refunded' })
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', payment)
    .execute();
};

/** Money that had gone back is here again: a dispute was won, or the bank of a refund did not take it. It is the payer's. */
export const undoRefund = async (book: Book, id: number, reason: string): Promise<void> => {
  const { centre } = book.who;
  const refund = await book.db
    .selectFrom('refund')
    .selectAll()
    .where('centre_id', '=', centre)
    .where('id', '=', id)
    .where('status', '=', 'done')
    .forUpdate()
    .executeTakeFirst();
  const payment = refund?.payment_id;
  const held = payment ? await holdPayment(book, payment) : undefined;
  if (!refund || !payment || !held) return;
  const { student, user, agency, location } = held.purse;
  const place = await placeOf(book, refund.location_id);
  await bookEntries(book, [
    {
      kind: 'refund_failed',
      location,
      on: bookingDay(place),
      source: 'refund',
      source_id: id,
      note: reason,
      lines: [
        { kind: 'cash', method: refund.method, cents: refund.amount, payment },
        { kind: 'credit', student, user, agency, cents: -refund.amount, payment },
      ],
    },
  ]);
  await sql`update refund set status = 'failed', failure = ${reason} where centre_id = ${centre} and id = ${id}`.execute(
    book.db,
  );
  await lessRefunded(book, payment, held.row.refunded - refund.amount);
};
