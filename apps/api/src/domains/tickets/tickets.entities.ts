import { sql } from 'kysely';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** What a manager needs help with. */
export const Ticket = entity('Ticket', 'ticket');

/** One of the four states; the same for every center. */
export const TicketStatus = entity('TicketStatus', 'ticket_status', { tenant: false });

/** What a ticket is about, in the words of the center. */
export const TicketCategory = entity('TicketCategory', 'ticket_category');

/** What somebody said or did: only ever added to. */
export const TicketHistory = entity('TicketHistory', 'ticket_history');

/** A document or a picture that came with a line of the history. */
export const TicketAttachment = entity('TicketAttachment', 'ticket_attachment');

/** What families and staff say does not work, for the managers of a location. */
export const ProblemReport = entity('ProblemReport', 'problem_report');

/** What support answers again and again, in both languages. */
export const CannedAnswer = entity('CannedAnswer', 'canned_answer');

/** What somebody of support wants to see of the tickets, under a name. */
export const TicketView = entity('TicketView', 'ticket_view');

/** What support knows to be broken, for whoever is about to report it. */
export const KnownProblem = entity('KnownProblem', 'known_problem');

/** Mail that came in, and why it was not taken where it is held. */
export const HeldMail = entity('HeldMail', 'ticket_mail');

/** One that was removed leaves its name and no file. */
const stands = (as: Alias<'ticket_attachment'>): Sql => sql`${col(as, 'deleted_at')} is null`;
holdsFiles(TicketAttachment, {
  file: { kind: 'attachment', where: stands },
  picture: { kind: 'picture', where: stands, use: { kind: 'ticket', where: stands } },
});
