import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { ofOwnStudents, ownStudentIds } from '../../model/student/reach.ts';
import { HealthQuestion, HealthScreen } from './screening.entities.ts';

/** Statements of own locations (of contacts: where their children are) and of the whole centre. */
export const ownQuestions = scope(
  HealthQuestion,
  'statements of own locations and of the centre',
  (who, as) =>
    sql`(${col(as, 'removed_at')} is null and (${col(as, 'location_id')} is null or ${
      allows(who.role, 'teacher')
        ? inOwnLocations(who, col(as, 'location_id'))
        : sql`${col(as, 'location_id')} in (select st.location_id from student st where st.archived_at is null
          and st.id in (${ownStudentIds(who)}))`
    }))`,
);
/** Contacts: what they answered themselves of children that are theirs now. Staff: of children of own locations. */
export const ownScreens = scope(HealthScreen, 'own answers, or those of students of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? ofOwnStudents(who, col(as, 'student_id'))
    : sql`(${col(as, 'by_user')} = ${who.user} and ${ofOwnStudents(who, col(as, 'student_id'))})`,
);
export const screensOfStaff = scope(HealthScreen, 'answers for students of own locations', (who, as) =>
  allows(who.role, 'teacher') ? ofOwnStudents(who, col(as, 'student_id')) : sql`false`,
);
