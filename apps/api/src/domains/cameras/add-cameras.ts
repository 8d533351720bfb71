import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { insertCamera } from './save-camera.ts';

/** Adds cameras to a location that is new; codes and colours differ from one another. Their addresses follow later. */
export const addCameras = async (
  ctx: Ctx,
  location_id: Id<'location'>,
  cameras: readonly { readonly name: string; readonly code: string; readonly color_code: string }[],
): Promise<void> => {
  for (const camera of cameras) await insertCamera(ctx, { ...camera, location_id });
};
