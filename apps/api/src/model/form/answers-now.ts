import { sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';

/**
 * SQL condition: an entry answers its form as it is asked now, or is a draft of that. What was handed in before the form was asked
 * for again is kept, and no answer any more.
 * @param entry alias of form_entry
 * @param form its form's id
 */
export const answersNow = (entry: 'e', form: Sql): Sql => {
  const at = sql.ref(`${entry}.submitted_at`);
  return sql`(${at} is null or ${at} >= coalesce((select asked.asked_at from form asked where asked.id = ${form}), '-infinity'))`;
};
