import type { Ctx } from '../../kernel/call/context.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { ownCamerasNow } from './own-cameras.ts';
import { insertCamera } from './save-camera.ts';

export { countLogin, loginsToday, raiseLimitToday } from './logins-today.ts';

/** Adds cameras to a location that is new; codes and colours differ from one another. Their addresses follow later. */
export const addCameras = async (
  ctx: Ctx,
  location_id: Id<'location'>,
  cameras: readonly { readonly name: string; readonly code: string; readonly color_code: string }[],
): Promise<void> => {
  for (const camera of cameras) await insertCamera(ctx, { ...camera, location_id });
};

/** The cameras somebody else meets at this moment, with why each is open or not: the very reading that answers them. */
export const camerasOpenTo = (ctx: Ctx, who: Who) =>
  ownCamerasNow({ who, db: ctx.db, request: ctx.request, now: () => ctx.now() });

export { askCuts, restartCuts } from './recording-cuts.ts';
