import { sql } from 'kysely';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { flag, type InputOf, text } from '../../kernel/call/input.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { which } from './tickets.inputs.ts';
import { linesOfATicket } from './tickets.reach.ts';

export const lookInput = { ...which, writing: flag().optional() };
export const draftInput = { ...which, text: text(0, 10_000), internal: flag().optional() };

/** Notes that the caller looks at a ticket now, and has read what it may read of it. */
export const look = async (ctx: Ctx, { id, writing = false }: InputOf<typeof lookInput>) => {
  const now = ctx.now();
  const seen_id = sql`coalesce((select max(h.id) from ticket_history h where h.ticket_id = ${id}
    and ${linesOfATicket.filter(ctx.who, { name: 'h' })}), 0)`;
  const key = { ticket_id: id, user_id: ctx.who.user };
  await upsertRow(ctx, 'ticket_reader', key, { seen_id, looked_at: now, writing_at: writing ? now : null });
  // Who looks is for support alone, as a field of its own.
  ctx.publish({ kind: 'ticket', ids: [id], at: { internal: 1, by: ctx.who.user } });
  return done(message('tickets.looked'));
};

/** Keeps what the caller has written on a ticket and not sent; nothing, where it was cleared. */
export const keepDraft = async (ctx: Ctx, { id, text: words, internal = false }: InputOf<typeof draftInput>) => {
  const key = { ticket_id: id, user_id: ctx.who.user };
  await upsertRow(ctx, 'ticket_reader', key, { draft: words || null, draft_internal: internal });
  return done(message('tickets.draftKept'));
};
