import { sql } from 'kysely';
import { declined, say } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { Declined } from '../../kernel/refusals.ts';
import { lockRooms } from '../rooms/rooms.door.ts';
import { setTags } from '../tags/tags.door.ts';

/** What a student is set to beside its own columns; what is left out stays as it is. */
export interface Links {
  readonly cameras?: readonly number[] | undefined;
  readonly other_rooms?: readonly number[] | undefined;
  readonly users?: readonly number[] | undefined;
  readonly relation?: number | undefined;
  readonly siblings?: readonly number[] | undefined;
  readonly tags?: readonly number[] | undefined;
}

/** Makes the given cameras the student's own, beside those of its room; declines one of another location. */
export const setCameras = async (ctx: Ctx, student: number, cameras: readonly number[]): Promise<Declined | null> => {
  const { centre } = ctx.who;
  const wanted = [...cameras];
  await sql`delete from student_camera where centre_id = ${centre} and student_id = ${student}
    and camera_id <> all(${wanted}::int[])`.execute(ctx.db);
  const { rows } = await sql<{ fitting: number }>`
    with fitting as (
      select c.id from camera c
      join student st on st.centre_id = c.centre_id and st.id = ${student} and st.location_id = c.location_id
      where c.centre_id = ${centre} and c.id = any(${wanted}::int[]) and c.deleted_at is null for share of c
    ), added as (
      insert into student_camera (centre_id, student_id, camera_id)
      select ${centre}, ${student}, id from fitting on conflict do nothing
    )
    select count(*)::int as fitting from fitting`.execute(ctx.db);
  if ((rows[0]?.fitting ?? 0) === wanted.length) return null;
  return declined(say('camera.notHere'), { field: 'cameras', code: 'OTHER_LOCATION' });
};

const setOtherRooms = async (
  ctx: Ctx,
  student: number,
  location: number,
  rooms: readonly number[],
): Promise<Declined | null> => {
  const { centre } = ctx.who;
  const held = await lockRooms(ctx, rooms);
  if (rooms.some((room) => held.get(room) !== location))
    return declined(say('rooms.otherLocation'), { field: 'other_rooms', code: 'OTHER_LOCATION' });
  await sql`delete from student_room where centre_id = ${centre} and student_id = ${student}
    and room_id <> all(${[...rooms]}::int[])`.execute(ctx.db);
  await sql`insert into student_room (centre_id, student_id, room_id)
    select ${centre}, ${student}, r from unnest(${[...rooms]}::int[]) r on conflict do nothing`.execute(ctx.db);
  return null;
};

/**
 * Makes the given contacts the guardians. New links have the given relationship, or the preset one. Who is on the black
 * list stays on it, named or not: leaving a name out of a form must not lift a ban.
 */
const setGuardians = async (
  ctx: Ctx,
  student: number,
  users: readonly number[],
  relation: number | undefined,
): Promise<void> => {
  const { centre } = ctx.who;
  await sql`delete from guardian_link where centre_id = ${centre} and student_id = ${student}
    and user_id <> all(${[...users]}::int[]) and not black_list`.execute(ctx.db);
  await sql`insert into guardian_link (centre_id, student_id, user_id, relationship_id, legal_guardian)
    select ${centre}, ${student}, u, r.id, coalesce(r.legal_guardian, false) from unnest(${[...users]}::int[]) u
    left join relationship r on r.centre_id = ${centre}
      and case when ${relation ?? null}::int is null then r.is_default else r.id = ${relation ?? null}::int end
    on conflict do nothing`.execute(ctx.db);
};

/** Puts a student and its siblings into one group; groups they were in before become one with it. */
const joinSiblings = async (ctx: Ctx, student: number, siblings: readonly number[]): Promise<void> => {
  const { centre } = ctx.who;
  const all = [student, ...siblings];
  const { rows } = await sql<{ sibling_group_id: number | null }>`
    select sibling_group_id from student where centre_id = ${centre} and id = any(${all}::int[])
    order by id for no key update`.execute(ctx.db);
  const groups = rows.flatMap((row) => row.sibling_group_id ?? []);
  const group =
    groups[0] ??
    (await ctx.db.insertInto('sibling_group').values({ centre_id: centre }).returning('id').executeTakeFirstOrThrow())
      .id;
  await sql`update student set sibling_group_id = ${group} where centre_id = ${centre}
    and (id = any(${all}::int[]) or sibling_group_id = any(${groups}::int[]))`.execute(ctx.db);
};

/** Sets the links that are given; answers what declines the call, or null. */
export const setLinks = async (ctx: Ctx, student: number, location: number, links: Links): Promise<Declined | null> => {
  const { cameras, other_rooms, users, relation, siblings = [], tags } = links;
  const wrong =
    (cameras && (await setCameras(ctx, student, cameras))) ||
    (other_rooms && (await setOtherRooms(ctx, student, location, other_rooms)));
  if (wrong) return wrong;
  if (users) await setGuardians(ctx, student, users, relation);
  if (siblings.length > 0) await joinSiblings(ctx, student, siblings);
  if (tags) await setTags(ctx, student, tags);
  return null;
};
