import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { mayChange } from './may-change.ts';
import { addEvent, lockActivities } from './write.ts';

interface Which {
  readonly id: Id<'activity'>;
  /** Left out: the whole row. */
  readonly students?: readonly Id<'student'>[] | undefined;
}

const gone = () => declined(message('activities.gone'), { field: 'id', code: 'GONE' });

/** Takes a row back, or takes children off it; with the last child the row goes. Nothing is deleted: it can be put back. */
export const removeActivity = async (ctx: Ctx, { id, students }: Which) => {
  const [before] = await lockActivities(ctx, [id]);
  if (!before || before.removed) return gone();
  const late = mayChange(ctx, before);
  if (late) return late;
  const off = students?.length ? before.students.filter((one) => students.some((student) => student === one)) : null;
  if (off && off.length === 0) return declined(message('activities.notOnIt'), { field: 'students', code: 'UNKNOWN' });
  if (off && off.length < before.students.length)
    await sql`update activity_student set removed_at = ${ctx.now()}::timestamptz where activity_id = ${id}
      and student_id = any(${off}::int[])`.execute(ctx.db);
  else
    await sql`update activity set removed_at = ${ctx.now()}::timestamptz, updated_at = ${ctx.now()}::timestamptz
      where id = ${id}`.execute(ctx.db);
  await addEvent(ctx, 'remove', { id, location: before.location_id }, { before, more: { without: off } });
  return done(message('activities.removed'));
};

/** Puts a row back that was taken back, or children that were taken off it. */
export const restoreActivity = async (ctx: Ctx, { id, students }: Which) => {
  const [before] = await lockActivities(ctx, [id]);
  if (!before) return gone();
  const back = before.without.filter((one) => students?.some((student) => student === one));
  if (!before.removed && back.length === 0)
    return declined(message('activities.notRemoved'), { field: 'id', code: 'NOT_REMOVED' });
  const late = mayChange(ctx, before);
  if (late) return late;
  await sql`update activity set removed_at = null, updated_at = ${ctx.now()}::timestamptz
    where id = ${id}`.execute(ctx.db);
  await sql`update activity_student set removed_at = null where activity_id = ${id}
    and student_id = any(${back}::int[])`.execute(ctx.db);
  await addEvent(ctx, 'restore', { id, location: before.location_id }, { after: before, more: { back } });
  return done(message('activities.restored'), { activity: id });
};
