import { ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { type SqlBool, sql } from 'kysely';
import { rows } from '../../kernel/call/answers.ts';
import { object, objects, out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { checkSpan } from '../../kernel/call/span.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { matching } from '../../kernel/db/where.ts';
import type { Scope } from '../../kernel/read/reach.ts';
import { eachWord, likeWord } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { labelOf, statusOf } from './states.ts';
import { Ticket } from './tickets.entities.ts';
import type { listedForMain, listedForSupport } from './tickets.inputs.ts';
import { linesOfATicket, ownTickets } from './tickets.reach.ts';

/** What a list or a chart is narrowed to; days are by the clock of the location asked for, else of the caller's first one. */
type Asked = Partial<Omit<InputOf<typeof listedForSupport & typeof listedForMain>, 'first' | 'page'>>;
const AS = { name: 'ticket' };
/** Ten years, in days. */
const LONGEST = 3660;

export const ticketSorts = sorts(Ticket, {
  number: ['number'],
  name: [() => sql`lower(ticket.name)`],
  status: ['status_id', '-updated_at'],
  created: ['created_at'],
  updated: ['updated_at'],
});
type Sort = Parameters<typeof ticketSorts.order>[0];

const days = ({ who }: Ctx, { start_date, end_date, location, locations }: Asked): Sql => {
  if (start_date !== undefined && end_date !== undefined) checkSpan(start_date, end_date, LONGEST);
  const first = location ?? locations?.[0] ?? 0;
  const zone = sql`coalesce((select z.value from location l join timezone z on z.id = l.timezone_id
    where ${inOwnLocations(who, sql`l.id`)} order by l.id = ${first} desc, l.id limit 1), 'UTC')`;
  const start = start_date && sql`ticket.created_at >= (${start_date}::date)::timestamp at time zone ${zone}`;
  const end = end_date && sql`ticket.created_at < (${end_date}::date + 1)::timestamp at time zone ${zone}`;
  return sql`(${start || sql`true`} and ${end || sql`true`})`;
};

const about = (locations: readonly number[]): Sql => sql`exists (select 1 from ticket_location tl
  where tl.ticket_id = ticket.id and tl.location_id = any(${[...locations]}::int[]))`;

/** Each word stands in the ticket itself or in a line of it the reader may see. */
const found = (who: Who, search: string) =>
  eachWord(
    search,
    (word) => sql`(ticket.searched ${likeWord(word)} or ticket.id in (select h.ticket_id from ticket_history h
      where h.searched ${likeWord(word)} and ${linesOfATicket.filter(who, { name: 'h' })}))`,
  );

/** The conditions of a list or a chart, beside who reads it. */
const narrowed = (ctx: Ctx, asked: Asked) => {
  const { status, category, search, location, locations = [], created_by } = asked;
  const places = location === undefined ? locations : [location];
  return [
    matching(Ticket, { status_id: status, category_id: category, created_by }),
    Boolean(search?.trim()) && found(ctx.who, search ?? ''),
    places.length > 0 && sql<SqlBool>`${about(places)}`,
    sql<SqlBool>`${days(ctx, asked)}`,
  ] as const;
};

/** Tickets, those somebody acted on last first. */
export const listTickets = (ctx: Ctx, { sort, ...asked }: Asked & { readonly sort?: Sort }) =>
  rows(Ticket, { order: ticketSorts.order(sort, ['-updated_at', '-id']), where: () => narrowed(ctx, asked) });

/** How many tickets there are, whatever their state, and how many are in the states that wait for somebody. */
export const chart = object({ total: out.int, new: out.int, opened: out.int, waiting: out.int }, 'TicketChart');

interface Counts {
  readonly status: number;
  readonly count: number;
}
const counted = async (ctx: Ctx, asked: Asked, reach: Scope<'ticket'>, also: Sql = sql`true`): Promise<Counts[]> => {
  const conditions = narrowed(ctx, asked).filter((condition) => condition !== false);
  const { rows: found } = await sql<Counts>`select ticket.status_id as status, count(*)::int as count from ticket
    where ${reach.filter(ctx.who, AS)} and ${also} and ${sql.join(conditions, sql` and `)}
    group by ticket.status_id`.execute(ctx.db);
  return found;
};

/** The figures of a chart over the tickets in reach. */
export const countTickets = async (ctx: Ctx, asked: Asked, since: Date | null = null) => {
  const also = since ? sql`ticket.created_at > ${since}::timestamptz` : sql`true`;
  const found = await counted(ctx, asked, ownTickets, also);
  const of = (status: number) => found.find((each) => each.status === status)?.count ?? 0;
  return {
    total: found.reduce((sum, { count }) => sum + count, 0),
    new: of(ticketStateIds.new),
    opened: of(ticketStateIds.opened),
    waiting: of(ticketStateIds.waiting),
  };
};

const WEEK_MS = 7 * 86_400_000;
/** The same of the last seven days, to the minute. */
export const countWeek = (ctx: Ctx, asked: Asked) => countTickets(ctx, asked, new Date(ctx.now().getTime() - WEEK_MS));

export const statusCounts = objects(
  { id: out.id, name: out.text, label: out.text, color: out.text, count: out.int },
  'TicketStatusCount',
);

/** The four states with how many tickets in reach are in each. */
export const countByStatus = async (ctx: Ctx, asked: Pick<Asked, 'location' | 'category'>) => {
  const found = await counted(ctx, asked, ownTickets);
  const { rows: states } = await sql<{ id: number; name: string; color: string }>`select id, name, color
    from ticket_status order by id`.execute(ctx.db);
  return states.map((state) => ({
    ...state,
    label: labelOf(ctx, statusOf(state.id)),
    count: found.find(({ status }) => status === state.id)?.count ?? 0,
  }));
};
