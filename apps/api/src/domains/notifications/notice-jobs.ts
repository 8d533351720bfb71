import { below } from '../../kernel/db/where.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { lookForNotices } from './find-notices.ts';
import { publishFresh } from './notify.ts';

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
  run: async ({ db, now }) => {
    const created_at = below(new Date(now().getTime() - KEPT_DAYS * DAY_MS));
    await deleteRows({ db }, 'notification', { created_at });
    await deleteRows({ db }, 'notice_letter', { created_at });
  },
});

/** The jobs of this domain. */
export const noticeJobs: readonly Job[] = [look, forget];
