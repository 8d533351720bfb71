import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { ofPaperStudents } from '../file/reach.ts';
import { CarePlan } from './entity.ts';

/** Contacts: of own children as their guardians, as papers are. Staff: of children of own locations. */
export const ownCarePlans = scope(CarePlan, 'care plans of own students', (who, as) =>
  ofPaperStudents(who, col(as, 'student_id')),
);
/** For what staff alone may do. */
export const staffCarePlans = scope(CarePlan, 'care plans of students of own locations', (who, as) =>
  allows(who.role, 'teacher') ? ofPaperStudents(who, col(as, 'student_id')) : sql`false`,
);
