import { sql } from 'kysely';
import type { Sql } from '../../../kernel/db/tables.ts';

/**
 * What accounts of the ledger come to today, in cents; `where` is a condition on `a`, the account. This is what is owed
 * wherever it is told: sums are kept of all that was booked, and what is dated ahead is taken off until its day.
 */
export const owedToday = (where: Sql, now: Date): Sql => sql`(
  select coalesce(sum(b.cents - coalesce((select sum(f.cents) from ledger_entry e
      join ledger_line f on f.entry_id = e.id and f.account_id = a.id
      where e.location_id = a.location_id
        and e.effective_on > (${now.toISOString()}::timestamptz at time zone tz.value)::date), 0)), 0)::float8
  from ledger_account a join ledger_balance b on b.account_id = a.id
  join location o on o.id = a.location_id join timezone tz on tz.id = o.timezone_id
  where ${where})`;

/** Open invoices that are owed today, as a condition on `i`; one that is dated ahead is not yet. */
export const isOwedToday = (now: Date): Sql => sql`(i.status in ('open', 'partly_paid')
  and i.date <= (select (${now.toISOString()}::timestamptz at time zone tz.value)::date from location o
    join timezone tz on tz.id = o.timezone_id where o.id = i.location_id))`;
