import type { Role } from '@nestling/rules/roles.ts';
import { type SqlBool, sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { noneOf } from '../../kernel/db/where.ts';
import { deleteRows, insertMissing } from '../../kernel/write/write-rows.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import type { belongings } from './person-input.ts';

export type Belongings = InputOf<typeof belongings>;

/** Gives somebody roles, the highest first: the first decides. */
export const setRoles = async (ctx: Ctx, user: number, roles: readonly Role[]): Promise<void> => {
  await sql`insert into user_role (user_id, role_id, position)
    select ${user}, r.id, row_number() over (order by r.rank desc)
    from role r where r.name = any(${[...roles]}::text[])`.execute(ctx.db);
};

/**
 * Makes the given locations those somebody is listed at. Only the caller's own locations are touched: a manager of one
 * place does not take somebody away from another.
 */
const setLocations = async (ctx: Ctx, user: number, locations: readonly number[], manages: boolean): Promise<void> => {
  await deleteRows(ctx, 'user_location', [
    { user_id: user, location_id: noneOf(locations) },
    inOwnLocations(ctx.who, sql`user_location.location_id`),
  ]);
  const listed = locations.map((location_id) => ({ user_id: user, location_id, manages }));
  await insertMissing(ctx, 'user_location', listed);
  // Who no longer works at a place no longer works in its rooms.
  await sql`delete from room_staff rs using room r where rs.user_id = ${user}
    and r.id = rs.room_id and not exists (select 1 from user_location ul
      where ul.user_id = ${user} and ul.location_id = r.location_id)`.execute(ctx.db);
};

/** Makes the given rooms those somebody works in; declines one of a location the person does not belong to. */
const setRooms = async (ctx: Ctx, user: number, rooms: readonly number[]): Promise<UserError | null> => {
  const ids = [...rooms];
  await sql`delete from room_staff rs using room r where rs.user_id = ${user}
    and r.id = rs.room_id and rs.room_id <> all(${ids}::int[])
    and ${inOwnLocations(ctx.who, sql`r.location_id`)}`.execute(ctx.db);
  const { rows } = await sql<{ fitting: number }>`
    with fitting as (select r.id from room r
      join user_location ul on ul.user_id = ${user} and ul.location_id = r.location_id
      where r.id = any(${ids}::int[]) and r.deleted_at is null
    ), added as (insert into room_staff (room_id, user_id) select id, ${user} from fitting
      on conflict do nothing)
    select count(*)::int as fitting from fitting`.execute(ctx.db);
  if ((rows[0]?.fitting ?? 0) === ids.length) return null;
  return declined(message('users.otherLocation'), { field: 'programs', code: 'OTHER_LOCATION' });
};

/**
 * Makes the given students those somebody is guardian of. A new link has the relation that was said, or none: a preset one
 * would give custody to whoever is added; cameras and messages only where they are switched on. Links that exist keep
 * theirs. A black-listed link stays: a form must not lift a ban.
 */
const setStudents = async (
  ctx: Ctx,
  user: number,
  students: readonly number[],
  { relation, watch_camera, alert }: Pick<Belongings, 'relation' | 'watch_camera' | 'alert'>,
): Promise<void> => {
  const ids = [...students];
  await sql`delete from guardian_link gl using student st where gl.user_id = ${user}
    and gl.student_id <> all(${ids}::int[]) and not gl.black_list and st.id = gl.student_id
      and ${inOwnLocations(ctx.who, sql`st.location_id`)}`.execute(ctx.db);
  await sql`insert into guardian_link (student_id, user_id, relationship_id, legal_guardian,
      watch_camera, alert)
    select s, ${user}, r.id, coalesce(r.legal_guardian, false), ${watch_camera ?? false}, ${alert ?? false}
      from unnest(${ids}::int[]) s
    left join relationship r on r.id = ${relation ?? null}::int
    on conflict do nothing`.execute(ctx.db);
};

/** Sets what is given; answers what declines the call, or null. */
export const setBelongings = async (
  ctx: Ctx,
  user: number,
  { locations, programs, students, ...link }: Belongings,
  manages: boolean,
): Promise<UserError | null> => {
  if (locations) await setLocations(ctx, user, locations, manages);
  const wrong = programs ? await setRooms(ctx, user, programs) : null;
  if (wrong) return wrong;
  if (students) await setStudents(ctx, user, students, link);
  return null;
};

/** The condition that somebody is still there. */
export const isThere = sql<SqlBool>`deleted_at is null`;
