import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations, ownLocationIds } from '../locations/locations.reach.ts';
import { isPersonOfOwnLocations } from '../users/users.reach.ts';
import { ActivityLog, InviteLog, LoginReport, OnlineContact } from './reports.entities.ts';

export const loginsOfOwnLocations = scope(LoginReport, 'logins of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

/** Records whose place is known by their own row. */
const placed = (who: Who, table: 'student' | 'room' | 'camera', id: Sql): Sql =>
  sql`exists (select 1 from ${sql.table(table)} t where t.centre_id = ${who.centre} and t.id = ${id}
    and ${inOwnLocations(who, sql`t.location_id`)})`;

/**
 * Below support: lines about people, students, rooms and cameras of own locations, and about those locations. What is
 * about anything else is told where whoever did it belongs to them, and the record is not named there.
 */
export const logOfOwnLocations = scope(ActivityLog, 'lines about records of own locations', (who, as) => {
  if (ownLocationIds(who) === null) return sql`true`;
  const id = col(as, 'entity_id');
  return sql`case lower(${col(as, 'entity')})
    when 'student' then ${placed(who, 'student', id)}
    when 'room' then ${placed(who, 'room', id)}
    when 'camera' then ${placed(who, 'camera', id)}
    when 'location' then ${inOwnLocations(who, id)}
    when 'ratiosetting' then ${inOwnLocations(who, id)}
    when 'export' then ${inOwnLocations(who, id)}
    when 'user' then ${isPersonOfOwnLocations(who, id)}
    else ${col(as, 'user_id')} is not null and ${isPersonOfOwnLocations(who, col(as, 'user_id'))} end`;
});

export const invitesOfOwnLocations = scope(
  InviteLog,
  'invitations of people of own locations',
  (who, as) => sql`(${col(as, 'user_id')} is not null and ${isPersonOfOwnLocations(who, col(as, 'user_id'))})`,
);

export const onlineOfOwnLocations = scope(OnlineContact, 'contacts of own locations', (who, as) =>
  isPersonOfOwnLocations(who, col(as, 'user_id')),
);
