import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { askedBy, type Demand } from '../../kernel/call/permission.ts';
import type { Who } from '../../kernel/call/who.ts';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { inOwnLocations, ownLocationIds } from '../location/reach.ts';
import { Role, User, UserChange } from './entity.ts';

/** Whether an id is of somebody of the caller's locations: listed there, or a contact of students there. */
export const isPersonOfOwnLocations = (who: Who, id: Sql): Sql => {
  const own = ownLocationIds(who);
  if (own === null) return sql`true`;
  return sql`(${id} = ${who.user}
    or exists (select 1 from user_location ul where ul.user_id = ${id} and ul.location_id in (${own}))
    or exists (select 1 from guardian_link gl join student st on st.id = gl.student_id
      where gl.user_id = ${id} and ${inOwnLocations(who, sql`st.location_id`)}))`;
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
    join user_role ur on ur.user_id = ul.user_id and ur.role_id >= 4
    where ul.user_id = ${col(as, 'id')} and ul.location_id in (${own})))`;
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

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'number');
const heldByStaff = (person: Sql): Sql => sql`exists (select 1 from user_role ur join role r on r.id = ur.role_id
  where ur.user_id = ${person} and r.rank >= (select t.rank from role t where t.name = 'teacher'))`;
/** Whether somebody else than the caller is among the people of an argument, who is of the team or is not. */
const names = (value: unknown, who: Who, staff: boolean): Sql | boolean => {
  const others = idsOf(value).filter((id) => id !== who.user);
  if (others.length === 0) return false;
  const held = heldByStaff(sql`u.id`);
  return sql`exists (select 1 from app_user u where u.id = any(${others}::int[])
    and ${staff ? held : sql`not ${held}`})`;
};

/**
 * What it takes to change the accounts an argument names: the permission for contacts where one of them is a contact, the
 * one for the team where one is of the team, and none for the caller's own.
 */
export const ofAccounts = <const F extends string>(field: F): readonly Demand<F>[] => [
  askedBy(field, 'manage_contacts', (value, who) => names(value, who, false)),
  askedBy(field, 'manage_team', (value, who) => names(value, who, true)),
];
