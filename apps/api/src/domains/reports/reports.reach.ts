import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations, ownLocationIds } from '../../model/location/reach.ts';
import { isPersonOfOwnLocations } from '../../model/user/reach.ts';
import { byPlace, ofWholeCentre } from './log-records.ts';
import { ActivityLog, InspectorPack, InviteLog, LoginReport, OnlineContact, SavedReport } from './reports.entities.ts';

export const loginsOfOwnLocations = scope(LoginReport, 'logins of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

/**
 * Below support: lines about records of own locations and about those locations, whoever did it, and about settings and
 * lists of the whole centre, which hold there too. What is about anything else is told where whoever did it belongs to them.
 */
export const logOfOwnLocations = scope(ActivityLog, 'lines about records of own locations', (who, as) => {
  if (ownLocationIds(who) === null) return sql`true`;
  const id = col(as, 'entity_id');
  return byPlace(
    { centre: sql`${who.centre}::int`, entity: col(as, 'entity'), id },
    (location) => inOwnLocations(who, location),
    sql`when 'user' then ${isPersonOfOwnLocations(who, id)} ${ofWholeCentre}`,
    sql`(${col(as, 'user_id')} is not null and ${isPersonOfOwnLocations(who, col(as, 'user_id'))})`,
  );
});

export const invitesOfOwnLocations = scope(
  InviteLog,
  'invitations of people of own locations',
  (who, as) => sql`(${col(as, 'user_id')} is not null and ${isPersonOfOwnLocations(who, col(as, 'user_id'))})`,
);

export const onlineOfOwnLocations = scope(OnlineContact, 'contacts of own locations', (who, as) =>
  isPersonOfOwnLocations(who, col(as, 'user_id')),
);

/** One's own packs of locations one still answers for. Whoever acts as somebody does not carry home what is theirs. */
export const ownPacks = scope(InspectorPack, 'own packs of own locations', (who, as) =>
  who.impersonator === undefined && allows(who.role, 'manager')
    ? sql`(${col(as, 'user_id')} = ${who.user} and ${inOwnLocations(who, col(as, 'location_id'))})`
    : sql`false`,
);

/** Managers: those of own locations. Teachers: those they are told of, while they work there. */
export const savedOfOwnLocations = scope(SavedReport, 'saved reports of own locations', (who, as) => {
  if (!allows(who.role, 'teacher')) return sql`false`;
  const own = inOwnLocations(who, col(as, 'location_id'));
  return allows(who.role, 'manager')
    ? own
    : sql`(${own} and exists (select 1 from saved_report_reader told where told.saved_report_id = ${col(as, 'id')}
        and told.user_id = ${who.user}))`;
});
