import type { WorkContext } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { daysBetween } from '../../kernel/lib/local-time.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { todayOfCenter } from '../../model/location/today.ts';
import { writeToAdmins } from './admins.ts';
import { Center } from './centers.entities.ts';
import { coveredUntil } from './cover.ts';
import { OWN_PLAN } from './own-plan.ts';

/** So many days before the last one its administrators are written to. */
const LETTERS = [1, 3, 7];

/** Writes to the administrators that the days run out, once for each of the letters of a last day. */
const tell = async (ctx: WorkContext, last: string, left: number): Promise<void> => {
  const due = LETTERS.find((days) => left <= days);
  if (due === undefined) return;
  await writeToAdmins(
    ctx,
    'center_cover',
    (centre) => ({
      subject: message('centres.endsSubject', { left }),
      lines: [message('centres.endsBody', { centre, left }), message('centres.endsThen')],
      button: { label: message('centres.endsButton'), path: OWN_PLAN },
    }),
    `cover:${last}:${due}`,
  );
};

/**
 * Looks at the last day of a center's trial, or of what it has paid for: letters before it, suspended after it. Nothing is
 * deleted, and the platform's own center has no such day.
 */
export const lookAtCover = async (ctx: WorkContext): Promise<void> => {
  const center = await findRow(ctx, 'centre', { id: ctx.who.centre }, undefined, { lock: 'update' });
  const last = center && coveredUntil(center);
  if (!last || center.is_platform || center.status !== 'active') return;
  // What is paid for by a subscription goes on by itself, and ends as that says.
  if (center.subscription_ref !== null && !center.on_trial) return;
  const left = daysBetween(await todayOfCenter(ctx), last);
  if (left >= 0) return tell(ctx, last, left);
  const set = { status: 'suspended', suspended_for: 'days', changed_at: ctx.now() };
  const changed = await updateRow(ctx, 'centre', { id: center.id }, set);
  ctx.audit({ entity: Center, id: center.id, before: changed?.news?.before ?? null, after: changed?.news?.after });
  ctx.publish({ kind: 'centres', ids: [center.id] });
};

/** The jobs of this domain. */
export const centerJobs: readonly Job[] = [
  job('center.cover', { each: 'centre', every: '7 * * * *', run: lookAtCover }),
];
