import { sql } from 'kysely';
import type { Sql } from '../../kernel/db/tables.ts';

/**
 * SQL: where a picture is used, as JSON. Whoever may see an image of the library is a manager; a use says of a family's
 * child no more than that there is one.
 */
export const usesOf = (centre: Sql, key: Sql, now: Date): Sql => sql`select coalesce(json_agg(x), '[]') from (
  select 'student' as kind, null::text as name from student s where s.centre_id = ${centre} and s.image = ${key}
  union all select 'person', null from app_user u where u.centre_id = ${centre} and u.avatar = ${key}
  union all select 'activity', a.date::text from activity a
    where a.centre_id = ${centre} and a.photo = ${key} and a.removed_at is null
  union all select 'message', null from chat_message c where c.centre_id = ${centre} and c.attachment = ${key}
  union all select 'invoice', null from invoice i where i.centre_id = ${centre} and i.submitted_file = ${key}
  union all select 'setting', s.key from app_setting s where s.centre_id = ${centre} and s.value = to_jsonb(${key})
  union all select 'link', to_char(t.expires_at, 'YYYY-MM-DD') from tiny_link t
    where t.centre_id = ${centre} and t.picture = ${key} and t.expires_at > ${now}::timestamptz
  limit 20) x`;
