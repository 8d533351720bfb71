import { ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Acting, Ctx, WorkContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { linked } from '../../kernel/db/join-table.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { TicketActed } from '../../model/ticket/events.ts';
import { rank } from '../../model/user/rank.ts';
import { dueFromNow } from './care.ts';
import { attach } from './files.ts';
import { type ByMail, type Line, mailed, record } from './history.ts';
import { inState, moved, statusOf } from './states.ts';
import { published, type TicketRow, tickets } from './ticket.ts';
import { Ticket } from './tickets.entities.ts';
import type { newMainTicket, newTicket, Opened } from './tickets.inputs.ts';
import { ofLocations, ofStudents, ofUsers } from './tickets.links.ts';

/** The next number of the center; whoever opens a ticket meanwhile waits for it. */
const nextNumber = async (ctx: WorkContext): Promise<number> => {
  const [counter] = await updateRows(ctx, 'ticket_counter', sql`true`, { last: sql`last + 1` }, ['last']);
  if (!counter) throw new Error('The center has no counter of tickets.');
  return counter.last;
};

interface OpenedBeside {
  readonly follows?: TicketRow | null;
  /** Who wrote, where that is nobody of the center. */
  readonly author?: string;
  readonly mail?: ByMail | null;
}

/** Adds a ticket in somebody's name. A status other than New is the arrow from New, with a line of its own. */
export const addTicket = async (
  ctx: Acting,
  { files, locations, students, users, name, description, status, category }: Opened,
  by: number | null,
  { follows = null, author, mail = null }: OpenedBeside = {},
): Promise<TicketRow> => {
  const now = ctx.now();
  const to = statusOf(status);
  const due_at = to === 'new' || to === 'opened' ? await dueFromNow(ctx) : null;
  const state = { ...inState('new', now), ...moved(ctx, 'new', to), due_at };
  const ticket = await tickets.insert(
    ctx,
    {
      number: await nextNumber(ctx),
      name,
      description,
      category_id: category,
      ...state,
      follows: follows?.id ?? null,
      created_by: by,
      action_by: ctx.who.user || null,
      created_at: now,
      updated_at: now,
    },
    {
      locations: linked(ofLocations, locations),
      students: linked(ofStudents, students),
      users: linked(ofUsers, users),
    },
  );
  const lines: Line[] = [{ kind: 'opened', created_by: by, ...mailed(mail), ...(author ? { author } : {}) }];
  if (follows) lines.push({ kind: 'follows', after: follows.ticket_number });
  if (to !== 'new') lines.push({ kind: 'status', before: String(ticketStateIds.new), after: String(status) });
  const [first = 0] = await record(ctx, ticket.id, lines);
  await attach(ctx, ticket.id, first, files);
  published(ctx, ticket.id);
  ctx.emit(TicketActed, { ticket: ticket.id, line: first, act: 'opened', to: 'support' });
  return ticket;
};

const opened = (ticket: TicketRow) =>
  done(message('tickets.opened', { number: ticket.ticket_number }), { ticket: idOf(Ticket, ticket.id) });

/** Opens a ticket of the caller's own. */
export const openTicket = async (ctx: Ctx, { created_by, ...given }: InputOf<typeof newTicket>) =>
  opened(await addTicket(ctx, given, created_by));

/** Opens a ticket across locations, in the name of somebody of the team where support says so. */
export const openMainTicket = async (ctx: Ctx, { created_by, ...given }: InputOf<typeof newMainTicket>) => {
  const { rows } = await sql<{ main: boolean; manages: boolean }>`select
    (select c.is_platform from centre c where c.id = ${ctx.who.centre})
      or (select count(*) > 1 from (select 1 from location limit 2) l) as main,
    exists (select 1 from app_user u join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
      where u.id = ${created_by} and u.status = 'active' and u.deleted_at is null and r.rank >= ${rank.manager}) as manages
  `.execute(ctx.db);
  if (!rows[0]?.main) return declined(message('tickets.noMainCenter'), { field: 'locations', code: 'NO_MAIN_CENTER' });
  if (!rows[0].manages)
    return declined(message('tickets.noManager'), {
      field: 'created_by',
      code: 'NO_MANAGER',
      message: message('tickets.noManager'),
    });
  return opened(await addTicket(ctx, given, created_by));
};
