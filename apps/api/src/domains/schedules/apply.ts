import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, ids } from '../../kernel/call/input.ts';
import type { FieldError } from '../../kernel/call/refusals.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';

export const applyScheduleToCamerasInput = {
  id: id(Schedule),
  cameras: ids(Camera),
  location: id(Location).optional(),
};
type ApplyInput = InputOf<typeof applyScheduleToCamerasInput>;

/** Sets a schedule on cameras in place of what they had. All of them lie at its location, if it has one. */
export const applyToCameras = async (ctx: Ctx, { id, cameras, location }: ApplyInput) => {
  const { rows } = await sql<{ id: number; name: string; schedule_id: number | null; elsewhere: boolean }>`
    select c.id, c.name, c.schedule_id,
      c.location_id <> coalesce(s.location_id, c.location_id)
        or c.location_id <> coalesce(${location ?? null}::int, c.location_id) as elsewhere
    from schedule s join camera c on c.centre_id = s.centre_id
    where s.id = ${id} and c.id = any(${[...cameras]}::int[]) and c.deleted_at is null
    order by c.id for no key update of c for key share of s`.execute(ctx.db);
  if (rows.length === 0) return gone(message('schedule.gone'));
  const fieldErrors = rows.flatMap(({ id: camera, name, elsewhere }): FieldError[] =>
    elsewhere
      ? [{ field: `cameras.${camera}`, code: 'OTHER_LOCATION', message: message('schedule.cameraElsewhere', { name }) }]
      : [],
  );
  const [first] = fieldErrors;
  if (first) return declined(first.message ?? message('schedule.gone'), ...fieldErrors);
  await updateRows(ctx, 'camera', { id: rows.map((camera) => camera.id) }, { schedule_id: id });
  for (const { id: camera, schedule_id } of rows)
    if (schedule_id !== id)
      ctx.audit({ entity: Camera, id: camera, before: { schedule_id }, after: { schedule_id: id } });
  ctx.publish({ kind: 'rights', at: { schedule: id } });
  return done(message('schedule.applied', { count: rows.length }));
};
