import { sql } from 'kysely';
import { object, out, outOrNull } from '../../../kernel/call/call.ts';
import type { Reading } from '../presence.ts';
import { absentDays, roomJson, type Span, studentDays } from './student-days.ts';
import { checkSpan } from './student-hours.ts';

/** The students of a room on one day; their room is the one they belong to. */
export const roomDay = object(
  {
    date: out.date,
    program: object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomOfSummary'),
    /** Enrolled that day and, where schedules say when they come, planned on it. */
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

/** Rooms of a location day by day, those on which nobody of the room came left out. One statement. */
export const listSummary = async (ctx: Reading, span: Span) => {
  checkSpan(span.start_date, span.end_date, 62);
  const { centre } = ctx.who;
  const { rows } = await sql<{ row: Row }>`with ${studentDays(ctx, span)}, ${absentDays(ctx, span)},
    came as (select pupil.room_id, day.date, count(*)::int as came, (count(*) filter (where not is_open))::int as gone,
        sum(minutes)::int as minutes
      from day join pupil on pupil.id = day.student_id group by pupil.room_id, day.date),
    missed as (select pupil.room_id, away.date, count(*)::int as absent
      from away join pupil on pupil.id = away.student_id group by pupil.room_id, away.date),
    both_of as (select coalesce(c.room_id, m.room_id) as room_id, coalesce(c.date, m.date) as date,
        coalesce(c.came, 0) as came, coalesce(c.gone, 0) as gone, coalesce(c.minutes, 0) as minutes, coalesce(m.absent, 0) as absent
      from came c full join missed m on m.room_id is not distinct from c.room_id and m.date = c.date)
    select json_build_object('date', b.date, 'program', ${roomJson}, 'present', b.came, 'checked_out', b.gone,
      'absent', b.absent, 'minutes', b.minutes,
      'expected', (select count(*)::int from pupil join student st on st.centre_id = ${centre} and st.id = pupil.id
        where pupil.room_id is not distinct from b.room_id and st.status = 'active' and st.type = 'enrolled'
          and st.archived_at is null and coalesce(st.enrollment_date <= b.date, true)
          and coalesce(st.graduation_date >= b.date, true)
          and (not exists (select 1 from roster ro where ro.centre_id = ${centre} and ro.student_id = st.id
              and ro.removed_at is null and ro.start_date <= b.date and coalesce(ro.end_date >= b.date, true))
            or exists (select 1 from roster_time t where t.centre_id = ${centre} and t.student_id = st.id
              and t.weekday = extract(isodow from b.date) and t.dates @> b.date and in_cycle(t.weeks, b.date)
              and not isempty(t.minutes))))) as row
    from both_of b left join room r on r.centre_id = ${centre} and r.id = b.room_id
    order by b.date, r.sort, lower(r.name), r.id`.execute(ctx.db);
  return rows.map(({ row }) => row);
};
