import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, date, flag, type InputOf, id, ids, text } from '../../../kernel/call/input.ts';
import { Invoice } from '../../../model/billing/entity.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { User } from '../../../model/user/entity.ts';
import { cents, mustBePositive } from '../documents.ts';
import type { InvoiceRow } from '../invoices/invoice.ts';
import { homeOf, mustBeOpen, mustHaveCome, placeOf } from '../ledger/place.ts';
import { payersOf } from '../plans/payers-of.ts';
import { mustBeOfAccount, mustBePayable, type Portion, shareOut } from './apply.ts';
import { approve, methods, notePayment } from './receive.ts';

export const paymentInput = {
  student_id: id(Student),
  amount: cents,
  method: choice(...methods),
  date: date().optional(),
  invoices: ids(Invoice, 200, 0).optional(),
  user_id: id(User).optional(),
  note: text(0, 2000).optional(),
  check_number: text(0, 60).optional(),
  pending: flag().optional(),
};

/** Records money a family has paid, and applies it to the listed invoices or to the oldest ones. */
export const recordPayment = async (ctx: Ctx, given: InputOf<typeof paymentInput>) => {
  const { student_id: student, amount, invoices, user_id, pending = false, ...income } = given;
  mustBePositive(amount);
  const home = await homeOf(ctx, student);
  if (user_id !== undefined && !(await paysFor(ctx, user_id, student)))
    return declined(message('billing.noPayer'), { field: 'user_id', code: 'NO_PAYER' });
  const listed = invoices ? await listedInvoices(ctx, student, invoices, amount) : null;
  const rest = (await payersOf(ctx, [student], home.today)).get(student)?.rest.user ?? null;
  // What was said to be for an invoice comes from whoever it is for, unless told.
  const user = user_id ?? listed?.user ?? rest;
  const location = listed?.location ?? (await whereOwed(ctx, student, user, home.location));
  if (!(await reachesLocation(ctx, location)))
    return declined(message('billing.otherPlaceOnly'), { field: 'student_id', code: 'OTHER_LOCATION' });
  const place = location === home.location ? home : await placeOf(ctx, location);
  (pending ? mustBeOpen : mustHaveCome)(place, given.date);
  const made = await notePayment(
    ctx,
    place,
    { ...income, student_id: student, user_id: user, amount, date: given.date ?? place.today },
    listed?.wishes ?? [],
  );
  if (!pending) await approve(ctx, made, { wished: invoices !== undefined });
  return { made };
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
    await sql`select 1 where exists (select 1 from standing_guardian where user_id = ${user} and student_id = ${student})
      or exists (select 1 from invoice where user_id = ${user} and student_id = ${student})`.execute(ctx.db);
  return rows.length > 0;
};

/** What the listed invoices are to get of an amount, at which location, and whose the first of them is. */
interface Listed {
  readonly location: number;
  readonly user: number | null;
  readonly wishes: readonly Portion[];
}

/**
 * What each of the listed invoices is to get, in their order. They are of one child and one location, at which the payment is
 * then booked: after a move what is owed at the former location is settled there, so that the books of both balance.
 */
const listedInvoices = async (
  ctx: Ctx,
  student: number,
  invoices: readonly number[],
  amount: number,
): Promise<Listed | null> => {
  const { rows } = await sql<InvoiceRow>`select * from invoice where id = any(${[...invoices]}::int[])
    order by array_position(${[...invoices]}::int[], id) for update`.execute(ctx.db);
  const [first] = rows;
  if (!first) return null;
  const account = { location: first.location_id, student, agency: null };
  for (const invoice of rows) {
    mustBePayable(invoice);
    mustBeOfAccount(account, invoice);
  }
  return { location: first.location_id, user: first.user_id, wishes: shareOut(rows, amount) };
};

/**
 * At which location money is booked that was said to be for no invoice: at the child's own, or, where the payer owes nothing
 * there any more, where the oldest of its open invoices is that the caller reaches.
 */
const whereOwed = async (ctx: Ctx, student: number, user: number | null, own: number): Promise<number> => {
  const { rows } = await sql<{ location: number }>`select i.location_id as location from invoice i
    where i.student_id = ${student} and i.agency_id is null and i.user_id is not distinct from ${user}::int
      and i.status in ('open', 'partly_paid') and ${inOwnLocations(ctx.who, sql`i.location_id`)}
    order by i.location_id <> ${own}, i.due_date, i.id limit 1`.execute(ctx.db);
  return rows[0]?.location ?? own;
};
