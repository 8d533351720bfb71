import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Invoice } from '../../../model/billing/entity.ts';
import { usePicture } from '../../media/media.door.ts';
import { areCategoriesOf, otherCategory } from '../prices/categories.ts';
import { adjust, transfer, voidInvoice, waive } from './change.ts';
import { type Held, holdInvoice } from './held.ts';
import { voidFeesOf } from './void-fees.ts';

type Which = { readonly id: Id<'invoice'> };
const gone = () => declined(message('billing.invoiceGone'), { field: 'id', code: 'GONE' });

/** Writes down what was done with an invoice, and tells who looks at its account. */
const noted = (ctx: Ctx, id: number, { student, location, status }: Held, after: object): void => {
  ctx.audit({ entity: 'Invoice', id, before: { status }, after });
  ctx.publish({ kind: 'billing', ids: [student], at: { location } });
};

/** Adds an adjustment up or down to an open invoice. */
export const adjustInvoice = async (
  ctx: Ctx,
  {
    id,
    amount,
    detail,
    category,
  }: Which & { amount: number; detail?: string | undefined; category?: Id<'charge_category'> | undefined },
) => {
  if (amount === 0) return declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });
  const held = await holdInvoice(ctx, id);
  if (!held) return gone();
  if (!(await areCategoriesOf(ctx, held.location, [category]))) return otherCategory();
  const name = textsIn(ctx.request)['billing.adjustment'];
  const wrong = await adjust(ctx, id, { amount, name, detail, category });
  if (wrong) return wrong;
  noted(ctx, id, held, { adjusted: amount, detail });
  return done(message('billing.invoiceAdjusted'), { invoice: id });
};

/** Voids an open invoice. */
export const voidOne = async (ctx: Ctx, { id, reason }: Which & { reason?: string | undefined }) => {
  const held = await holdInvoice(ctx, id);
  if (!held) return gone();
  const wrong = await voidInvoice(ctx, id, reason ?? null);
  if (wrong) return wrong;
  noted(ctx, id, held, { status: 'voided', reason });
  const fees = await voidFeesOf(ctx, id, textsIn(ctx.request)['billing.feeGoes']({ number: held.number ?? '' }));
  if (fees instanceof UserError) return fees;
  for (const fee of fees) noted(ctx, fee.id, fee, { status: 'voided', late_fee_of: id });
  const numbers = fees.map(({ number }) => number).join(', ');
  return done(
    fees.length > 0
      ? message('billing.voidedWithFee', { count: fees.length, numbers })
      : message('billing.invoiceVoided'),
    { invoice: id },
  );
};

/** Waives what is left of an open invoice, or a part of it. */
export const waiveOne = async (
  ctx: Ctx,
  { id, amount, reason }: Which & { amount?: number | undefined; reason?: string | undefined },
) => {
  if (amount !== undefined && amount <= 0)
    return declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });
  const held = await holdInvoice(ctx, id);
  if (!held) return gone();
  const wrong = await waive(ctx, id, amount, reason ?? null);
  if (wrong) return wrong;
  noted(ctx, id, held, { waived: amount ?? held.open, reason });
  return done(message('billing.invoiceWaived'), { invoice: id });
};

interface To {
  readonly to_student?: Id<'student'> | undefined;
  readonly to_agency?: Id<'billing_agency'> | undefined;
  readonly to_user?: Id<'app_user'> | undefined;
  readonly amount?: number | undefined;
}

/** Moves an open invoice, or a part of it, to another student, agency or payer of its location. */
export const transferOne = async (ctx: Ctx, { id, to_student, to_agency, to_user, amount }: Which & To) => {
  if (amount !== undefined && amount <= 0)
    return declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });
  const held = await holdInvoice(ctx, id);
  if (!held) return gone();
  const target = () => declined(message('billing.transferTarget'), { field: 'to_user', code: 'TARGET' });
  if ((to_agency === undefined) === (to_user === undefined) && to_student === undefined) return target();
  if (to_agency !== undefined && to_user !== undefined) return target();
  const student = to_student ?? held.student;
  const { rows } = await sql<{ ok: boolean; payer: number | null }>`select
    exists (select 1 from student s where s.centre_id = ${ctx.who.centre} and s.id = ${student} and s.location_id = ${held.location})
    and (${to_agency ?? null}::int is null or exists (select 1 from billing_agency a where a.centre_id = ${ctx.who.centre}
      and a.id = ${to_agency ?? null} and a.location_id = ${held.location}))
    and (${to_user ?? null}::int is null or exists (select 1 from standing_guardian gl where gl.centre_id = ${ctx.who.centre}
      and gl.user_id = ${to_user ?? null} and gl.student_id = ${student})) as ok,
    coalesce((select p.user_id from billing_payer p where p.centre_id = ${ctx.who.centre} and p.student_id = ${student}
        and p.plan_id is null order by p.id limit 1),
      (select gl.user_id from standing_guardian gl where gl.centre_id = ${ctx.who.centre} and gl.student_id = ${student}
        and gl.is_payer order by gl.id limit 1)) as payer`.execute(ctx.db);
  if (!rows[0]?.ok) return target();
  const user = to_agency === undefined ? (to_user ?? rows[0].payer) : null;
  const agency = to_agency ?? null;
  if (student === held.student && user === held.payer.user && agency === held.payer.agency)
    return declined(message('billing.sameTarget'), { field: 'to_user', code: 'SAME' });
  const name = textsIn(ctx.request)['billing.transferred']({ number: held.number ?? '' });
  const made = await transfer(ctx, id, { student, user, agency }, { amount, name });
  if (made instanceof UserError) return made;
  noted(ctx, id, held, { transferred: amount ?? held.open, to: { student, user, agency }, invoice: made });
  if (student !== held.student) ctx.publish({ kind: 'billing', ids: [student], at: { location: held.location } });
  return done(message('billing.invoiceTransferred'), { invoice: idOf(Invoice, made) });
};

/** Hands an invoice in to its agency with a file. */
export const submitOne = async (ctx: Ctx, { id, file, note }: Which & { file: string; note?: string | undefined }) => {
  const held = await holdInvoice(ctx, id);
  if (!held) return gone();
  if (held.payer.agency === null) return declined(message('billing.noAgency'), { field: 'id', code: 'NO_AGENCY' });
  if (['draft', 'voided', 'transferred'].includes(held.status))
    return declined(message('billing.invoiceIs', { status: held.status }), { field: 'id', code: 'STATE' });
  const unknown =
    file === ''
      ? declined(message('billing.noFile'), { field: 'file', code: 'REQUIRED' })
      : await usePicture(ctx, file, 'file');
  if (unknown) return unknown;
  await ctx.db
    .updateTable('invoice')
    .set({ submitted_at: ctx.now(), submitted_file: file, submitted_note: note ?? null })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .execute();
  noted(ctx, id, held, { submitted: true, note });
  return done(message('billing.invoiceSubmitted'), { invoice: id });
};
