import { sql } from 'kysely';
import type { WorkContext } from '../../../kernel/call/context.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { type Due, dueOf, USUAL_GRACE, wasThere } from './due.ts';
import { type DealtJson, dealtFrom, dealtOn, lastGiven } from './standing.ts';

interface Row {
  readonly id: number;
  readonly today: string;
  readonly zone: string;
  readonly grace: number;
  readonly times: readonly string[];
  readonly least_minutes: number | null;
  readonly most_a_day: number | null;
  readonly dealt: readonly DealtJson[];
  readonly last: Date | null;
  readonly came: Date;
  readonly left: Date | null;
}

/** What of a medicine is open today at its place; `there`: the child was there when it was to be given. */
export interface Open extends Due {
  readonly authorization: number;
  readonly today: string;
  readonly there: boolean;
}

/**
 * What is to be given today to the children who are there, or were: of who has left what is late and was to be given before.
 * @param which narrows the authorizations `a`, of the students `st`, by their room of today `ar`
 */
export const plannedToday = async (
  { db, now: clock }: Pick<WorkContext, 'db' | 'now'>,
  which: Sql,
): Promise<Open[]> => {
  const now = clock();
  const { rows } =
    await sql<Row>`select a.id, d.today::text as today, z.value as zone, a.times, a.least_minutes, a.most_a_day,
      coalesce(hs.dose_grace, ${USUAL_GRACE}) as grace, ${dealtOn(sql`a.id`, sql`d.today`)} as dealt, ${lastGiven(sql`a.id`)} as last,
      (select min(x.entered_at) from attendance_room x where x.student_id = st.id
        and (x.entered_at >= d.midnight or x.left_at is null)) as came, ar.left_at as left
    from medication_authorization a
    join student st on st.id = a.student_id and st.archived_at is null
    join location l on l.id = st.location_id join timezone z on z.id = l.timezone_id
    left join health_setting hs on hs.location_id = l.id
    cross join lateral (select (${now}::timestamptz at time zone z.value)::date as today,
      (${now}::timestamptz at time zone z.value)::date::timestamp at time zone z.value as midnight) d
    join lateral (select r.room_id, r.left_at from attendance_room r where r.student_id = st.id
        and (r.entered_at >= d.midnight or r.left_at is null)
      order by r.left_at is null desc, r.entered_at desc limit 1) ar on true
    where a.status = 'active' and d.today between a.starts_on and a.ends_on and ${which}
    order by st.fname, st.id, a.id`.execute(db);
  return rows.flatMap(({ id: authorization, today, dealt, last, came, left, zone, grace, ...plan }) =>
    dueOf(plan, dealtFrom(dealt), { now, zone, grace, last }).flatMap((due) => {
      const there = due.due !== null && wasThere(due.due, { came, left }, { now, zone, grace });
      return left === null || (there && due.state === 'late') ? [{ ...due, authorization, today, there }] : [];
    }),
  );
};
