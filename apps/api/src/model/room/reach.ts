import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { CameraGroup, Room } from './entity.ts';

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
        select rs.room_id from room_staff rs where rs.user_id = ${who.user}))`,
);

export const groupsOfOwnLocations = scope(CameraGroup, 'camera groups of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);

/** The rooms a student belongs to now: its own, further ones, and the one it is checked in to. */
export const roomsOfStudent = (st: string): Sql => {
  const [id, room] = [sql.ref(`${st}.id`), sql.ref(`${st}.room_id`)];
  return sql`select ${room} union all
    select sr.room_id from student_room sr where sr.student_id = ${id} union all
    select ar.room_id from attendance_room ar where ar.student_id = ${id} and ar.left_at is null`;
};

/**
 * Whether a teacher, listed at the location, works in one of the rooms; who has no room at the location helps everywhere
 * in it.
 */
export const worksIn = (user: Sql, location: Sql, rooms: Sql): Sql => sql`(
  exists (select 1 from room_staff rs where rs.user_id = ${user} and rs.room_id in (${rooms}))
  or not exists (select 1 from room_staff rs join room wr on wr.id = rs.room_id
    where rs.user_id = ${user} and wr.location_id = ${location} and wr.deleted_at is null))`;

/** The same for a caller; where the location lets its staff float (`staff_float`, on until somebody turned it off), in all rooms. */
export const helpsIn = (who: Pick<Who, 'user'>, location: Sql, rooms: Sql): Sql => sql`(not exists (
    select 1 from checkin_setting cs where cs.location_id = ${location} and not cs.staff_float)
  or ${worksIn(sql`${who.user}::int`, location, rooms)})`;

/** Rooms whose children one looks after: teachers those they work in, or all of a location that lets its staff float. */
export const roomsLookedAfter = scope(
  Room,
  'rooms one works in, or rooms of own locations',
  (who, as) =>
    sql`(${col(as, 'deleted_at')} is null and ${inOwnLocations(who, col(as, 'location_id'))}
      and ${who.role === 'teacher' ? helpsIn(who, col(as, 'location_id'), sql`select ${col(as, 'id')}`) : sql`true`})`,
);
