import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import { type Book, bookEntries } from '../ledger/book.ts';
import { bookingDay, type Place, placeOf } from '../ledger/place.ts';
import { holdCredit } from './purse.ts';

/** A credit a centre gives. */
export interface Gift {
  readonly student: number;
  readonly user: number | null;
  readonly amount: number;
  readonly date: string;
  readonly detail?: string | null | undefined;
  readonly category?: number | null | undefined;
  readonly expires_on?: string | null | undefined;
}

/** Gives a credit, which can be applied at once. */
export const giveCredit = async (book: Book, place: Place, gift: Gift): Promise<number> => {
  const { student, user, amount } = gift;
  const on = bookingDay(place, gift.date);
  const { id } = await book.db
    .insertInto('credit')
    .values({
      centre_id: book.who.centre,
      location_id: place.location,
      student_id: student,
      user_id: user,
      amount,
      detail: gift.detail ?? null,
      category_id: gift.category ?? null,
      date: on,
      expires_on: gift.expires_on ?? null,
      created_at: book.now(),
      created_by: book.who.user || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bookEntries(book, [
    {
      kind: 'credit',
      location: place.location,
      on,
      source: 'credit',
      source_id: id,
      note: gift.detail,
      lines: [
        { kind: 'promotion', category: gift.category ?? null, cents: amount, credit: id },
        { kind: 'credit', student, user, cents: -amount, credit: id },
      ],
    },
  ]);
  return id;
};

/** Takes back what is left of a credit. What was applied stays applied. */
export const voidCredit = async (book: Book, id: number, reason: string | null): Promise<UserError | null> => {
  const held = await holdCredit(book, id);
  if (!held) return declined(message('billing.creditGone'), { field: 'id', code: 'GONE' });
  const { row } = held;
  if (row.status !== 'available') return declined(message('billing.creditUsed'), { field: 'id', code: 'STATE' });
  const place = await placeOf(book, row.location_id);
  await bookEntries(book, [
    {
      kind: 'credit_void',
      location: row.location_id,
      on: bookingDay(place),
      source: 'credit',
      source_id: id,
      note: reason,
      lines: [
        { kind: 'credit', student: row.student_id, user: row.user_id, cents: row.left_cents, credit: id },
        { kind: 'promotion', category: row.category_id, cents: -row.left_cents, credit: id },
      ],
    },
  ]);
  await sql`update credit set status = 'voided', ended_reason = ${reason}, ended_at = ${book.now()}::timestamptz,
      ended_by = ${book.who.user || null}::int where centre_id = ${book.who.centre} and id = ${id}`.execute(book.db);
  return null;
};
