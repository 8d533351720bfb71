import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx, WorkContext } from '../../kernel/call/context.ts';
import { flag, type InputOf, ids, text } from '../../kernel/call/input.ts';
import { task } from '../../kernel/jobs/task.ts';
import { insertMissing } from '../../kernel/write/write-rows.ts';
import { record } from './history.ts';
import { mustStand, published, tickets } from './ticket.ts';
import { Ticket, TicketAttachment, TicketHistory } from './tickets.entities.ts';
import { which } from './tickets.inputs.ts';

/** A line of a ticket of another center is to come over: its words are read there, when it does. */
const line = { from: z.number().int(), line: z.number().int() };
export const RAISED = task('ticket.raised', line);
export const RAISED_ANSWERED = task('ticket.raised_answer', line);

const LONGEST = 10_000;

export const raiseInput = {
  ...which,
  comment: text(1, 5000),
  /** Lets the description go along. */
  description: flag().optional(),
  /** The replies that go along. */
  lines: ids(TicketHistory, 100, 0).optional(),
  /** The files that go along, each as a copy. */
  attachments: ids(TicketAttachment, 10, 0).optional(),
};

/** The platform's own center, where there is one. */
const homeOf = async ({ db }: Pick<WorkContext, 'db'>): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`select id from centre where is_platform order by id limit 1`.execute(db);
  return rows[0]?.id ?? null;
};

/** The words of replies of a ticket; an internal note is none. */
const wordsOf = async ({ db }: Ctx, ticket: number, lines: readonly number[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ description: string }>`select h.description from ticket_history h
    where h.ticket_id = ${ticket} and h.id = any(${[...lines]}::int[]) and h.kind = 'comment' and not h.internal
    order by h.id`.execute(db);
  return rows.map(({ description }) => description);
};

/** Files of a ticket that stand, and did not come with an internal note. */
const filesOf = async ({ db }: Ctx, ticket: number, files: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select a.id from ticket_attachment a
    join ticket_history h on h.id = a.history_id and not h.internal
    where a.ticket_id = ${ticket} and a.id = any(${[...files]}::int[]) and a.deleted_at is null order by a.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Hands a ticket up to the platform, with what was chosen to go along and nothing else. Once more: says more there. */
export const raise = async (
  ctx: Ctx,
  { id, comment, description = false, lines = [], attachments = [] }: InputOf<typeof raiseInput>,
) => {
  const held = await tickets.lock(ctx, id);
  mustStand(held);
  const home = await homeOf(ctx);
  if (home === null || home === ctx.who.centre)
    return declined(message('tickets.noPlatform'), { field: 'id', code: 'NO_PLATFORM' });
  const chosen = await wordsOf(ctx, id, lines);
  if (chosen.length < new Set(lines).size)
    return declined(message('tickets.notToRaise'), { field: 'lines', code: 'NOT_TO_RAISE' });
  const files = await filesOf(ctx, id, attachments);
  if (files.length < new Set(attachments).size)
    return declined(message('tickets.notToRaise'), { field: 'attachments', code: 'NOT_TO_RAISE' });
  const words = [comment, ...(description ? [held.description] : []), ...chosen].join('\n\n');
  if (words.length > LONGEST) return declined(message('tickets.raisesMuch'), { field: 'lines', code: 'TOO_LONG' });
  const key = { ticket_id: id, key: randomUUID(), side: 'up', other_centre: home };
  await insertMissing(ctx, 'raised_ticket', [key]);
  const [raised = 0] = await record(ctx, id, [
    { kind: 'raised', description: words, internal: true, after_ids: files },
  ]);
  ctx.audit({ entity: Ticket, id, after: { raised: true } });
  published(ctx, id, true);
  ctx.enqueue(RAISED, { from: ctx.who.centre, line: raised }, { centre: home });
  return done(message('tickets.raised'));
};
