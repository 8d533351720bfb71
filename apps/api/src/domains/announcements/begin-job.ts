import { type Job, job } from '../../kernel/jobs/job.ts';
import { notifyMany } from '../notifications/notifications.door.ts';
import { begunAnnouncements } from './notify.ts';

/** Tells of announcements whose first day has come, by the clock of each location: often, so that no time zone waits. */
const begin = job('announcement.begin', {
  each: 'centre',
  every: '*/10 * * * *',
  run: (ctx) => notifyMany(ctx, begunAnnouncements(ctx.now())),
});

/** The jobs of this domain. */
export const announcementJobs: readonly Job[] = [begin];
