import { sql } from 'kysely';
import { activityJobs, activityTimes } from './domains/activities/digest.ts';
import { alertJobs } from './domains/alerts/alert-job.ts';
import { noticeLetterJobs } from './domains/alerts/notice-letters.ts';
import { textJobs } from './domains/alerts/texts/send-job.ts';
import { announcementJobs, announcementTimes } from './domains/announcements/begin-job.ts';
import { archiveJobs } from './domains/archive/own-archives.ts';
import { forgottenJobs, forgottenTimes } from './domains/attendance/forgotten/forgotten-jobs.ts';
import { letterJobs } from './domains/auth/letter-jobs.ts';
import { billingJobs, billingTimes } from './domains/billing/billing-jobs.ts';
import { calendarJobs, calendarTimes } from './domains/calendar/calendar-jobs.ts';
import { chatJobs } from './domains/chat/push-job.ts';
import { fileJobs, fileTimes } from './domains/files/file-jobs.ts';
import { foodJobs, foodTimes } from './domains/food/food-jobs.ts';
import { formJobs } from './domains/forms/seal-job.ts';
import { incidentJobs, incidentTimes } from './domains/incidents/incident-jobs.ts';
import { pictureJobs, sweepPictures } from './domains/media/picture-jobs.ts';
import { newsletterJobs } from './domains/newsletters/send-job.ts';
import { noticeJobs, noticeTimes } from './domains/notifications/notice-jobs.ts';
import { pushJobs, pushTimes } from './domains/notifications/push/push-jobs.ts';
import { inCentre } from './kernel/db/in-centre.ts';
import type { Jobs, Work } from './kernel/events/jobs.ts';
import { deliver } from './outbox/deliver.ts';
import { DELIVER } from './outbox/post.ts';

const DAY_MS = 86_400_000;
/** An operation id answers its first result for so long. */
const OPERATION_DAYS = 90;
/** Counters of wrong tries and of limited calls are over long before. */
const ATTEMPT_DAYS = 7;
/** Links and codes work for a week at most; what letters said is of no use after that. */
const LETTER_DAYS = 30;

/** Forgets what is kept for a time only, centre by centre. */
const forget: Work = async ({ appContext: { pools, clock } }) => {
  const now = clock.now().getTime();
  const line = await pools.acquire();
  const [found] = await line.send([{ text: 'select id from centre', values: [] }]).finally(() => line.release());
  for (const { id } of found?.rows ?? []) {
    if (typeof id !== 'number') continue;
    await inCentre(pools, id, async (db) => {
      const before = (days: number) => new Date(now - days * DAY_MS);
      await db.deleteFrom('operation').where('centre_id', '=', id).where('at', '<', before(OPERATION_DAYS)).execute();
      await db
        .deleteFrom('attempt')
        .where('centre_id', '=', id)
        .where('first_at', '<', before(ATTEMPT_DAYS))
        .where(sql<boolean>`coalesce(locked_until, first_at) < ${before(ATTEMPT_DAYS)}`)
        .execute();
      await db
        .deleteFrom('sign_in_link')
        .where('centre_id', '=', id)
        .where('expires_at', '<', before(LETTER_DAYS))
        .execute();
      await db.deleteFrom('outbox').where('centre_id', '=', id).where('created_at', '<', before(LETTER_DAYS)).execute();
    });
    await sweepPictures(pools, id, clock.now());
  }
};

/** Every job of the product, and when those run that nobody adds. */
export const jobs: Jobs = {
  tasks: {
    forget,
    [DELIVER]: deliver,
    ...alertJobs,
    ...noticeLetterJobs,
    ...activityJobs,
    ...announcementJobs,
    ...archiveJobs,
    ...calendarJobs,
    ...fileJobs,
    ...foodJobs,
    ...formJobs,
    ...incidentJobs,
    ...letterJobs,
    ...pictureJobs,
    ...newsletterJobs,
    ...chatJobs,
    ...noticeJobs,
    ...pushJobs,
    ...forgottenJobs,
    ...billingJobs,
    ...textJobs,
  },
  timetable: [
    ...activityTimes,
    ...announcementTimes,
    ...noticeTimes,
    ...pushTimes,
    ...forgottenTimes,
    ...billingTimes,
    ...calendarTimes,
    ...fileTimes,
    ...foodTimes,
    ...incidentTimes,
    '17 3 * * * forget',
  ],
};
