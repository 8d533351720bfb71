import { sql } from 'kysely';
import { object, out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { linesOfATicket, ownTickets } from './tickets.reach.ts';

/** The last line the caller may see. */
const lastLine = (who: Who, ticket: Alias<'ticket'>): Sql => sql`select h.id, h.action_by from ticket_history h
  where h.ticket_id = ${col(ticket, 'id')} and ${linesOfATicket.filter(who, { name: 'h' })} order by h.id desc limit 1`;

/** SQL: what the caller has noted of a ticket while reading it. */
export const reading = (who: Who, ticket: Alias<'ticket'>, what: Sql): Sql => sql`(select ${what} from ticket_reader tr
  where tr.ticket_id = ${col(ticket, 'id')} and tr.user_id = ${who.user})`;

/** SQL: somebody else has said or done something since the caller looked. */
export const isUnread = (who: Who, as: Alias<'ticket'>): Sql => sql`coalesce((
  select l.action_by is distinct from ${who.user} and l.id > coalesce(${reading(who, as, sql`tr.seen_id`)}, 0)
  from (${lastLine(who, as)}) l), false)`;

export const unreadCount = object({ unread: out.int }, 'TicketUnread');
const AS = { name: 'ticket' };
/** What rested longer calls for nobody, read or not. */
const DAYS = 30;
const DAY_MS = 86_400_000;
/** More are told as "99+". */
const MOST = 100;

/** How many tickets of the last 30 days say something new to the caller, a hundred at most. */
export const countUnread = async ({ db, who, now }: Ctx) => {
  const since = new Date(now().getTime() - DAYS * DAY_MS);
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from (
    select 1 from ticket where ${ownTickets.filter(who, AS)} and ticket.updated_at > ${since}::timestamptz
      and ${isUnread(who, AS)} limit ${MOST}) t`.execute(db);
  return { unread: rows[0]?.unread ?? 0 };
};
