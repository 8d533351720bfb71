import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint, type UserError } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { Payer } from '../../../model/billing/entity.ts';
import { placeOf } from '../ledger/place.ts';
import { areCategoriesOf, otherCategory } from '../prices/categories.ts';

constraint('billing_payer_once', 'user_id', 'TAKEN', message('billing.payerTwice'));
constraint('billing_payer_dates', 'end_date', 'BEFORE_START', message('billing.endBefore'));

/** A payer's part: a percentage, or cents of each bill. */
export interface PartGiven {
  readonly user_id: Id<'app_user'>;
  readonly percent?: number | null | undefined;
  readonly amount?: number | null | undefined;
}

const wrongPart = ({ percent, amount }: Omit<PartGiven, 'user_id'>): UserError | null => {
  if ((percent ?? null) !== null && (amount ?? null) !== null)
    return declined(message('billing.oneShare'), { field: 'amount', code: 'BOTH' });
  if (typeof amount === 'number' && amount <= 0)
    return declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });
  if (typeof percent === 'number' && (percent <= 0 || percent > 100))
    return declined(message('billing.above100'), { field: 'percent', code: 'TOO_LARGE' });
  return null;
};
const sharesOf = ({ percent, amount }: Omit<PartGiven, 'user_id'>) =>
  typeof amount === 'number' ? { share: null, amount } : { share: Math.round((percent ?? 100) * 100), amount: null };

/** Locks a student, so that shares are added up by one at a time. */
const holdStudent = async (ctx: Ctx, student: number): Promise<{ location_id: number }> =>
  ctx.db
    .selectFrom('student')
    .select('location_id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', student)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

const areGuardians = async (ctx: Ctx, student: number, users: readonly number[]): Promise<boolean> => {
  const { rows } = await sql`select distinct user_id from standing_guardian where centre_id = ${ctx.who.centre}
    and student_id = ${student} and user_id = any(${[...users]}::int[])`.execute(ctx.db);
  return rows.length === new Set(users).size;
};

/** Declines when the shares of a student come to more than 100 percent on some day that is not over. */
const tooMuch = async (ctx: Ctx, student: number, from: string): Promise<UserError | null> => {
  const { rows } =
    await sql`select 1 from billing_payer a join billing_payer b on b.centre_id = a.centre_id and b.student_id = a.student_id
      and b.plan_id is not distinct from a.plan_id and b.category_id is not distinct from a.category_id and b.share is not null
      and daterange(b.start_date, b.end_date, '[]') @> greatest(a.start_date, ${from}::date)
    where a.centre_id = ${ctx.who.centre} and a.student_id = ${student} and a.share is not null
      and coalesce(a.end_date, 'infinity') >= ${from}::date
    group by a.id having sum(b.share) > 10000 limit 1`.execute(ctx.db);
  return rows.length > 0 ? declined(message('billing.above100'), { field: 'percent', code: 'TOO_LARGE' }) : null;
};

/** Makes the given parts all that holds for a plan from a day on; who paid before did. */
export const setPayers = async (
  ctx: Ctx,
  { student, plan, from }: { readonly student: number; readonly plan: number; readonly from: string },
  payers: readonly PartGiven[],
): Promise<UserError | null> => {
  for (const payer of payers) {
    const wrong = wrongPart(payer);
    if (wrong) return wrong;
  }
  await holdStudent(ctx, student);
  if (
    !(await areGuardians(
      ctx,
      student,
      payers.map(({ user_id }) => user_id),
    ))
  )
    return declined(message('billing.notGuardian'), { field: 'payers', code: 'NOT_GUARDIAN' });
  const before = ctx.db.updateTable('billing_payer').set({ end_date: addDays(from, -1) });
  await before
    .where('centre_id', '=', ctx.who.centre)
    .where('plan_id', '=', plan)
    .where('start_date', '<', from)
    .where((q) => q.or([q('end_date', 'is', null), q('end_date', '>=', from)]))
    .execute();
  await ctx.db
    .deleteFrom('billing_payer')
    .where('centre_id', '=', ctx.who.centre)
    .where('plan_id', '=', plan)
    .where('start_date', '>=', from)
    .execute();
  if (payers.length > 0)
    await ctx.db
      .insertInto('billing_payer')
      .values(
        payers.map((payer) => ({
          centre_id: ctx.who.centre,
          student_id: student,
          user_id: payer.user_id,
          plan_id: plan,
          ...sharesOf(payer),
          start_date: from,
        })),
      )
      .execute();
  return tooMuch(ctx, student, from);
};

interface Added extends PartGiven {
  readonly student_id: Id<'student'>;
  readonly category?: Id<'charge_category'> | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | null | undefined;
}

/** Makes a guardian a payer of a student from a day on, today unless told. */
export const addPayer = async (ctx: Ctx, given: Added) => {
  const { student_id, user_id, category, start_date, end_date } = given;
  const wrong = wrongPart(given);
  if (wrong) return wrong;
  const { location_id } = await holdStudent(ctx, student_id);
  if (!(await areGuardians(ctx, student_id, [user_id])))
    return declined(message('billing.notGuardian'), { field: 'user_id', code: 'NOT_GUARDIAN' });
  if (!(await areCategoriesOf(ctx, location_id, [category]))) return otherCategory();
  const { today } = await placeOf(ctx, location_id);
  const row = await ctx.db
    .insertInto('billing_payer')
    .values({
      centre_id: ctx.who.centre,
      student_id,
      user_id,
      category_id: category ?? null,
      ...sharesOf(given),
      start_date: start_date ?? today,
      end_date: end_date ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const above = await tooMuch(ctx, student_id, row.start_date);
  if (above) return above;
  const { full_name } = await ctx.db
    .selectFrom('app_user')
    .select('full_name')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  ctx.audit({ entity: 'Payer', id: row.id, after: row });
  ctx.publish({ kind: 'billing', ids: [student_id], at: { location: location_id } });
  return done(message('billing.payerAdded', { name: full_name }), { payer: idOf(Payer, row.id) });
};

type Which = { readonly id: Id<'billing_payer'> };
const gone = () => declined(message('billing.payerGone'), { field: 'id', code: 'GONE' });

const find = async (ctx: Ctx, id: number) => {
  const row = await ctx.db
    .selectFrom('billing_payer as p')
    .innerJoin('app_user as u', (on) => on.onRef('u.centre_id', '=', 'p.centre_id').onRef('u.id', '=', 'p.user_id'))
    .selectAll('p')
    .select('u.full_name')
    .where('p.centre_id', '=', ctx.who.centre)
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { location_id } = await holdStudent(ctx, row.student_id);
  return { row, location_id, place: await placeOf(ctx, location_id) };
};

/** Changes a payer's share, for invoices still to come. */
export const changePayer = async (ctx: Ctx, given: Which & Omit<PartGiven, 'user_id'>) => {
  const wrong = wrongPart(given);
  if (wrong) return wrong;
  const found = await find(ctx, given.id);
  if (!found) return gone();
  const { row, place } = found;
  const shares = sharesOf(given);
  await ctx.db
    .updateTable('billing_payer')
    .set(shares)
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', given.id)
    .execute();
  const above = await tooMuch(ctx, row.student_id, place.today);
  if (above) return above;
  ctx.audit({ entity: 'Payer', id: given.id, before: { share: row.share, amount: row.amount }, after: shares });
  ctx.publish({ kind: 'billing', ids: [row.student_id], at: { location: place.location } });
  return done(message('billing.payerChanged'), { payer: given.id });
};

/** Ends a payer's share. Open invoices stay with whoever they went to, so the last payer of them stays too. */
export const removePayer = async (ctx: Ctx, { id }: Which) => {
  const found = await find(ctx, id);
  if (!found) return gone();
  const { row, place } = found;
  const { rows } = await sql<{ others: number; open: number }>`select
    (select count(*)::int from billing_payer p where p.centre_id = ${ctx.who.centre} and p.student_id = ${row.student_id}
      and p.id <> ${id} and coalesce(p.end_date, 'infinity') >= ${place.today}::date) as others,
    (select count(*)::int from invoice i where i.centre_id = ${ctx.who.centre} and i.student_id = ${row.student_id}
      and i.status in ('open', 'partly_paid') and i.agency_id is null) as open`.execute(ctx.db);
  if (rows[0]?.others === 0 && rows[0].open > 0)
    return declined(message('billing.lastPayer'), { field: 'id', code: 'OPEN_INVOICES' });
  const yesterday = addDays(place.today, -1);
  if (row.start_date > yesterday)
    await ctx.db.deleteFrom('billing_payer').where('centre_id', '=', ctx.who.centre).where('id', '=', id).execute();
  else
    await ctx.db
      .updateTable('billing_payer')
      .set({ end_date: yesterday })
      .where('centre_id', '=', ctx.who.centre)
      .where('id', '=', id)
      .execute();
  const { full_name, ...before } = row;
  ctx.audit({ entity: 'Payer', id, before });
  ctx.publish({ kind: 'billing', ids: [row.student_id], at: { location: place.location } });
  return done(message('billing.payerRemoved', { name: full_name }));
};
