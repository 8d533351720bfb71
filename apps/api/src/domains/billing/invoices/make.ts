import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { insertMany } from '../../../kernel/write/write-rows.ts';
import { Invoice } from '../../../model/billing/entity.ts';
import { InvoiceCreated } from '../../../model/billing/events.ts';
import { bookEntries, type Entry, type Line } from '../ledger/book.ts';
import { bookingDay, mustBill, type Place } from '../ledger/place.ts';
import { daysIn } from '../plans/periods.ts';
import { type Bill, totalOf } from './bill.ts';
import { invoices } from './invoice.ts';
import { insertItems, replaceTax } from './items.ts';
import { withTax } from './sales-tax.ts';

/**
 * What an invoice books: owed by its payer, earned by category, owed to the state as sales tax, or held for it as a deposit.
 * `sign` -1 takes as much back.
 */
export const billLines = (
  invoice: number,
  { student, payer, items }: Pick<Bill, 'student' | 'payer' | 'items'>,
  sign: 1 | -1 = 1,
): Line[] => {
  const earned = new Map<number, number>();
  const taxed = new Map<number, number>();
  const add = (to: Map<number, number>, key: number, cents: number) => to.set(key, (to.get(key) ?? 0) + cents);
  const held = totalOf(items.filter(({ kind }) => kind === 'deposit'));
  for (const { kind, category, amount, tax } of items) {
    if (kind === 'deposit') continue;
    add(earned, category ?? 0, amount - (tax ?? 0));
    if (tax) add(taxed, category ?? 0, tax);
  }
  return [
    { kind: 'receivable', student, user: payer.user, agency: payer.agency, cents: sign * totalOf(items), invoice },
    ...[...earned].map(
      ([category, cents]): Line => ({ kind: 'income', category: category || null, cents: -sign * cents, invoice }),
    ),
    ...[...taxed].map(([category, cents]): Line => ({ kind: 'tax', category, cents: -sign * cents, invoice })),
    ...(held === 0 ? [] : [{ kind: 'deposit', student, user: payer.user, cents: -sign * held, invoice } as const]),
  ];
};

/** An invoice is numbered in the year it is dated in. */
const yearOf = ({ date }: Pick<Bill, 'date'>): number => Number(date.slice(0, 4));

interface Numbered {
  readonly year: number;
  readonly seq: number;
  /** The number on paper: "ELM-2026-000123". */
  readonly number: string;
}

/**
 * The next numbers for bills, each of its year. The counters stay locked to the end of the transaction, so that no number is
 * lost, in the order of years, whatever order the bills are in.
 */
const takeNumbers = async (
  ctx: WriteContext,
  { invoice_prefix: prefix }: Place,
  bills: readonly Pick<Bill, 'date'>[],
): Promise<(year: number) => Numbered> => {
  const next = new Map<number, number>();
  for (const year of [...new Set(bills.map(yearOf))].sort()) {
    const count = bills.filter((bill) => yearOf(bill) === year).length;
    const { rows } = await sql<{
      last: number;
    }>`insert into invoice_counter as c (year, last) values (${year}, ${count})
      on conflict (centre_id, year) do update set last = c.last + excluded.last returning c.last`.execute(ctx.db);
    next.set(year, (rows[0]?.last ?? count) - count + 1);
  }
  return (year) => {
    const seq = next.get(year) ?? 1;
    next.set(year, seq + 1);
    return { year, seq, number: `${prefix === '' ? '' : `${prefix}-`}${year}-${String(seq).padStart(6, '0')}` };
  };
};

/** A bill for a day of a closed month is dated as it is booked, so that no report of that month changes. */
const inOpenMonth = (place: Place, bill: Bill): Bill => {
  const date = bookingDay(place, bill.date);
  const [, due_date = date] = [date, bill.due_date].sort();
  return { terms: daysIn(bill.date, bill.due_date) - 1, ...bill, date, due_date };
};

const entryOf = ({ location }: Place, invoice: number, bill: Bill): Entry => ({
  ...{ kind: 'invoice', location, on: bill.date, source: 'invoice', source_id: invoice },
  lines: billLines(invoice, bill),
  note: bill.deposit ? (bill.items[0]?.name ?? null) : null,
});

/**
 * Makes invoices of one location with their sales tax, numbers those that are no drafts and books them, in five statements
 * however many they are; a location whose billing is off makes none. Answers their ids in order.
 */
export const makeInvoices = async (
  ctx: WriteContext,
  place: Place,
  given: readonly Bill[],
): Promise<readonly Id<'invoice'>[]> => {
  if (given.length === 0) return [];
  mustBill(place);
  const bills = given.map((bill) => withTax(place, bill.draft ? bill : inOpenMonth(place, bill)));
  const { rows } = await sql<{ id: number }>`
    select nextval('invoice_id_seq')::int as id from generate_series(1, ${bills.length}::int)`.execute(ctx.db);
  const booked = bills.filter(({ draft }) => !draft);
  const take = await takeNumbers(ctx, place, booked);
  const made = bills.map((bill, i) => ({ bill, id: idOf(Invoice, rows[i]?.id ?? 0) }));
  const unnumbered = { year: null, seq: null, number: null };
  await insertMany(
    ctx,
    'invoice',
    made.map(({ id, bill }) => {
      const total = totalOf(bill.items);
      return {
        ...{ id, location_id: place.location, student_id: bill.student },
        ...{ user_id: bill.payer.user, agency_id: bill.payer.agency, total, note: bill.note ?? null },
        ...{ date: bill.date, due_date: bill.due_date, terms: bill.terms ?? null },
        ...(bill.draft ? unnumbered : take(yearOf(bill))),
        status: bill.draft ? 'draft' : total === 0 ? 'paid' : 'open',
        made_on: bill.draft ? null : place.today,
        ...{
          plan_id: bill.plan?.id ?? null,
          period_start: bill.plan?.start ?? null,
          period_end: bill.plan?.end ?? null,
        },
        ...{ from_invoice_id: bill.from ?? null, late_fee_of: bill.late_fee_of ?? null },
        ...{ returned_payment_id: bill.returned_payment ?? null, deposit: bill.deposit ?? false },
        ...{ created_at: ctx.now(), created_by: ctx.who.user || null },
      };
    }),
  );
  await insertItems(
    ctx,
    made.flatMap(({ id, bill }) => bill.items.map((item) => ({ invoice: id, item }))),
  );
  await bookEntries(
    ctx,
    made.filter(({ bill }) => !bill.draft).map(({ id, bill }) => entryOf(place, id, bill)),
  );
  for (const { id: invoice, bill } of made)
    if (!bill.draft) ctx.emit(InvoiceCreated, { invoice, student: bill.student, location: place.location });
  return made.map(({ id }) => id);
};

/** Gives a draft its number and books it, with the sales tax of the day it is opened for. */
export const openDraft = async (ctx: WriteContext, place: Place, invoice: number, given: Bill): Promise<void> => {
  mustBill(place);
  const bill = withTax(place, inOpenMonth(place, given));
  await replaceTax(ctx, invoice, given.items, bill.items);
  const total = totalOf(bill.items);
  const numbered = (await takeNumbers(ctx, place, [bill]))(yearOf(bill));
  const status = total === 0 ? 'paid' : 'open';
  const { date, due_date, terms } = bill;
  const set = { ...numbered, total, status, date, due_date, terms, made_on: place.today };
  await invoices.records.change(ctx, { id: invoice }, set);
  await bookEntries(ctx, [entryOf(place, invoice, bill)]);
  ctx.emit(InvoiceCreated, { invoice, student: bill.student, location: place.location });
};
