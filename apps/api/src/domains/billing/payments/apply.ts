import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { type InputOf, ids, ints } from '../../../kernel/call/input.ts';
import type { RowOf, Sql } from '../../../kernel/db/tables.ts';
import { Invoice } from '../../../model/billing/entity.ts';
import { MOST, mustBePositive } from '../documents.ts';
import { type InvoiceRow, isPayable, lockInvoices, payerOf, settleInvoices } from '../invoices/invoice.ts';
import { bookEntries, type Entry, type Line } from '../ledger/book.ts';
import { dayOfAct, type Place, placeOf } from '../ledger/place.ts';
import { type FundingSource, settleCredit } from './funding-source.ts';

/** So much of a source to one invoice. */
export interface Portion {
  readonly invoice: number;
  readonly cents: number;
}

type Account = Pick<FundingSource, 'location' | 'student' | 'agency'>;

/** Condition on `i` of invoices of the account money belongs to: of its child and location, or of its agency. */
export const ofAccount = ({ location, student, agency }: Account): Sql =>
  agency === null
    ? sql`(i.location_id = ${location} and i.student_id = ${student}::int and i.agency_id is null)`
    : sql`(i.location_id = ${location} and i.agency_id = ${agency})`;

/** Declines an invoice of another account than the money's: another child's, an agency's, or one of another location. */
export const mustBeOfAccount = (
  of: Account,
  invoice: Pick<RowOf<'invoice'>, 'number' | 'location_id' | 'student_id' | 'agency_id'>,
): void => {
  const { agency_id: agency, number } = invoice;
  const own = of.agency === null ? invoice.student_id === of.student && agency === null : agency === of.agency;
  const refused = (name: 'billing.otherAccount' | 'billing.otherPlace', code: string) =>
    declined(message(name, { number: number ?? '?' }), { field: 'invoices', code });
  if (!own) throw refused('billing.otherAccount', 'OTHER_ACCOUNT');
  if (invoice.location_id !== of.location) throw refused('billing.otherPlace', 'OTHER_LOCATION');
};

/** Declines an invoice no money can be applied to. */
export const mustBePayable = (invoice: Pick<InvoiceRow, 'number' | 'status'> | undefined): void => {
  if (!invoice || !isPayable(invoice))
    throw declined(message('billing.notPayable', { number: invoice?.number ?? '?' }), {
      field: 'invoices',
      code: 'STATE',
    });
};

const applied = (source: FundingSource, invoice: InvoiceRow, cents: number): Line[] => {
  const { kind, id, location, student, user, agency } = source;
  const by = { [kind]: id, invoice: invoice.id };
  const owed = { location: invoice.location_id, student: invoice.student_id, ...payerOf(invoice) };
  return [
    { kind: 'credit', location, student, user, agency, cents, ...by },
    { kind: 'receivable', ...owed, cents: -cents, ...by },
  ];
};

type Part = { readonly invoice: InvoiceRow; readonly cents: number };

/** One entry for each day the invoices' parts count for: today, or the day of an invoice that is dated ahead. */
const entriesOf = (
  kind: 'application' | 'unapplication',
  place: Place,
  source: FundingSource,
  parts: readonly Part[],
): Entry[] =>
  [...Map.groupBy(parts, ({ invoice }) => dayOfAct(place, invoice))].map(([on, own]) => ({
    ...{ kind, location: source.location, on, source: source.kind, source_id: source.id },
    lines: own.flatMap(({ invoice, cents }) => applied(source, invoice, cents)),
  }));

const book = async (
  ctx: WriteContext,
  entries: readonly Entry[],
  source: FundingSource,
  portions: readonly Portion[],
): Promise<void> => {
  await bookEntries(ctx, entries);
  await settleInvoices(
    ctx,
    portions.map(({ invoice }) => invoice),
  );
  if (source.kind === 'credit') await settleCredit(ctx, source.id);
};

const invoicesOf = async (ctx: WriteContext, portions: readonly Portion[]): Promise<Map<number, InvoiceRow>> => {
  const rows = await lockInvoices(
    ctx,
    portions.map(({ invoice }) => invoice),
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Whether a source may pay an invoice: a deposit is paid by money, not by a credit the center gave. */
export const mayPay = ({ kind }: Pick<FundingSource, 'kind'>, { deposit }: Pick<InvoiceRow, 'deposit'>): boolean =>
  kind === 'payment' || !deposit;

/** Applies a locked source to invoices of its account; declines when one is not open, more than what is left would go, or a credit to a deposit. */
export const applyFunds = async (
  ctx: WriteContext,
  place: Place,
  source: FundingSource,
  portions: readonly Portion[],
): Promise<void> => {
  if (portions.length === 0) return;
  const rows = await invoicesOf(ctx, portions);
  let { left } = source;
  const parts = portions.map(({ invoice: id, cents }): Part => {
    const invoice = rows.get(id);
    mustBePayable(invoice);
    if (!invoice) throw new TypeError(`Invoice ${id} is payable and not there.`);
    mustBeOfAccount(source, invoice);
    if (!mayPay(source, invoice))
      throw declined(message('billing.depositByMoney'), { field: 'invoices', code: 'DEPOSIT' });
    const tooLarge = { field: 'amounts', code: 'TOO_LARGE' };
    if (cents > invoice.open_cents)
      throw declined(message('billing.moreThanOpenOf', { number: invoice.number ?? '?' }), tooLarge);
    if (cents > left) throw declined(message('billing.moreThanLeft'), tooLarge);
    left -= cents;
    return { invoice, cents };
  });
  await book(ctx, entriesOf('application', place, source, parts), source, portions);
};

/** What a source has been applied to, the latest invoice first. */
export const portionsOf = async (
  ctx: WriteContext,
  { kind, id }: Pick<FundingSource, 'kind' | 'id'>,
): Promise<Portion[]> => {
  const { rows } = await sql<Portion>`select l.invoice_id as invoice, -sum(l.cents)::int as cents from ledger_line l
    where l.kind = 'receivable' and ${sql.ref(`l.${kind}_id`)} = ${id}
    group by 1 having sum(l.cents) <> 0 order by max(l.id) desc`.execute(ctx.db);
  return rows;
};

/**
 * Takes a source off invoices, as much as each portion says: they are owed again. One whose rest was waived or transferred
 * meanwhile is open again by what the source had paid; the rest stays waived or transferred.
 */
export const unapplyFunds = async (
  ctx: WriteContext,
  place: Place,
  source: FundingSource,
  portions: readonly Portion[],
): Promise<void> => {
  if (portions.length === 0) return;
  const rows = await invoicesOf(ctx, portions);
  const parts = portions.flatMap(({ invoice: id, cents }): Part[] => {
    const invoice = rows.get(id);
    return invoice ? [{ invoice, cents: -cents }] : [];
  });
  await book(ctx, entriesOf('unapplication', place, source, parts), source, portions);
};

/** How much of an amount goes to each of some invoices, in their order, as far as it reaches. */
export const shareOut = (
  invoices: readonly { readonly id: number; readonly open_cents: number }[],
  amount: number,
): Portion[] => {
  let left = amount;
  return invoices.flatMap(({ id, open_cents }) => {
    const cents = Math.max(0, Math.min(left, open_cents));
    left -= cents;
    return cents > 0 ? [{ invoice: id, cents }] : [];
  });
};

/** The open invoices money of a payer goes to when nobody says: the oldest due first, as far as it reaches. */
export const oldestFirst = async (ctx: WriteContext, source: FundingSource): Promise<Portion[]> => {
  if (source.left <= 0) return [];
  const { rows } = await sql<Pick<InvoiceRow, 'id' | 'open_cents'>>`select i.id, i.open_cents from invoice i
    where ${ofAccount(source)} and i.user_id is not distinct from ${source.user}::int and i.status in ('open', 'partly_paid')
      and (${source.kind === 'payment'} or not i.deposit)
    order by i.due_date, i.id for update`.execute(ctx.db);
  return shareOut(rows, source.left);
};

export const toApply = { invoices: ids(Invoice, 200), amounts: ints(200, -MOST, MOST).optional() };

/**
 * Applies what is left of a source as a caller asks for: `amounts` stand beside `invoices`; without them each takes what it
 * is owed, in order. Answers what was applied.
 */
export const applyAsked = async (
  ctx: WriteContext,
  source: FundingSource,
  { invoices, amounts }: InputOf<typeof toApply>,
): Promise<Portion[]> => {
  if (source.left === 0) throw declined(message('billing.moreThanLeft'), { field: 'id', code: 'TOO_LARGE' });
  if (amounts && (amounts.length !== invoices.length || new Set(invoices).size !== invoices.length))
    throw declined(message('billing.amountsDiffer'), { field: 'amounts', code: 'COUNT' });
  const rows = amounts ? [] : await lockInvoices(ctx, invoices);
  const inOrder = invoices.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const portions = amounts
    ? invoices.map((invoice, i) => ({ invoice, cents: amounts[i] ?? 0 }))
    : shareOut(inOrder, source.left);
  for (const { cents } of portions) mustBePositive(cents);
  if (portions.length === 0) mustBePositive(0);
  await applyFunds(ctx, await placeOf(ctx, source.location), source, portions);
  return portions;
};

/** Takes a source off the invoices that are listed, or off all; undefined where it is applied to none of them. */
export const unapplyAsked = async (
  ctx: WriteContext,
  source: FundingSource,
  invoices: readonly number[] | undefined,
): Promise<Portion[] | undefined> => {
  const all = await portionsOf(ctx, source);
  const portions = invoices ? all.filter(({ invoice }) => invoices.includes(invoice)) : all;
  if (portions.length === 0) return undefined;
  await unapplyFunds(ctx, await placeOf(ctx, source.location), source, portions);
  return portions;
};
