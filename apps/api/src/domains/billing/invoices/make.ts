import { sql } from 'kysely';
import { jsonb } from '../../../kernel/db/tables.ts';
import { type Book, bookEntries, type Line } from '../ledger/book.ts';
import { bookingDay, type Place } from '../ledger/place.ts';
import type { Payer } from '../ledger/split.ts';
import { daysIn } from '../plans/periods.ts';
import type { Working } from '../plans/working.ts';

/** One line of an invoice as it is made. */
export interface Item {
  readonly kind?: 'charge' | 'discount' | 'adjustment' | 'late_fee' | 'transfer';
  readonly name: string;
  /** How it was worked out, for who asks why; kept as it was, whatever a plan or rule says later. */
  readonly worked?: Working | null | undefined;
  /** What somebody wrote about it. */
  readonly detail?: string | null | undefined;
  readonly category?: number | null | undefined;
  /** Cents; below zero for discounts. */
  readonly amount: number;
}

/** An invoice to one payer for one student. */
export interface Bill {
  readonly student: number;
  readonly payer: Payer;
  readonly items: readonly Item[];
  readonly date: string;
  readonly due_date: string;
  /** Days its payer is given from the day it is made; left out, those between its own two days. */
  readonly terms?: number;
  readonly note?: string | null | undefined;
  readonly draft?: boolean;
  readonly plan?: { readonly id: number; readonly start: string; readonly end: string };
  readonly from?: number;
  readonly late_fee_of?: number;
}

export const totalOf = (items: readonly { readonly amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);

/** What an invoice books: owed by its payer, earned by category. `sign` -1 takes as much back. */
export const billLines = (
  invoice: number,
  { student, payer, items }: Pick<Bill, 'student' | 'payer' | 'items'>,
  sign: 1 | -1 = 1,
): Line[] => {
  const earned = new Map<number, number>();
  for (const { category, amount } of items) earned.set(category ?? 0, (earned.get(category ?? 0) ?? 0) + amount);
  return [
    { kind: 'receivable', student, user: payer.user, agency: payer.agency, cents: sign * totalOf(items), invoice },
    ...[...earned].map(
      ([category, cents]): Line => ({ kind: 'income', category: category || null, cents: -sign * cents, invoice }),
    ),
  ];
};

/** The next numbers of a year; the counter stays locked to the end of the transaction, so that none is lost. */
const takeNumbers = async (book: Book, year: number, count: number): Promise<number> => {
  const { rows } = await sql<{ last: number }>`insert into invoice_counter as c (centre_id, year, last)
    values (${book.who.centre}, ${year}, ${count})
    on conflict (centre_id, year) do update set last = c.last + excluded.last returning c.last`.execute(book.db);
  return (rows[0]?.last ?? count) - count + 1;
};

/** An invoice is numbered in the year it is dated in. */
const yearOf = ({ date }: Pick<Bill, 'date'>): number => Number(date.slice(0, 4));

/** Takes as many numbers of each year as there are bills; answers what gives the next one of a year. */
const numbersOf = async (book: Book, bills: readonly Bill[]): Promise<(year: number) => number> => {
  const next = new Map<number, number>();
  // Counters are locked in the order of years, whatever order the bills are in.
  for (const year of [...new Set(bills.map(yearOf))].sort())
    next.set(year, await takeNumbers(book, year, bills.filter((bill) => yearOf(bill) === year).length));
  return (year) => {
    const seq = next.get(year) ?? 1;
    next.set(year, seq + 1);
    return seq;
  };
};

/** The number on paper: "ELM-2026-000123". */
const numberOf = (prefix: string, year: number, seq: number): string =>
  `${prefix === '' ? '' : `${prefix}-`}${year}-${String(seq).padStart(6, '0')}`;

/** Ids for rows that are about to be inserted together. */
const takeIds = async (book: Book, count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select nextval('invoice_id_seq')::int as id from generate_series(1, ${count}::int)`.execute(book.db);
  return rows.map(({ id }) => id);
};

/** A bill for a day of a closed month is dated as it is booked, so that no report of that month changes. */
const inOpenMonth = (place: Place, bill: Bill): Bill => {
  const date = bookingDay(place, bill.date);
  const [, due_date = date] = [date, bill.due_date].sort();
  return { terms: daysIn(bill.date, bill.due_date) - 1, ...bill, date, due_date };
};

/**
 * Makes invoices of one location, numbers those that are no drafts and books them, in five statements however many they
 * are. Answers their ids in order.
 */
export const makeInvoices = async (book: Book, place: Place, given: readonly Bill[]): Promise<number[]> => {
  if (given.length === 0) return [];
  const bills = given.map((bill) => (bill.draft ? bill : inOpenMonth(place, bill)));
  const ids = await takeIds(book, bills.length);
  const take = await numbersOf(
    book,
    bills.filter(({ draft }) => !draft),
  );
  const made = bills.map((bill, i) => {
    const year = yearOf(bill);
    const seq = bill.draft ? null : take(year);
    const numbered = seq === null ? null : { year, seq, number: numberOf(place.invoice_prefix, year, seq) };
    return { id: ids[i] ?? 0, bill, total: totalOf(bill.items), numbered };
  });
  await insertInvoices(book, place, made);
  await bookEntries(
    book,
    made
      .filter(({ numbered }) => numbered)
      .map(({ id, bill }) => ({
        kind: 'invoice',
        location: place.location,
        on: bill.date,
        source: 'invoice',
        source_id: id,
        lines: billLines(id, bill),
      })),
  );
  return ids;
};

interface Made {
  readonly id: number;
  readonly bill: Bill;
  readonly total: number;
  readonly numbered: { readonly year: number; readonly seq: number; readonly number: string } | null;
}

const insertInvoices = async (book: Book, place: Place, made: readonly Made[]): Promise<void> => {
  const { centre, user } = book.who;
  const rows = made.map(({ id, bill, total, numbered }) => ({
    id,
    student_id: bill.student,
    user_id: bill.payer.user,
    agency_id: bill.payer.agency,
    status: bill.draft ? 'draft' : total === 0 ? 'paid' : 'open',
    ...numbered,
    date: bill.date,
    due_date: bill.due_date,
    made_on: bill.draft ? null : place.today,
    terms: bill.terms,
    total,
    note: bill.note ?? null,
    plan_id: bill.plan?.id,
    period_start: bill.plan?.start,
    period_end: bill.plan?.end,
    from_invoice_id: bill.from,
    late_fee_of: bill.late_fee_of,
  }));
  await sql`insert into invoice (centre_id, id, location_id, student_id, user_id, agency_id, status, year, seq, number, date,
      due_date, made_on, terms, total, note, plan_id, period_start, period_end, from_invoice_id, late_fee_of, created_at, created_by)
    select ${centre}::int, r.id, ${place.location}::int, r.student_id, r.user_id, r.agency_id, r.status, r.year, r.seq, r.number,
      r.date, r.due_date, r.made_on, r.terms, r.total, r.note, r.plan_id, r.period_start, r.period_end, r.from_invoice_id, r.late_fee_of,
      ${book.now()}::timestamptz, ${user || null}::int
    from jsonb_to_recordset(${jsonb(rows)}) as r(id int, student_id int, user_id int, agency_id int, status text, year int,
      seq int, number text, date date, due_date date, made_on date, terms int, total int, note text, plan_id int, period_start date, period_end date,
      from_invoice_id int, late_fee_of int)`.execute(book.db);
  await insertItems(
    book,
    made.flatMap(({ id, bill }) => bill.items.map((item) => ({ invoice: id, item }))),
  );
};

/** Adds items to invoices; what they are booked as is the caller's. */
export const insertItems = async (
  book: Book,
  given: readonly { readonly invoice: number; readonly item: Item }[],
): Promise<void> => {
  if (given.length === 0) return;
  const rows = given.map(({ invoice, item }, n) => ({
    n,
    invoice,
    kind: item.kind ?? 'charge',
    name: item.name,
    detail: item.detail ?? null,
    worked: item.worked ?? null,
    category: item.category ?? null,
    amount: item.amount,
  }));
  await sql`insert into invoice_item (centre_id, invoice_id, kind, name, detail, worked, category_id, amount, created_at, created_by)
    select ${book.who.centre}::int, r.invoice, r.kind, r.name, r.detail, r.worked, r.category, r.amount, ${book.now()}::timestamptz,
      ${book.who.user || null}::int
    from jsonb_to_recordset(${jsonb(rows)}) 
      as r(n int, invoice int, kind text, name text, detail text, worked jsonb, category int, amount int) order by r.n`.execute(
    book.db,
  );
};

/** Gives a draft its number and books it. */
export const openDraft = async (book: Book, place: Place, invoice: number, bill: Bill): Promise<void> => {
  const { date, due_date, terms } = inOpenMonth(place, bill);
  const year = yearOf({ date });
  const seq = await takeNumbers(book, year, 1);
  const total = totalOf(bill.items);
  await book.db
    .updateTable('invoice')
    .set({
      status: total === 0 ? 'paid' : 'open',
      ...{ year, seq, number: numberOf(place.invoice_prefix, year, seq), date, due_date },
      ...{ made_on: place.today, terms },
    })
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', invoice)
    .execute();
  await bookEntries(book, [
    {
      kind: 'invoice',
      location: place.location,
      on: date,
      source: 'invoice',
      source_id: invoice,
      lines: billLines(invoice, bill),
    },
  ]);
};
