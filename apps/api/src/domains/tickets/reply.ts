import { type TicketState, ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Acting } from '../../kernel/call/context.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { updating } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { TicketActed } from '../../model/ticket/events.ts';
import { User } from '../../model/user/entity.ts';
import { dueFromNow } from './care.ts';
import { attach } from './files.ts';
import { type ByMail, firstLine, type Line, mailed, record } from './history.ts';
import { addTicket } from './open-ticket.ts';
import { moved, statusOf } from './states.ts';
import { mustStand, onSupportSide, published, type TicketRow, tickets } from './ticket.ts';
import { Ticket, TicketCategory, TicketHistory, TicketStatus } from './tickets.entities.ts';
import type { Reply } from './tickets.inputs.ts';
import { linesOfATicket } from './tickets.reach.ts';

/** A closed ticket is opened again by a reply within so many days; a later one opens a new ticket. */
const REOPENED_DAYS = 14;
const DAY_MS = 86_400_000;

/** Lines of others that came since the caller looked are shown before anything is sent. */
const mustHaveSeen = async (ctx: Acting, id: number, seen: number | undefined): Promise<void> => {
  if (seen === undefined) return;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ticket_history h
    where h.ticket_id = ${id} and h.id > ${seen} and h.action_by is distinct from ${ctx.who.user}
      and ${linesOfATicket.filter(ctx.who, { name: 'h' })}`.execute(ctx.db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw declined(message('tickets.newLines', { count }), { field: 'seen', code: 'NEW_LINES' });
};

/** The status a reply leads to. */
const statusAfter = (from: TicketState, bySupport: boolean, wait: boolean): TicketState => {
  if (bySupport && wait) return 'waiting';
  if (from === 'closed') return 'opened';
  if (bySupport) return from === 'new' ? 'opened' : from;
  return from === 'waiting' ? 'opened' : from;
};

const isTooLate = (ctx: Acting, { closed_at }: TicketRow): boolean =>
  closed_at !== null && ctx.now().getTime() - closed_at.getTime() > REOPENED_DAYS * DAY_MS;

/** A new ticket that goes on from one closed long ago: its places and people, and the reply as what it is about. */
const followUp = async (ctx: Acting, old: TicketRow, { comment, files }: Reply, mail: ByMail | null) => {
  const { rows } = await sql<Record<'locations' | 'users' | 'students', number[]>>`select
    array(select location_id from ticket_location where ticket_id = ${old.id}) as locations,
    array(select user_id from ticket_user where ticket_id = ${old.id}) as users,
    array(select student_id from ticket_student where ticket_id = ${old.id}) as students`.execute(ctx.db);
  const [links] = rows;
  const about = {
    locations: links?.locations.map((one) => idOf(Location, one)),
    users: links?.users.map((one) => idOf(User, one)),
    students: links?.students.map((one) => idOf(Student, one)),
  };
  const { name, category_id } = old;
  const made = {
    name,
    description: comment,
    status: idOf(TicketStatus, ticketStateIds.new),
    category: idOf(TicketCategory, category_id),
    ...about,
    ...(files && { files }),
  };
  const ticket = await addTicket(ctx, made, old.created_by ?? ctx.who.user, { follows: old, mail });
  await record(ctx, old.id, [{ kind: 'followed', after: ticket.ticket_number }]);
  published(ctx, old.id);
  const line = await firstLine(ctx, ticket.id);
  const says = message('tickets.followUp', { number: ticket.ticket_number, old: old.ticket_number });
  return done(says, { history: idOf(TicketHistory, line) });
};

const forgetDraft = (ctx: Acting, id: number): void =>
  ctx.later(updating('ticket_reader', { ticket_id: id, user_id: ctx.who.user }, { draft: null, writing_at: null }));

/** Adds an internal note: nothing of the ticket shows it to anybody but support. */
const note = async (ctx: Acting, { id }: TicketRow, { comment, files }: Reply) => {
  const [line = 0] = await record(ctx, id, [{ kind: 'comment', description: comment, internal: true }]);
  await attach(ctx, id, line, files);
  ctx.audit({ entity: Ticket, id, after: { internal: true } });
  published(ctx, id, true);
  return done(message('tickets.noted'), { history: idOf(TicketHistory, line) });
};

interface Said {
  readonly comment: string;
  readonly files?: readonly string[] | undefined;
  readonly wait?: boolean;
  readonly bySupport: boolean;
  /** Who wrote, where that is nobody of the center. */
  readonly author?: string;
  readonly mail?: ByMail | null;
}

/** Adds what one side says to a ticket that is held, and tells the other one; answers the line of it. */
export const say = async (
  ctx: Acting,
  held: TicketRow,
  { comment, files, wait = false, bySupport, author, mail = null }: Said,
): Promise<number> => {
  const { id } = held;
  const from = statusOf(held.status_id);
  const to = statusAfter(from, bySupport, wait);
  const state = moved(ctx, from, to);
  const lines: Line[] = [{ kind: 'comment', description: comment, ...mailed(mail), ...(author ? { author } : {}) }];
  if (from !== to)
    lines.push({ kind: 'status', before: String(ticketStateIds[from]), after: String(ticketStateIds[to]) });
  await tickets.change(
    ctx,
    { id },
    {
      ...state,
      ...(bySupport && held.first_answer_at === null ? { first_answer_at: ctx.now() } : {}),
      // Whoever has let it rest wanted to be called by this.
      ...(bySupport ? { due_at: null } : { snoozed_until: null, due_at: held.due_at ?? (await dueFromNow(ctx)) }),
      updated_at: ctx.now(),
      action_by: ctx.who.user || null,
    },
  );
  const [line = 0] = await record(ctx, id, lines);
  await attach(ctx, id, line, files);
  published(ctx, id);
  const told = bySupport ? ({ act: 'answered', to: 'openers' } as const) : ({ act: 'replied', to: 'support' } as const);
  ctx.emit(TicketActed, { ticket: id, line, ...told });
  return line;
};

/** Adds a reply and tells the other side; what it makes of the status stands in `statusAfter`. */
export const reply = async (ctx: Acting, given: Reply) => replyTo(ctx, await tickets.lock(ctx, given.id), given);

/** The same on a ticket that is held already. */
export const replyTo = async (ctx: Acting, held: TicketRow, given: Reply, mail: ByMail | null = null) => {
  const { id, comment, files, internal = false, wait = false, seen } = given;
  mustStand(held);
  await mustHaveSeen(ctx, id, seen);
  const bySupport = onSupportSide(ctx, held);
  if (wait && !bySupport) return declined(message('tickets.supportWaits'), { field: 'wait', code: 'NOT_YOURS' });
  forgetDraft(ctx, id);
  if (internal) return note(ctx, held, given);
  if (isTooLate(ctx, held)) return followUp(ctx, held, given, mail);
  const line = await say(ctx, held, { comment, files, wait, bySupport, mail });
  return done(message('tickets.replied'), { history: idOf(TicketHistory, line) });
};
