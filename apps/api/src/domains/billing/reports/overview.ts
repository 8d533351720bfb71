import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { owedToday } from '../ledger/owed.ts';
import type { Asked } from './asked.ts';

/** Billed, paid, unpaid and credit sums of a period and of now, from the ledger. */
export const readOverview = async (ctx: Ctx, { location, start_date, end_date }: Asked) => {
  const now = ctx.now();
  const here = sql`(${inOwnLocations(ctx.who, sql`a.location_id`)} and (${location ?? null}::int is null or a.location_id = ${location ?? null}))`;
  const { rows } = await sql<Record<'billed' | 'paid' | 'refunded' | 'waived' | 'open' | 'credit' | 'overdue', number>>`
    with days as (select ${start_date ?? null}::date as a, ${end_date ?? null}::date as b), lines as (
      select l.kind, l.cents, e.kind as entry from ledger_line l join ledger_entry e on e.id = l.entry_id
      join ledger_account a on a.id = l.account_id, days d
      where l.kind in ('income', 'tax', 'surcharge', 'cash', 'waived') and ${here}
        and e.effective_on between coalesce(d.a, '1000-01-01') and coalesce(d.b, '9999-12-31'))
    select coalesce(-sum(cents) filter (where kind in ('income', 'tax', 'surcharge')), 0)::float8 as billed,
      coalesce(sum(cents) filter (where kind = 'cash'), 0)::float8 as paid,
      coalesce(-sum(cents) filter (where kind = 'cash' and entry in ('refund', 'refund_done', 'refund_failed', 'chargeback')), 0)::float8 as refunded,
      coalesce(sum(cents) filter (where kind = 'waived'), 0)::float8 as waived,
      ${owedToday(sql`a.kind = 'receivable' and ${here}`, now)} as open,
      -${owedToday(sql`a.kind = 'credit' and ${here}`, now)} as credit,
      (select coalesce(sum(a.open_cents), 0)::float8 from invoice a join location o on o.id = a.location_id
        join timezone tz on tz.id = o.timezone_id where a.status in ('open', 'partly_paid')
        and a.due_date < (${now}::timestamptz at time zone tz.value)::date and ${here}) as overdue
    from lines`.execute(ctx.db);
  const [sums] = rows;
  return { billed: 0, paid: 0, refunded: 0, waived: 0, open: 0, credit: 0, overdue: 0, ...sums };
};
