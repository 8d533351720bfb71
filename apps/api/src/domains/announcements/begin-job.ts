import { type Job, job } from '../../kernel/jobs/job.ts';
import { tellMany } from '../notifications/notifications.door.ts';
import { begunAnnouncements } from './tell.ts';

/** Tells of announcements whose first day has come, by the clock of each location: often, so that no time zone waits. */
const begin = job('announcement.begin', {
  each: 'centre',
  every: '*/10 * * * *',
  run: (ctx) => tellMany(ctx, begunAnnouncements(ctx.now())),
});

/** The jobs of this domain. */
export const announcementJobs: readonly Job[] = [begin];
