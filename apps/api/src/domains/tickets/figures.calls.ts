import './tickets.fields.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { type Calls, one, query, rows, subscription } from '../../kernel/call/call.ts';
import { date, id } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { nobody } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { chart, countByStatus, countTickets, countWeek, statusCounts } from './charts.ts';
import { Ticket, TicketCategory } from './tickets.entities.ts';
import { allCategories, ticketsInReach } from './tickets.reach.ts';
import { countUnread, unreadCount } from './unread.ts';

/** How many tickets there are, and what changes in them while somebody looks. */
export const figureCalls: Calls = {
  filterTicketStatuses: query({
    rule: 'manager',
    about: 'Lists the states with how many tickets in reach are in each; a location out of reach is refused.',
    reach: { location: ownLocations, category: allCategories },
    input: { location: id(Location).optional(), category: id(TicketCategory).optional() },
    answer: statusCounts,
    run: countByStatus,
  }),
  ticketChartAll: query({
    rule: 'manager',
    about: 'Counts all tickets in reach by state; a location out of reach is refused.',
    reach: { location: ownLocations },
    input: { location: id(Location).optional() },
    answer: chart,
    run: (ctx, i) => countTickets(ctx, i),
  }),
  ticketChartWeek: query({
    rule: 'manager',
    about: 'Counts the tickets of the last seven days by state; a location out of reach is refused.',
    reach: { location: ownLocations },
    input: { location: id(Location).optional() },
    answer: chart,
    run: countWeek,
  }),
  ticketChartFiltered: query({
    rule: 'manager',
    about: 'Counts the tickets opened between two days by state; an end before the start is refused.',
    reach: { location: ownLocations, category: allCategories },
    input: {
      location: id(Location).optional(),
      start_date: date(),
      end_date: date(),
      category: id(TicketCategory).optional(),
    },
    answer: chart,
    run: (ctx, i) => countTickets(ctx, i),
  }),
  unreadTickets: query({
    rule: 'manager',
    about:
      'Counts the tickets of the last 30 days in which others said or did something since the caller looked, 100 at most.',
    reach: nobody,
    input: {},
    answer: unreadCount,
    run: countUnread,
  }),
  ticketChanged: subscription({
    rule: 'manager',
    about: 'Tells when a ticket in reach gets a reply, another state or a file; a scope out of reach is refused.',
    reach: { id: ticketsInReach, location: ownLocations, rows: ticketsInReach },
    input: { id: id(Ticket).optional(), location: id(Location).optional() },
    answer: one(Ticket),
    listensTo: ['ticket'],
    match: ({ kind, ids = [], at }, i, who) =>
      kind === 'resync' ||
      ((i.id === undefined || ids.includes(i.id)) &&
        at?.by !== who.user &&
        (at?.internal === undefined || allows(who.role, 'kvsupport'))),
    run: (_, i, event) => {
      const which = i.id ?? event.ids?.[0];
      if (which === undefined) return null;
      const near = sql<boolean>`exists (select 1 from ticket_location tl where tl.ticket_id = ticket.id
        and tl.location_id = ${i.location ?? 0})`;
      return rows(Ticket, { where: () => [matching(Ticket, { id: which }), i.location !== undefined && near] });
    },
  }),
};
