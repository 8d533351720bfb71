import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/**
 * Whether a location takes nobody in on a local day: a closed day, or one its opening hours leave out. Whoever has no
 * schedule of its own is expected on every other day.
 */
export const isClosedOn = (location: Sql, day: Sql): Sql => sql`(
    exists (select 1 from closure cl where (cl.location_id is null or cl.location_id = ${location})
      and ${day} between cl.start_date and cl.end_date)
    or exists (select 1 from location pl join schedule h on h.id = pl.schedule_id
        and h.status = 'active' where pl.id = ${location}
        and exists (select 1 from schedule_date sd where sd.schedule_id = h.id)
        and not exists (select 1 from schedule_date sd where sd.schedule_id = h.id
          and sd.day = to_char(${day}, 'FMDay'))))`;

/** Whether a schedule of the student's own holds on a local day, whatever it plans for it. */
export const hasPlanOn = (student: Sql, day: Sql): Sql => sql`exists (select 1 from roster ro
    where ro.student_id = ${student} and ro.removed_at is null and ro.start_date <= ${day}
      and coalesce(ro.end_date >= ${day}, true))`;

/** A stretch of time somebody is expected in a room. Instants are ms, UTC; `date` is the location's own day. */
export interface ExpectedSpan {
  readonly student_id: number | null;
  readonly user_id: number | null;
  /** Null: staff without a room, or a child without one of its own. */
  readonly room_id: number | null;
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

export interface Expected {
  /** Children and staff by their schedules, without closed days, absences, vacations and paid time off. */
  readonly spans: readonly ExpectedSpan[];
  /** Enrolled children nothing is planned for within these days: nobody said when they come. */
  readonly unplanned: readonly { readonly student_id: number; readonly room_id: number | null }[];
  /** Days the location is closed on. */
  readonly closed: readonly string[];
  readonly zone: string;
}

/** Who is asked about: the days of one location, both included. */
export interface ExpectedAsked {
  readonly centre: number;
  readonly location: number;
  readonly since: string;
  readonly until: string;
}

/** Who is expected at a location, and when, by its own clock and its changes. One statement. */
export const expectedBetween = async (
  db: Kysely<DB>,
  { centre, location, since, until }: ExpectedAsked,
): Promise<Expected> => {
  const { rows } = await sql<{ expected: Expected }>`
    with place as (select l.id, z.value as zone from location l join timezone z on z.id = l.timezone_id
      where l.id = ${location})
    select json_build_object('zone', p.zone,
      'spans', (select coalesce(json_agg(json_build_object('student_id', e.student_id, 'user_id', e.user_id,
          'room_id', e.room_id, 'date', e.day, 'from', x.from_ms, 'to', x.to_ms) order by x.from_ms, e.student_id, e.user_id), '[]')
        from expected_times(${centre}::int, p.id, ${since}::date, ${until}::date) e
        cross join lateral (select
          (extract(epoch from (e.day + make_interval(mins => e.starts)) at time zone p.zone) * 1000)::bigint as from_ms,
          (extract(epoch from (e.day + make_interval(mins => e.ends)) at time zone p.zone) * 1000)::bigint as to_ms) x
        where x.to_ms > x.from_ms),
      'unplanned', (select coalesce(json_agg(json_build_object('student_id', st.id, 'room_id', st.room_id) order by st.id), '[]')
        from student st where st.location_id = p.id and st.archived_at is null
          and st.status = 'active' and st.type = 'enrolled'
          and not exists (select 1 from roster_time t where t.student_id = st.id
            and t.dates && daterange(${since}::date, ${until}::date, '[]'))),
      'closed', (select coalesce(json_agg(d.day order by d.day), '[]')
        from (select ${since}::date + n as day from generate_series(0, ${until}::date - ${since}::date) n) d
        where exists (select 1 from closure c where (c.location_id is null or c.location_id = p.id)
          and d.day between c.start_date and c.end_date))) as expected
    from place p`.execute(db);
  return rows[0]?.expected ?? { spans: [], unplanned: [], closed: [], zone: 'UTC' };
};

/** Who is expected in a room within one quarter of an hour. */
export interface Quarter {
  readonly room_id: number | null;
  /** Start of the quarter, ms UTC. */
  readonly at: number;
  readonly students: readonly number[];
  readonly staff: readonly number[];
}

const QUARTER_MS = 15 * 60_000;

/** Spans by room and quarter hour: who is there at any moment of it. Quarters without anybody are left out. */
export const perQuarter = (spans: readonly ExpectedSpan[]): Quarter[] => {
  const quarters = new Map<string, Quarter & { students: number[]; staff: number[] }>();
  for (const { room_id, from, to, student_id, user_id } of spans)
    for (let at = from - (from % QUARTER_MS); at < to; at += QUARTER_MS) {
      const key = `${room_id}:${at}`;
      const quarter = quarters.get(key) ?? { room_id, at, students: [], staff: [] };
      quarters.set(key, quarter);
      if (student_id !== null && !quarter.students.includes(student_id)) quarter.students.push(student_id);
      if (user_id !== null && !quarter.staff.includes(user_id)) quarter.staff.push(user_id);
    }
  return [...quarters.values()].sort((a, b) => a.at - b.at || (a.room_id ?? 0) - (b.room_id ?? 0));
};
