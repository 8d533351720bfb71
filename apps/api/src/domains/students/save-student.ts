import { sql } from 'kysely';
import { beforeAfter, changed } from '../../kernel/before-after.ts';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Id } from '../../kernel/tables.ts';

/** Sets the status flag; the family's pictures follow at once. */
export const switchStudent = async (ctx: Ctx, { id, status }: { id: Id<'student'>; status: 'active' | 'inactive' }) => {
  const row = await ctx.db
    .updateTable('student')
    .set({ status })
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', id)
    .returning(['fname', ...beforeAfter])
    .executeTakeFirst();
  if (!row) return declined(say('student.gone'), { field: 'id', code: 'GONE' });
  const news = changed(row);
  if (news) ctx.audit({ entity: 'Student', id, ...news });
  ctx.tell({ kind: 'rights', at: { student: id } });
  return done(say(status === 'active' ? 'student.active' : 'student.inactive', { name: row.fname }), { student: id });
};

/** Gives a student cameras of its own, beside those of its room; only cameras of its location. */
export const updateCameras = async (
  ctx: Ctx,
  { id, cameras }: { id: Id<'student'>; cameras: readonly Id<'camera'>[] },
) => {
  const { centre } = ctx.who;
  await ctx.db.deleteFrom('student_camera').where('centre_id', '=', centre).where('student_id', '=', id).execute();
  const { numAffectedRows } = await sql`insert into student_camera (centre_id, student_id, camera_id)
    select c.centre_id, st.id, c.id from camera c
    join student st on st.centre_id = c.centre_id and st.id = ${id} and st.location_id = c.location_id
    where c.centre_id = ${centre} and c.id = any(${[...cameras]}::int[])`.execute(ctx.db);
  if (Number(numAffectedRows) !== cameras.length) {
    return declined(say('camera.notHere'), { field: 'cameras', code: 'ELSEWHERE' });
  }
  ctx.audit({ entity: 'Student', id, after: { cameras } });
  ctx.tell({ kind: 'rights', at: { student: id } });
  return done(say('student.camerasSaved'), { student: id });
};
