import { inCentre } from '../../kernel/db/in-centre.ts';
import type { Work } from '../../kernel/events/jobs.ts';
import { activeCentres } from '../../kernel/lib/active-centres.ts';
import { deliverFromJob } from '../notifications/notifications.door.ts';
import { begunAnnouncements } from './tell.ts';

/** Tells of announcements whose first day has come, by the clock of each location. */
const begin: Work = async ({ appContext: { pools, clock } }) => {
  for (const centre of await activeCentres(pools))
    await inCentre(pools, centre, (db) =>
      deliverFromJob(db, centre, clock.now(), begunAnnouncements(centre, clock.now())),
    );
};

/** The jobs of this domain, by name, and when they run: every ten minutes, so that no time zone waits for its morning. */
export const announcementJobs = { announcements_begin: begin } as const satisfies Record<string, Work>;
export const announcementTimes = ['*/10 * * * * announcements_begin'];
