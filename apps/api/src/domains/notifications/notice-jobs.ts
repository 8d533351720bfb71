import { inCentre } from '../../kernel/db/in-centre.ts';
import type { Work } from '../../kernel/events/jobs.ts';
import { activeCentres } from '../../kernel/lib/active-centres.ts';
import { lookForNotices } from './find-notices.ts';
import { publishFresh } from './notifications.door.ts';

const DAY_MS = 86_400_000;
/** Older ones are of no use to anybody. */
const KEPT_DAYS = 90;

/** Looks through every centre, and tells those who have the portal open. */
const look: Work = async ({ appContext }) => {
  for (const centre of await activeCentres(appContext.pools))
    await inCentre(appContext.pools, centre, async (db) => {
      const fresh = await lookForNotices(db, centre, appContext.clock.now());
      await publishFresh(db, centre, fresh);
    });
};

/** Forgets what is too old, centre by centre. */
const forget: Work = async ({ appContext }) => {
  const before = new Date(appContext.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  for (const centre of await activeCentres(appContext.pools))
    await inCentre(appContext.pools, centre, (db) =>
      Promise.all(
        (['notification', 'notice_letter'] as const).map((table) =>
          db.deleteFrom(table).where('centre_id', '=', centre).where('created_at', '<', before).execute(),
        ),
      ),
    );
};

/** The jobs of this domain, by name. */
export const noticeJobs = { notices_look: look, notices_forget: forget } as const satisfies Record<string, Work>;
/** When they run: every other minute, and once a night. */
export const noticeTimes = ['*/2 * * * * notices_look', '23 3 * * * notices_forget'];
