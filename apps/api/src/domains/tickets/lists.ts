import { type SqlBool, sql } from 'kysely';
import { rows } from '../../kernel/call/answers.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { checkSpan } from '../../kernel/call/span.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { matching } from '../../kernel/db/where.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { found } from './search.ts';
import { Ticket } from './tickets.entities.ts';
import type { listedForMain, listedForSupport } from './tickets.inputs.ts';
import { needsAttention } from './views.ts';

/** What a list or a chart is narrowed to; days are by the clock of the location asked for, else of the caller's first one. */
export type Asked = Partial<Omit<InputOf<typeof listedForSupport & typeof listedForMain>, 'first' | 'page'>>;
/** Ten years, in days. */
const LONGEST = 3660;

export const ticketSorts = sorts(Ticket, {
  number: ['number'],
  name: [() => sql`lower(ticket.name)`],
  status: ['status_id', '-updated_at'],
  created: ['created_at'],
  updated: ['updated_at'],
  /** What support owes an answer, the longest first; then the others, the newest first. */
  due: ['due_at', '-id'],
});
type Sort = Parameters<typeof ticketSorts.order>[0];

/** When the days asked for begin and when they have ended; null where they are open. */
export const spanOf = ({ who }: Ctx, { start_date, end_date, location, locations }: Asked) => {
  if (start_date !== undefined && end_date !== undefined) checkSpan(start_date, end_date, LONGEST);
  const first = location ?? locations?.[0] ?? 0;
  const zone = sql`coalesce((select z.value from location l join timezone z on z.id = l.timezone_id
    where ${inOwnLocations(who, sql`l.id`)} order by l.id = ${first} desc, l.id limit 1), 'UTC')`;
  return {
    since: start_date ? sql`(${start_date}::date)::timestamp at time zone ${zone}` : null,
    until: end_date ? sql`(${end_date}::date + 1)::timestamp at time zone ${zone}` : null,
  };
};

export const about = (locations: readonly number[], places: Sql): Sql => sql`${places} && ${[...locations]}::int[]`;
export const placesOf = ({ location, locations = [] }: Asked) => (location === undefined ? locations : [location]);

/** The conditions of a list, beside who reads it. */
const narrowed = (ctx: Ctx, asked: Asked) => {
  const { status, category, search, created_by, assigned, late, snoozed } = asked;
  const places = placesOf(asked);
  const { since, until } = spanOf(ctx, asked);
  return [
    matching(Ticket, { status_id: status, category_id: category, created_by }),
    Boolean(search?.trim()) && found(ctx.who, search ?? ''),
    places.length > 0 && sql<SqlBool>`${about(places, sql`ticket.places`)}`,
    since !== null && sql<SqlBool>`ticket.created_at >= ${since}`,
    until !== null && sql<SqlBool>`ticket.created_at < ${until}`,
    ...needsAttention(ctx, { assigned, late, snoozed }),
  ] as const;
};

/** Tickets, those somebody acted on last first. */
export const listTickets = (ctx: Ctx, { sort, ...asked }: Asked & { readonly sort?: Sort }) =>
  rows(Ticket, { order: ticketSorts.order(sort, ['-updated_at', '-id']), where: () => narrowed(ctx, asked) });
