import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { type Book, bookEntries, type Entry } from '../ledger/book.ts';
import { type Place, placeOf } from '../ledger/place.ts';
import { holdPayment } from './purse.ts';
import { notClosed, notOpenDay } from './where.ts';

interface Corrected {
  readonly id: Id<'payment'>;
  readonly date?: string | undefined;
  readonly note?: string | null | undefined;
  readonly check_number?: string | null | undefined;
}
type Row = NonNullable<Awaited<ReturnType<typeof holdPayment>>>['row'];

/** The day money of a payment is booked on as it came in; undefined while nothing is. */
const bookedOn = async (book: Book, payment: number): Promise<string | undefined> => {
  const { rows } = await sql<{ on: string }>`select to_char(e.effective_on, 'YYYY-MM-DD') as "on"
    from ledger_entry e join ledger_line l on l.centre_id = e.centre_id and l.entry_id = e.id
    where e.centre_id = ${book.who.centre} and e.source = 'payment' and e.source_id = ${payment}
      and e.kind in ('payment', 'reversal') and l.kind = 'cash'
    group by 1 having sum(l.cents) > 0`.execute(book.db);
  return rows[0]?.on;
};

/** Takes the money off the day it was booked on and books it on another one, so that all that is read of it agrees. */
const moveDay = async (book: Book, place: Place, row: Row, date: string): Promise<UserError | null> => {
  const was = await bookedOn(book, row.id);
  if (was === undefined || was === date) return null;
  if (was < place.open_from) return declined(message('billing.monthStands'), { field: 'date', code: 'CLOSED' });
  const entry = (kind: 'reversal' | 'payment', on: string, sign: 1 | -1): Entry => ({
    kind,
    location: row.location_id,
    on,
    source: 'payment',
    source_id: row.id,
    lines: [
      { kind: 'cash', method: row.method, cents: sign * row.amount, payment: row.id },
      {
        kind: 'credit',
        student: row.student_id,
        user: row.user_id,
        agency: row.agency_id,
        cents: -sign * row.amount,
        payment: row.id,
      },
    ],
  });
  await bookEntries(book, [entry('reversal', was, -1), entry('payment', date, 1)]);
  return null;
};

const wrongDay = (place: Place, row: Row, date: string): UserError | null =>
  (row.status === 'pending' ? notClosed : notOpenDay)(place, date);

/**
 * Corrects what is written on a payment. Its date moves the money with it, between days of open months alone: what a closed
 * month has counted stays there.
 */
export const correctPayment = async (ctx: Ctx, { id, date, note, check_number }: Corrected) => {
  const held = await holdPayment(ctx, id);
  if (!held) return declined(message('billing.paymentGone'), { field: 'id', code: 'GONE' });
  const { row } = held;
  if (row.status === 'voided')
    return declined(message('billing.paymentIs', { status: row.status }), { field: 'id', code: 'STATE' });
  const place = await placeOf(ctx, row.location_id);
  if (date !== undefined && date !== row.date) {
    const wrong = wrongDay(place, row, date) ?? (await moveDay(ctx, place, row, date));
    if (wrong) return wrong;
  }
  const after = {
    date: date ?? row.date,
    note: note === undefined ? row.note : note,
    check_number: check_number === undefined ? row.check_number : check_number,
  };
  await ctx.db.updateTable('payment').set(after).where('centre_id', '=', ctx.who.centre).where('id', '=', id).execute();
  ctx.audit({
    entity: 'Payment',
    id,
    before: { date: row.date, note: row.note, check_number: row.check_number },
    after,
  });
  ctx.publish({
    kind: 'billing',
    ids: row.student_id === null ? [] : [row.student_id],
    at: { location: row.location_id },
  });
  return done(message('billing.paymentChanged'), { payment: id });
};
