import { done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type InputOf, listOf, text } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { setCameraTimes } from '../schedules/schedules.door.ts';
import { type CameraInput, insertCamera, type NewCamera, updateCamera } from './save-camera.ts';

/** Checked by the function, so that a wrong time is an Error at its field. */
export const ownHours = {
  schedule: listOf({ day: text(1, 20), start_time: text(1, 10), end_time: text(1, 10) }, 100),
};
export const changedHours = { schedule: ownHours.schedule.optional() };

/** Adds a camera together with hours of its own. */
export const createWithHours = async (
  ctx: Ctx,
  { schedule: times, ...input }: Omit<NewCamera, 'schedule'> & InputOf<typeof ownHours>,
) => {
  const timed = { name: input.name, location: input.location_id, schedule: null };
  const schedule = await setCameraTimes(ctx, timed, times, 'schedule');
  if (schedule instanceof UserError) return schedule;
  const camera = await insertCamera(ctx, { ...input, schedule: idOf(Schedule, schedule) });
  return done(message('camera.added', { name: input.name }), { camera });
};

/** Changes a camera, and its hours where they are given. The camera is held first, so that two changes follow each other. */
export const updateWithHours = async (
  ctx: Ctx,
  {
    schedule: times,
    ...input
  }: Omit<CameraInput, 'schedule'> & InputOf<typeof changedHours> & { readonly id: Id<'camera'> },
) => {
  if (times === undefined) return updateCamera(ctx, input);
  const found = await ctx.db
    .selectFrom('camera')
    .select(['name', 'location_id as location', 'schedule_id as schedule'])
    .where('id', '=', input.id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return gone(message('camera.gone'));
  const timed = { ...found, name: input.name ?? found.name, location: input.location_id ?? found.location };
  const schedule = await setCameraTimes(ctx, timed, times, 'schedule');
  if (schedule instanceof UserError) return schedule;
  return updateCamera(ctx, { ...input, schedule: idOf(Schedule, schedule) });
};
