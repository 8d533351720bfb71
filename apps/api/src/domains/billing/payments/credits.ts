import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint, UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Credit, Refund } from '../billing.entities.ts';
import { bookEntries, reversed, sumsOf } from '../ledger/book.ts';
import { bookingDay, placeOf } from '../ledger/place.ts';
import { payersOf } from '../plans/payers-of.ts';
import { areCategoriesOf, otherCategory } from '../prices/categories.ts';
import { applyPurse, portionsAsked, portionsOf, unapplyPurse } from './apply.ts';
import { giveCredit, voidCredit } from './credit.ts';
import { holdCredit } from './purse.ts';
import { refundCredit } from './refund.ts';

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
  noted(ctx, id, { student_id: student, location_id, status: 'none' }, { amount, detail, user });
  return done(message('billing.creditAdded'), { credit: idOf(Credit, id) });
};

interface Changed {
  readonly amount?: number | undefined;
  readonly detail?: string | null | undefined;
  readonly category?: Id<'charge_category'> | null | undefined;
  readonly date?: string | undefined;
}

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
  const entry = { kind: 'credit', location: row.location_id, source: 'credit', source_id: id } as const;
  await bookEntries(ctx, [
    { ...entry, kind: 'reversal', on: bookingDay(place), lines: reversed(await sumsOf(ctx, 'credit', id)) },
  ]);
  await ctx.db
    .updateTable('credit')
    .set({ amount, date, detail, category_id: category })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .execute();
  await bookEntries(ctx, [
    {
      ...entry,
      on: bookingDay(place, date),
      lines: [
        { kind: 'promotion', category, cents: amount, credit: id },
        { kind: 'credit', student: row.student_id, user: row.user_id, cents: -amount, credit: id },
      ],
    },
  ]);
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
  const wrong = await unapplyPurse(ctx, await placeOf(ctx, held.row.location_id), held.purse, portions);
  if (wrong) return wrong;
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
  noted(ctx, id, held.row, { refunded: amount, reason });
  return done(message('billing.refunded'), { refund: idOf(Refund, refund) });
};
