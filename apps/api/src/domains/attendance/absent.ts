import { sql } from 'kysely';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { constraint } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
import { tellAttendance } from './check.ts';

constraint('absence_of_day', 'students', 'ABSENT_ALREADY', say('attendance.absentAlready'));

interface Input {
  readonly students: readonly Id<'student'>[];
  readonly date: string;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
}

/** Marks students absent for a day of their location; one who is here is declined, and nobody is marked. */
export const markAbsent = async (ctx: Ctx, { students, date, reason, note }: Input) => {
  const { centre, user } = ctx.who;
  const now = ctx.now();
  const { rows } = await sql<{ id: number; name: string; location_id: number; here: boolean; marked: boolean }>`
    with locked as (
      select st.* from student st where st.centre_id = ${centre} and st.id = any(${[...students]}::int[])
      order by st.id for no key update
    )
    select st.id, st.fname as name, st.location_id,
      exists (select 1 from attendance a where a.centre_id = ${centre} and a.student_id = st.id
        and (a.checked_out_at is null or a.date = ${date}::date)) as here,
      exists (select 1 from absence ab where ab.centre_id = ${centre} and ab.student_id = st.id and ab.date = ${date}::date
        and ab.undone_at is null) as marked
    from locked st order by st.id`.execute(ctx.db);
  const here = rows.filter((student) => student.here);
  if (here.length > 0) {
    const mends = here.map(({ id, name }) => ({
      field: `students.${id}`,
      code: 'HERE',
      message: say('attendance.isHere', { name }),
    }));
    return declined(say('attendance.someNot', { count: here.length }), ...mends);
  }
  const news = rows.filter((student) => !student.marked);
  const ids = news.map((student) => student.id);
  const places = news.map((student) => student.location_id);
  await sql`
    with marked as (
      insert into absence (centre_id, student_id, location_id, date, reason, note, marked_by, marked_at)
      select ${centre}, d.student_id, d.location_id, ${date}::date, ${reason ?? null}, ${note ?? null}, ${user}, ${now}::timestamptz
      from unnest(${ids}::int[], ${places}::int[]) as d (student_id, location_id) returning student_id, location_id
    )
    insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, action_by, recorded_by, source, note)
    select ${centre}, location_id, student_id, 'absent', ${now}::timestamptz, ${now}::timestamptz, ${user}, ${user}, 'staff',
      ${note ?? null} from marked`.execute(ctx.db);
  for (const id of ids) ctx.audit({ entity: 'Student', id, after: { absent: date }, reason });
  tellAttendance(ctx, news);
  return done(say('attendance.markedAbsent', { names: news.map((student) => student.name) }), { students: ids });
};

/** Takes the absent mark of a day back. */
export const unmarkAbsent = async (ctx: Ctx, { student_id, date }: { student_id: Id<'student'>; date: string }) => {
  const { centre, user } = ctx.who;
  const now = ctx.now();
  const { rows } = await sql<{ location_id: number }>`
    with undone as (
      update absence set undone_at = ${now}::timestamptz
      where centre_id = ${centre} and student_id = ${student_id} and date = ${date}::date and undone_at is null
      returning location_id
    ), told as (
      insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, action_by, recorded_by, source)
      select ${centre}, location_id, ${student_id}, 'present', ${now}::timestamptz, ${now}::timestamptz, ${user}, ${user}, 'staff' from undone
    )
    select location_id from undone`.execute(ctx.db);
  const [found] = rows;
  if (!found) return declined(say('attendance.notAbsent'), { field: 'student_id', code: 'NOT_ABSENT' });
  ctx.audit({ entity: 'Student', id: student_id, before: { absent: date } });
  tellAttendance(ctx, [{ id: student_id, location_id: found.location_id }]);
  return done(say('attendance.unmarked'));
};
