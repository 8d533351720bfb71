import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/call/context.ts';
import { date, type InputOf, id, type pageIfAny } from '../../../kernel/call/input.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { Location } from '../../../model/location/entity.ts';
import { inOwnLocations } from '../../../model/location/reach.ts';
import { Room } from '../../../model/room/entity.ts';

/** A location, and days of which either end may be left open. */
export const anyDays = {
  location: id(Location).optional(),
  start_date: date().optional(),
  end_date: date().optional(),
};

/** Of which locations and days a report tells; days are those entries count for, both counted in. */
export type Asked = InputOf<typeof anyDays> & InputOf<typeof pageIfAny>;

/** The room a report is narrowed to. */
export const ofRoom = { room: id(Room).optional() };
export type InRoom = InputOf<typeof ofRoom>;

const MOST = 1_000_000;
/** The page of a report that was asked for. */
export const slice = ({ first = MOST, page = 1 }: Asked): Sql => sql`limit ${first} offset ${(page - 1) * first}`;
/** Condition on a column of locations: own ones, and the one asked for. */
export const places = (ctx: Ctx, { location }: Asked, column: Sql): Sql =>
  sql`(${inOwnLocations(ctx.who, column)} and (${location ?? null}::int is null or ${column} = ${location ?? null}))`;
/** The first day. */
export const from = ({ start_date }: Asked): Sql => sql`${start_date ?? '1000-01-01'}::date`;
/** The last day. */
export const to = ({ end_date }: Asked): Sql => sql`${end_date ?? '9999-12-31'}::date`;

/** The name of who pays, of columns user_id and agency_id of a table. */
export const payer = (table: string): Sql => sql`coalesce(
  (select u.full_name from app_user u where u.id = ${sql.ref(`${table}.user_id`)}),
  (select a.name from billing_agency a where a.id = ${sql.ref(`${table}.agency_id`)}))`;
/** SQL of the last day at each location, `id` and `last`: the one asked for, or today there. */
export const lastDays = (ctx: Pick<Ctx, 'now'>, { end_date }: Asked): Sql => sql`select o.id,
    coalesce(${end_date ?? null}::date, (${ctx.now()}::timestamptz at time zone tz.value)::date) as last
  from location o join timezone tz on tz.id = o.timezone_id`;
