import { sql } from 'kysely';
import { declined, done, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { idOf } from '../../kernel/entity.ts';
import type { Declined } from '../../kernel/refusals.ts';
import type { Id } from '../../kernel/tables.ts';
import { Room } from './rooms.entities.ts';

/** Of the given people, how many are not staff of the location. */
const notOfLocation = async (ctx: Ctx, people: readonly number[], location: number): Promise<number> => {
  const { rows } = await sql<{ foreign: number }>`
    select count(*)::int as foreign from unnest(${[...people]}::int[]) p(id)
    where not exists (select 1 from user_location ul
      join user_role ur on ur.centre_id = ul.centre_id and ur.user_id = ul.user_id
      join role r on r.id = ur.role_id and r.name in ('teacher', 'manager')
      where ul.centre_id = ${ctx.who.centre} and ul.user_id = p.id and ul.location_id = ${location})`.execute(ctx.db);
  return rows[0]?.foreign ?? 0;
};

/**
 * Makes the given people the staff of a room and answers null; declines when one of them is not staff of the location.
 * Rooms set for one another at once wait for each other at the room's row.
 */
export const setStaff = async (
  ctx: Ctx,
  room: number,
  location: number,
  people: readonly number[],
): Promise<Declined | null> => {
  const { centre } = ctx.who;
  await sql`select 1 from room where centre_id = ${centre} and id = ${room} for no key update`.execute(ctx.db);
  if (people.length > 0 && (await notOfLocation(ctx, people, location)) > 0)
    return declined(say('rooms.foreignStaff'), { field: 'teachers', code: 'OTHER_LOCATION' });
  const { rows } = await sql<{ gone: number[] | null; came: number[] | null }>`
    with gone as (
      delete from room_staff where centre_id = ${centre} and room_id = ${room} and user_id <> all(${[...people]}::int[])
      returning user_id
    ), came as (
      insert into room_staff (centre_id, room_id, user_id)
      select ${centre}, ${room}, p.id from unnest(${[...people]}::int[]) p(id) on conflict do nothing
      returning user_id
    )
    select (select array_agg(user_id) from gone) as gone, (select array_agg(user_id) from came) as came`.execute(
    ctx.db,
  );
  const gone = rows[0]?.gone ?? [];
  const came = rows[0]?.came ?? [];
  if (gone.length + came.length > 0)
    ctx.audit({ entity: 'Room', id: room, before: { staff_removed: gone }, after: { staff_added: came } });
  return null;
};

export const assignStaff = async (
  ctx: Ctx,
  { program_id, users }: { program_id: Id<'room'>; users: readonly Id<'app_user'>[] },
) => {
  const room = await ctx.db
    .selectFrom('room')
    .select('location_id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', program_id)
    .executeTakeFirstOrThrow();
  const foreign = await setStaff(ctx, program_id, room.location_id, users);
  return foreign ?? done(say('rooms.staffSet'), { program: idOf(Room, program_id) });
};
