import { sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';

/** SQL: an illness `i` keeps its child away at a moment: until its hour has come and, where a note is asked for, it was seen. */
export const keepsAway = (i: Sql, now: Sql): Sql =>
  sql`(${i}.status = 'open' and (coalesce(${i}.excluded_until > ${now}, false) or ${i}.needs_note))`;

/** SQL: a child stays away at a moment because of an illness that was written down by then. */
export const isExcluded = (student: Sql, now: Sql): Sql =>
  sql`exists (select 1 from illness ex where ex.student_id = ${student} and ex.created_at <= ${now}
    and ${keepsAway(sql`ex`, now)})`;
