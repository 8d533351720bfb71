import { ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { job } from '../../kernel/jobs/job.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { TicketActed } from '../../model/ticket/events.ts';
import { type Care, careOf } from './care.ts';
import { recordAll } from './history.ts';
import { forgetMail } from './mail/forget.ts';
import { inState } from './states.ts';
import { published } from './ticket.ts';
import { Ticket } from './tickets.entities.ts';

const DAY_MS = 86_400_000;
/** So many in one round; what is left waits for the next one. */
const BATCH = 300;

const daysAgo = ({ now }: Pick<WorkContext, 'now'>, days: number): Date => new Date(now().getTime() - days * DAY_MS);

/** SQL: those that wait for long enough and do not rest; one somebody holds at this moment is left to the next round. */
const waitedSince = (since: Date, and: Sql): Sql => sql`id in (select t.id from ticket t
  where t.waiting_since <= ${since}::timestamptz and t.deleted_at is null and t.snoozed_until is null and ${and}
  order by t.waiting_since limit ${BATCH} for update skip locked)`;

/** Reminds the opening side of what waits for it: once for each time of waiting. */
const remind = async (ctx: WorkContext, days: number): Promise<void> => {
  const now = ctx.now();
  const told = await updateRows(
    ctx,
    'ticket',
    waitedSince(daysAgo(ctx, days), sql`t.reminded_at is null`),
    { reminded_at: now, updated_at: now },
    ['id'],
  );
  const lines = await recordAll(
    ctx,
    told.map(({ id }) => ({ ticket_id: id, kind: 'reminded', after: String(days) })),
  );
  for (const [n, { id }] of told.entries()) {
    ctx.audit({ entity: Ticket, id, after: { reminded_at: now } });
    published(ctx, id);
    ctx.emit(TicketActed, { ticket: id, line: lines[n] ?? 0, act: 'reminded', to: 'openers' });
  }
};

/** Closes what nobody has answered. Where the center reminds, the opening side has had the days between to answer. */
const expire = async (ctx: WorkContext, { remind_days }: Care, days: number): Promise<void> => {
  const now = ctx.now();
  const since = remind_days === null ? null : daysAgo(ctx, days - remind_days);
  const warned = since === null ? sql`true` : sql`t.reminded_at <= ${since}::timestamptz`;
  const set = { ...inState('closed', now), updated_at: now, action_by: null };
  const closed = await updateRows(ctx, 'ticket', waitedSince(daysAgo(ctx, days), warned), set, ['id']);
  const { waiting, closed: closedId } = ticketStateIds;
  await recordAll(
    ctx,
    closed.map(({ id }) => ({ ticket_id: id, kind: 'status', before: String(waiting), after: String(closedId) })),
  );
  const lines = await recordAll(
    ctx,
    closed.map(({ id }) => ({ ticket_id: id, kind: 'expired', after: String(days) })),
  );
  for (const [n, { id }] of closed.entries()) {
    ctx.audit({ entity: Ticket, id, before: { status_id: waiting }, after: { status_id: closedId } });
    published(ctx, id);
    ctx.emit(TicketActed, { ticket: id, line: lines[n] ?? 0, act: 'expired', to: 'openers' });
  }
};

/** Looks after what waits for an answer of the opening side, as the center wants it. */
export const lookAfter = job('ticket.look_after', {
  each: 'centre',
  every: '29 * * * *',
  run: async (ctx) => {
    const { care } = await careOf(ctx);
    if (care.close_days !== null) await expire(ctx, care, care.close_days);
    if (care.remind_days !== null) await remind(ctx, care.remind_days);
    await forgetMail(ctx);
  },
});
