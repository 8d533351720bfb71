import { sql } from 'kysely';
import { object, out, outOrNull } from '../../../kernel/call/call.ts';
import type { ReadContext } from '../../../kernel/call/context.ts';
import { checkSpan } from '../../../kernel/call/span.ts';
import { hasPlanOn, isClosedOn } from '../../schedules/schedules.door.ts';
import { absentDays, roomJson, type Span, studentDays } from './student-days.ts';

/** The students of a room on one day; their room is the one they belong to. */
export const roomDay = object(
  {
    date: out.date,
    program: object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomOfSummary'),
    /** Enrolled that day and, where schedules say when they come, planned on it; whoever came counts too. */
    expected: out.int,
    present: out.int,
    checked_out: out.int,
    absent: out.int,
    minutes: out.int,
  },
  'RoomDay',
);

interface Row {
  readonly date: string;
  readonly program: { readonly id: number; readonly name: string; readonly color_code: string | null } | null;
  readonly expected: number;
  readonly present: number;
  readonly checked_out: number;
  readonly absent: number;
  readonly minutes: number;
}

/**
 * Rooms of a location day by day until today, also those nobody came to; left out where nobody is expected, came or was
 * absent, as a nap room or a closed day. Who is expected is asked by the rule of the day's list. One statement.
 */
export const listSummary = async (ctx: ReadContext, span: Span) => {
  checkSpan(span.start_date, span.end_date, 62);
  const { program_id = null } = span;
  const { rows } = await sql<{ row: Row }>`with ${studentDays(ctx, span)}, ${absentDays(span)},
    came as (select pupil.room_id, day.date, count(*)::int as came, (count(*) filter (where not is_open))::int as gone,
        sum(minutes)::int as minutes
      from day join pupil on pupil.id = day.student_id group by pupil.room_id, day.date),
    missed as (select pupil.room_id, away.date, count(*)::int as absent
      from away join pupil on pupil.id = away.student_id group by pupil.room_id, away.date),
    of_place as (select b.date, ${isClosedOn(sql`p.id`, sql`b.date`)} as closed from place p cross join bound b),
    told as (
      select r.id as room_id, o.date from place p join room r on r.location_id = p.id
        and r.deleted_at is null and (${program_id}::int is null or r.id = ${program_id}::int)
      cross join of_place o where not o.closed and o.date <= (${ctx.now()}::timestamptz at time zone p.zone)::date
      union select room_id, date from came union select room_id, date from missed)
    select json_build_object('date', b.date, 'program', ${roomJson}, 'present', coalesce(c.came, 0),
      'checked_out', coalesce(c.gone, 0), 'absent', coalesce(m.absent, 0), 'minutes', coalesce(c.minutes, 0),
      'expected', (select count(*)::int from pupil join student st on st.id = pupil.id
        where pupil.room_id is not distinct from b.room_id and (exists (select 1 from day d where d.student_id = pupil.id
            and d.date = b.date) or st.status = 'active' and st.type = 'enrolled'
          and st.archived_at is null and coalesce(st.enrollment_date <= b.date, true)
          and coalesce(st.graduation_date >= b.date, true)
          and case when ${hasPlanOn(sql`st.id`, sql`b.date`)}
            then exists (select 1 from roster_time t where t.student_id = st.id
              and t.weekday = extract(isodow from b.date) and t.dates @> b.date and in_cycle(t.weeks, b.date)
              and not isempty(t.minutes)) else not o.closed end))) as row
    from told b join of_place o on o.date = b.date
    left join came c on c.room_id is not distinct from b.room_id and c.date = b.date
    left join missed m on m.room_id is not distinct from b.room_id and m.date = b.date
    left join room r on r.id = b.room_id
    order by b.date, r.sort, lower(r.name), r.id`.execute(ctx.db);
  return rows.map(({ row }) => row).filter(({ expected, present, absent }) => expected + present + absent > 0);
};
