import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, ids } from '../../kernel/call/input.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Activity } from '../../model/activity/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { mayChange } from './may-change.ts';
import { addEvent, lockActivities } from './write.ts';

export const restoreActivityInput = {
  id: id(Activity),
  /** Left out: the whole row. */
  students: ids(Student, 1000, 0).optional(),
};
type Which = InputOf<typeof restoreActivityInput>;

/** Puts a row back that was taken back, or children that were taken off it. */
export const restoreActivity = async (ctx: Ctx, { id, students }: Which) => {
  const [before] = await lockActivities(ctx, [id]);
  if (!before) return gone(message('activities.gone'));
  const back = before.without.filter((one) => students?.some((student) => student === one));
  if (!before.removed && back.length === 0)
    return declined(message('activities.notRemoved'), { field: 'id', code: 'NOT_REMOVED' });
  const late = mayChange(ctx, before);
  if (late) return late;
  await updateRows(ctx, 'activity', { id }, { removed_at: null, updated_at: ctx.now() });
  await updateRows(ctx, 'activity_student', { activity_id: id, student_id: back }, { removed_at: null });
  await addEvent(ctx, 'restore', { id, location: before.location_id }, { after: before, more: { back } });
  return done(message('activities.restored'), { activity: id });
};
