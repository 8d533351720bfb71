import { sql } from 'kysely';
import { declined, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Declined } from '../../kernel/refusals.ts';

/** How many of the given programs are not of the location; those that are stay there until the transaction ends. */
const foreignPrograms = async (ctx: Ctx, programs: readonly number[], location: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from billing_program where centre_id = ${ctx.who.centre}
    and location_id = ${location} and id = any(${[...programs]}::int[]) for key share`.execute(ctx.db);
  return new Set(programs).size - rows.length;
};

/**
 * Offers the given billing programs, and no others, in a room, and answers null; declines when one of them is of another
 * location.
 */
export const setProgramsOfRoom = async (
  ctx: Ctx,
  room: number,
  location: number,
  programs: readonly number[],
): Promise<Declined | null> => {
  const { centre } = ctx.who;
  if ((await foreignPrograms(ctx, programs, location)) > 0)
    return declined(say('billing.otherLocation'), { field: 'billing_programs', code: 'OTHER_LOCATION' });
  await leaveRoom(ctx, room);
  await sql`insert into billing_program_room (centre_id, billing_program_id, room_id)
    select ${centre}, p.id, ${room} from unnest(${[...programs]}::int[]) p(id) on conflict do nothing`.execute(ctx.db);
  ctx.audit({ entity: 'Room', id: room, after: { billing_programs: programs } });
  return null;
};

/** Takes a room that is deleted, or moves to another location, out of every billing program. */
export const leaveRoom = async (ctx: Ctx, room: number): Promise<void> => {
  await ctx.db
    .deleteFrom('billing_program_room')
    .where('centre_id', '=', ctx.who.centre)
    .where('room_id', '=', room)
    .execute();
};
