import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import { holdInvoices, isPayable, settleInvoices } from '../invoices/held.ts';
import { type Book, bookEntries, type Line } from '../ledger/book.ts';
import { bookingDay, type Place } from '../ledger/place.ts';
import { type Purse, settleCredit } from './purse.ts';

/** So much of a purse to one invoice. */
export interface Portion {
  readonly invoice: number;
  readonly cents: number;
}

const whose = ({ kind, id, location, student, user, agency }: Purse) => ({
  location,
  student,
  user,
  agency,
  ...(kind === 'payment' ? { payment: id } : { credit: id }),
});

const applied = (
  purse: Purse,
  invoice: { id: number; location: number; student: number; payer: { user: number | null; agency: number | null } },
  cents: number,
): Line[] => {
  const { payment, credit } = { payment: null, credit: null, ...whose(purse) };
  return [
    { kind: 'credit', ...whose(purse), cents, invoice: invoice.id },
    {
      kind: 'receivable',
      location: invoice.location,
      student: invoice.student,
      ...invoice.payer,
      cents: -cents,
      invoice: invoice.id,
      payment,
      credit,
    },
  ];
};

/** Applies a locked purse to invoices; declines when one is not open, or more than what is left would go. */
export const applyPurse = async (
  book: Book,
  place: Place,
  purse: Purse,
  portions: readonly Portion[],
): Promise<UserError | null> => {
  const held = await holdInvoices(
    book,
    portions.map(({ invoice }) => invoice),
  );
  const lines: Line[] = [];
  let left = purse.left;
  for (const { invoice, cents } of portions) {
    const found = held.find(({ id }) => id === invoice);
    if (!found || !isPayable(found))
      return declined(message('billing.notPayable', { number: found?.number ?? '?' }), {
        field: 'invoices',
        code: 'STATE',
      });
    if (cents > found.open)
      return declined(message('billing.moreThanOpenOf', { number: found.number ?? '?' }), {
        field: 'amounts',
        code: 'TOO_LARGE',
      });
    if (cents > left) return declined(message('billing.moreThanLeft'), { field: 'amounts', code: 'TOO_LARGE' });
    left -= cents;
    lines.push(...applied(purse, found, cents));
  }
  await bookEntries(book, [
    {
      kind: 'application',
      location: purse.location,
      on: bookingDay(place),
      source: purse.kind,
      source_id: purse.id,
      lines,
    },
  ]);
  await settleInvoices(
    book,
    portions.map(({ invoice }) => invoice),
  );
  if (purse.kind === 'credit') await settleCredit(book, purse.id);
  return null;
};

/** What a purse has been applied to, the latest invoice first. */
export const portionsOf = async (book: Book, { kind, id }: Pick<Purse, 'kind' | 'id'>): Promise<Portion[]> => {
  const { rows } = await sql<Portion>`select l.invoice_id as invoice, -sum(l.cents)::int as cents from ledger_line l
    where l.centre_id = ${book.who.centre} and l.kind = 'receivable' and ${sql.ref(`l.${kind}_id`)} = ${id}
    group by 1 having sum(l.cents) <> 0 order by max(l.id) desc`.execute(book.db);
  return rows;
};

/** Takes a purse off invoices, as much as each portion says. What was waived or transferred since is settled for good. */
export const unapplyPurse = async (
  book: Book,
  place: Place,
  purse: Purse,
  portions: readonly Portion[],
): Promise<UserError | null> => {
  const invoices = portions.map(({ invoice }) => invoice);
  const held = await holdInvoices(book, invoices);
  const final = held.find(({ status }) => !['open', 'partly_paid', 'paid'].includes(status));
  if (final)
    return declined(message('billing.invoiceIs', { status: final.status }), { field: 'invoices', code: 'STATE' });
  const lines = portions.flatMap(({ invoice, cents }) => {
    const found = held.find(({ id }) => id === invoice);
    return found ? applied(purse, found, -cents) : [];
  });
  await bookEntries(book, [
    {
      kind: 'unapplication',
      location: purse.location,
      on: bookingDay(place),
      source: purse.kind,
      source_id: purse.id,
      lines,
    },
  ]);
  await settleInvoices(book, invoices);
  if (purse.kind === 'credit') await settleCredit(book, purse.id);
  return null;
};

/** The open invoices money of a payer goes to when nobody says: the oldest due first, as far as it reaches. */
export const oldestFirst = async (book: Book, purse: Purse, cents: number): Promise<Portion[]> => {
  if (cents <= 0) return [];
  const { centre } = book.who;
  const of = purse.agency
    ? sql`i.agency_id = ${purse.agency}`
    : sql`i.student_id = ${purse.student} and i.agency_id is null and i.user_id is not distinct from ${purse.user}::int`;
  const { rows } = await sql<{ id: number; open: number }>`select i.id, i.open_cents as open from invoice i
    where i.centre_id = ${centre} and ${of} and i.location_id = ${purse.location} and i.status in ('open', 'partly_paid')
    order by i.due_date, i.id for update`.execute(book.db);
  let left = cents;
  const portions: Portion[] = [];
  for (const { id, open } of rows) {
    if (left <= 0) break;
    portions.push({ invoice: id, cents: Math.min(left, open) });
    left -= Math.min(left, open);
  }
  return portions;
};

/** The portions a caller asked for: `amounts` stand beside `invoices`; without them each takes what it is owed, in order. */
export const portionsAsked = async (
  book: Book,
  purse: Purse,
  invoices: readonly number[],
  amounts: readonly number[] | undefined,
): Promise<Portion[] | UserError> => {
  if (amounts && (amounts.length !== invoices.length || new Set(invoices).size !== invoices.length))
    return declined(message('billing.amountsDiffer'), { field: 'amounts', code: 'COUNT' });
  if (amounts) return invoices.map((invoice, i) => ({ invoice, cents: amounts[i] ?? 0 }));
  const held = await holdInvoices(book, invoices);
  let left = purse.left;
  const portions = [...new Set(invoices)].map((invoice) => {
    const open = held.find(({ id }) => id === invoice)?.open ?? 0;
    const cents = Math.min(left, open);
    left -= cents;
    return { invoice, cents };
  });
  const used = portions.filter(({ cents }) => cents > 0);
  return used.length > 0 ? used : portions;
};
