import { sql } from 'kysely';
import type { Sql } from '../../kernel/tables.ts';

/** How far a stated minute may lie ahead of the server's clock: tablets are a little fast. */
const AHEAD = '1 minute';

/**
 * The instant of a day and a minute as people state them in a location's own clock (`zone`), as a lateral of two
 * columns: `instant`, and `problem`: 'missing' for a minute the clock skips in spring, 'future', else null. A minute
 * the clock strikes twice in autumn means the latest of the two that is not ahead of now.
 */
export const statedInstant = (date: string, time: string, zone: Sql, now: Date): Sql => sql`(
  select instant, case
      when count(*) filter (where fits) over () = 0 then 'missing'
      when not fits then 'missing'
      when instant > ${now}::timestamptz + ${AHEAD}::interval then 'future' end as problem
  from (
    select c.instant, (c.instant at time zone ${zone}) = (${date}::date + ${time}::time) as fits
    from (select (${date}::date + ${time}::time) at time zone ${zone} as base) b
    cross join lateral (values (b.base - interval '1 hour'), (b.base), (b.base + interval '1 hour')) c (instant)
  ) candidate
  order by fits desc, instant > ${now}::timestamptz + ${AHEAD}::interval, instant desc
  limit 1)`;
