import { sql } from 'kysely';
import { imageThrough } from '../../../files/image-sizes.ts';
import { object, out, outOrNull } from '../../../kernel/call/call.ts';
import type { ReadContext } from '../../../kernel/call/context.ts';
import { checkSpan } from '../../../kernel/call/span.ts';
import { ofStudent } from '../../../model/student/face.ts';
import { pupilJson, roomJson, type Span } from './student-days.ts';

const person = object({ id: out.id, full_name: out.text }, 'PersonOfReport');

/** A stay of a student, or a day it was marked absent on (`id` and times null). */
export const stayRow = object(
  {
    id: outOrNull(out.id),
    date: out.date,
    student: object({ id: out.id, full_name: out.text, image: imageThrough('face', ofStudent) }, 'PupilOfStay'),
    program: object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomOfStay'),
    start_time: outOrNull(out.clock),
    end_time: outOrNull(out.clock),
    minutes: out.int,
    checkedin_by: person,
    checkedout_by: person,
    check_in_signature: outOrNull(out.text),
    check_out_signature: outOrNull(out.text),
    note: outOrNull(out.text),
    absent: out.flag,
    absent_reason: outOrNull(out.text),
  },
  'StayRow',
);

interface Row {
  readonly id: number | null;
  readonly date: string;
  readonly student: { readonly id: number; readonly full_name: string; readonly image: string | null };
  readonly program: { readonly id: number; readonly name: string; readonly color_code: string | null } | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly minutes: number;
  readonly checkedin_by: { readonly id: number; readonly full_name: string } | null;
  readonly checkedout_by: { readonly id: number; readonly full_name: string } | null;
  readonly check_in_signature: string | null;
  readonly check_out_signature: string | null;
  readonly note: string | null;
  readonly absent: boolean;
  readonly absent_reason: string | null;
}

const person_ = (column: string) => sql`(select json_build_object('id', u.id, 'full_name', u.full_name) from app_user u
  where u.id = ${sql.ref(column)})`;

/** Stays and absences of a span, day by day. A stay stands whole at the day it began on. One statement. */
export const listStays = async (ctx: ReadContext, span: Span) => {
  checkSpan(span.start_date, span.end_date, 93);
  const { location, start_date, end_date, program_id = null, students } = span;
  const only = students && students.length > 0 ? [...students] : null;
  const of = sql`st.location_id = ${location}::int and (${program_id}::int is null or st.room_id = ${program_id}::int)
    and (${only}::int[] is null or st.id = any(${only}::int[]))`;
  const { rows } = await sql<{ row: Row }>`
    with place as materialized (select l.id, z.value as zone from location l join timezone z on z.id = l.timezone_id
      where l.id = ${location}),
    told as (
      select a.date, a.checked_in_at as at, st.id as student, json_build_object('id', a.id, 'date', a.date,
        'student', ${pupilJson}, 'program', ${roomJson},
        'start_time', to_char(a.checked_in_at at time zone p.zone, 'HH24:MI'),
        'end_time', to_char(a.checked_out_at at time zone p.zone, 'HH24:MI'),
        'minutes', greatest(0, floor(extract(epoch from coalesce(a.checked_out_at, ${ctx.now()}::timestamptz) - a.checked_in_at) / 60)),
        'checkedin_by', ${person_('a.checkedin_by')}, 'checkedout_by', ${person_('a.checkedout_by')},
        'check_in_signature', a.check_in_signature, 'check_out_signature', a.check_out_signature, 'note', a.note,
        'absent', false) as row
      from place p join attendance a on a.location_id = p.id
        and a.date between ${start_date}::date and ${end_date}::date
      join student st on st.id = a.student_id and ${of}
      left join room r on r.id = st.room_id
      union all
      select ab.date, null, st.id, json_build_object('id', null, 'date', ab.date, 'student', ${pupilJson},
        'program', ${roomJson}, 'minutes', 0, 'absent', true, 'absent_reason', ab.reason, 'note', ab.note)
      from absence ab join student st on st.id = ab.student_id and ${of}
      left join room r on r.id = st.room_id
      where ab.undone_at is null and ab.date between ${start_date}::date and ${end_date}::date
        and not exists (select 1 from attendance a where a.student_id = st.id and a.date = ab.date))
    select row from told order by date, row -> 'student' ->> 'full_name', at, student`.execute(ctx.db);
  return rows.map(({ row }) => ({
    ...row,
    start_time: row.start_time ?? null,
    end_time: row.end_time ?? null,
    checkedin_by: row.checkedin_by ?? null,
    checkedout_by: row.checkedout_by ?? null,
    check_in_signature: row.check_in_signature ?? null,
    check_out_signature: row.check_out_signature ?? null,
    absent_reason: row.absent_reason ?? null,
  }));
};
