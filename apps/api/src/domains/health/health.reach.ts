import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { ofPaperStudents } from '../../model/file/reach.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { Immunization, StudentImmunization, StudentImmunizationLog } from './health.entities.ts';

export const allVaccines = everyone(Immunization, 'which vaccines there are is public knowledge');

/** Contacts: of own children as their guardians, as papers are. Staff: of children of own locations. */
export const ownImmunizations = scope(StudentImmunization, 'doses of own students', (who, as) =>
  ofPaperStudents(who, col(as, 'student_id')),
);
export const staffImmunizations = scope(StudentImmunization, 'doses of students of own locations', (who, as) =>
  allows(who.role, 'teacher') ? ofOwnStudents(who, col(as, 'student_id')) : sql`false`,
);
export const logsOfImmunizations = scope(StudentImmunizationLog, 'of students of own locations', (who, as) =>
  allows(who.role, 'teacher') ? ofOwnStudents(who, col(as, 'student_id')) : sql`false`,
);
