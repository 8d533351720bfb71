import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { diffColumns, diffOf } from '../../../kernel/write/row-diff.ts';
import { BillingAgency, Payment, Subsidy } from '../../../model/billing/entity.ts';
import { placeOf } from '../ledger/place.ts';
import { approve, notePayment } from '../payments/receive.ts';
import { notOpenDay } from '../payments/where.ts';

constraint('billing_agency_name', 'name', 'TAKEN', message('billing.agencyTaken'));
constraint('subsidy_overlap', 'start_date', 'TAKEN', message('billing.subsidyTwice'));
constraint('subsidy_dates', 'end_date', 'BEFORE_START', message('billing.endBefore'));
// Used while it is deleted.
for (const name of ['subsidy_agency', 'ledger_account_agency', 'invoice_agency', 'payment_agency'])
  constraint(name, 'id', 'IN_USE', message('billing.agencyUsed'));

interface Given {
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly contact_name?: string | null | undefined;
  readonly terms?: string | null | undefined;
}
type Which = { readonly id: Id<'billing_agency'> };
const gone = (field = 'id') => declined(message('billing.agencyGone'), { field, code: 'GONE' });
const noAmount = () => declined(message('billing.noAmount'), { field: 'amount', code: 'TOO_SMALL' });

/** Adds an agency to a location. */
export const addAgency = async (ctx: Ctx, given: Given & { name: string; location_id: Id<'location'> }) => {
  const row = await ctx.db
    .insertInto('billing_agency')
    .values({ centre_id: ctx.who.centre, ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.audit({ entity: 'BillingAgency', id: row.id, after: row });
  return done(message('billing.agencyAdded', { name: row.name }), { agency: idOf(BillingAgency, row.id) });
};

/** Changes an agency. */
export const changeAgency = async (ctx: Ctx, { id, name, ...given }: Given & Which & { name?: string | undefined }) => {
  const row = await ctx.db
    .updateTable('billing_agency')
    .set((q) => ({ ...given, name: name ?? q.ref('name') }))
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning(diffColumns)
    .executeTakeFirst();
  if (!row) return gone();
  const change = diffOf(row);
  if (change) ctx.audit({ entity: 'BillingAgency', id, ...change });
  return done(message('billing.agencyChanged'), { agency: id });
};

/** Deletes an agency nothing was ever billed to; what uses it is told by the database. */
export const removeAgency = async (ctx: Ctx, { id }: Which) => {
  const row = await ctx.db
    .deleteFrom('billing_agency')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return gone();
  ctx.audit({ entity: 'BillingAgency', id, before: row });
  return done(message('billing.agencyRemoved', { name: row.name }));
};

interface Share {
  readonly amount: number;
  readonly period?: 'daily' | 'weekly' | 'biweekly' | 'monthly' | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | null | undefined;
  readonly units?: number | null | undefined;
  readonly copay?: number | null | undefined;
  readonly authorization_number?: string | null | undefined;
}

/** Makes an agency a payer of students of its location with its share. */
export const addSubsidies = async (
  ctx: Ctx,
  agency_id: Id<'billing_agency'>,
  students: readonly Id<'student'>[],
  { amount, period = 'monthly', start_date, ...more }: Share,
) => {
  if (amount <= 0) return noAmount();
  const { centre } = ctx.who;
  const agency = await ctx.db
    .selectFrom('billing_agency')
    .select('location_id')
    .where('centre_id', '=', centre)
    .where('id', '=', agency_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!agency) return gone('agency_id');
  const place = await placeOf(ctx, agency.location_id);
  const { rows } = await sql<{
    id: number;
  }>`insert into subsidy (centre_id, agency_id, student_id, amount, period, units, copay,
      authorization_number, start_date, end_date)
    select ${centre}::int, ${agency_id}::int, s.id, ${amount}::int, ${period}, ${more.units ?? null}::int, ${more.copay ?? null}::int,
      ${more.authorization_number ?? null}, ${start_date ?? place.today}::date, ${more.end_date ?? null}::date
    from student s where s.centre_id = ${centre} and s.location_id = ${agency.location_id} and s.id = any(${[...students]}::int[])
    order by s.id returning id`.execute(ctx.db);
  if (rows.length !== students.length)
    return declined(message('billing.studentElsewhere'), { field: 'students', code: 'OTHER_LOCATION' });
  for (const { id } of rows)
    ctx.audit({ entity: 'Subsidy', id, after: { agency_id, amount, period, start_date, ...more } });
  ctx.publish({ kind: 'billing', ids: [...students], at: { location: agency.location_id } });
  const [first] = rows;
  return done(message('billing.subsidyAdded', { count: rows.length }), { subsidy: idOf(Subsidy, first?.id ?? 0) });
};

/** Ends an agency's share from today; its open invoices stay. One that has not begun is deleted. */
const endSubsidy = async (ctx: Ctx, id: number): Promise<boolean> => {
  const { centre } = ctx.who;
  const { rows } = await sql<{ student: number; location: number; start_date: string; end_date: string | null }>`
    select s.student_id as student, a.location_id as location, s.start_date, s.end_date from subsidy s
    join billing_agency a on a.centre_id = s.centre_id and a.id = s.agency_id
    where s.centre_id = ${centre} and s.id = ${id} for update of s`.execute(ctx.db);
  const [row] = rows;
  if (!row) return false;
  const { today } = await placeOf(ctx, row.location);
  const last = addDays(today, -1);
  if (row.start_date > last)
    await ctx.db.deleteFrom('subsidy').where('centre_id', '=', centre).where('id', '=', id).execute();
  else if (row.end_date === null || row.end_date > last)
    await ctx.db
      .updateTable('subsidy')
      .set({ end_date: last })
      .where('centre_id', '=', centre)
      .where('id', '=', id)
      .execute();
  ctx.audit({ entity: 'Subsidy', id, before: { end_date: row.end_date }, after: { end_date: last } });
  ctx.publish({ kind: 'billing', ids: [row.student], at: { location: row.location } });
  return true;
};
const noSubsidy = (field = 'id') => declined(message('billing.subsidyGone'), { field, code: 'GONE' });

export const removeSubsidy = async (ctx: Ctx, { id }: { id: Id<'subsidy'> }) =>
  (await endSubsidy(ctx, id)) ? done(message('billing.subsidyEnded')) : noSubsidy();

/** Ends all that an agency pays for one student from today on. */
export const removeStudent = async (
  ctx: Ctx,
  { agency_id, student_id }: { agency_id: Id<'billing_agency'>; student_id: Id<'student'> },
) => {
  const agency = await ctx.db
    .selectFrom('billing_agency')
    .select('location_id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', agency_id)
    .executeTakeFirst();
  if (!agency) return gone('agency_id');
  const { today } = await placeOf(ctx, agency.location_id);
  const rows = await ctx.db
    .selectFrom('subsidy')
    .select('id')
    .where('centre_id', '=', ctx.who.centre)
    .where('agency_id', '=', agency_id)
    .where('student_id', '=', student_id)
    .where((q) => q.or([q('end_date', 'is', null), q('end_date', '>=', today)]))
    .execute();
  if (rows.length === 0) return noSubsidy('student_id');
  for (const { id } of rows) await endSubsidy(ctx, id);
  return done(message('billing.subsidyEnded'));
};

/** Changes an agency's share for invoices still to come. */
export const changeSubsidy = async (
  ctx: Ctx,
  { id, amount, ...given }: Omit<Share, 'amount'> & { id: Id<'subsidy'>; amount?: number | undefined },
) => {
  if (amount !== undefined && amount <= 0) return noAmount();
  const row = await ctx.db
    .updateTable('subsidy')
    .set((q) => ({ ...given, amount: amount ?? q.ref('amount') }))
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning(['student_id', ...diffColumns])
    .executeTakeFirst();
  if (!row) return noSubsidy();
  const change = diffOf(row);
  if (change) ctx.audit({ entity: 'Subsidy', id, ...change });
  ctx.publish({ kind: 'billing', ids: [row.student_id] });
  return done(message('billing.subsidyChanged'), { subsidy: id });
};

interface Paid {
  readonly agency_id: Id<'billing_agency'>;
  readonly amount: number;
  readonly date?: string | undefined;
  readonly method?: 'check' | 'bank' | 'external' | 'agency' | 'cash' | undefined;
  readonly invoices?: readonly Id<'invoice'>[] | undefined;
  readonly check_number?: string | undefined;
  readonly note?: string | undefined;
}

/** Records what an agency has paid, over the invoices of several students; what is left stays as its credit. */
export const payByAgency = async (ctx: Ctx, given: Paid) => {
  const { agency_id, amount, invoices, method = 'agency' } = given;
  if (amount <= 0) return noAmount();
  const { centre } = ctx.who;
  const agency = await ctx.db
    .selectFrom('billing_agency')
    .select('location_id')
    .where('centre_id', '=', centre)
    .where('id', '=', agency_id)
    .executeTakeFirst();
  if (!agency) return gone('agency_id');
  const place = await placeOf(ctx, agency.location_id);
  const ahead = notOpenDay(place, given.date);
  if (ahead) return ahead;
  let left = amount;
  const { rows } = invoices
    ? await sql<{
        id: number;
        open: number;
        agency: number | null;
      }>`select id, open_cents as open, agency_id as agency from invoice
        where centre_id = ${centre} and id = any(${[...invoices]}::int[]) and status in ('open', 'partly_paid')
        order by array_position(${[...invoices]}::int[], id) for update`.execute(ctx.db)
    : { rows: [] };
  if (invoices && (rows.length !== invoices.length || rows.some((row) => row.agency !== agency_id)))
    return declined(message('billing.notPayable', { number: '' }), { field: 'invoices', code: 'STATE' });
  const wishes = rows.flatMap(({ id, open }) => {
    const cents = Math.min(left, open);
    left -= cents;
    return cents > 0 ? [{ invoice: id, cents }] : [];
  });
  const id = await notePayment(
    ctx,
    place,
    {
      student: null,
      user: null,
      agency: agency_id,
      method,
      amount,
      date: given.date ?? place.today,
      note: given.note,
      check_number: given.check_number,
    },
    wishes,
  );
  const wrong = await approve(ctx, id, { wished: invoices !== undefined });
  if (wrong) return wrong;
  ctx.audit({ entity: 'Payment', id, after: { agency_id, amount, method } });
  ctx.publish({ kind: 'billing', at: { location: agency.location_id, agency: agency_id } });
  return done(message('billing.paymentMade'), { payment: idOf(Payment, id) });
};
