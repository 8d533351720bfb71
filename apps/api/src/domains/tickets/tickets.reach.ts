import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { holdsNow } from '../../model/permission/holds.ts';
import {
  CannedAnswer,
  HeldMail,
  KnownProblem,
  ProblemReport,
  Ticket,
  TicketAttachment,
  TicketCategory,
  TicketHistory,
  TicketStatus,
  TicketView,
} from './tickets.entities.ts';

/** SQL: the caller is of support's side. A center takes it from a role by the permission; no manager is given it by that. */
export const isSupport = (who: Who): Sql =>
  allows(who.role, 'kvsupport') ? holdsNow(who, 'handle_tickets') : sql`false`;

type Filter = (who: Who, as: Alias<'ticket'>) => Sql;
const opened: Filter = (who, as) => sql`${col(as, 'created_by')} = ${who.user}`;
const named: Filter = (who, as) => sql`exists (select 1 from ticket_user tu
  where tu.ticket_id = ${col(as, 'id')} and tu.user_id = ${who.user})`;
const atOwnLocation: Filter = (who, as) => sql`${col(as, 'places')} &&
  array(select ul.location_id from user_location ul where ul.user_id = ${who.user})`;

/** SQL: tickets of these locations are the caller's to see, whoever has opened them. */
export const placesAtOwn = (who: Who, places: Sql): Sql => sql`(${isSupport(who)} or ${places} &&
  array(select ul.location_id from user_location ul where ul.user_id = ${who.user}))`;

/** What stands, for managers at least: families and teachers are told of none, named or not. */
const standing =
  (reached: Filter): Filter =>
  (who, as) =>
    allows(who.role, 'manager') ? sql`(${col(as, 'deleted_at')} is null and ${reached(who, as)})` : sql`false`;

/** One that is about no location is its opener's and support's. */
export const ownTickets = scope(
  Ticket,
  'tickets of own locations, or opened by oneself',
  standing((who, as) => sql`(${isSupport(who)} or ${opened(who, as)} or ${atOwnLocation(who, as)})`),
);

/** For managers; support opens and is named as they are. */
export const personalTickets = scope(
  Ticket,
  'tickets one has opened or is named in',
  standing((who, as) => sql`(${opened(who, as)} or ${named(who, as)})`),
);

const reached = standing(
  (who, as) => sql`(${isSupport(who)} or ${opened(who, as)} or ${named(who, as)} or ${atOwnLocation(who, as)})`,
);
export const ticketsInReach = scope(Ticket, 'tickets of own locations, or that one has opened or is named in', reached);

export const allStatuses = everyone(TicketStatus, 'the four states are public knowledge');
export const allCategories = everyone(TicketCategory, 'they are the words of the center for its own managers');

export const allAnswers = scope(CannedAnswer, 'canned answers, for support', isSupport);
export const allKnownProblems = everyone(KnownProblem, 'what is broken for many is told to all who might report it');
export const knownToSupport = scope(KnownProblem, 'known problems, for support', isSupport);
/** Mail that was taken is what it has become: only what is held is shown. */
export const heldMail = scope(
  HeldMail,
  'mail that is held, for support',
  (who, as) => sql`(${col(as, 'held')} is not null and ${isSupport(who)})`,
);
export const ownViews = scope(
  TicketView,
  'own views of tickets',
  (who, as) => sql`${col(as, 'user_id')} = ${who.user}`,
);

const ofStanding = (who: Who, ticket: Sql): Sql =>
  sql`exists (select 1 from ticket t where t.id = ${ticket} and ${reached(who, { name: 't' })})`;
const shown = (who: Who, internal: Sql): Sql =>
  allows(who.role, 'kvsupport') ? sql`(not ${internal} or ${isSupport(who)})` : sql`not ${internal}`;
const told = (who: Who, as: Alias<'ticket_history'>): Sql => shown(who, col(as, 'internal'));
/** SQL: a word a ticket is found by was written where the caller may read it. */
export const wordsShown = (who: Who, as: Alias<'ticket_word'>): Sql => shown(who, col(as, 'internal'));
/** What came with an internal note is as internal. */
const came = (who: Who, as: Alias<'ticket_attachment'>): Sql => sql`exists (select 1 from ticket_history h
  where h.id = ${col(as, 'history_id')} and ${told(who, { name: 'h' })})`;

/** Lines where they hang on a ticket, which is in reach then: internal ones are support's. */
export const linesOfATicket = scope(TicketHistory, 'for managers those that are not internal', told);
/** The same of files. */
export const attachmentsOfATicket = scope(TicketAttachment, 'for managers those that are not internal', came);
/** Files that are named by themselves. */
export const ownAttachments = scope(
  TicketAttachment,
  'attachments of tickets in reach',
  (who, as) => sql`(${ofStanding(who, col(as, 'ticket_id'))} and ${came(who, as)})`,
);

export const problemsOfOwnLocations = scope(ProblemReport, 'problems reported at own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);
