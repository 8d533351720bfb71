import { sql } from 'kysely';
import type { WriteContext } from '../../../kernel/call/context.ts';
import type { Place } from '../ledger/place.ts';
import type { AttendedDay } from './arithmetic.ts';
import { eachDay, isWorkday } from './plan-days.ts';

interface Row {
  readonly key: number;
  readonly attended: readonly AttendedDay[];
  readonly absent: readonly string[];
  readonly closed: readonly string[];
  /** Days the child is planned for; null where nothing is planned for it. */
  readonly planned: readonly string[] | null;
}

interface Span {
  /** What the answer calls it. */
  readonly key: number;
  readonly student: number;
  readonly days: readonly string[];
  readonly start: string;
  readonly end: string;
}

/** What is known of the days of a child in a period of a plan. */
export interface DaysOfChild {
  readonly attended: readonly AttendedDay[];
  /** Days it was away of those it was to come. */
  readonly absent: readonly string[];
  /** Days it is to come: by the plan, else by its schedule, else from Monday to Friday; closed days left out. */
  readonly expected: readonly string[];
  /** Days it would have come that the location is closed. */
  readonly closed: readonly string[];
}

/** Reads the days of children in the periods of their plans, in one statement. Stays that go on count to now. */
export const daysOfChildren = async (
  ctx: WriteContext,
  place: Place,
  spans: readonly Span[],
): Promise<ReadonlyMap<number, DaysOfChild>> => {
  if (spans.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select w.key,
      (select coalesce(json_agg(json_build_object('day', a.date, 'stays', a.stays, 'minutes', a.minutes) order by a.date), '[]') from (
        select a.date, count(*)::int as stays,
          sum(extract(epoch from coalesce(a.checked_out_at, ${ctx.now()}::timestamptz) - a.checked_in_at) / 60)::int as minutes
        from attendance a where a.student_id = w.student and a.date between w."start" and w."end"
        group by a.date) a) as attended,
      (select coalesce(json_agg(b.date), '[]') from absence b where b.student_id = w.student
        and b.date between w."start" and w."end" and b.undone_at is null) as absent,
      (select coalesce(json_agg(d.day), '[]') from closure c
        cross join lateral (select greatest(c.start_date, w."start") + n as day
          from generate_series(0, least(c.end_date, w."end") - greatest(c.start_date, w."start")) n) d
        where (c.location_id is null or c.location_id = ${place.location})
          and c.start_date <= w."end" and c.end_date >= w."start") as closed,
      case when exists (select 1 from roster_time t where t.student_id = w.student
          and t.dates && daterange(w."start", w."end", '[]')) then
        (select coalesce(json_agg(d.day), '[]') from (select distinct w."start" + n as day from generate_series(0, w."end" - w."start") n
          join roster_time t on t.student_id = w.student and t.dates @> w."start" + n
            and t.weekday = extract(isodow from w."start" + n) and in_cycle(t.weeks, w."start" + n) and not isempty(t.minutes)) d) end as planned
    from json_to_recordset(${JSON.stringify(spans)}::json) as w(key int, student int, "start" date, "end" date)`.execute(
    ctx.db,
  );
  const spanOf = new Map(spans.map((span) => [span.key, span]));
  return new Map(
    rows.map(({ key, attended, absent, closed, planned }) => {
      const { days = [], start = '', end = '' } = spanOf.get(key) ?? {};
      const shut = new Set(closed);
      const open = (start === '' ? [] : eachDay(start, end)).filter((day) => !shut.has(day));
      const schedule = days.length > 0 || !planned ? null : new Set(planned);
      const isPlanned = (day: string) => (schedule ? schedule.has(day) : days.length > 0 || isWorkday(day));
      // The plan's own weekdays are minded where they are counted.
      const expected = open.filter((day) => isPlanned(day));
      const mayMiss = new Set(schedule ? expected : open);
      const missed = closed.filter((day) => isPlanned(day));
      return [key, { attended, expected, closed: missed, absent: absent.filter((day) => mayMiss.has(day)) }] as const;
    }),
  );
};
