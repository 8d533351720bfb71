import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { readRooms } from './read-rooms.ts';
import { ratioOf } from './room-ratio.ts';

/** The rooms of a centre that are out of ratio now; only locations with children in them are read, each by one statement. */
export const roomsOutNow = async (ctx: Pick<WorkContext, 'db' | 'who' | 'now'>) => {
  const { rows: places } = await sql<{ id: number; name: string }>`select l.id, l.name from location l
    where l.active and exists (select 1 from attendance a
      where a.location_id = l.id and a.checked_out_at is null)`.execute(ctx.db);
  const broken = [];
  for (const location of places) {
    const place = await readRooms(ctx, location.id);
    for (const room of place?.rooms ?? []) {
      const ratio = place ? ratioOf(place, room) : null;
      if (ratio && ratio.broken !== null) broken.push({ ...ratio, location });
    }
  }
  return broken;
};
