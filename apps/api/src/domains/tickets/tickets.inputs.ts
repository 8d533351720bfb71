import { choice, date, flag, type InputOf, id, ids, page, text, texts } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { Ticket, TicketAttachment, TicketCategory, TicketHistory, TicketStatus } from './tickets.entities.ts';

const MOST_NAMED = 200;
/** Keys that `uploadFile` and `uploadImage` have answered. */
const files = texts(20, 100).optional();
const words = { name: text(1, 200), description: text(1, 10_000) };
const state = { status: id(TicketStatus), category: id(TicketCategory) };
const involved = {
  students: ids(Student, MOST_NAMED, 0).optional(),
  users: ids(User, MOST_NAMED, 0).optional(),
};
const about = { locations: ids(Location, MOST_NAMED, 0).optional(), ...involved };

export const which = { id: id(Ticket) };
export const newTicket = { ...words, ...state, created_by: id(User), files, ...about };
export const newMainTicket = {
  ...words,
  ...state,
  created_by: id(User),
  locations: ids(Location, MOST_NAMED),
  files,
  ...involved,
};
export const ticketForm = { ...which, ...words, ...state, updated_by: id(User), files, ...about };
export const mainTicketForm = {
  ...which,
  ...words,
  ...state,
  updated_by: id(User),
  locations: about.locations,
  files,
  ...involved,
};
export const replyInput = {
  ...which,
  comment: text(1, 10_000),
  comment_by: id(User),
  files,
  /** A note of support, of which nobody else is told. */
  internal: flag().optional(),
  /** Sets the ticket to waiting with the answer. */
  wait: flag().optional(),
  /** The last line that was on the screen: what came since by others is shown before anything is sent. */
  seen: id(TicketHistory).optional(),
};
export const statusInput = { ...which, status: state.status };
export const categoryInput = { ...which, category: state.category };
export const attachmentInput = { id: id(TicketAttachment) };

const asked = { status: state.status.optional(), category: state.category.optional(), search: text(0, 80).optional() };
/** What support narrows its lists to beside what everybody does. */
export const attention = {
  /** Those the caller looks after, or nobody does. */
  assigned: choice('me', 'nobody').optional(),
  /** Those support should have answered by now. */
  late: flag().optional(),
  /** Those that rest, or those that do not. */
  snoozed: flag().optional(),
};
const between = { start_date: date().optional(), end_date: date().optional() };
export const listed = { ...asked, location: id(Location).optional(), ...page };
export const listedByDays = { ...listed, ...between };
export const listedForSupport = {
  ...asked,
  location: id(Location).optional(),
  created_by: id(User).optional(),
  ...page,
  ...attention,
  ...between,
};
export const listedForMain = { ...asked, locations: ids(Location, MOST_NAMED, 0).optional(), ...page, ...between };

/** A view is what a list is narrowed to, under a name. */
export const viewInput = {
  name: text(1, 60),
  status: asked.status,
  category: asked.category,
  location: id(Location).optional(),
  ...attention,
};

/** What is said of a new ticket beside who opens it. */
export type Opened = Omit<InputOf<typeof newTicket>, 'created_by'>;
/** What is changed of one; undefined stays as it is. */
export type Changed = Partial<Omit<InputOf<typeof ticketForm>, 'id' | 'updated_by'>>;
export type Reply = InputOf<typeof replyInput>;
