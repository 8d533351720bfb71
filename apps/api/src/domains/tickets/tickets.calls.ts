import './tickets.fields.ts';
import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import {
  byId,
  type Calls,
  list,
  mutation,
  one,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { date, id, text } from '../../kernel/call/input.ts';
import { filled } from '../../kernel/call/permission.ts';
import { matching } from '../../kernel/db/where.ts';
import { nobody, orError, orNothing } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ownPeople, self } from '../../model/user/reach.ts';
import { changeTicket, setCategory, setStatus } from './change-ticket.ts';
import { chart, countByStatus, countTickets, countWeek, statusCounts } from './charts.ts';
import { downloadAttachment, removeAttachment } from './files.ts';
import { listTickets, ticketSorts } from './lists.ts';
import { openTicket } from './open-ticket.ts';
import { draftInput, keepDraft, look, lookInput } from './reader.ts';
import { removeTicket } from './remove.ts';
import { reply } from './reply.ts';
import { asSupport, asSupportOfFile } from './ticket.ts';
import { Ticket, TicketCategory, TicketHistory, TicketStatus } from './tickets.entities.ts';
import {
  attachmentInput,
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
  ownAttachments,
  ownTickets,
  personalTickets,
  ticketsInReach,
} from './tickets.reach.ts';
import { countUnread, unreadCount } from './unread.ts';

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
const removingFile = {
  rule: 'manager',
  permission: [asSupportOfFile('id')],
  reach: { id: orError(ownAttachments) },
  input: attachmentInput,
  run: removeAttachment,
} as const;
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
  deleteTicketAttachment: mutation({
    ...removingFile,
    about: 'Removes an attachment and its file; one somebody else attached gets Error below support.',
    answer: outcome(),
  }),
  deleteTicketAttachment2: mutation({
    ...removingFile,
    about: 'As deleteTicketAttachment, and answers the ticket with the attachments left.',
    answer: outcome({ ticket: Ticket }),
  }),
  downloadTicketAttachment: query({
    rule: 'manager',
    about:
      'Answers where an attachment, named by its `file_name`, is downloaded for 15 minutes; one that was removed or is out of reach gets Error.',
    reach: nobody,
    limit: { times: 120, seconds: 600, by: 'user' },
    input: { file: text(1, 100) },
    answer: outcome({ url: outOrNull(out.text) }),
    run: downloadAttachment,
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
