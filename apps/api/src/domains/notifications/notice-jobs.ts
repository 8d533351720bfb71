import { sql } from 'kysely';
import { activeCentres } from '../../kernel/active-centres.ts';
import { CHANNEL } from '../../kernel/call-context.ts';
import { inCentre } from '../../kernel/in-centre.ts';
import type { Work } from '../../kernel/jobs.ts';
import { lookForNotices } from './look.ts';

const DAY_MS = 86_400_000;
/** Older ones are of no use to anybody. */
const KEPT_DAYS = 90;

/** Looks through every centre, and tells those who have the portal open. */
const look: Work = async ({ house }) => {
  for (const centre of await activeCentres(house.wire))
    await inCentre(house.wire, centre, async (db) => {
      const fresh = await lookForNotices(db, centre, house.clock.now());
      const told = fresh.map(({ id, user }) => JSON.stringify({ c: centre, k: 'notification', i: [id], a: { user } }));
      if (told.length > 0)
        await sql`select pg_notify(${CHANNEL}, payload) from unnest(${told}::text[]) as payload`.execute(db);
    });
};

/** Forgets what is too old, centre by centre. */
const forget: Work = async ({ house }) => {
  const before = new Date(house.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  for (const centre of await activeCentres(house.wire))
    await inCentre(house.wire, centre, (db) =>
      db.deleteFrom('notification').where('centre_id', '=', centre).where('created_at', '<', before).execute(),
    );
};

/** The jobs of this domain, by name. */
export const noticeJobs = { notices_look: look, notices_forget: forget } as const satisfies Record<string, Work>;
/** When they run: every other minute, and once a night. */
export const noticeTimes = ['*/2 * * * * notices_look', '23 3 * * * notices_forget'];
