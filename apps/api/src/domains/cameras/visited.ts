import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/** The ids of the students somebody watches as a visitor: their pictures are all it reaches of them. */
export const visitedBy = (who: Pick<Who, 'centre' | 'user'>): Sql =>
  sql`select sv.student_id from standing_visitor sv where sv.user_id = ${who.user}`;
