import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { noneOf } from '../../kernel/db/where.ts';
import { deleteRows, replaceRows } from '../../kernel/write/write-rows.ts';
import { lockRooms } from '../rooms/rooms.door.ts';
import { setTags } from '../tags/tags.door.ts';
import { joinSiblings } from './siblings.ts';
import type { GuardianOf, Links } from './student-changes.inputs.ts';

/** Guardians by their ids alone. */
export const byIds = (users: readonly Id<'app_user'>[]): GuardianOf[] => users.map((user_id) => ({ user_id }));

/** Makes the given cameras the student's own, beside those of its room; declines one of another location. */
export const setCameras = async (ctx: Ctx, student: number, cameras: readonly number[]): Promise<UserError | null> => {
  const wanted = [...cameras];
  await deleteRows(ctx, 'student_camera', { student_id: student, camera_id: noneOf(wanted) });
  const { rows } = await sql<{ fitting: number }>`
    with fitting as (
      select c.id from camera c
      join student st on st.id = ${student} and st.location_id = c.location_id
      where c.id = any(${wanted}::int[]) and c.deleted_at is null for share of c
    ), added as (
      insert into student_camera (student_id, camera_id)
      select ${student}, id from fitting on conflict do nothing
    )
    select count(*)::int as fitting from fitting`.execute(ctx.db);
  if ((rows[0]?.fitting ?? 0) === wanted.length) return null;
  return declined(message('camera.notHere'), { field: 'cameras', code: 'OTHER_LOCATION' });
};

const setOtherRooms = async (
  ctx: Ctx,
  student: number,
  location: number,
  rooms: readonly number[],
): Promise<UserError | null> => {
  const held = await lockRooms(ctx, rooms);
  if (rooms.some((room) => held.get(room) !== location))
    return declined(message('rooms.otherLocation'), { field: 'other_rooms', code: 'OTHER_LOCATION' });
  await replaceRows(ctx, 'student_room', { student_id: student }, 'room_id', rooms);
  return null;
};

/**
 * Makes the given contacts the guardians. New links have the given relationship, or
 * none: a preset one would give custody; they give nothing else that was not chosen. Flags that are given
 * with a contact are set on old links too. Who is on the black list stays on it as it is, named or not: leaving a name
 * out of a form must not lift a ban.
 */
const setGuardians = async (
  ctx: Ctx,
  student: number,
  guardians: readonly GuardianOf[],
  relation: number | undefined,
): Promise<void> => {
  await deleteRows(ctx, 'guardian_link', {
    student_id: student,
    user_id: noneOf(guardians.map(({ user_id }) => user_id)),
    black_list: false,
  });
  const given = sql`jsonb_to_recordset(${JSON.stringify(guardians)}::jsonb) as g(user_id int, relation int,
    emergency_contact boolean, alert boolean, watch_camera boolean, legal_guardian boolean, pickup boolean,
    is_payer boolean)`;
  if (guardians.some((guardian) => Object.keys(guardian).length > 1))
    await sql`update guardian_link gl set relationship_id = coalesce(g.relation, gl.relationship_id),
        emergency_contact = coalesce(g.emergency_contact, gl.emergency_contact), alert = coalesce(g.alert, gl.alert),
        watch_camera = coalesce(g.watch_camera, gl.watch_camera), pickup = coalesce(g.pickup, gl.pickup),
        legal_guardian = coalesce(g.legal_guardian, gl.legal_guardian), is_payer = coalesce(g.is_payer, gl.is_payer)
      from ${given} where gl.student_id = ${student} and gl.user_id = g.user_id
        and not gl.black_list`.execute(ctx.db);
  await sql`insert into guardian_link (student_id, user_id, relationship_id, legal_guardian,
      emergency_contact, alert, watch_camera, pickup, is_payer)
    select ${student}, g.user_id, r.id, coalesce(g.legal_guardian, r.legal_guardian, false),
      coalesce(g.emergency_contact, false), coalesce(g.alert, false), coalesce(g.watch_camera, false),
      coalesce(g.pickup, false), coalesce(g.is_payer, false)
    from ${given} left join relationship r on r.id = coalesce(g.relation, ${relation ?? null}::int)
    on conflict do nothing`.execute(ctx.db);
};

/** Sets the links that are given; answers what declines the call, or null. */
export const setLinks = async (
  ctx: Ctx,
  student: number,
  location: number,
  links: Links,
): Promise<UserError | null> => {
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
