import type { Ctx } from '../../kernel/call/context.ts';

/**
 * Holds rooms until the transaction ends, so that none of them is deleted or moved while students are put into it.
 * Answers the location of each by its id; a room that is gone is missing.
 */
export const lockRooms = async (ctx: Ctx, rooms: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (rooms.length === 0) return new Map();
  const held = await ctx.db
    .selectFrom('room')
    .select(['id', 'location_id'])
    .where((q) => q('id', '=', q.fn.any(q.val([...rooms]))))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(held.map((room) => [room.id, room.location_id]));
};
