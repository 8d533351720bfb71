import { sql } from 'kysely';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Id } from '../../kernel/tables.ts';
import { tellAttendance } from './check.ts';

/** For so long the person who checked somebody in or out may take it back without a manager. */
const UNDO_MINUTES = 10;

interface Last {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  readonly event: string | null;
  readonly kind: 'in' | 'out' | null;
  readonly attendance_id: number | null;
}

/**
 * Takes back what the caller did last at the door for these students. The events stay; what is taken back is written
 * beside them, and the stays follow.
 */
export const undoCheck = async (ctx: Ctx, { students }: { students: readonly Id<'student'>[] }) => {
  const { centre, user } = ctx.who;
  const now = ctx.now();
  const { rows } = await sql<Last>`
    with locked as (
      select st.* from student st where st.centre_id = ${centre} and st.id = any(${[...students]}::int[])
      order by st.id for no key update
    )
    select st.id, st.fname as name, st.location_id, e.id::text as event, e.kind, e.attendance_id
    from locked st
    left join lateral (
      select * from (
        select ev.* from attendance_event ev where ev.centre_id = ${centre} and ev.student_id = st.id
        order by ev.id desc limit 1) newest
      where newest.kind in ('in', 'out') and newest.recorded_by = ${user}
        and newest.at > ${now}::timestamptz - make_interval(mins => ${UNDO_MINUTES})
    ) e on true
    order by st.id`.execute(ctx.db);
  const lost = rows.filter((row) => row.attendance_id === null);
  if (lost.length > 0) {
    const mends = lost.map(({ id, name }) => ({
      field: `students.${id}`,
      code: 'TOO_LATE',
      message: say('attendance.undoTooLate', { name }),
    }));
    return declined(say('attendance.someNot', { count: lost.length }), ...mends);
  }
  const stays = (kind: 'in' | 'out') => rows.filter((row) => row.kind === kind).map((row) => row.attendance_id);
  await sql`insert into attendance_event (centre_id, location_id, student_id, kind, at, stated_at, attendance_id,
      recorded_by, source, before)
    select ${centre}, e.location_id, e.student_id, 'remove', ${now}::timestamptz, ${now}::timestamptz, e.attendance_id,
      ${user}, 'staff', jsonb_build_object('event', e.id, 'kind', e.kind)
    from attendance_event e where e.centre_id = ${centre} and e.id = any(${rows.map((row) => row.event)}::bigint[])`.execute(
    ctx.db,
  );
  await sql`delete from attendance where centre_id = ${centre} and id = any(${stays('in')}::int[])`.execute(ctx.db);
  await sql`
    with reopened as (
      update attendance a set checked_out_at = null, checkedout_by = null, check_out_signature = null
      where a.centre_id = ${centre} and a.id = any(${stays('out')}::int[]) returning id
    )
    update attendance_room r set left_at = null
    where r.centre_id = ${centre} and r.id in (
      select distinct on (l.attendance_id) l.id from attendance_room l join reopened o on o.id = l.attendance_id
      where l.centre_id = ${centre} order by l.attendance_id, l.entered_at desc, l.id desc)`.execute(ctx.db);
  for (const { id, kind } of rows)
    ctx.audit({ entity: 'Student', id, before: { attendance: kind }, after: { attendance: 'undone' } });
  tellAttendance(ctx, rows);
  return done(say('attendance.undone'), { students: rows.map((row) => row.id) });
};
