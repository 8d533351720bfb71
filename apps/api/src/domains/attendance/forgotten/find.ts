import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';

/** So long after a child was to go, or its location closed, it was probably not checked out. */
const GRACE_MS = 45 * 60_000;
/** Where neither a plan nor opening hours say when a child goes: from this minute of the day on. */
const LATE_CLOCK = '20:00';

/** A stay that was found now. */
export interface Found {
  readonly id: number;
  readonly student_id: number;
  readonly location_id: number;
}

/**
 * Finds the open stays of a centre that should have ended, each once: 45 minutes after the child was planned to go and
 * its location closed (where there is neither, from eight in the evening), and in any case on the day after. What is
 * proposed is the planned end, else closing time, within the stay.
 */
export const findForgotten = async (db: Kysely<DB>, centre: number, now: Date): Promise<readonly Found[]> => {
  const grace = new Date(now.getTime() - GRACE_MS);
  const at = sql`${now}::timestamptz`;
  const { rows } = await sql<Found>`
    insert into forgotten_checkout (location_id, student_id, attendance_id, found_at, proposed_at)
    select a.location_id, a.student_id, a.id, ${at}, date_trunc('minute', least(${at},
      greatest(a.checked_in_at + interval '59 seconds', coalesce(plan.ends, hours.until, (a.date + time '18:00') at time zone z.value))))
    from attendance a
    join location l on l.id = a.location_id
    join timezone z on z.id = l.timezone_id
    left join lateral (select (a.date + make_interval(mins => max(e.ends))) at time zone z.value as ends
      from expected_times(${centre}::int, l.id, a.date, a.date) e where e.student_id = a.student_id) plan on true
    left join lateral (select h.until from schedule_hours(${centre}::int, l.schedule_id, z.value, a.checked_in_at) h
      where l.schedule_id is not null) hours on true
    where a.checked_out_at is null and a.checked_in_at < ${grace}::timestamptz
      and (a.date < (${at} at time zone z.value)::date
        or greatest(plan.ends, hours.until, case when plan.ends is null and hours.until is null
          then (a.date + time ${sql.lit(LATE_CLOCK)}) at time zone z.value - ${GRACE_MS / 60_000}::int * interval '1 minute' end)
          < ${grace}::timestamptz)
    on conflict on constraint forgotten_checkout_stay do nothing
    returning id, student_id, location_id`.execute(db);
  return rows;
};
