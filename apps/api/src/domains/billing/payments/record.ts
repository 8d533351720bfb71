import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Payment, Refund } from '../billing.entities.ts';
import { placeOf } from '../ledger/place.ts';
import { payersOf } from '../plans/payers-of.ts';
import { applyPurse, portionsAsked, portionsOf, unapplyPurse } from './apply.ts';
import { sendRefund } from './charge.ts';
import { holdPayment } from './purse.ts';
import { approve, notePayment, type PaymentWay, voidPayment } from './receive.ts';
import { refundPayment } from './refund.ts';

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
  const { centre } = ctx.who;
  const { location_id } = await ctx.db
    .selectFrom('student')
    .select('location_id')
    .where('centre_id', '=', centre)
    .where('id', '=', student)
    .executeTakeFirstOrThrow();
  const place = await placeOf(ctx, location_id);
  const rest = (await payersOf(ctx, [student], place.today)).get(student)?.rest.user ?? null;
  if (user_id !== undefined && !(await paysFor(ctx, user_id, student)))
    return declined(message('billing.noPayer'), { field: 'user_id', code: 'NO_PAYER' });
  // What was said to be for an invoice comes from whoever it is for, unless told.
  const [named] = invoices?.length
    ? await ctx.db
        .selectFrom('invoice')
        .select('user_id')
        .where('centre_id', '=', centre)
        .where('id', '=', invoices[0] ?? 0)
        .execute()
    : [];
  const user = user_id ?? named?.user_id ?? rest;
  const wishes = invoices ? await wished(ctx, invoices, amount) : [];
  if (wishes instanceof UserError) return wishes;
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
    wishes,
  );
  const wrong = pending ? null : await approve(ctx, id, { wished: invoices !== undefined });
  if (wrong) return wrong;
  noted(ctx, id, { student_id: student, location_id, status: 'none' }, { amount, method, user, pending });
  return done(message(pending ? 'billing.paymentWaits' : 'billing.paymentMade'), { payment: idOf(Payment, id) });
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

/** What each of the listed invoices is to get of an amount, in their order. */
const wished = async (ctx: Ctx, invoices: readonly number[], amount: number) => {
  const { rows } = await sql<{ id: number; open: number; number: string | null; status: string }>`
    select id, open_cents as open, number, status from invoice where centre_id = ${ctx.who.centre}
      and id = any(${[...invoices]}::int[]) order by array_position(${[...invoices]}::int[], id) for update`.execute(
    ctx.db,
  );
  const closed = rows.find(({ status }) => status !== 'open' && status !== 'partly_paid');
  if (closed)
    return declined(message('billing.notPayable', { number: closed.number ?? '?' }), {
      field: 'invoices',
      code: 'STATE',
    });
  let left = amount;
  return rows.flatMap(({ id, open }) => {
    const cents = Math.min(left, open);
    left -= cents;
    return cents > 0 ? [{ invoice: id, cents }] : [];
  });
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
  const wrong = await unapplyPurse(ctx, await placeOf(ctx, held.row.location_id), held.purse, portions);
  if (wrong) return wrong;
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
  const sent = held.row.provider === null || (await sendRefund(ctx, refund));
  noted(ctx, id, held.row, { refunded: amount, reason, refund });
  return done(message(sent ? 'billing.refunded' : 'billing.refundWaits'), { refund: idOf(Refund, refund) });
};

interface Corrected {
  readonly date?: string | undefined;
  readonly note?: string | null | undefined;
  readonly check_number?: string | null | undefined;
}

/** Corrects what is written on a payment; its money stays as it was booked. */
export const correctPayment = async (ctx: Ctx, { id, date, note, check_number }: Which & Corrected) => {
  const held = await holdPayment(ctx, id);
  if (!held) return gone();
  const { row } = held;
  if (row.status === 'voided')
    return declined(message('billing.paymentIs', { status: row.status }), { field: 'id', code: 'STATE' });
  const after = {
    date: date ?? row.date,
    note: note === undefined ? row.note : note,
    check_number: check_number === undefined ? row.check_number : check_number,
  };
  await ctx.db.updateTable('payment').set(after).where('centre_id', '=', ctx.who.centre).where('id', '=', id).execute();
  ctx.audit({
    entity: 'Payment',
    id,
    before: { date: row.date, note: row.note, check_number: row.check_number },
    after,
  });
  ctx.publish({
    kind: 'billing',
    ids: row.student_id === null ? [] : [row.student_id],
    at: { location: row.location_id },
  });
  return done(message('billing.paymentChanged'), { payment: id });
};
