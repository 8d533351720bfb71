import type { Work } from '../../kernel/events/jobs.ts';
import { remindOfEvents } from './reminders.ts';

/** The jobs of the calendar, by name. */
export const calendarJobs = {
  calendar_remind: ({ appContext }) => remindOfEvents(appContext),
} as const satisfies Record<string, Work>;
/** Every five minutes, the finest step of a reminder. */
export const calendarTimes = ['*/5 * * * * calendar_remind'];
