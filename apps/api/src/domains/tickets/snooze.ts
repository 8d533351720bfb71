import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { date, type InputOf } from '../../kernel/call/input.ts';
import { job } from '../../kernel/jobs/job.ts';
import { addDays, dayAt } from '../../kernel/lib/local-time.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { dateFigures } from '../../messages/when.ts';
import { careOf } from './care.ts';
import { record, recordAll } from './history.ts';
import { published, tickets } from './ticket.ts';
import { Ticket } from './tickets.entities.ts';
import { which } from './tickets.inputs.ts';

export const snoozeInput = { ...which, until: date().nullish() };
const LONGEST_DAYS = 366;

/** The day it is in the center, where its first location is. */
const today = async (ctx: Parameters<typeof careOf>[0] & Pick<Ctx, 'now'>): Promise<string> =>
  dayAt(ctx.now().getTime(), (await careOf(ctx)).zone);

/** Lets a ticket rest until a day, or wakes it: of that support alone is told, and nothing of it seems to have moved. */
export const snooze = async (ctx: Ctx, { id, until: given }: InputOf<typeof snoozeInput>) => {
  const until = given ?? null;
  const held = await tickets.lock(ctx, id);
  if (held.closed_at !== null) return declined(message('tickets.closedRests'), { field: 'id', code: 'STATE' });
  if (until !== null) {
    const now = await today(ctx);
    const why = until <= now ? message('tickets.laterDay') : message('tickets.dayTooFar');
    if (until <= now || until > addDays(now, LONGEST_DAYS))
      return declined(why, { field: 'until', code: 'INVALID', message: why });
  }
  if (until !== held.snoozed_until) {
    await tickets.change(ctx, { id }, { snoozed_until: until });
    await record(ctx, id, [
      until === null ? { kind: 'woken', internal: true } : { kind: 'snoozed', after: until, internal: true },
    ]);
    published(ctx, id, true);
  }
  return done(until === null ? message('tickets.woken') : message('tickets.snoozed', { day: dateFigures(until) }));
};

/** On its day a ticket is one of those to look at again: its line is new to everybody of support. */
export const wake = job('ticket.wake', {
  each: 'centre',
  every: '4 * * * *',
  run: async (ctx) => {
    const day = await today(ctx);
    const woken = await updateRows(
      ctx,
      'ticket',
      [{ deleted_at: null }, sql`snoozed_until <= ${day}::date`],
      { snoozed_until: null },
      ['id'],
    );
    await recordAll(
      ctx,
      woken.map(({ id }) => ({ ticket_id: id, kind: 'woken', internal: true })),
    );
    for (const { id } of woken) {
      ctx.audit({ entity: Ticket, id, after: { snoozed_until: null } });
      published(ctx, id, true);
    }
  },
});
