import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { User } from '../user/entity.ts';
import { rank } from '../user/rank.ts';
import { TeamAttendance, TeamStretch } from './entity.ts';

/** Below managers everybody clocks for oneself; from there on for whoever works at own locations. */
export const ownTeam = scope(User, 'oneself, or staff of own locations', (who, as) =>
  allows(who.role, 'manager')
    ? sql`(${col(as, 'id')} = ${who.user} or exists (
        select 1 from user_location ul join user_role ur on ur.user_id = ul.user_id
        join role ro on ro.id = ur.role_id and ro.rank >= ${rank.teacher}
        where ul.user_id = ${col(as, 'id')} and ${inOwnLocations(who, sql`ul.location_id`)}))`
    : sql`${col(as, 'id')} = ${who.user}`,
);

/** Below managers one's own shifts, from there on those at own locations. */
export const ownShifts = scope(TeamAttendance, 'own shifts, or shifts at own locations', (who, as) =>
  allows(who.role, 'manager') ? inOwnLocations(who, col(as, 'location_id')) : sql`${col(as, 'user_id')} = ${who.user}`,
);

export const ownStretches = scope(TeamStretch, 'parts of own shifts, or of shifts at own locations', (who, as) =>
  allows(who.role, 'manager')
    ? sql`exists (select 1 from team_attendance ta where ta.id = ${col(as, 'team_attendance_id')}
      and ${inOwnLocations(who, sql`ta.location_id`)})`
    : sql`${col(as, 'user_id')} = ${who.user}`,
);

/** A shift somebody else corrected is countersigned by whose it is, at every rank. */
export const shiftsOfOneself = scope(
  TeamAttendance,
  'own shifts',
  (who, as) => sql`${col(as, 'user_id')} = ${who.user}`,
);
