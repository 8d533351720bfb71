import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import { scope } from '../../../kernel/read/reach.ts';
import { ofOwnStudents } from '../../../model/student/reach.ts';
import { Visitor } from './visitors.entities.ts';

/** Staff: visitors of students of own locations. Families: of the students they are legal guardians of, whoever let them in. */
export const ownVisitors = scope(Visitor, 'visitors of own students, for legal guardians and staff', (who, as) =>
  allows(who.role, 'teacher')
    ? ofOwnStudents(who, col(as, 'student_id'))
    : sql`${col(as, 'student_id')} in (select g.student_id from standing_guardian g
        where g.user_id = ${who.user} and g.legal_guardian)`,
);
