import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { Room } from '../../model/room/entity.ts';
import type { newRooms } from '../../model/room/new-rooms.inputs.ts';

/** Adds rooms to a location that is new; the names differ from one another. */
export const addRooms = async (ctx: Ctx, location_id: number, { rooms }: InputOf<typeof newRooms>): Promise<void> => {
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
