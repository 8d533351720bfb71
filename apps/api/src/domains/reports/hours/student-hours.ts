import { sql } from 'kysely';
import { imageThrough } from '../../../files/image-sizes.ts';
import { object, out, outOrNull } from '../../../kernel/call/call.ts';
import type { ReadContext } from '../../../kernel/call/context.ts';
import { checkSpan } from '../../../kernel/call/span.ts';
import { clockAt } from '../../../kernel/lib/local-time.ts';
import { ofStudent } from '../../../model/student/face.ts';
import { absentDays, pupilJson, roomJson, type Span, studentDays, studentSums } from './student-days.ts';

const pupil = object({ id: out.id, full_name: out.text, image: imageThrough('face', ofStudent) }, 'PupilOfReport');
const room = object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomOfReport');

/** A student with the days somebody asked about; minutes are whole, and those of the row are the sum of its days. */
export const dailyHours = object(
  {
    student: pupil,
    program: room,
    minutes: out.int,
    days: [
      object(
        {
          date: out.date,
          start_time: outOrNull(out.clock),
          end_time: outOrNull(out.clock),
          minutes: out.int,
          is_open: out.flag,
          absent: out.flag,
          reason: outOrNull(out.text),
        },
        'DayOfReport',
      ),
    ],
  },
  'StudentDailyHours',
);

/** The hours of a student over some days. */
export const hoursOfStudent = object(
  { student: pupil, program: room, days_present: out.int, days_absent: out.int, minutes: out.int },
  'StudentHours',
);

interface DayRow {
  readonly date: string;
  readonly first_in: number | null;
  readonly last_out: number | null;
  readonly minutes: number;
  readonly is_open: boolean;
  readonly absent: boolean;
  readonly reason: string | null;
}
interface Row {
  readonly student: { readonly id: number; readonly full_name: string; readonly image: string | null };
  readonly program: { readonly id: number; readonly name: string; readonly color_code: string | null } | null;
  readonly zone: string;
  readonly days: readonly DayRow[];
}

const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Students of a location with their days of a span: the enrolled, and whoever else was there. One statement. */
export const listDailyHours = async (ctx: ReadContext, span: Span) => {
  checkSpan(span.start_date, span.end_date, 31);
  const { rows } = await sql<{ row: Row }>`with ${studentDays(ctx, span)}, ${absentDays(span)},
    told as (
      select student_id, json_agg(json_build_object('date', date, 'first_in', ${ms('first_in')}, 'last_out', ${ms('last_out')},
        'minutes', minutes, 'is_open', is_open, 'absent', absent, 'reason', reason) order by date) as days
      from (select student_id, date, first_in, last_out, minutes, is_open, false as absent, null as reason from day
        union all select student_id, date, null, null, 0, false, true, reason from away) d group by student_id)
    select json_build_object('student', ${pupilJson}, 'program', ${roomJson}, 'zone', p.zone, 'days', coalesce(told.days, '[]')) as row
    from place p cross join pupil join student st on st.id = pupil.id
    left join room r on r.id = st.room_id left join told on told.student_id = st.id
    where told.student_id is not null or (st.archived_at is null and st.status = 'active' and st.type = 'enrolled')
    order by r.sort, lower(r.name), lower(st.fname), lower(st.lname), st.id`.execute(ctx.db);
  const clock = (at: number | null, zone: string) => (at === null ? null : clockAt(at, zone));
  return rows.map(({ row: { zone, days, ...row } }) => ({
    ...row,
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    days: days.map(({ first_in, last_out, ...day }) => ({
      ...day,
      start_time: clock(first_in, zone),
      end_time: day.is_open ? null : clock(last_out, zone),
    })),
  }));
};

/** How long students were there over a span, and on how many days. One statement. */
export const listStudentHours = async (ctx: ReadContext, span: Span) => {
  checkSpan(span.start_date, span.end_date);
  const { rows } = await sql<{
    row: { days_present: number; days_absent: number; minutes: number } & Omit<Row, 'days' | 'zone'>;
  }>`
    with ${studentSums(ctx, span)}
    select json_build_object('student', ${pupilJson}, 'program', ${roomJson}, 'days_present', coalesce(there.days, 0),
      'days_absent', coalesce(absent.days, 0), 'minutes', coalesce(there.minutes, 0)) as row
    from pupil join student st on st.id = pupil.id
    left join room r on r.id = st.room_id
    left join there on there.student_id = st.id left join absent on absent.student_id = st.id
    where there.student_id is not null or absent.student_id is not null
      or (st.archived_at is null and st.status = 'active' and st.type = 'enrolled')
    order by lower(st.fname), lower(st.lname), st.id`.execute(ctx.db);
  return rows.map(({ row }) => row);
};
