import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { datetime, described, type Entity, ident, orNull, raw, text } from '../../kernel/read/entity.ts';

/** What a change of the audit trail answers, whichever records it is about. */
export const changeFields = (of: Entity<'audit'>) => ({
  id: ident(),
  object_type: text('entity'),
  object_id: orNull.ident('entity_id'),
  object_info: described(
    'The values before and after: {before, after, reason}.',
    raw(
      'JSON',
      of,
      (change) => sql`json_build_object('before', ${col(change, 'before')}, 'after', ${col(change, 'after')},
        'reason', ${col(change, 'reason')})`,
    ),
  ),
  activity: described('The call that changed it.', text('call')),
  username: raw(
    'String',
    of,
    (change) => sql`(select u.full_name from app_user u where u.id = ${col(change, 'user_id')})`,
  ),
  created_at: datetime('at'),
});
