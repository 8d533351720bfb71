import { joinTable } from '../../kernel/db/join-table.ts';
import { Room } from '../../model/room/entity.ts';
import { CalendarEvent } from './calendar.entities.ts';

/** The rooms an event is for; none: the whole location. */
export const eventRooms = joinTable('calendar_event_room', CalendarEvent, 'calendar_event_id', Room, 'room_id');
