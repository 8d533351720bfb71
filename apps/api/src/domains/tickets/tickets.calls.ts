import './tickets.fields.ts';
import { byId, type Calls, list, mutation, one, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { filled } from '../../kernel/call/permission.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ownPeople, self } from '../../model/user/reach.ts';
import { changeTicket, setCategory, setStatus } from './change-ticket.ts';
import { listTickets, ticketSorts } from './lists.ts';
import { openTicket } from './open-ticket.ts';
import { draftInput, keepDraft, look, lookInput } from './reader.ts';
import { removeTicket } from './remove.ts';
import { reply } from './reply.ts';
import { asSupport } from './ticket.ts';
import { Ticket, TicketHistory, TicketStatus } from './tickets.entities.ts';
import {
  categoryInput,
  listed,
  listedByDays,
  newTicket,
  replyInput,
  statusInput,
  ticketForm,
  which,
} from './tickets.inputs.ts';
import {
  allCategories,
  allStatuses,
  linesOfATicket,
  ownTickets,
  personalTickets,
  ticketsInReach,
} from './tickets.reach.ts';

export const stateReach = { status: orError(allStatuses), category: orError(allCategories) };
export const formReach = {
  ...stateReach,
  locations: orError(ownLocations),
  students: orError(ownStudents),
  users: orError(ownPeople),
};
const askedReach = { status: allStatuses, category: allCategories };
const listing = {
  rule: 'manager',
  input: { ...listed, sort: ticketSorts.input },
  answer: paged(Ticket),
  run: listTickets,
} as const;
const opening = {
  rule: 'manager',
  permission: null,
  because: 'whoever runs a location may ask for help',
  reach: { ...formReach, created_by: orError(self) },
  input: newTicket,
  run: openTicket,
} as const;
const changing = {
  rule: 'manager',
  permission: [asSupport('id')],
  reach: { id: orError(ticketsInReach), ...formReach, updated_by: orError(self) },
  input: ticketForm,
  run: changeTicket,
} as const;
const replying = {
  rule: 'manager',
  permission: [asSupport('id'), filled('internal', 'handle_tickets')],
  reach: { id: orError(ticketsInReach), comment_by: orError(self), seen: orError(linesOfATicket) },
  input: replyInput,
  run: reply,
} as const;
const oneTicket = { rule: 'manager', permission: [asSupport('id')], reach: { id: orError(ticketsInReach) } } as const;
const reading = { permission: null, because: 'it notes what the caller itself has read or written' } as const;

/** What managers do with tickets; support may do all of it too. */
export const calls: Calls = {
  tickets: query({
    ...listing,
    input: { ...listedByDays, sort: ticketSorts.input },
    about: "Lists the tickets of the caller's locations, those somebody acted on last first.",
    reach: { ...askedReach, location: ownLocations, rows: ownTickets },
  }),
  managerTickets: query({
    ...listing,
    about: 'Lists the tickets the caller has opened or is named in.',
    reach: { ...askedReach, location: ownLocations, rows: personalTickets },
  }),
  ticketById: query({
    rule: 'manager',
    about:
      "Answers one ticket with attachments and history; one outside of the caller's locations, which it has neither opened nor is named in, is refused.",
    reach: { id: ticketsInReach },
    input: which,
    answer: one(Ticket),
    run: (_, i) => byId(Ticket, i.id),
  }),
  managerTicketById: query({
    rule: 'manager',
    about: 'Answers a ticket the caller has opened or is named in; an unknown id answers null.',
    reach: { id: orNothing(personalTickets), rows: personalTickets },
    input: which,
    answer: one(Ticket),
    run: (_, i) => byId(Ticket, i.id),
  }),
  ticketStatuses: query({
    rule: 'manager',
    about: 'Lists the four states of a ticket with id, name and color.',
    reach: { rows: allStatuses },
    input: {},
    answer: list(TicketStatus),
    run: () => rows(TicketStatus, { order: ['id'] }),
  }),
  createTicket: mutation({
    ...opening,
    about:
      'Opens a ticket with a new number and tells support; a `created_by` other than the caller, an unknown status or category, or an empty text gets Error.',
    answer: outcome(),
  }),
  createTicket2: mutation({
    ...opening,
    about: 'As createTicket, and answers the new ticket.',
    answer: outcome({ ticket: Ticket }),
  }),
  updateTicket: mutation({
    ...changing,
    about:
      'Changes a ticket and writes a line of history for each field; a step the states do not have, or an `updated_by` other than the caller, gets Error. Whom the caller does not reach stays named.',
    answer: outcome(),
  }),
  updateTicket2: mutation({
    ...changing,
    about: 'As updateTicket, and answers the ticket.',
    answer: outcome({ ticket: Ticket }),
  }),
  updateTicketStatus: mutation({
    ...oneTicket,
    about: 'Moves a ticket to another status; a step the states do not have gets Error.',
    reach: { ...oneTicket.reach, status: stateReach.status },
    input: statusInput,
    answer: outcome(),
    run: setStatus,
  }),
  changeTicketCategory: mutation({
    ...oneTicket,
    about: 'Moves a ticket to another category; an unknown one gets Error.',
    reach: { ...oneTicket.reach, category: stateReach.category },
    input: categoryInput,
    answer: outcome(),
    run: setCategory,
  }),
  addTicketComment: mutation({
    ...replying,
    about:
      'Adds a reply and tells the other side: the first of support opens a new ticket, one of the opening side a waiting one, and one to a ticket closed 14 days ago at most opens it again; later it opens a new one. Lines of others after `seen` get Error.',
    answer: outcome(),
  }),
  addTicketComment2: mutation({
    ...replying,
    about: 'As addTicketComment, and answers the new line of the history.',
    answer: outcome({ history: TicketHistory }),
  }),
  deleteTicket: mutation({
    ...oneTicket,
    about: "Deletes a ticket the caller opened, support any; another's gets Error. It is gone for good after 30 days.",
    input: which,
    answer: outcome(),
    run: removeTicket,
  }),
  lookAtTicket: mutation({
    rule: 'manager',
    ...reading,
    about: 'Notes that the caller looks at a ticket, or writes on it, and has read it to the end.',
    reach: { id: orError(ticketsInReach) },
    input: lookInput,
    answer: outcome(),
    run: look,
  }),
  saveTicketDraft: mutation({
    rule: 'manager',
    ...reading,
    about: 'Keeps what the caller has written on a ticket and not sent; an empty text forgets it.',
    reach: { id: orError(ticketsInReach) },
    input: draftInput,
    answer: outcome(),
    run: keepDraft,
  }),
};
