import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { everyone, scope } from '../../kernel/read/reach.ts';
import { ofOwnStudents } from '../student/reach.ts';
import { GuardianLink, Relationship } from './entity.ts';

/** Staff: links of students of own locations. Contacts: their own links alone, never the other parent's. */
export const ownLinks = scope(GuardianLink, 'own links, or links of students of own locations', (who, as) =>
  allows(who.role, 'teacher')
    ? ofOwnStudents(who, col(as, 'student_id'))
    : sql`${col(as, 'user_id')} = ${who.user} and not ${col(as, 'black_list')}`,
);

export const allRelationships = everyone(Relationship, 'the names of relationships say nothing of a family');

/** Links of the students of one location, which the caller is known to belong to. */
export const linksOfStudentsAt = (location: number) =>
  scope(
    GuardianLink,
    'links of students of the location',
    (_, as) => sql`${col(as, 'student_id')} in (select st.id from student st
      where st.location_id = ${location} and st.archived_at is null)`,
  );
