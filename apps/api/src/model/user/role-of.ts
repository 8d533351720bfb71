import { sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';

/** The role a person acts under: the highest it has. `person` stands for a row of app_user. */
export const roleOf = (person: string): Sql => sql`(select ro.name from user_role ur join role ro on ro.id = ur.role_id
  where ur.user_id = ${sql.ref(`${person}.id`)}
  order by ro.rank desc limit 1)`;
