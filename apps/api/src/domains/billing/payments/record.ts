import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Payment, Refund } from '../../../model/billing/entity.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { placeOf } from '../ledger/place.ts';
import { payersOf } from '../plans/payers-of.ts';
import { applyPurse, portionsAsked, portionsOf, unapplyPurse } from './apply.ts';
import { askRefund } from './ask-refund.ts';
import { sendRefund } from './charge.ts';
import { holdPayment } from './purse.ts';
import { approve, notePayment, type PaymentWay, voidPayment } from './receive.ts';
import { refundPayment } from './refund.ts';
import { listedInvoices, notClosed, notOpenDay, whereOwed } from './where.ts';

type Which = { readonly id: Id<'payment'> };
const gone = () => declined(message('billing.paymentGone'), { field: 'id', code: 'GONE' });
const noAmount = () => declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });

/** Writes down what was done with a payment, and tells who looks at its account. */
const noted = (
  ctx: Ctx,
  id: number,
  row: { readonly student_id: number | null; readonly location_id: number; readonly status: string },
  after: object,
): void => {
  ctx.audit({ entity: 'Payment', id, before: { status: row.status }, after });
  ctx.publish({
    kind: 'billing',
    ids: row.student_id === null ? [] : [row.student_id],
    at: { location: row.location_id },
  });
};

interface Given {
  readonly student_id: Id<'student'>;
  readonly amount: number;
  readonly method: PaymentWay;
  readonly date?: string | undefined;
  readonly invoices?: readonly Id<'invoice'>[] | undefined;
  readonly user_id?: Id<'app_user'> | undefined;
  readonly note?: string | undefined;
  readonly check_number?: string | undefined;
  readonly pending?: boolean | undefined;
}

/** Records money a family has paid, and applies it to the listed invoices or to the oldest ones. */
export const recordPayment = async (ctx: Ctx, given: Given) => {
  const { student_id: student, amount, method, invoices, user_id, pending = false } = given;
  if (amount <= 0) return noAmount();
  const { location_id: own } = await ctx.db
    .selectFrom('student')
    .select('location_id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', student)
    .executeTakeFirstOrThrow();
  const home = await placeOf(ctx, own);
  if (user_id !== undefined && !(await paysFor(ctx, user_id, student)))
    return declined(message('billing.noPayer'), { field: 'user_id', code: 'NO_PAYER' });
  const listed = invoices ? await listedInvoices(ctx, student, invoices, amount) : null;
  if (listed instanceof UserError) return listed;
  const rest = (await payersOf(ctx, [student], home.today)).get(student)?.rest.user ?? null;
  // What was said to be for an invoice comes from whoever it is for, unless told.
  const user = user_id ?? listed?.user ?? rest;
  const location = listed?.location ?? (await whereOwed(ctx, student, user, own));
  if (!(await reachesLocation(ctx, location)))
    return declined(message('billing.otherPlaceOnly'), { field: 'student_id', code: 'OTHER_LOCATION' });
  const place = location === own ? home : await placeOf(ctx, location);
  const wrongDay = (pending ? notClosed : notOpenDay)(place, given.date);
  if (wrongDay) return wrongDay;
  const id = await notePayment(
    ctx,
    place,
    {
      student,
      user,
      agency: null,
      method,
      amount,
      date: given.date ?? place.today,
      note: given.note,
      check_number: given.check_number,
    },
    listed?.wishes ?? [],
  );
  const wrong = pending ? null : await approve(ctx, id, { wished: invoices !== undefined });
  if (wrong) return wrong;
  noted(ctx, id, { student_id: student, location_id: location, status: 'none' }, { amount, method, user, pending });
  return done(message(pending ? 'billing.paymentWaits' : 'billing.paymentMade'), { payment: idOf(Payment, id) });
};

const reachesLocation = async (ctx: Ctx, location: number): Promise<boolean> => {
  const { rows } = await sql<{ ok: boolean }>`select ${inOwnLocations(ctx.who, sql`${location}::int`)} as ok`.execute(
    ctx.db,
  );
  return rows[0]?.ok ?? false;
};

/** Whether somebody is a guardian of a student, or has been billed for it. */
const paysFor = async (ctx: Ctx, user: number, student: number): Promise<boolean> => {
  const { rows } =
    await sql`select 1 where exists (select 1 from standing_guardian gl where gl.centre_id = ${ctx.who.centre}
      and gl.user_id = ${user} and gl.student_id = ${student})
    or exists (select 1 from invoice i where i.centre_id = ${ctx.who.centre} and i.user_id = ${user} and i.student_id = ${student})`.execute(
      ctx.db,
    );
  return rows.length > 0;
};

/** Approves a payment that waits, which then counts. */
export const approveOne = async (ctx: Ctx, { id }: Which) => {
  const held = await holdPayment(ctx, id);
  if (!held) return gone();
  if (held.row.provider !== null) return declined(message('billing.underWay'), { field: 'id', code: 'PENDING' });
  const wrong = await approve(ctx, id);
  if (wrong) return wrong;
  noted(ctx, id, held.row, { status: 'approved' });
  return done(message('billing.paymentApproved'), { payment: id });
};

interface Portions {
  readonly invoices: readonly Id<'invoice'>[];
  readonly amounts?: readonly number[] | undefined;
}

/** Applies what is left of a payment to open invoices. */
export const applyOne = async (ctx: Ctx, { id, invoices, amounts }: Which & Portions) => {
  const held = await holdPayment(ctx, id);
  if (!held) return gone();
  if (held.purse.left === 0) return declined(message('billing.moreThanLeft'), { field: 'id', code: 'TOO_LARGE' });
  const portions = await portionsAsked(ctx, held.purse, invoices, amounts);
  if (portions instanceof UserError) return portions;
  if (portions.some(({ cents }) => cents <= 0)) return noAmount();
  const wrong = await applyPurse(ctx, await placeOf(ctx, held.row.location_id), held.purse, portions);
  if (wrong) return wrong;
  noted(ctx, id, held.row, { applied: portions });
  return done(message('billing.paymentApplied'), { payment: id });
};

/** Takes a payment off its invoices, or the listed ones; the money stays with the account. */
export const unapplyOne = async (
  ctx: Ctx,
  { id, invoices }: Which & { invoices?: readonly Id<'invoice'>[] | undefined },
) => {
  const held = await holdPayment(ctx, id);
  if (!held) return gone();
  const all = await portionsOf(ctx, held.purse);
  const portions = invoices ? all.filter(({ invoice }) => invoices.some((one) => one === invoice)) : all;
  if (portions.length === 0) return declined(message('billing.notApplied'), { field: 'id', code: 'NOT_APPLIED' });
  await unapplyPurse(ctx, await placeOf(ctx, held.row.location_id), held.purse, portions);
  noted(ctx, id, held.row, { unapplied: portions });
  return done(message('billing.paymentUnapplied'), { payment: id });
};

/** Voids a payment that did not go through a card. */
export const voidOne = async (ctx: Ctx, { id, reason }: Which & { reason?: string | undefined }) => {
  const held = await holdPayment(ctx, id);
  if (!held) return gone();
  const wrong = await voidPayment(ctx, id, reason ?? null);
  if (wrong) return wrong;
  noted(ctx, id, held.row, { status: 'voided', reason });
  return done(message('billing.paymentVoided'), { payment: id });
};

/** Gives money of a payment back, through the card it came by. */
export const refundOne = async (
  ctx: Ctx,
  { id, amount, reason }: Which & { amount: number; reason?: string | undefined },
) => {
  if (amount <= 0) return noAmount();
  const held = await holdPayment(ctx, id);
  if (!held) return gone();
  const refund = await refundPayment(ctx, id, { amount, reason: reason ?? null });
  if (refund instanceof UserError) return refund;
  await askRefund(ctx, { amount, user: held.purse.user, method: held.row.method, entity: 'Payment', id });
  const sent = held.row.provider === null || (await sendRefund(ctx, refund));
  noted(ctx, id, held.row, { refunded: amount, reason, refund });
  return done(message(sent ? 'billing.refunded' : 'billing.refundWaits'), { refund: idOf(Refund, refund) });
};
