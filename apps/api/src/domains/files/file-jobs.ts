import { type Job, job } from '../../kernel/jobs/job.ts';
import { remindOfExpiring } from './document-reminders.ts';
import { remindOfCredentials } from './notify.ts';
import { readReminders } from './remind.ts';

/** Each hour, as days begin at another time in each zone; each step is told once. */
const reminders = job('file.reminders', { each: 'centre', every: '37 * * * *', run: remindOfExpiring });
const credentials = job('file.credentials', { each: 'centre', every: '47 * * * *', run: remindOfCredentials });

/** The jobs of this domain. */
export const fileJobs: readonly Job[] = [reminders, credentials, readReminders];
