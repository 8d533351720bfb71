import { done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { setCameraTimes } from '../schedules/schedules.door.ts';
import { type CameraInput, insertCamera, type NewCamera, updateCamera } from './save-camera.ts';

interface Time {
  readonly day: string;
  readonly start_time: string;
  readonly end_time: string;
}
/** Adds a camera together with hours of its own. */
export const createWithHours = async (
  ctx: Ctx,
  { schedule: times, ...input }: Omit<NewCamera, 'schedule'> & { readonly schedule: readonly Time[] },
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
  }: Omit<CameraInput, 'schedule'> & { readonly id: Id<'camera'>; readonly schedule?: readonly Time[] | undefined },
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
