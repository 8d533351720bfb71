import { entity } from '../../kernel/read/entity.ts';

/** What happens at a location on a day. */
export const CalendarEvent = entity('CalendarEvent', 'calendar_event');
