import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, int, text } from '../../kernel/call/input.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { atMost } from '../../kernel/db/where.ts';
import { insertRows, updateRows } from '../../kernel/write/write-rows.ts';
import { Camera } from '../../model/camera/entity.ts';

constraint('camera_blackout_open', 'id', 'ALREADY', message('blackout.already'));

const nameOf = (ctx: Ctx, camera: number) =>
  ctx.db.selectFrom('camera').select('name').where('id', '=', camera).executeTakeFirstOrThrow();
export const blackoutCameraInput = { id: id(Camera), reason: text(1, 120), minutes: int(1, 1440).optional() };

/**
 * Closes a camera to families at once, with a reason they are told; until `minutes` have passed, or until it is
 * lifted. One that has run out is lifted first, so that its row does not stand in the way.
 */
export const startBlackout = async (ctx: Ctx, { id, reason, minutes }: InputOf<typeof blackoutCameraInput>) => {
  const { user } = ctx.who;
  const now = ctx.now();
  const { name } = await nameOf(ctx, id);
  await updateRows(
    ctx,
    'camera_blackout',
    { camera_id: id, lifted_at: null, ends_at: atMost(now) },
    { lifted_at: now },
  );
  const ends_at = minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
  await insertRows(ctx, 'camera_blackout', [{ camera_id: id, reason, started_at: now, ends_at, started_by: user }]);
  ctx.audit({ entity: Camera, id, after: { blackout: true, ends_at }, reason });
  ctx.publish({ kind: 'rights', at: { camera: id } });
  return done(message('blackout.started', { name }), { camera: id });
};

/** Opens the camera to families again. */
export const liftBlackout = async (ctx: Ctx, { id }: { id: Id<'camera'> }) => {
  const { user } = ctx.who;
  const lifted = await updateRows(
    ctx,
    'camera_blackout',
    { camera_id: id, lifted_at: null },
    { lifted_at: ctx.now(), lifted_by: user },
    ['id'],
  );
  if (lifted.length === 0) return declined(message('blackout.none'), { field: 'id', code: 'NONE' });
  const { name } = await nameOf(ctx, id);
  ctx.audit({ entity: Camera, id, after: { blackout: false } });
  ctx.publish({ kind: 'rights', at: { camera: id } });
  return done(message('blackout.lifted', { name }), { camera: id });
};
