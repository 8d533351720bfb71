import { entity } from '../../kernel/read/entity.ts';

/** What happens at a location on a day. */
export const CalendarEvent = entity('CalendarEvent', 'calendar_event');
/** The address somebody follows the calendar by; the trail numbers it by its owner. */
export const CalendarFeed = entity('CalendarFeed', 'calendar_feed');
