import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { type Held, holdInvoices, isPayable, settleInvoices } from '../invoices/held.ts';
import { type Book, bookEntries, type Entry, type Line } from '../ledger/book.ts';
import { dayOfAct, type Place } from '../ledger/place.ts';
import { type Purse, settleCredit } from './purse.ts';

/** So much of a purse to one invoice. */
export interface Portion {
  readonly invoice: number;
  readonly cents: number;
}

type Account = Pick<Purse, 'location' | 'student' | 'agency'>;

/** Condition on `i` of invoices of the account money belongs to: of its child and location, or of its agency. */
export const ofAccount = ({ location, student, agency }: Account): Sql =>
  agency === null
    ? sql`(i.location_id = ${location} and i.student_id = ${student}::int and i.agency_id is null)`
    : sql`(i.location_id = ${location} and i.agency_id = ${agency})`;

/** Declines an invoice of another account than the money's: another child's, an agency's, or one of another location. */
export const notOfAccount = (
  of: Account,
  { number, location, student, payer }: Pick<Held, 'number' | 'location' | 'student' | 'payer'>,
): UserError | null => {
  const own = of.agency === null ? student === of.student && payer.agency === null : payer.agency === of.agency;
  if (!own)
    return declined(message('billing.otherAccount', { number: number ?? '?' }), {
      field: 'invoices',
      code: 'OTHER_ACCOUNT',
    });
  return location === of.location
    ? null
    : declined(message('billing.otherPlace', { number: number ?? '?' }), { field: 'invoices', code: 'OTHER_LOCATION' });
};

const whose = ({ kind, id, location, student, user, agency }: Purse) => ({
  location,
  student,
  user,
  agency,
  ...(kind === 'payment' ? { payment: id } : { credit: id }),
});

const applied = (purse: Purse, invoice: Held, cents: number): Line[] => {
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

/** One entry for each day the invoices' parts count for: today, or the day of an invoice that is dated ahead. */
const entriesOf = (
  kind: 'application' | 'unapplication',
  place: Place,
  purse: Purse,
  parts: readonly { readonly invoice: Held; readonly cents: number }[],
): Entry[] => {
  const days = new Map<string, Line[]>();
  for (const { invoice, cents } of parts) {
    const on = dayOfAct(place, invoice);
    days.set(on, [...(days.get(on) ?? []), ...applied(purse, invoice, cents)]);
  }
  return [...days].map(([on, lines]) => ({
    kind,
    location: purse.location,
    on,
    source: purse.kind,
    source_id: purse.id,
    lines,
  }));
};

/** Applies a locked purse to invoices of its account; declines when one is not open, or more than what is left would go. */
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
  const parts: { invoice: Held; cents: number }[] = [];
  let left = purse.left;
  for (const { invoice, cents } of portions) {
    const found = held.find(({ id }) => id === invoice);
    if (!found || !isPayable(found))
      return declined(message('billing.notPayable', { number: found?.number ?? '?' }), {
        field: 'invoices',
        code: 'STATE',
      });
    const foreign = notOfAccount(purse, found);
    if (foreign) return foreign;
    if (cents > found.open)
      return declined(message('billing.moreThanOpenOf', { number: found.number ?? '?' }), {
        field: 'amounts',
        code: 'TOO_LARGE',
      });
    if (cents > left) return declined(message('billing.moreThanLeft'), { field: 'amounts', code: 'TOO_LARGE' });
    left -= cents;
    parts.push({ invoice: found, cents });
  }
  await bookEntries(book, entriesOf('application', place, purse, parts));
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

/**
 * Takes a purse off invoices, as much as each portion says: they are owed again. One whose rest was waived or transferred
 * meanwhile is open again by what the purse had paid; the rest stays waived or transferred.
 */
export const unapplyPurse = async (
  book: Book,
  place: Place,
  purse: Purse,
  portions: readonly Portion[],
): Promise<void> => {
  if (portions.length === 0) return;
  const invoices = portions.map(({ invoice }) => invoice);
  const held = await holdInvoices(book, invoices);
  const parts = portions.flatMap(({ invoice, cents }) => {
    const found = held.find(({ id }) => id === invoice);
    return found ? [{ invoice: found, cents: -cents }] : [];
  });
  await bookEntries(book, entriesOf('unapplication', place, purse, parts));
  await settleInvoices(book, invoices);
  if (purse.kind === 'credit') await settleCredit(book, purse.id);
};

/** The open invoices money of a payer goes to when nobody says: the oldest due first, as far as it reaches. */
export const oldestFirst = async (book: Book, purse: Purse, cents: number): Promise<Portion[]> => {
  if (cents <= 0) return [];
  const { centre } = book.who;
  const { rows } = await sql<{ id: number; open: number }>`select i.id, i.open_cents as open from invoice i
    where i.centre_id = ${centre} and ${ofAccount(purse)} and i.user_id is not distinct from ${purse.user}::int
      and i.status in ('open', 'partly_paid')
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
