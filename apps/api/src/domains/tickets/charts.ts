import { ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { sql } from 'kysely';
import { object, objects, out } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type Asked, about, placesOf, spanOf } from './lists.ts';
import { labelOf, statusOf } from './states.ts';
import { ownTickets, placesAtOwn } from './tickets.reach.ts';

const AS = { name: 'ticket' };
/** What a chart may be narrowed to. */
type Counted = Pick<Asked, 'location' | 'locations' | 'category' | 'start_date' | 'end_date'>;

interface Counts {
  readonly status: number;
  readonly count: number;
}

/**
 * Tickets in reach by status. Whole weeks are told by their tally, to which come those the caller has opened elsewhere; of
 * the weeks a span begins and ends in, the tickets are counted.
 */
const counted = async (ctx: Ctx, asked: Counted, from: Date | null = null): Promise<Counts[]> => {
  const { who } = ctx;
  const { since, until } = spanOf(ctx, asked);
  const places = placesOf(asked);
  const narrow = (
    of: string,
  ) => sql`(${asked.category ?? null}::int is null or ${sql.ref(`${of}.category_id`)} = ${asked.category ?? null})
    and ${places.length > 0 ? about(places, sql.ref(`${of}.places`)) : sql`true`}`;
  const tickets = sql`select status_id, count(*) from ticket where deleted_at is null and ${narrow('ticket')}`;
  const { rows: found } = await sql<Counts>`with span as materialized (
      select coalesce((${since ?? from})::timestamptz, '-infinity') as since, coalesce((${until})::timestamptz, 'infinity') as until),
    weeks as materialized (
      select since, until, week_of(since + interval '167:59:59.999999') as first, week_of(until) as last from span)
    select status_id as status, sum(count)::int as count from (
      select y.status_id, sum(y.count) as count from ticket_tally y
        where y.week >= (select first from weeks) and y.week < (select last from weeks)
          and ${placesAtOwn(who, sql`y.places`)} and ${narrow('y')} group by 1
      union all ${tickets} and created_by = ${who.user} and not ${placesAtOwn(who, sql`ticket.places`)}
        and created_at >= (select first from weeks) and created_at < (select last from weeks) group by 1
      union all ${tickets} and ${ownTickets.filter(who, AS)}
        and created_at >= (select since from weeks) and created_at < (select least(first, until) from weeks) group by 1
      union all ${tickets} and ${ownTickets.filter(who, AS)}
        and created_at >= (select greatest(last, least(first, until)) from weeks) and created_at < (select until from weeks)
        group by 1) counts
    group by status_id having sum(count) <> 0`.execute(ctx.db);
  return found;
};

/** How many tickets there are, whatever their state, and how many are in the states that wait for somebody. */
export const chart = object({ total: out.int, new: out.int, opened: out.int, waiting: out.int }, 'TicketChart');

/** The figures of a chart over the tickets in reach. */
export const countTickets = async (ctx: Ctx, asked: Counted, since: Date | null = null) => {
  const found = await counted(ctx, asked, since);
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
export const countWeek = (ctx: Ctx, asked: Counted) =>
  countTickets(ctx, asked, new Date(ctx.now().getTime() - WEEK_MS));

export const statusCounts = objects(
  { id: out.id, name: out.text, label: out.text, color: out.text, count: out.int },
  'TicketStatusCount',
);

/** The four states with how many tickets in reach are in each. */
export const countByStatus = async (ctx: Ctx, asked: Counted) => {
  const found = await counted(ctx, asked);
  const { rows: states } = await sql<{ id: number; name: string; color: string }>`select id, name, color
    from ticket_status order by id`.execute(ctx.db);
  return states.map((state) => ({
    ...state,
    label: labelOf(ctx, statusOf(state.id)),
    count: found.find(({ status }) => status === state.id)?.count ?? 0,
  }));
};
