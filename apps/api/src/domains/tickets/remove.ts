import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { below } from '../../kernel/db/where.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { raisedJobs } from './raised-jobs.ts';
import { lookAfter } from './remind.ts';
import { wake } from './snooze.ts';
import { sumUp } from './tally.ts';
import { onSupportSide, published, tickets } from './ticket.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes a ticket: the opener its own, support any. Row and files are kept for 30 days, and nobody reads them. */
export const removeTicket = async (ctx: Ctx, { id }: { readonly id: Id<'ticket'> }) => {
  const held = await tickets.lock(ctx, id);
  if (held.created_by !== ctx.who.user && !onSupportSide(ctx, held))
    return declined(message('tickets.notYours'), { field: 'id', code: 'NOT_YOURS' });
  await tickets.remove(ctx, id);
  published(ctx, id);
  return done(message('tickets.removed', { number: held.ticket_number }), { id });
};

/** What was deleted goes for good; the sweep of the night takes the files that no row holds then. */
const forget = job('ticket.forget', {
  each: 'centre',
  closed: true,
  every: '41 2 * * *',
  run: ({ db, now }) =>
    deleteRows({ db }, 'ticket', { deleted_at: below(new Date(now().getTime() - KEPT_DAYS * DAY_MS)) }),
});

/** The jobs of this domain. */
export const ticketJobs: readonly Job[] = [forget, sumUp, wake, lookAfter, ...raisedJobs];
