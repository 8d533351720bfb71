import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import { settleInvoices } from '../invoices/held.ts';
import { type Book, bookEntries, reversed, sumsOf } from '../ledger/book.ts';
import { bookingDay, type Place, placeOf } from '../ledger/place.ts';
import { applyPurse, ofAccount, oldestFirst, type Portion, portionsOf, unapplyPurse } from './apply.ts';
import { holdPayment, type Purse } from './purse.ts';

export type PaymentWay = 'cash' | 'check' | 'card' | 'bank' | 'external' | 'agency';

/** Money that comes in. */
export interface Income {
  readonly student: number | null;
  readonly user: number | null;
  readonly agency: number | null;
  readonly method: PaymentWay;
  readonly amount: number;
  readonly date: string;
  readonly note?: string | null | undefined;
  readonly check_number?: string | null | undefined;
  readonly method_id?: number | null;
  readonly provider?: 'demo' | 'stripe' | null;
  /** Whether the provider moves real money; null where there is no such mode. */
  readonly livemode?: boolean | null;
  readonly provider_key?: string | null;
  readonly autopay_of?: number | null;
}

/** Writes a payment down as on its way: it counts nowhere until `approve`. `wishes` are what it is for. */
export const notePayment = async (
  book: Book,
  place: Place,
  income: Income,
  wishes: readonly Portion[] = [],
): Promise<number> => {
  const { centre, user: by } = book.who;
  const { id } = await book.db
    .insertInto('payment')
    .values({
      centre_id: centre,
      location_id: place.location,
      student_id: income.student,
      user_id: income.user,
      agency_id: income.agency,
      method: income.method,
      amount: income.amount,
      status: 'pending',
      date: income.date,
      check_number: income.check_number ?? null,
      note: income.note ?? null,
      method_id: income.method_id ?? null,
      provider: income.provider ?? null,
      livemode: income.livemode ?? null,
      provider_key: income.provider_key ?? null,
      autopay_of: income.autopay_of ?? null,
      created_at: book.now(),
      created_by: by || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (wishes.length > 0)
    await book.db
      .insertInto('payment_wish')
      .values(
        wishes.map(({ invoice, cents }) => ({ centre_id: centre, payment_id: id, invoice_id: invoice, amount: cents })),
      )
      .execute();
  return id;
};

const whose = ({ id, student, user, agency }: Purse) => ({ student, user, agency, payment: id });

/** What a payment was meant for, as far as it is still owed. */
const wishesOf = async (book: Book, purse: Purse): Promise<Portion[]> => {
  const { rows } =
    await sql<Portion>`select w.invoice_id as invoice, least(w.amount, i.open_cents) as cents from payment_wish w
    join invoice i on i.centre_id = w.centre_id and i.id = w.invoice_id
    where w.centre_id = ${book.who.centre} and w.payment_id = ${purse.id} and i.status in ('open', 'partly_paid')
      and i.open_cents > 0 and ${ofAccount(purse)} order by w.invoice_id for update of i`.execute(book.db);
  return rows;
};

/**
 * A payment went through: it is booked as money of its payer, then applied to what it was meant for, or to the oldest
 * invoices; the rest stays with the payer.
 */
export const approve = async (
  book: Book,
  id: number,
  { wished = false, ref }: { readonly wished?: boolean; readonly ref?: string } = {},
): Promise<UserError | null> => {
  const held = await holdPayment(book, id);
  if (!held) return declined(message('billing.paymentGone'), { field: 'id', code: 'GONE' });
  const { row, purse } = held;
  if (row.status !== 'pending') return declined(message('billing.notPending'), { field: 'id', code: 'STATE' });
  const place = await placeOf(book, row.location_id);
  // It counts for the day it is booked for: a month that was closed meanwhile stays as it was, and a check that was dated
  // ahead counts from today.
  const on = bookingDay(place, row.date > place.today ? null : row.date);
  await book.db
    .updateTable('payment')
    .set({ status: 'approved', date: on, ...(ref === undefined ? {} : { provider_ref: ref }) })
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', id)
    .execute();
  await bookEntries(book, [
    {
      kind: 'payment',
      location: row.location_id,
      on,
      source: 'payment',
      source_id: id,
      lines: [
        { kind: 'cash', method: row.method, cents: row.amount, payment: id },
        { kind: 'credit', ...whose(purse), cents: -row.amount },
      ],
    },
  ]);
  const funded = { ...purse, left: row.amount };
  const wishes = await wishesOf(book, purse);
  const portions = wishes.length > 0 || wished ? wishes : await oldestFirst(book, funded, row.amount);
  return portions.length > 0 ? applyPurse(book, place, funded, portions) : null;
};

/** A payment did not go through; nothing was booked of it. */
export const fail = async (book: Book, id: number, reason: string, ref?: string): Promise<void> => {
  await book.db
    .updateTable('payment')
    .set({ status: 'failed', failure: reason, ...(ref === undefined ? {} : { provider_ref: ref }) })
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
};

/** Takes a payment back that did not go through a card: its invoices are owed again. */
export const voidPayment = async (book: Book, id: number, reason: string | null): Promise<UserError | null> => {
  const held = await holdPayment(book, id);
  if (!held) return declined(message('billing.paymentGone'), { field: 'id', code: 'GONE' });
  const { row, purse } = held;
  if (row.provider !== null && row.status !== 'pending')
    return declined(message('billing.refundInstead'), { field: 'id', code: 'CARD' });
  if (row.provider !== null) return declined(message('billing.underWay'), { field: 'id', code: 'PENDING' });
  if (row.status !== 'approved' && row.status !== 'pending')
    return declined(message('billing.paymentIs', { status: row.status }), { field: 'id', code: 'STATE' });
  const place = await placeOf(book, row.location_id);
  if (row.status === 'approved') {
    const portions = await portionsOf(book, purse);
    await unapplyPurse(book, place, purse, portions);
    await bookEntries(book, [
      {
        kind: 'void',
        location: row.location_id,
        on: bookingDay(place),
        source: 'payment',
        source_id: id,
        note: reason,
        lines: reversed(await sumsOf(book, 'payment', id)),
      },
    ]);
    await settleInvoices(
      book,
      portions.map(({ invoice }) => invoice),
    );
  }
  await book.db
    .updateTable('payment')
    .set({ status: 'voided', ended_reason: reason, ended_at: book.now(), ended_by: book.who.user || null })
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', id)
    .execute();
  return null;
};
