import { sql } from 'kysely';
import type { Alias, Sql, Table } from '../../kernel/db/tables.ts';

/** Full name of whom a column points at; a payer reads its own, and the name of the agency that pays beside it. */
export const nameOf = (as: Alias<Table>, column: string): Sql =>
  sql`(select u.full_name from app_user u where u.centre_id = ${sql.ref(`${as.name}.centre_id`)} and u.id = ${sql.ref(`${as.name}.${column}`)})`;

/** Today at the location of a row. */
export const today = (
  as: Alias<Table>,
  now: Date,
): Sql => sql`(select (${now.toISOString()}::timestamptz at time zone tz.value)::date
  from location l join timezone tz on tz.id = l.timezone_id
  where l.centre_id = ${sql.ref(`${as.name}.centre_id`)} and l.id = ${sql.ref(`${as.name}.location_id`)})`;
