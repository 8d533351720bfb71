import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { UserError } from '../../../kernel/call/refusals.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import type { Place } from '../ledger/place.ts';
import { notOfAccount, type Portion } from './apply.ts';

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
export const listedInvoices = async (
  ctx: Ctx,
  student: number,
  invoices: readonly number[],
  amount: number,
): Promise<Listed | UserError | null> => {
  const { rows } = await sql<{
    id: number;
    open: number;
    number: string | null;
    status: string;
    location: number;
    student: number;
    user: number | null;
    agency: number | null;
  }>`select id, open_cents as open, number, status, location_id as location, student_id as student, user_id as "user", agency_id as agency
    from invoice where centre_id = ${ctx.who.centre} and id = any(${[...invoices]}::int[])
    order by array_position(${[...invoices]}::int[], id) for update`.execute(ctx.db);
  const [first] = rows;
  if (!first) return null;
  const account = { location: first.location, student, agency: null };
  let left = amount;
  const wishes: Portion[] = [];
  for (const { id, open, number, status, agency, ...row } of rows) {
    if (status !== 'open' && status !== 'partly_paid')
      return declined(message('billing.notPayable', { number: number ?? '?' }), { field: 'invoices', code: 'STATE' });
    const foreign = notOfAccount(account, { ...row, number, payer: { user: row.user, agency } });
    if (foreign) return foreign;
    const cents = Math.min(left, open);
    left -= cents;
    if (cents > 0) wishes.push({ invoice: id, cents });
  }
  return { location: first.location, user: first.user, wishes };
};

/**
 * At which location money is booked that was said to be for no invoice: at the child's own, or, where the payer owes nothing
 * there any more, where the oldest of its open invoices is that the caller reaches.
 */
export const whereOwed = async (ctx: Ctx, student: number, user: number | null, own: number): Promise<number> => {
  const { rows } = await sql<{ location: number }>`select i.location_id as location from invoice i
    where i.centre_id = ${ctx.who.centre} and i.student_id = ${student} and i.agency_id is null
      and i.user_id is not distinct from ${user}::int and i.status in ('open', 'partly_paid')
      and ${inOwnLocations(ctx.who, sql`i.location_id`)}
    order by i.location_id <> ${own}, i.due_date, i.id limit 1`.execute(ctx.db);
  return rows[0]?.location ?? own;
};

/** Declines a day of a closed month, which stands as it was read. */
export const notClosed = ({ open_from }: Place, date: string | undefined): UserError | null =>
  date !== undefined && date < open_from
    ? declined(message('billing.monthClosed'), { field: 'date', code: 'CLOSED' })
    : null;

/** Declines a day that lies ahead: money counts from the day it came. */
export const notAhead = ({ today }: Place, date: string | undefined): UserError | null =>
  date !== undefined && date > today ? declined(message('billing.dateAhead'), { field: 'date', code: 'FUTURE' }) : null;

/** Declines a day no money can be said to have come on: one that lies ahead, or one of a closed month. */
export const notOpenDay = (place: Place, date: string | undefined): UserError | null =>
  notClosed(place, date) ?? notAhead(place, date);
