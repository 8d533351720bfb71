import { ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { sql } from 'kysely';
import { message } from '../../kernel/call/call.ts';
import type { Acting, WorkContext } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import { on } from '../../kernel/events/listener.ts';
import { type JobContext, job } from '../../kernel/jobs/job.ts';
import { asPerson, asSystem } from '../../kernel/jobs/perform.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { deleteRows, insertMissing, insertRows } from '../../kernel/write/write-rows.ts';
import { TicketActed } from '../../model/ticket/events.ts';
import { firstLine } from './history.ts';
import { otherCategory } from './of-words.ts';
import { addTicket } from './open-ticket.ts';
import { RAISED, RAISED_ANSWERED } from './raise.ts';
import { copyFiles, type RaisedFile, raisedFiles } from './raised-files.ts';
import { say } from './reply.ts';
import { tickets } from './ticket.ts';
import { TicketCategory, TicketStatus } from './tickets.entities.ts';

interface Over {
  readonly from: number;
  readonly line: number;
}
interface Raised {
  readonly key: string;
  readonly name: string;
  readonly words: string;
  readonly by: string;
  readonly center: string;
  readonly files: readonly RaisedFile[];
}

/** Reads a line where it was written; null where it, or its ticket, is gone. */
const readOver = (job: JobContext, name: string, { from, line }: Over, side: 'up' | 'down'): Promise<Raised | null> =>
  asSystem(job.app, { centre: from, name }, async ({ db }) => {
    const { rows } = await sql<Raised>`select rt.key, t.name, h.description as words, c.name as center,
        ${raisedFiles(side === 'up' ? sql`a.id = any(h.after_ids)` : sql`a.history_id = h.id`)} as files,
        coalesce((select u.full_name from app_user u where u.id = h.created_by), '') as by
      from ticket_history h
      join ticket t on t.id = h.ticket_id and t.deleted_at is null
      join raised_ticket rt on rt.ticket_id = t.id and rt.side = ${side}
      join centre c on c.id = t.centre_id
      where h.id = ${line} and h.description is not null
        and ${side === 'up' ? sql`h.kind = 'raised'` : sql`h.kind = 'comment' and not h.internal`}`.execute(db);
    return rows[0] ?? null;
  });

/** Works where the line comes over to, in nobody's name; a line that has come before changes nothing. */
const comeOver = (
  job: JobContext,
  name: string,
  { line }: Over,
  { key }: Raised,
  work: (ctx: Acting) => Promise<void>,
): Promise<void> =>
  asPerson(
    job.app,
    { who: { centre: job.centre, user: 0, role: 'guest', session: '' }, speech: { language: 'en', pets: false }, name },
    async (ctx) => {
      const come = await insertMissing(ctx, 'raised_line', [{ key, line, created_at: ctx.now() }], ['line']);
      if (come.length > 0) await work(ctx);
    },
  );

/** The ticket of a key on this side, or where it was merged into another one, that. */
const ticketOf = async ({ db }: WorkContext, key: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`select coalesce(t.merged_into, t.id) as id from raised_ticket rt
    join ticket t on t.id = rt.ticket_id and t.deleted_at is null
    where rt.key = ${key}::uuid`.execute(db);
  return rows[0]?.id ?? null;
};

const LONGEST_AUTHOR = 200;

/** Takes up what a center hands up: a ticket of the platform's, or what is said on the one it has become. */
const takeUp = async (ctx: Acting, { key, name, words, by, center, files }: Raised, from: number): Promise<void> => {
  const author = [by, center].filter(Boolean).join(', ').slice(0, LONGEST_AUTHOR);
  const known = await ticketOf(ctx, key);
  if (known !== null) {
    const line = await say(ctx, await tickets.lock(ctx, known), { comment: words, bySupport: false, author });
    await copyFiles(ctx, { ticket_id: known, history_id: line }, from, files);
    return;
  }
  const form = {
    name,
    description: words,
    status: idOf(TicketStatus, ticketStateIds.new),
    category: idOf(TicketCategory, await otherCategory(ctx)),
  };
  const ticket = await addTicket(ctx, form, null, { author });
  const first = await firstLine(ctx, ticket.id);
  await copyFiles(ctx, { ticket_id: ticket.id, history_id: first }, from, files);
  // The one before was deleted: what is said from now on belongs to this one.
  await deleteRows(ctx, 'raised_ticket', { key });
  await insertRows(ctx, 'raised_ticket', [{ ticket_id: ticket.id, key, side: 'down', other_centre: from }]);
};

const raised = job(RAISED, {
  steps: async (job, over) => {
    const said = await readOver(job, RAISED.name, over, 'up');
    if (said) await comeOver(job, RAISED.name, over, said, (ctx) => takeUp(ctx, said, over.from));
  },
});

/** What the platform answers goes back to the ticket it is about. */
export const answerRaised = on(TicketActed, 'raised', {
  when: ({ act }) => act === 'answered',
  run: async (ctx, { ticket, line }) => {
    const found = await findRow(ctx, 'raised_ticket', { ticket_id: ticket, side: 'down' }, ['other_centre']);
    if (found) ctx.enqueue(RAISED_ANSWERED, { from: ctx.who.centre, line }, { centre: found.other_centre });
  },
});

const raisedAnswered = job(RAISED_ANSWERED, {
  steps: async (job, over) => {
    const said = await readOver(job, RAISED_ANSWERED.name, over, 'down');
    if (!said) return;
    await comeOver(job, RAISED_ANSWERED.name, over, said, async (ctx) => {
      const known = await ticketOf(ctx, said.key);
      if (known === null) return;
      const { rows } = await sql<{ language: 'en' | 'es' }>`select language from centre
        where id = ${job.centre}`.execute(ctx.db);
      const texts = textsIn({ language: rows[0]?.language ?? 'en', pets: false });
      const author = message('tickets.platformSupport', { name: said.by }).in(texts).slice(0, LONGEST_AUTHOR);
      const words = { comment: said.words, bySupport: true, author };
      const line = await say(ctx, await tickets.lock(ctx, known), words);
      await copyFiles(ctx, { ticket_id: known, history_id: line }, over.from, said.files);
    });
  },
});

export const raisedJobs = [raised, raisedAnswered];
