import { sql } from 'kysely';
import type { Sql } from '../../../kernel/db/tables.ts';

/** So many days before its end an authorization is said to end. */
const DAYS_AHEAD = 30;

/** SQL: an authorization `s` of a student who is here ends within 30 days of a day, and none of its agency follows it. */
export const endsSoon = (s: Sql, day: Sql): Sql => sql`(${s}.end_date between ${day} and ${day} + ${DAYS_AHEAD}::int
  and exists (select 1 from student here where here.id = ${s}.student_id
    and here.archived_at is null)
  and not exists (select 1 from subsidy later where later.student_id = ${s}.student_id
    and later.agency_id = ${s}.agency_id and later.start_date > ${s}.end_date))`;
