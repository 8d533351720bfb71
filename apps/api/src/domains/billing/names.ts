import { sql } from 'kysely';
import type { Alias, Sql, Table } from '../../kernel/db/tables.ts';
import { atLeast, described, type Entity, raw } from '../../kernel/read/entity.ts';

/** Full name of whom a column points at; a payer reads its own, and the name of the agency that pays beside it. */
export const nameOf = (as: Alias<Table>, column: string): Sql =>
  sql`(select u.full_name from app_user u where u.id = ${sql.ref(`${as.name}.${column}`)})`;

/**
 * The child's name on papers of the office, which stays with whoever keeps them: its record is that of the location it moved to.
 */
export const studentName = <T extends Table>(of: Entity<T>, column = 'student_id') =>
  described(
    'The name of the child for the office, also where its record is that of another location by now.',
    atLeast(
      'manager',
      raw(
        'String',
        of,
        (as) => sql`(select st.full_name from student st where st.id = ${sql.ref(`${as.name}.${column}`)})`,
      ),
    ),
  );

/** Today at the location of a row. */
export const today = (
  as: Alias<Table>,
  now: Date,
): Sql => sql`(select (${now.toISOString()}::timestamptz at time zone tz.value)::date
  from location l join timezone tz on tz.id = l.timezone_id
  where l.id = ${sql.ref(`${as.name}.location_id`)})`;

/** The state of a plan today at its location: an end or a pause ahead has not come yet. */
export const planState = (as: Alias<Table>, now: Date): Sql =>
  sql`plan_state(${sql.ref(`${as.name}.ends_on`)}, ${sql.ref(`${as.name}.paused_from`)}, ${today(as, now)})`;

/** Today at the location of the agency of a subsidy. */
export const todayOfSubsidy = (as: Alias<Table>, now: Date): Sql =>
  sql`(select (${now.toISOString()}::timestamptz at time zone tz.value)::date from billing_agency ag
    join location l on l.id = ag.location_id join timezone tz on tz.id = l.timezone_id
    where ag.id = ${sql.ref(`${as.name}.agency_id`)})`;
