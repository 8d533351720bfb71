import { byId, type Calls, mutation, one, out, outcome, paged, query } from '../../kernel/call/call.ts';
import { date, ids } from '../../kernel/call/input.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { ownPeople, self } from '../../model/user/reach.ts';
import { assign, assignInput } from './assign.ts';
import { changeTicket } from './change-ticket.ts';
import { chart, countTickets } from './charts.ts';
import { listTickets, ticketSorts } from './lists.ts';
import { openMainTicket } from './open-ticket.ts';
import { removeTicket } from './remove.ts';
import { asSupport } from './ticket.ts';
import { formReach } from './tickets.calls.ts';
import { Ticket } from './tickets.entities.ts';
import { listedForMain, listedForSupport, mainTicketForm, newMainTicket, which } from './tickets.inputs.ts';
import { allCategories, allStatuses, ownTickets, ticketsInReach } from './tickets.reach.ts';

const support = { rule: 'kvsupport', permission: 'handle_tickets' } as const;
const askedReach = { status: allStatuses, category: allCategories, rows: ownTickets };

/** What support does with the tickets of all locations. */
export const supportCalls: Calls = {
  tickets2: query({
    ...support,
    about: 'As tickets, over all locations, with history and attachments; by opener and by the days it was opened on.',
    reach: { ...askedReach, location: ownLocations, created_by: ownPeople },
    input: { ...listedForSupport, sort: ticketSorts.input },
    answer: paged(Ticket),
    run: listTickets,
  }),
  mainTickets: query({
    ...support,
    about: 'Lists the tickets of the center and all its locations, those somebody acted on last first.',
    reach: { ...askedReach, locations: ownLocations },
    input: { ...listedForMain, sort: ticketSorts.input },
    answer: paged(Ticket),
    run: listTickets,
  }),
  mainTicketById: query({
    ...support,
    about: 'Answers any ticket; an unknown id answers null.',
    reach: { id: orNothing(ticketsInReach) },
    input: which,
    answer: one(Ticket),
    run: (_, i) => byId(Ticket, i.id),
  }),
  mainTicketChart: query({
    ...support,
    about: 'Counts the tickets of all locations by state; an end before the start is refused.',
    reach: { locations: ownLocations },
    input: {
      locations: ids(Location, 200, 0).optional(),
      start_date: date().optional(),
      end_date: date().optional(),
    },
    answer: chart,
    run: (ctx, i) => countTickets(ctx, i),
  }),
  createMainTicket: mutation({
    ...support,
    about:
      'Opens a ticket across locations, also in the name of a manager; a center of one location that is not the platform gets Error.',
    reach: { ...formReach, created_by: orError(ownPeople) },
    input: newMainTicket,
    answer: outcome({ ticket: Ticket }),
    run: openMainTicket,
  }),
  updateMainTicket: mutation({
    rule: 'kvsupport',
    permission: [asSupport('id')],
    about: 'Changes a ticket of any locations; a step the states do not have gets Error.',
    reach: { id: orError(ticketsInReach), ...formReach, updated_by: orError(self) },
    input: mainTicketForm,
    answer: outcome({ ticket: Ticket }),
    run: changeTicket,
  }),
  assignTicket: mutation({
    ...support,
    about: 'Gives a ticket to somebody of support, or to nobody; one who may not handle tickets gets Error.',
    reach: { id: orError(ticketsInReach), assignee: orError(ownPeople) },
    input: assignInput,
    answer: outcome({ ticket: Ticket }),
    run: assign,
  }),
  deleteTicket2: mutation({
    rule: 'kvsupport',
    permission: [asSupport('id')],
    about: 'Deletes any ticket and answers its id; an unknown one gets Error.',
    reach: { id: orError(ticketsInReach) },
    input: which,
    answer: outcome({ id: out.id }),
    run: removeTicket,
  }),
};
