import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../../kernel/call/who.ts';
import { col, type Sql } from '../../../kernel/db/tables.ts';
import { scope } from '../../../kernel/read/reach.ts';
import { ofPaperStudents } from '../../../model/file/reach.ts';
import { studentsLookedAfter } from '../../../model/student/reach.ts';
import { MedicationAuthorization, MedicationEvent } from './medications.entities.ts';

/** Contacts: of own children as their guardians, as papers are. Staff: of children of own locations. */
export const ownAuthorizations = scope(MedicationAuthorization, 'medications of own students', (who, as) =>
  ofPaperStudents(who, col(as, 'student_id')),
);
/** For what staff alone may do. */
export const staffAuthorizations = scope(
  MedicationAuthorization,
  'medications of students of own locations',
  (who, as) => (allows(who.role, 'teacher') ? ofPaperStudents(who, col(as, 'student_id')) : sql`false`),
);

const lookedAfter = (who: Who, student: Sql): Sql =>
  allows(who.role, 'teacher')
    ? sql`${student} in (select st.id from student st where ${studentsLookedAfter.filter(who, { name: 'st' })})`
    : sql`false`;

/** What is given by whoever writes of the day: of teachers the students of their rooms. */
export const authorizationsLookedAfter = scope(
  MedicationAuthorization,
  'medications of students of the rooms one works in',
  (who, as) => lookedAfter(who, col(as, 'student_id')),
);

/** Lines of the log of authorizations in reach. */
export const ownMedicationEvents = scope(
  MedicationEvent,
  'of medications of own students',
  (who, as) =>
    sql`${col(as, 'authorization_id')} in (select a.id from medication_authorization a
      where ${ofPaperStudents(who, sql`a.student_id`)})`,
);
export const eventsOfOwnLocations = scope(MedicationEvent, 'of medications of students of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? sql`${col(as, 'authorization_id')} in (select a.id from medication_authorization a
      where ${ofPaperStudents(who, sql`a.student_id`)})`
    : sql`false`,
);
