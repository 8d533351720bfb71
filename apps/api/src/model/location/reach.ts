import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { Location, LocationChange, LocationSettings, NoticeAddress, SchoolProfile, Timezone } from './entity.ts';

/**
 * The ids of the locations a caller belongs to, as a sub-select: staff and managers by their own list, contacts by
 * their list and by where their students are. Null for support and above, who reach every location of the centre.
 */
export const ownLocationIds = (who: Who): Sql | null => {
  const all = allLocationIds(who);
  const narrowed = who.part?.locations;
  if (!narrowed) return all;
  const part = sql`select part.id from unnest(${narrowed}::integer[]) part(id)`;
  return all === null ? part : sql`${part} where part.id in (${all})`;
};

/** The same of the person a narrowed program acts for. */
const allLocationIds = (who: Who): Sql | null => {
  if (allows(who.role, 'kvsupport')) return null;
  const listed = sql`select ul.location_id from user_location ul where ul.user_id = ${who.user}`;
  if (allows(who.role, 'teacher')) return listed;
  return sql`${listed} union select st.location_id from standing_guardian gl
    join student st on st.id = gl.student_id
    where gl.user_id = ${who.user} and st.archived_at is null`;
};

/** The condition that a column holds one of the caller's locations. */
export const inOwnLocations = (who: Who, column: Sql): Sql => {
  const own = ownLocationIds(who);
  return own === null ? sql`true` : sql`${column} in (${own})`;
};

/** Locations the caller belongs to; all of the centre for support and above. */
export const ownLocations = scope(Location, 'own locations', (who, as) => inOwnLocations(who, col(as, 'id')));

export const settingsOfOwnLocations = scope(LocationSettings, 'settings of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

/** Locations whose sign-up code lets new contacts in, for whoever knows the code. */
export const openForSignUp = scope(
  Location,
  'locations open for sign-up',
  (_, as) => sql`${col(as, 'active')} and ${col(as, 'is_signup')} and ${col(as, 'signup_code')} is not null
    and exists (select 1 from location_setting ls where ls.location_id = ${col(as, 'id')} and ls.signup_status)`,
);

export const allTimezones = everyone(Timezone, 'the list of time zones is public knowledge');

export const changesOfOwnLocations = scope(LocationChange, 'changes of own locations', (who, as) =>
  allows(who.role, 'manager')
    ? sql`(${col(as, 'entity')} = 'Location' and ${inOwnLocations(who, col(as, 'entity_id'))})`
    : sql`false`,
);

export const addressesOfOwnLocations = scope(NoticeAddress, 'addresses of own locations', (who, as) =>
  allows(who.role, 'manager') ? inOwnLocations(who, col(as, 'location_id')) : sql`false`,
);

export const theProfile = everyone(SchoolProfile, 'it is what the centre tells everybody of itself');
