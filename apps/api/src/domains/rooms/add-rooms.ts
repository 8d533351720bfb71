import type { Ctx } from '../../kernel/call/context.ts';
import { Room } from '../../model/room/entity.ts';

/** Adds rooms to a location that is new; the names differ from one another. */
export const addRooms = async (
  ctx: Ctx,
  location_id: number,
  rooms: readonly { readonly name: string; readonly color_code?: string | undefined }[],
): Promise<void> => {
  if (rooms.length === 0) return;
  const added = await ctx.db
    .insertInto('room')
    .values(
      rooms.map(({ name, color_code }, sort) => ({
        location_id,
        name,
        color_code: color_code ?? null,
        sort,
      })),
    )
    .returningAll()
    .execute();
  for (const room of added) ctx.audit({ entity: Room, id: room.id, after: room });
};
