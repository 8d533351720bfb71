import { type Job, job } from '../../kernel/jobs/job.ts';
import { remindOfEvents } from './reminders.ts';

/** Every five minutes, the finest step of a reminder. */
const remind = job('calendar.remind', { each: 'centre', every: '*/5 * * * *', run: remindOfEvents });

/** The jobs of the calendar. */
export const calendarJobs: readonly Job[] = [remind];
