import { sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';

/**
 * SQL of whether the row `session` of session is signed in at a time: whoever has signed out of a device, or whose session has
 * run out, is pushed nothing there. A remembered one lasts as long as its refresh token does.
 */
export const isSignedIn = (session: string, at: Sql): Sql =>
  sql`(${sql.ref(`${session}.id`)} is not null and ${sql.ref(`${session}.ended_at`)} is null
    and (${sql.ref(`${session}.remember`)} or ${sql.ref(`${session}.expires_at`)} > ${at}))`;
