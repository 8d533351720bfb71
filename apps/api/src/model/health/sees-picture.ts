import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { studentsLookedAfter } from '../student/reach.ts';

/**
 * SQL: of those who read a health check or an injury report, who sees its picture: guardians and the office, and of teachers
 * those who look after the child, and whoever wrote it.
 */
export const seesPicture = (as: Alias<'health_check'> | Alias<'injury_report'>, who: Who): Sql =>
  who.role === 'teacher'
    ? sql`(${col(as, 'created_by')} = ${who.user} or exists (select 1 from student ps
        where ps.id = ${col(as, 'student_id')} and ${studentsLookedAfter.filter(who, { name: 'ps' })}))`
    : sql`true`;
