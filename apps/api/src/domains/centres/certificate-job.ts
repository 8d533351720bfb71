import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { writeToAdmins } from './admins.ts';
import { hostsBy } from './keep-certificate.ts';

const DAY_MS = 86_400_000;
/** So many days before its end those who run the center are written to. */
const LETTERS = [3, 7, 14];

/** Writes to those who run a center that a certificate its hosts need ends soon, once for each of the letters. */
const warn = async (ctx: WorkContext): Promise<void> => {
  const now = ctx.now();
  const soon = new Date(now.getTime() + 14 * DAY_MS);
  const { rows } = await sql<{ id: number; not_after: Date }>`select id, not_after from center_certificate
    where owner_id = ${ctx.who.centre} and not_after > ${now} and not_after <= ${soon} order by id`.execute(ctx.db);
  for (const { id, not_after } of rows) {
    const hosts = await hostsBy(ctx, id);
    const left = Math.ceil((not_after.getTime() - now.getTime()) / DAY_MS);
    const due = LETTERS.find((days) => left <= days);
    if (hosts.length === 0 || due === undefined) continue;
    await writeToAdmins(
      ctx,
      'center_certificate',
      () => ({
        subject: message('centres.certificateEnds', { left }),
        lines: [message('centres.certificateEndsBody', { hosts: hosts.join(', '), left })],
      }),
      `certificate:${id}:${due}`,
    );
  }
};

/** The jobs of certificates. */
export const certificateJobs: readonly Job[] = [
  job('center.certificates', { each: 'centre', every: '37 6 * * *', run: warn }),
];
