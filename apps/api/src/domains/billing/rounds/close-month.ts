import { sql } from 'kysely';
import { declined, done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { insertRows } from '../../../kernel/write/write-rows.ts';
import { Location } from '../../../model/location/entity.ts';
import { placeOf } from '../ledger/place.ts';

interface Given {
  readonly location: Id<'location'>;
  readonly month: string;
}

/**
 * Closes a month of a location that is over, and all before it: the ledger takes no entry of their days any more. It waits
 * for bookings that are under way, and they for it (the key is that of 0400-billing-ledger.sql).
 */
export const closeMonth = async (ctx: Ctx, { location, month }: Given) => {
  await sql`select pg_advisory_xact_lock(727104, ${location}::int)`.execute(ctx.db);
  const place = await placeOf(ctx, location);
  const first = `${month.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  if (place.today < next) return declined(message('billing.monthNotOver'), { field: 'month', code: 'NOT_OVER' });
  if (first < place.open_from) return declined(message('billing.monthDone'), { field: 'month', code: 'STATE' });
  const closed = { location_id: location, month: first, closed_at: ctx.now(), closed_by: ctx.who.user };
  await insertRows(ctx, 'billing_month', [closed]);
  ctx.audit({ entity: Location, id: location, after: { billing_month_closed: first } });
  return done(message('billing.monthIsClosed'));
};
