import { type SqlBool, sql } from 'kysely';
import { done, gone, message, rows } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, ids, int } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { setCameras } from './student-links.ts';

export const updateStudentSettingInput = {
  id: id(Student),
  max_daily_logins: int().nullish(),
  cameras: ids(Camera, 200, 0).optional(),
  schedule_id: id(Schedule).nullish(),
};
type Settings = InputOf<typeof updateStudentSettingInput>;

/** Saves what holds for one student instead of its location. */
export const saveSettings = async (ctx: Ctx, { id, cameras, max_daily_logins, schedule_id }: Settings) => {
  const student = await updateRow(
    ctx,
    'student',
    { id },
    { max_daily_logins, schedule_id, updated_at: ctx.now(), updated_by: ctx.who.user },
  );
  if (!student) return gone(message('student.gone'));
  const wrong = cameras ? await setCameras(ctx, id, cameras) : null;
  if (wrong) return wrong;
  const change = student.news;
  if (change || cameras)
    ctx.audit({ entity: Student, id, before: change?.before, after: { ...change?.after, cameras } });
  ctx.publish({ kind: 'rights', at: { student: id } });
  return done(message('student.settingsSaved'), { student: id });
};

/** A student's own settings and the ones of its location that they stand in for. */
export const readSettings = async (ctx: Ctx, { id }: { id: Id<'student'> }) => {
  const student = await ctx.db
    .selectFrom('student as st')
    .leftJoin('location_setting as ls', (on) => on.onRef('ls.location_id', '=', 'st.location_id'))
    .select(['st.id', 'st.max_daily_logins', 'st.schedule_id'])
    .select(['ls.max_daily_logins as location_max', 'ls.enable_max_login_feature as limited'])
    .where('st.id', '=', id)
    .executeTakeFirst();
  if (!student) return null;
  return {
    id: student.id,
    max_daily_logins: student.max_daily_logins,
    location_max_daily_logins: student.location_max,
    enable_max_login_feature: student.limited ?? false,
    schedule_id: student.schedule_id,
    cameras: rows(Camera, {
      order: ['sort'],
      where: () => [
        sql<SqlBool>`exists (select 1 from student_camera sc where sc.student_id = ${id}
          and sc.camera_id = camera.id)`,
      ],
    }),
  };
};
