import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { roomsOfOwn } from '../../model/chat/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Role } from '../../model/user/entity.ts';
import { Announcement } from './announcements.entities.ts';

/** The locations an announcement is for lie among the caller's, one at least. */
const atOwnLocation = (who: Who, as: Alias<'announcement'>): Sql => sql`exists (select 1 from announcement_location al
  where al.announcement_id = ${col(as, 'id')}
    and ${inOwnLocations(who, sql`al.location_id`)})`;

/** Announcements staff look after: of own locations. */
export const ownAnnouncements = scope(Announcement, 'announcements of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`(${col(as, 'deleted_at')} is null and ${atOwnLocation(who, as)})`
    : sql`${forMe(who, as)}`,
);

/** The roles an announcement names hold the caller's, or it names none. */
const forRole = (who: Who, as: Alias<'announcement'>): Sql => sql`(
  not exists (select 1 from announcement_role ar where ar.announcement_id = ${col(as, 'id')})
  or exists (select 1 from announcement_role ar join role rl on rl.id = ar.role_id
    where ar.announcement_id = ${col(as, 'id')} and rl.name = ${who.role}))`;

/** The rooms it names hold one of the caller's, or it names none. Managers and above are told of every room. */
const forRooms = (who: Who, as: Alias<'announcement'>): Sql => {
  if (allows(who.role, 'manager')) return sql`true`;
  const mine = allows(who.role, 'teacher')
    ? sql`select rs.room_id from room_staff rs where rs.user_id = ${who.user}`
    : roomsOfOwn(who);
  return sql`(not exists (select 1 from announcement_room an where an.announcement_id = ${col(as, 'id')})
    or exists (select 1 from announcement_room an where an.announcement_id = ${col(as, 'id')}
      and an.room_id in (${mine})))`;
};

/** Whether its days hold today, by the clock of a location `l` with the time zone `z`. */
export const isCurrent = (as: Alias<'announcement'>, now: Date): Sql => sql`(${col(as, 'status')} = 'active'
  and (${col(as, 'start_date')} is null or ${col(as, 'start_date')} <= (${now}::timestamptz at time zone z.value)::date)
  and (${col(as, 'expiry_date')} is null or ${col(as, 'expiry_date')} >= (${now}::timestamptz at time zone z.value)::date))`;

/** Announcements meant for the caller's role and rooms, at own locations. */
const forMe = (who: Who, as: Alias<'announcement'>): Sql =>
  sql`(${col(as, 'deleted_at')} is null and ${col(as, 'status')} = 'active' and ${atOwnLocation(who, as)}
    and ${forRole(who, as)} and ${forRooms(who, as)})`;
export const announcementsForMe = scope(Announcement, 'announcements for own role and rooms at own locations', forMe);

export const rolesAnnouncedTo = everyone(Role, 'the names of roles are public knowledge');
