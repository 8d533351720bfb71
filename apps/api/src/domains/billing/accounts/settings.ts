import { z } from 'zod';
import { done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { anyJson, date, type InputOf, id } from '../../../kernel/call/input.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { above } from '../../../kernel/db/where.ts';
import { deleteRows, insertMissing, upsertRow } from '../../../kernel/write/write-rows.ts';
import { Student } from '../../../model/student/entity.ts';
import { accountChanged } from '../documents.ts';
import { homeOf, mustBeOpen } from '../ledger/place.ts';
import { parseSettings } from '../prices/parse-settings.ts';

const shape = z
  .strictObject({
    due_days: z.int().min(0).max(120).nullable(),
    note: z.string().trim().max(2000).nullable(),
    discount: z.int().min(0).max(10_000),
    discount_reason: z.string().trim().max(100).nullable(),
  })
  .partial();

/** Settings of one account, and from when its discount holds: today when left out. */
export const accountInput = { student_id: id(Student), settings: anyJson(10_000), effective_date: date().optional() };

/** A discount of an account, and why it is given. */
interface Discount {
  readonly discount: number;
  readonly discount_reason: string | null;
}

/** What held of the discount on a day; undefined where nothing else did than what holds in the end. */
const heldOn = (ctx: Ctx, student_id: Id<'student'>, day: string): Promise<Discount | undefined> =>
  findRow(ctx, 'billing_discount_past', { student_id, until_on: above(day) }, ['discount', 'discount_reason'], {
    order: ['until_on'],
  });

/** Keeps that a discount holds up to the day before another one; what was decided for days after that is no more. */
const changeFrom = async (ctx: Ctx, student_id: Id<'student'>, day: string, before: Discount): Promise<void> => {
  const { discount, discount_reason } = before;
  await deleteRows(ctx, 'billing_discount_past', { student_id, until_on: above(day) });
  await insertMissing(ctx, 'billing_discount_past', [{ student_id, until_on: day, discount, discount_reason }]);
};

/** Saves what is given of an account's settings; an unknown key, or a value that does not fit, declines all of it. */
export const saveAccount = async (ctx: Ctx, { student_id, settings, effective_date }: InputOf<typeof accountInput>) => {
  const said = parseSettings(shape, settings);
  const place = await homeOf(ctx, student_id);
  const day = effective_date ?? place.today;
  mustBeOpen(place, day, 'effective_date');
  const before = await findRow(
    ctx,
    'billing_account_setting',
    { student_id },
    ['due_days', 'note', 'discount', 'discount_reason'],
    { lock: 'update' },
  );
  const kept = { due_days: null, note: null, discount: 0, discount_reason: null, ...before };
  const { discount: _, discount_reason: __, ...now } = { ...kept, ...said };
  // What is said again as it is on that day changes nothing of what was decided for later ones.
  const was = (await heldOn(ctx, student_id, day)) ?? kept;
  const given: Discount = {
    discount: said.discount ?? was.discount,
    discount_reason: said.discount_reason === undefined ? was.discount_reason : said.discount_reason || null,
  };
  const isOther = given.discount !== was.discount || given.discount_reason !== was.discount_reason;
  if (isOther) await changeFrom(ctx, student_id, day, was);
  const { discount, discount_reason } = isOther ? given : kept;
  const after = { ...now, discount, discount_reason };
  await upsertRow(ctx, 'billing_account_setting', { student_id }, after);
  ctx.audit({
    entity: Student,
    id: student_id,
    before: { billing: before ?? null },
    after: { billing: after, ...(isOther ? { effective_date: day } : {}) },
  });
  ctx.publish(accountChanged({ student_id, location_id: place.location }));
  return done(message('billing.accountSaved'), { account: student_id });
};
