import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import { type Book, bookEntries, reversed, sumsOf } from '../ledger/book.ts';
import { dayOfAct, placeOf } from '../ledger/place.ts';
import { inProportion } from '../ledger/proportion.ts';
import { appliedTo, type Held, holdInvoice, isPayable, settleInvoices } from './held.ts';
import { billLines, type Item, insertItems, makeInvoices } from './make.ts';
import { canMove } from './states.ts';

const gone = () => declined(message('billing.invoiceGone'), { field: 'id', code: 'GONE' });
const final = ({ status }: Held) => declined(message('billing.invoiceIs', { status }), { field: 'id', code: 'STATE' });

/** Adds an adjustment, up or down, to an invoice that is still open. */
export const adjust = async (
  book: Book,
  id: number,
  {
    amount,
    name,
    detail,
    category,
  }: { amount: number; name: string; detail?: string | null | undefined; category?: number | null | undefined },
): Promise<UserError | null> => {
  const held = await holdInvoice(book, id);
  if (!held) return gone();
  if (!isPayable(held)) return final(held);
  if (held.open + amount < 0 || held.total + amount > 100_000_000)
    return declined(message('billing.belowZero'), { field: 'amount', code: 'TOO_LARGE' });
  const place = await placeOf(book, held.location);
  const item: Item = { kind: 'adjustment', name, detail, category, amount };
  await insertItems(book, [{ invoice: id, item }]);
  // What is owed is never above the total, in between neither.
  if (amount > 0) await addToTotal(book, id, amount);
  await bookEntries(book, [
    {
      kind: 'adjustment',
      location: held.location,
      on: dayOfAct(place, held),
      source: 'invoice',
      source_id: id,
      note: detail,
      lines: billLines(id, { student: held.student, payer: held.payer, items: [item] }),
    },
  ]);
  if (amount < 0) await addToTotal(book, id, amount);
  await settleInvoices(book, [id]);
  return null;
};

const addToTotal = async (book: Book, id: number, amount: number): Promise<void> => {
  await sql`update invoice set total = total + ${amount}
    where centre_id = ${book.who.centre} and id = ${id}`.execute(book.db);
};

/** Takes an open invoice off the balance, with everything that was booked because of it. */
export const voidInvoice = async (book: Book, id: number, reason: string | null): Promise<UserError | null> => {
  const held = await holdInvoice(book, id);
  if (!held) return gone();
  if (appliedTo(held) > 0) return declined(message('billing.unapplyFirst'), { field: 'id', code: 'APPLIED' });
  if (!canMove(held.status, 'voided')) return final(held);
  const place = await placeOf(book, held.location);
  await bookEntries(book, [
    {
      kind: 'void',
      location: held.location,
      on: dayOfAct(place, held),
      source: 'invoice',
      source_id: id,
      note: reason,
      lines: reversed(await sumsOf(book, 'invoice', id)),
    },
  ]);
  await end(book, id, 'voided', reason);
  return null;
};

const end = async (book: Book, id: number, status: 'voided' | 'waived' | 'transferred', reason: string | null) => {
  await book.db
    .updateTable('invoice')
    .set({ status, ended_reason: reason, ended_at: book.now(), ended_by: book.who.user || null })
    .where('centre_id', '=', book.who.centre)
    .where('id', '=', id)
    .execute();
};

/** Gives up what is left of an invoice, or a part of it. */
export const waive = async (
  book: Book,
  id: number,
  amount: number | undefined,
  reason: string | null,
): Promise<UserError | null> => {
  const held = await holdInvoice(book, id);
  if (!held) return gone();
  if (!isPayable(held)) return final(held);
  const cents = amount ?? held.open;
  if (cents > held.open) return declined(message('billing.moreThanOpen'), { field: 'amount', code: 'TOO_LARGE' });
  const place = await placeOf(book, held.location);
  const { student, payer } = held;
  await bookEntries(book, [
    {
      kind: 'waiver',
      location: held.location,
      on: dayOfAct(place, held),
      source: 'invoice',
      source_id: id,
      note: reason,
      lines: [
        { kind: 'waived', cents, invoice: id },
        { kind: 'receivable', student, ...payer, cents: -cents, invoice: id },
      ],
    },
  ]);
  await sql`update invoice set waived = waived + ${cents} where centre_id = ${book.who.centre} and id = ${id}`.execute(
    book.db,
  );
  if (cents === held.open) await end(book, id, 'waived', reason);
  else await settleInvoices(book, [id]);
  return null;
};

/** To whom an invoice, or a part of it, goes. */
export interface Target {
  readonly student: number;
  readonly user: number | null;
  readonly agency: number | null;
}

/**
 * Moves what is left of an invoice, or a part of it, to another payer or student as an invoice of its own: its income
 * moves along, so that each of the two can be voided by itself. Answers the new one.
 */
export const transfer = async (
  book: Book,
  id: number,
  to: Target,
  { amount, name }: { readonly amount: number | undefined; readonly name: string },
): Promise<UserError | number> => {
  const held = await holdInvoice(book, id);
  if (!held) return gone();
  if (!isPayable(held)) return final(held);
  const cents = amount ?? held.open;
  if (cents > held.open) return declined(message('billing.moreThanOpen'), { field: 'amount', code: 'TOO_LARGE' });
  const place = await placeOf(book, held.location);
  const earned = (await sumsOf(book, 'invoice', id)).filter(({ kind, cents: sum }) => kind === 'income' && sum < 0);
  const weights = earned.map((sum) => -sum.cents);
  const parts = weights.length > 0 ? inProportion(cents, weights) : [];
  const items = earned.map(
    (sum, i): Item => ({ kind: 'transfer', name, category: sum.category, amount: parts[i] ?? 0 }),
  );
  const moved = items.filter((item) => item.amount !== 0);
  const { student, payer } = held;
  await bookEntries(book, [
    {
      kind: 'transfer',
      location: held.location,
      on: dayOfAct(place, held),
      source: 'invoice',
      source_id: id,
      lines: billLines(id, { student, payer, items: moved }, -1),
    },
  ]);
  await sql`update invoice set transferred = transferred + ${cents} where centre_id = ${book.who.centre} and id = ${id}`.execute(
    book.db,
  );
  const date = dayOfAct(place, held);
  const due_date = [held.due_date, date].sort().at(-1) ?? date;
  const [made = 0] = await makeInvoices(book, place, [
    {
      student: to.student,
      payer: { user: to.user, agency: to.agency },
      items: moved,
      date,
      due_date,
      from: id,
    },
  ]);
  if (cents === held.open) await end(book, id, 'transferred', null);
  else await settleInvoices(book, [id]);
  return made;
};
