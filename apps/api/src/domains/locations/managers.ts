import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { rank } from '../../model/user/rank.ts';

/** People tied to the location as its managers; the condition stands on app_user under its own name. */
export const managesAt = (location: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from user_location ul where ul.user_id = app_user.id
    and ul.location_id = ${location} and ul.manages)`;

/** Holds a location until the transaction ends, so that its managers and its end wait for one another. */
const lock = async (ctx: Ctx, location: number): Promise<string | null> => {
  const { rows } = await sql<{ name: string }>`select name from location
    where id = ${location} for no key update`.execute(ctx.db);
  return rows[0]?.name ?? null;
};

/** Declines people who are not at least managers; teachers and contacts of a location are tied to it elsewhere. */
const notManagers = async (ctx: Ctx, people: readonly number[]): Promise<UserError | null> => {
  const { rows } = await sql<{ full_name: string }>`select u.full_name from app_user u
    where u.id = any(${[...people]}::int[]) and (u.status <> 'active' or not exists (
      select 1 from user_role ur join role r on r.id = ur.role_id
      where ur.user_id = u.id and r.rank >= ${rank.manager}))
    order by u.full_name`.execute(ctx.db);
  if (rows.length === 0) return null;
  const names = rows.map(({ full_name }) => full_name).join(', ');
  return declined(message('locations.noManager', { names }), { field: 'managers', code: 'NO_MANAGER' });
};

const tie = async (ctx: Ctx, location: number, people: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into user_location as ul (user_id, location_id, manages)
    select p.id, ${location}, true from unnest(${[...people]}::int[]) p(id)
    on conflict (centre_id, user_id, location_id) do update set manages = true where not ul.manages
    returning user_id`.execute(ctx.db);
  return rows.map(({ user_id }) => user_id);
};

/** Whoever is untied also leaves the rooms there, and a camera they watch goes dark. */
const untie = async (ctx: Ctx, location: number, people: readonly number[]): Promise<void> => {
  if (people.length === 0) return;
  await deleteRows(ctx, 'user_location', { location_id: location, user_id: people });
  await sql`delete from room_staff rs using room r where rs.user_id = any(${[...people]}::int[])
    and r.id = rs.room_id and r.location_id = ${location}`.execute(ctx.db);
  for (const user of people) ctx.publish({ kind: 'rights', at: { user } });
};

/** Makes the given people all managers of a location, which must be held or new; answers null, or why not. */
export const setManagers = async (ctx: Ctx, location: number, people: readonly number[]): Promise<UserError | null> => {
  const wrong = await notManagers(ctx, people);
  if (wrong) return wrong;
  const came = await tie(ctx, location, people);
  const { rows } = await sql<{ user_id: number }>`select user_id from user_location
    where location_id = ${location} and manages
      and user_id <> all(${[...people]}::int[])`.execute(ctx.db);
  const gone = rows.map(({ user_id }) => user_id);
  await untie(ctx, location, gone);
  if (came.length + gone.length > 0)
    ctx.audit({
      entity: Location,
      id: location,
      before: { managers_removed: gone },
      after: { managers_added: came },
    });
  return null;
};

interface Several {
  readonly location_id: Id<'location'>;
  readonly managers: readonly Id<'app_user'>[];
}

/** Ties managers to a location beside those it has. */
export const addManagers = async (ctx: Ctx, { location_id, managers }: Several) => {
  const name = await lock(ctx, location_id);
  if (name === null) return gone(message('locations.gone'), 'location_id');
  const wrong = await notManagers(ctx, managers);
  if (wrong) return wrong;
  const came = await tie(ctx, location_id, managers);
  if (came.length > 0) ctx.audit({ entity: Location, id: location_id, after: { managers_added: came } });
  return done(message('locations.managersAdded', { count: came.length, name }));
};

interface Single {
  readonly location_id: Id<'location'>;
  readonly user_id: Id<'app_user'>;
}

/** Unties a manager; a location keeps one at least. */
export const removeManager = async (ctx: Ctx, { location_id, user_id }: Single) => {
  const name = await lock(ctx, location_id);
  if (name === null) return gone(message('locations.gone'), 'location_id');
  const { rows } = await sql<{ user_id: number }>`select user_id from user_location
    where location_id = ${location_id} and manages`.execute(ctx.db);
  if (!rows.some((row) => row.user_id === user_id)) return gone(message('locations.notItsManager'), 'user_id');
  if (rows.length === 1)
    return declined(message('locations.lastManager', { name }), { field: 'user_id', code: 'LAST' });
  await untie(ctx, location_id, [user_id]);
  ctx.audit({ entity: Location, id: location_id, before: { managers_removed: [user_id] } });
  return done(message('locations.managerRemoved', { name }));
};
