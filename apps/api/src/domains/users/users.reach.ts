import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { everyone, scope } from '../../kernel/reach.ts';
import { col, type Sql } from '../../kernel/tables.ts';
import type { Who } from '../../kernel/who.ts';
import { inOwnLocations, ownLocationIds } from '../locations/locations.reach.ts';
import { Role, User, UserChange } from './users.entities.ts';

/** Whether an id is of somebody of the caller's locations: listed there, or a contact of students there. */
export const isPersonOfOwnLocations = (who: Who, id: Sql): Sql => {
  const own = ownLocationIds(who);
  if (own === null) return sql`true`;
  return sql`(${id} = ${who.user}
    or exists (select 1 from user_location ul where ul.centre_id = ${who.centre} and ul.user_id = ${id} and ul.location_id in (${own}))
    or exists (select 1 from guardian_link gl join student st on st.centre_id = gl.centre_id and st.id = gl.student_id
      where gl.centre_id = ${who.centre} and gl.user_id = ${id} and ${inOwnLocations(who, sql`st.location_id`)}))`;
};

/** Staff and managers: people of own locations. Contacts: themselves alone. */
export const ownPeople = scope(User, 'oneself, or people of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`(${col(as, 'deleted_at')} is null and ${isPersonOfOwnLocations(who, col(as, 'id'))})`
    : sql`${col(as, 'id')} = ${who.user}`,
);

/**
 * Whose name a contact may read where it stands on another record (who checked in, who wrote): itself and the staff of
 * its locations. Other families, the other parent included, stay unseen.
 */
export const peopleNamed = scope(User, 'oneself and staff of own locations, or people of own locations', (who, as) => {
  if (allows(who.role, 'teacher')) return isPersonOfOwnLocations(who, col(as, 'id'));
  const own = ownLocationIds(who) ?? sql`select null::integer`;
  return sql`(${col(as, 'id')} = ${who.user} or exists (
    select 1 from user_location ul
    join user_role ur on ur.centre_id = ul.centre_id and ur.user_id = ul.user_id and ur.role_id >= 4
    where ul.centre_id = ${who.centre} and ul.user_id = ${col(as, 'id')} and ul.location_id in (${own})))`;
});

/** Whose record one may change: one's own, and from managers on that of people of own locations. */
export const managedPeople = scope(User, 'oneself, or for managers people of own locations', (who, as) =>
  allows(who.role, 'manager')
    ? sql`(${col(as, 'deleted_at')} is null and ${isPersonOfOwnLocations(who, col(as, 'id'))})`
    : sql`${col(as, 'id')} = ${who.user}`,
);

export const self = scope(User, 'oneself', (who, as) => sql`${col(as, 'id')} = ${who.user}`);

/** Changes of people the caller manages, for the office alone. */
export const changesOfOwnPeople = scope(UserChange, 'changes of people of own locations', (who, as) =>
  allows(who.role, 'manager')
    ? sql`(${col(as, 'entity')} = 'User' and ${isPersonOfOwnLocations(who, col(as, 'entity_id'))})`
    : sql`false`,
);

export const allRoles = everyone(Role, 'the names of roles are public knowledge');
