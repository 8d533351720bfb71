import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../locations/locations.reach.ts';
import { CameraGroup, Room } from './rooms.entities.ts';

/** Rooms that are there, of own locations. */
export const roomsOfOwnLocations = scope(
  Room,
  'rooms of own locations',
  (who, as) => sql`(${col(as, 'deleted_at')} is null and ${inOwnLocations(who, col(as, 'location_id'))})`,
);

/** Where a room only stands for its name, as in a past stay, a deleted one is named too. */
export const roomsNamed = scope(Room, 'rooms of own locations, deleted ones included', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

/** Teachers: rooms they are staff of. From managers on: rooms of own locations. */
export const roomsWorkedIn = scope(Room, 'rooms one works in, or rooms of own locations', (who, as) =>
  allows(who.role, 'manager')
    ? sql`(${col(as, 'deleted_at')} is null and ${inOwnLocations(who, col(as, 'location_id'))})`
    : sql`(${col(as, 'deleted_at')} is null and ${col(as, 'id')} in (
        select rs.room_id from room_staff rs where rs.centre_id = ${who.centre} and rs.user_id = ${who.user}))`,
);

export const groupsOfOwnLocations = scope(CameraGroup, 'camera groups of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);
