import { type Job, job } from '../../kernel/jobs/job.ts';
import { lookForNotices } from './find-notices.ts';
import { publishFresh } from './tell.ts';

const DAY_MS = 86_400_000;
/** Older ones are of no use to anybody. */
const KEPT_DAYS = 90;

/** Looks for what people are to be told, and tells those who have the portal open. */
const look = job('notice.look', {
  each: 'centre',
  every: '*/2 * * * *',
  run: async (ctx) => publishFresh(ctx, await lookForNotices(ctx)),
});

/** Forgets what is too old. */
const forget = job('notice.forget', {
  each: 'centre',
  every: '23 3 * * *',
  run: ({ db, now }) => {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    return Promise.all(
      (['notification', 'notice_letter'] as const).map((table) =>
        db.deleteFrom(table).where('created_at', '<', before).execute(),
      ),
    );
  },
});

/** The jobs of this domain. */
export const noticeJobs: readonly Job[] = [look, forget];
