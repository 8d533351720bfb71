import { joinTable } from '../../kernel/db/join-table.ts';
import { Location } from '../../model/location/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';
import { Ticket } from './tickets.entities.ts';

/** The locations, people and children a ticket is about. */
export const ofLocations = joinTable('ticket_location', Ticket, 'ticket_id', Location, 'location_id');
export const ofUsers = joinTable('ticket_user', Ticket, 'ticket_id', User, 'user_id');
export const ofStudents = joinTable('ticket_student', Ticket, 'ticket_id', Student, 'student_id');
/** Tickets that have to do with each other, a row for each direction. */
export const besideTicket = joinTable('ticket_link', Ticket, 'ticket_id', Ticket, 'other_id');
