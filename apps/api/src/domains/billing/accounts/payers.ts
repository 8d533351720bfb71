import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { date, float, type InputOf, id } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { atLeast } from '../../../kernel/db/where.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { resource } from '../../../kernel/write/resource.ts';
import type { RecordOf } from '../../../kernel/write/resource-rows.ts';
import { deleteRows, insertRows, updateRows } from '../../../kernel/write/write-rows.ts';
import { ChargeCategory, Payer } from '../../../model/billing/entity.ts';
import { payersOfOwnLocations } from '../../../model/billing/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { accountChanged, cents, mustBePositive } from '../documents.ts';
import { placeOf } from '../ledger/place.ts';
import { mustBeGuardians } from '../plans/guardians.ts';
import { mustBeCategoriesOf } from '../prices/categories.ts';

constraint('billing_payer_once', 'user_id', 'TAKEN', message('billing.payerTwice'));
constraint('billing_payer_dates', 'end_date', 'BEFORE_START', message('billing.endBefore'));

export const payers = resource(Payer, {
  as: 'payer',
  rule: 'manager',
  permission: 'manage_billing',
  reach: payersOfOwnLocations,
  gone: message('billing.payerGone'),
});
type PayerRow = RecordOf<'billing_payer'>;

/** A payer's part: a percentage, or cents of each bill. */
export const part = { percent: float(-1000, 1000).nullish(), amount: cents.nullish() };
export const newPayer = {
  student_id: id(Student),
  user_id: id(User),
  ...part,
  category: id(ChargeCategory).optional(),
  start_date: date().optional(),
  end_date: date().nullish(),
};
type Part = InputOf<typeof part>;

/** Columns of a part; declines one that says both, nothing, or more than all. */
const sharesOf = ({ percent = null, amount = null }: Part) => {
  if (percent !== null && amount !== null)
    throw declined(message('billing.oneShare'), { field: 'amount', code: 'BOTH' });
  mustBePositive(amount ?? undefined);
  if (percent !== null && (percent <= 0 || percent > 100))
    throw declined(message('billing.above100'), { field: 'percent', code: 'TOO_LARGE' });
  return amount === null ? { share: Math.round((percent ?? 100) * 100), amount } : { share: null, amount };
};

/** Locks a student, so that shares are added up by one at a time. */
const lockStudent = (ctx: Ctx, student: number) =>
  findRow(ctx, 'student', { id: student }, ['location_id'], { lock: 'no key update' });

/** The same, and where it is. */
const lockHome = async (ctx: Ctx, student: number) => placeOf(ctx, (await lockStudent(ctx, student))?.location_id ?? 0);

/** Declines when the shares of a student come to more than 100 percent on some day that is not over. */
const mustNotBeTooMuch = async (ctx: Ctx, student: number, from: string): Promise<void> => {
  const { rows } = await sql`select 1 from billing_payer a join billing_payer b on b.student_id = a.student_id
      and b.plan_id is not distinct from a.plan_id and b.category_id is not distinct from a.category_id and b.share is not null
      and daterange(b.start_date, b.end_date, '[]') @> greatest(a.start_date, ${from}::date)
    where a.student_id = ${student} and a.share is not null and coalesce(a.end_date, 'infinity') >= ${from}::date
    group by a.id having sum(b.share) > 10000 limit 1`.execute(ctx.db);
  if (rows.length > 0) throw declined(message('billing.above100'), { field: 'percent', code: 'TOO_LARGE' });
};

/** Makes the given parts all that holds for a plan from a day on; who paid before did. */
export const setPayers = async (
  ctx: Ctx,
  { student, plan, from }: { readonly student: number; readonly plan: number; readonly from: string },
  given: readonly (Part & Pick<InputOf<typeof newPayer>, 'user_id'>)[],
): Promise<void> => {
  const rows = given.map((payer) => ({ ...sharesOf(payer), user_id: payer.user_id }));
  await lockStudent(ctx, student);
  await mustBeGuardians(
    ctx,
    student,
    rows.map(({ user_id }) => user_id),
  );
  const last = addDays(from, -1);
  const before = sql`plan_id = ${plan} and start_date < ${from}::date and coalesce(end_date, 'infinity') > ${last}::date`;
  await updateRows(ctx, 'billing_payer', before, { end_date: last });
  await deleteRows(ctx, 'billing_payer', { plan_id: plan, start_date: atLeast(from) });
  await insertRows(
    ctx,
    'billing_payer',
    rows.map((row) => ({ ...row, student_id: student, plan_id: plan, start_date: from })),
  );
  await mustNotBeTooMuch(ctx, student, from);
};

/** Full name of whoever pays. */
const nameOf = async (ctx: Ctx, user: number): Promise<string> =>
  (await findRow(ctx, 'app_user', { id: user }, ['full_name']))?.full_name ?? '';

/** Makes a guardian a payer of a student from a day on, today unless told. */
export const addPayer = async (ctx: Ctx, given: InputOf<typeof newPayer>) => {
  const { student_id, user_id, category: category_id, end_date } = given;
  const shares = sharesOf(given);
  const { today, location } = await lockHome(ctx, student_id);
  await mustBeGuardians(ctx, student_id, [user_id], 'user_id');
  await mustBeCategoriesOf(ctx, location, [category_id]);
  const start_date = given.start_date ?? today;
  const made = await payers.records.insert(ctx, { student_id, user_id, category_id, end_date, start_date, ...shares });
  await mustNotBeTooMuch(ctx, student_id, start_date);
  ctx.publish(accountChanged({ student_id, location_id: location }));
  return { made, says: message('billing.payerAdded', { name: await nameOf(ctx, user_id) }) };
};

/** Changes a payer's share, for invoices still to come. */
export const changePayer = async (ctx: Ctx, payer: PayerRow, given: Part) => {
  const { student_id } = payer;
  const { today, location } = await lockHome(ctx, student_id);
  await payers.records.change(ctx, payer, sharesOf(given));
  await mustNotBeTooMuch(ctx, student_id, today);
  ctx.publish(accountChanged({ student_id, location_id: location }));
};

/**
 * Ends a payer's share with yesterday; one that had not begun is removed. Open invoices stay with whoever they went to, so
 * the last payer of them stays too.
 */
export const endPayer = async (ctx: Ctx, payer: PayerRow) => {
  const { id: own, student_id } = payer;
  const { today, location } = await lockHome(ctx, student_id);
  const { rows } = await sql<{ others: boolean; open: boolean }>`select
    exists (select 1 from billing_payer where student_id = ${student_id} and id <> ${own}
      and coalesce(end_date, 'infinity') >= ${today}::date) as others,
    exists (select 1 from invoice where student_id = ${student_id}
      and status in ('open', 'partly_paid') and agency_id is null) as open`.execute(ctx.db);
  if (!rows[0]?.others && rows[0]?.open)
    return declined(message('billing.lastPayer'), { field: 'id', code: 'OPEN_INVOICES' });
  const last = addDays(today, -1);
  if (payer.start_date > last) await payers.records.remove(ctx, own);
  else await payers.records.change(ctx, payer, { end_date: last });
  ctx.publish(accountChanged({ student_id, location_id: location }));
  return { says: message('billing.payerRemoved', { name: await nameOf(ctx, payer.user_id) }) };
};
