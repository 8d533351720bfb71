import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint, UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Credit, Refund } from '../../../model/billing/entity.ts';
import { bookEntries, type Line } from '../ledger/book.ts';
import { bookingDay, type Place, placeOf } from '../ledger/place.ts';
import { payersOf } from '../plans/payers-of.ts';
import { areCategoriesOf, otherCategory } from '../prices/categories.ts';
import { applyPurse, oldestFirst, portionsAsked, portionsOf, unapplyPurse } from './apply.ts';
import { askRefund } from './ask-refund.ts';
import { giveCredit, voidCredit } from './credit.ts';
import { holdCredit } from './purse.ts';
import { refundCredit } from './refund.ts';
import { notAhead, notClosed, notOpenDay } from './where.ts';

constraint('credit_dates', 'expires_on', 'BEFORE_DATE', message('billing.endBefore'));

type Which = { readonly id: Id<'credit'> };
const gone = () => declined(message('billing.creditGone'), { field: 'id', code: 'GONE' });
const noAmount = () => declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });

const noted = (
  ctx: Ctx,
  id: number,
  row: { student_id: number; location_id: number; status: string },
  after: object,
): void => {
  ctx.audit({ entity: 'Credit', id, before: { status: row.status }, after });
  ctx.publish({ kind: 'billing', ids: [row.student_id], at: { location: row.location_id } });
};

interface Given {
  readonly student_id: Id<'student'>;
  readonly amount: number;
  readonly detail?: string | undefined;
  readonly category?: Id<'charge_category'> | undefined;
  readonly date?: string | undefined;
  readonly expires_on?: string | undefined;
}

/** Gives the account of a student a credit, to its first payer. */
export const addCredit = async (ctx: Ctx, given: Given) => {
  const { student_id: student, amount, detail, category, date, expires_on } = given;
  if (amount <= 0) return noAmount();
  const { location_id } = await ctx.db
    .selectFrom('student')
    .select('location_id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', student)
    .executeTakeFirstOrThrow();
  if (!(await areCategoriesOf(ctx, location_id, [category]))) return otherCategory();
  const place = await placeOf(ctx, location_id);
  const noDay = notOpenDay(place, date);
  if (noDay) return noDay;
  const user = (await payersOf(ctx, [student], place.today)).get(student)?.rest.user ?? null;
  const id = await giveCredit(ctx, place, {
    student,
    user,
    amount,
    detail,
    category,
    date: date ?? place.today,
    expires_on,
  });
  const used = place.apply_credits ? await useCredit(ctx, place, id) : 0;
  noted(ctx, id, { student_id: student, location_id, status: 'none' }, { amount, detail, user, used });
  return done(message(used > 0 ? 'billing.creditAddedAndUsed' : 'billing.creditAdded'), { credit: idOf(Credit, id) });
};

/** Uses a new credit for what its payer owes already, the oldest first, as it would be used for the next invoice; answers how much. */
const useCredit = async (ctx: Ctx, place: Place, id: number): Promise<number> => {
  const held = await holdCredit(ctx, id);
  const portions = held ? await oldestFirst(ctx, held.purse, held.purse.left) : [];
  if (!held || portions.length === 0) return 0;
  const wrong = await applyPurse(ctx, place, held.purse, portions);
  if (wrong) throw new Error(`Credit ${id} cannot be used for what is open.`);
  return portions.reduce((sum, { cents }) => sum + cents, 0);
};

interface Changed {
  readonly amount?: number | undefined;
  readonly detail?: string | null | undefined;
  readonly category?: Id<'charge_category'> | null | undefined;
  readonly date?: string | undefined;
}

/** Declines a day ahead, one of a closed month, and to move what such a month has counted. */
const wrongDay = (place: Place, was: string, date: string): UserError | null => {
  const closed = notClosed(place, date);
  if (closed) return closed;
  if (was < place.open_from) return declined(message('billing.monthStands'), { field: 'date', code: 'CLOSED' });
  return notAhead(place, date);
};

/** Changes a credit nothing was taken of: what was booked is taken back and booked anew. */
export const changeCredit = async (ctx: Ctx, { id, ...given }: Which & Changed) => {
  if (given.amount !== undefined && given.amount <= 0) return noAmount();
  const held = await holdCredit(ctx, id);
  if (!held) return gone();
  const { row } = held;
  if (row.status !== 'available' || row.left_cents !== row.amount)
    return declined(message('billing.creditInUse'), { field: 'id', code: 'IN_USE' });
  if (!(await areCategoriesOf(ctx, row.location_id, [given.category]))) return otherCategory();
  const place = await placeOf(ctx, row.location_id);
  const amount = given.amount ?? row.amount;
  const date = given.date ?? row.date;
  const category = given.category === undefined ? row.category_id : given.category;
  const detail = given.detail === undefined ? row.detail : given.detail;
  const wrong = given.date === undefined || given.date === row.date ? null : wrongDay(place, row.date, given.date);
  if (wrong) return wrong;
  const entry = { location: row.location_id, source: 'credit', source_id: id } as const;
  const lines = (of: number | null, cents: number): Line[] => [
    { kind: 'promotion', category: of, cents, credit: id },
    { kind: 'credit', student: row.student_id, user: row.user_id, cents: -cents, credit: id },
  ];
  await bookEntries(ctx, [
    { ...entry, kind: 'reversal', on: bookingDay(place, row.date), lines: lines(row.category_id, -row.amount) },
  ]);
  await ctx.db
    .updateTable('credit')
    .set({ amount, date, detail, category_id: category })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .execute();
  await bookEntries(ctx, [{ ...entry, kind: 'credit', on: bookingDay(place, date), lines: lines(category, amount) }]);
  noted(ctx, id, row, { amount, date, detail, category });
  return done(message('billing.creditChanged'), { credit: id });
};

/** Applies a credit to open invoices. */
export const applyOne = async (
  ctx: Ctx,
  { id, invoices, amounts }: Which & { invoices: readonly Id<'invoice'>[]; amounts?: readonly number[] | undefined },
) => {
  const held = await holdCredit(ctx, id);
  if (!held) return gone();
  if (held.row.status !== 'available') return declined(message('billing.creditUsed'), { field: 'id', code: 'STATE' });
  const portions = await portionsAsked(ctx, held.purse, invoices, amounts);
  if (portions instanceof UserError) return portions;
  if (portions.some(({ cents }) => cents <= 0)) return noAmount();
  const wrong = await applyPurse(ctx, await placeOf(ctx, held.row.location_id), held.purse, portions);
  if (wrong) return wrong;
  noted(ctx, id, held.row, { applied: portions });
  return done(message('billing.creditApplied'), { credit: id });
};

/** Takes a credit off its invoices, or the listed ones. */
export const unapplyOne = async (
  ctx: Ctx,
  { id, invoices }: Which & { invoices?: readonly Id<'invoice'>[] | undefined },
) => {
  const held = await holdCredit(ctx, id);
  if (!held) return gone();
  if (held.row.status === 'voided') return declined(message('billing.creditUsed'), { field: 'id', code: 'STATE' });
  const all = await portionsOf(ctx, held.purse);
  const portions = invoices ? all.filter(({ invoice }) => invoices.some((one) => one === invoice)) : all;
  if (portions.length === 0) return declined(message('billing.creditNotApplied'), { field: 'id', code: 'NOT_APPLIED' });
  await unapplyPurse(ctx, await placeOf(ctx, held.row.location_id), held.purse, portions);
  noted(ctx, id, held.row, { unapplied: portions });
  return done(message('billing.creditUnapplied'), { credit: id });
};

/** Voids what is left of a credit. */
export const voidOne = async (ctx: Ctx, { id, reason }: Which & { reason?: string | undefined }) => {
  const held = await holdCredit(ctx, id);
  if (!held) return gone();
  const wrong = await voidCredit(ctx, id, reason ?? null);
  if (wrong) return wrong;
  noted(ctx, id, held.row, { status: 'voided', reason });
  return done(message('billing.creditVoided'), { credit: id });
};

/** Pays a credit out to its payer. */
export const refundOne = async (
  ctx: Ctx,
  { id, amount, reason }: Which & { amount: number; reason?: string | undefined },
) => {
  if (amount <= 0) return noAmount();
  const held = await holdCredit(ctx, id);
  if (!held) return gone();
  const refund = await refundCredit(ctx, id, { amount, reason: reason ?? null });
  if (refund instanceof UserError) return refund;
  await askRefund(ctx, { amount, user: held.purse.user, method: 'external', entity: 'Credit', id });
  noted(ctx, id, held.row, { refunded: amount, reason });
  return done(message('billing.refunded'), { refund: idOf(Refund, refund) });
};
