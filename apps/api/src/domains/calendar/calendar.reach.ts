import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { roomsOfOwn } from '../../model/chat/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { CalendarEvent } from './calendar.entities.ts';

/** An event names no room, or one of those. */
const inRooms = (as: Alias<'calendar_event'>, rooms: Sql): Sql => sql`(
  not exists (select 1 from calendar_event_room er where er.calendar_event_id = ${col(as, 'id')})
  or exists (select 1 from calendar_event_room er where er.calendar_event_id = ${col(as, 'id')}
    and er.room_id in (${rooms})))`;

const ofOwn = (who: Who, as: Alias<'calendar_event'>): Sql =>
  allows(who.role, 'teacher')
    ? inOwnLocations(who, col(as, 'location_id'))
    : sql`(${inOwnLocations(who, col(as, 'location_id'))} and ${inRooms(as, roomsOfOwn(who))})`;

/** Staff: events of own locations. Families: of their children's rooms, and of whole locations. */
export const eventsOfOwnLocations = scope(CalendarEvent, 'events of own locations; for families of own rooms', ofOwn);

const forMe = (who: Who, as: Alias<'calendar_event'>): Sql => {
  if (allows(who.role, 'manager') || !allows(who.role, 'teacher')) return ofOwn(who, as);
  const worked = sql`select rs.room_id from room_staff rs where rs.user_id = ${who.user}`;
  return sql`(${ofOwn(who, as)} and ${inRooms(as, worked)})`;
};

/** The same, for teachers of the rooms they work in. */
export const eventsForMe = scope(CalendarEvent, 'events that concern own rooms or students', forMe);
