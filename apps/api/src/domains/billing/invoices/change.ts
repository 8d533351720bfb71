import { declined, message } from '../../../kernel/call/call.ts';
import type { WriteContext } from '../../../kernel/call/context.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { Invoice } from '../../../model/billing/entity.ts';
import { ended, MOST } from '../documents.ts';
import { bookEntries, type EntryKind, type Line, reversed, sumsOf, sumsOfInvoices } from '../ledger/book.ts';
import { dayOfAct, type Place, placeOf } from '../ledger/place.ts';
import { inProportion } from '../ledger/proportion.ts';
import { type Item, totalOf } from './bill.ts';
import { appliedTo, billOf, type InvoiceRow, invoices, isPayable, payerOf, settleInvoices } from './invoice.ts';
import { insertItems, itemsKept } from './items.ts';
import { billLines, makeInvoices } from './make.ts';
import { taxOfAdjustment } from './sales-tax.ts';
import { canMove, invoiceState } from './states.ts';

const tooLarge = (name: 'billing.belowZero' | 'billing.moreThanOpen') =>
  declined(message(name), { field: 'amount', code: 'TOO_LARGE' });

const mustBeOpen = (invoice: InvoiceRow): void => {
  if (!isPayable(invoice))
    throw declined(message('billing.invoiceIs', { status: invoice.status }), { field: 'id', code: 'STATE' });
};

/** Declines what would make a deposit something else: it is voided and charged anew. */
const mustBeBill = (invoice: InvoiceRow): void => {
  if (invoice.deposit) throw declined(message('billing.isDeposit'), { field: 'id', code: 'DEPOSIT' });
};

/** Cents of what is left of an open invoice, all of it unless some are asked for. */
const partOf = (invoice: InvoiceRow, amount: number | undefined): number => {
  mustBeOpen(invoice);
  const cents = amount ?? invoice.open_cents;
  if (cents > invoice.open_cents) throw tooLarge('billing.moreThanOpen');
  return cents;
};

/** Books what is done to an invoice, today or on its own day where that lies ahead. */
const book = async (
  ctx: WriteContext,
  place: Place,
  invoice: InvoiceRow,
  { kind, lines, note = null }: { kind: EntryKind; lines: readonly Line[]; note?: string | null },
): Promise<void> => {
  const booked = { location: place.location, on: dayOfAct(place, invoice), source: 'invoice' } as const;
  await bookEntries(ctx, [{ ...booked, kind, source_id: invoice.id, note, lines }]);
};

/** Adds an adjustment, up or down, to a locked invoice that is still open; the sales tax of its category goes along. */
export const adjust = async (ctx: WriteContext, invoice: InvoiceRow, item: Item): Promise<void> => {
  const { detail = null } = item;
  mustBeOpen(invoice);
  mustBeBill(invoice);
  const place = await placeOf(ctx, invoice.location_id);
  const adjustment: Item = { ...item, kind: 'adjustment' };
  // One of no category bears no tax.
  const before = item.category ? await itemsKept(ctx, invoice.id) : [];
  const items = [adjustment, ...taxOfAdjustment(place, billOf(invoice, before), adjustment)];
  const amount = totalOf(items);
  if (invoice.open_cents + amount < 0 || invoice.total + amount > MOST) throw tooLarge('billing.belowZero');
  await insertItems(
    ctx,
    items.map((one) => ({ invoice: invoice.id, item: one })),
  );
  const addUp = () =>
    invoices.records.change(ctx, invoice, { total: invoice.total + amount }, {}, { adjusted: amount, detail });
  // What is owed is never above the total, in between neither.
  if (amount > 0) await addUp();
  await book(ctx, place, invoice, {
    kind: 'adjustment',
    lines: billLines(invoice.id, billOf(invoice, items)),
    note: detail,
  });
  if (amount < 0) await addUp();
  await settleInvoices(ctx, [invoice.id]);
};

const mustBeVoidable = (invoice: InvoiceRow): void => {
  if (appliedTo(invoice) > 0) throw declined(message('billing.unapplyFirst'), { field: 'id', code: 'APPLIED' });
  if (!canMove(invoiceState(invoice.status), 'voided'))
    throw declined(message('billing.invoiceIs', { status: invoice.status }), { field: 'id', code: 'STATE' });
};

/** What voiding takes back; a deposit that was given back or used meanwhile has no such lines: its credit goes first. */
const linesBack = (sums: Parameters<typeof reversed>[0]): Line[] => {
  if (sums.reduce((sum, { cents }) => sum + cents, 0) !== 0)
    throw declined(message('billing.depositUsed'), { field: 'id', code: 'DEPOSIT' });
  return reversed(sums);
};

/** Takes locked, open invoices of one location off the balance, in three statements however many they are. */
export const voidInvoices = async (
  ctx: WriteContext,
  place: Place,
  all: readonly InvoiceRow[],
  reason: string | null,
): Promise<void> => {
  if (all.length === 0) return;
  for (const invoice of all) mustBeVoidable(invoice);
  const ids = all.map(({ id }) => id);
  const sums = await sumsOfInvoices(ctx, ids);
  await bookEntries(
    ctx,
    all.map((invoice) => ({
      ...{ kind: 'void', location: place.location, on: dayOfAct(place, invoice), source: 'invoice' },
      ...{ source_id: invoice.id, note: reason, lines: linesBack(sums.get(invoice.id) ?? []) },
    })),
  );
  await updateRows(ctx, 'invoice', { id: ids }, { status: 'voided', ...ended(ctx, reason) });
  for (const { id, status } of all)
    ctx.audit({ entity: Invoice, id, before: { status }, after: { status: 'voided', ended_reason: reason } });
};

/** Takes a locked, open invoice off the balance, with everything that was booked because of it. */
export const voidInvoice = async (ctx: WriteContext, invoice: InvoiceRow, reason: string | null): Promise<void> => {
  mustBeVoidable(invoice);
  const lines = linesBack(await sumsOf(ctx, 'invoice', invoice.id));
  await book(ctx, await placeOf(ctx, invoice.location_id), invoice, { kind: 'void', lines, note: reason });
  await invoices.records.change(ctx, invoice, { status: 'voided', ...ended(ctx, reason) });
};

/** Notes how much was waived or moved of an invoice, which ends with the last cent. */
const lessen = async (
  ctx: WriteContext,
  invoice: InvoiceRow,
  status: 'waived' | 'transferred',
  { cents, ...told }: { readonly cents: number; readonly reason: string | null; readonly to?: object },
): Promise<void> => {
  const isOver = cents === invoice.open_cents;
  const set = { [status]: invoice[status] + cents, ...(isOver ? { status, ...ended(ctx, told.reason) } : {}) };
  await invoices.records.change(ctx, invoice, set, {}, told);
  if (!isOver) await settleInvoices(ctx, [invoice.id]);
};

/** Gives up what is left of a locked invoice, or a part of it. */
export const waive = async (
  ctx: WriteContext,
  invoice: InvoiceRow,
  { amount, reason }: { readonly amount: number | undefined; readonly reason: string | null },
): Promise<void> => {
  const cents = partOf(invoice, amount);
  const { id, student_id: student } = invoice;
  const payer = payerOf(invoice);
  const lines: Line[] = [
    // Of a deposit nothing was earned that could be given up: less is held.
    invoice.deposit
      ? { kind: 'deposit', student, user: payer.user, cents, invoice: id }
      : { kind: 'waived', cents, invoice: id },
    { kind: 'receivable', student, ...payer, cents: -cents, invoice: id },
  ];
  await book(ctx, await placeOf(ctx, invoice.location_id), invoice, { kind: 'waiver', lines, note: reason });
  await lessen(ctx, invoice, 'waived', { cents, reason });
};

/** To whom an invoice, or a part of it, goes. */
export interface Target {
  readonly student: number;
  readonly user: number | null;
  readonly agency: number | null;
}

/**
 * When what was moved is due: an agency gets the days it is given, a family that is asked for what an agency left the days of
 * any new bill, and one payer of a family until the other's was due.
 */
const dueAfter = async (
  ctx: WriteContext,
  place: Place,
  { date, agency, moved }: { readonly date: string; readonly agency: number | null; readonly moved: InvoiceRow },
): Promise<string> => {
  const [, later = date] = [date, moved.due_date].sort();
  if (agency === null) return moved.agency_id === null ? later : addDays(date, place.due_days);
  const { due_days } = (await findRow(ctx, 'billing_agency', { id: agency }, ['due_days'])) ?? {};
  return addDays(date, due_days ?? place.due_days);
};

/**
 * Moves what is left of a locked invoice, or a part of it, to another payer or student as an invoice of its own: its income
 * and its tax move along, so that each of the two can be voided by itself. Answers the new one.
 */
export const transfer = async (
  ctx: WriteContext,
  invoice: InvoiceRow,
  to: Target,
  { amount, name }: { readonly amount: number | undefined; readonly name: string },
): Promise<Id<'invoice'>> => {
  mustBeBill(invoice);
  const cents = partOf(invoice, amount);
  const earned = (await sumsOf(ctx, 'invoice', invoice.id)).filter(
    (sum) => (sum.kind === 'income' || sum.kind === 'tax') && sum.cents < 0,
  );
  const parts =
    earned.length === 0
      ? []
      : inProportion(
          cents,
          earned.map((sum) => -sum.cents),
        );
  const items = earned
    .map(({ kind, category }, i): Item => {
      const moved = { name, category, amount: parts[i] ?? 0 };
      return kind === 'tax' ? { ...moved, kind, tax: moved.amount } : { ...moved, kind: 'transfer' };
    })
    .filter((item) => item.amount !== 0);
  const place = await placeOf(ctx, invoice.location_id);
  await book(ctx, place, invoice, { kind: 'transfer', lines: billLines(invoice.id, billOf(invoice, items), -1) });
  const { student, user, agency } = to;
  const date = dayOfAct(place, invoice);
  const due_date = await dueAfter(ctx, place, { date, agency, moved: invoice });
  await lessen(ctx, invoice, 'transferred', { cents, reason: null, to });
  const [made] = await makeInvoices(ctx, place, [
    { student, payer: { user, agency }, items, date, due_date, from: invoice.id },
  ]);
  if (made === undefined) throw new Error(`Nothing was made of what is moved from invoice ${invoice.id}.`);
  return made;
};
