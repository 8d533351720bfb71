import { sql } from 'kysely';
import { col } from '../../../kernel/db/tables.ts';
import { atLeast, date, datetime, described, fields, ident, nested, orNull, raw } from '../../../kernel/read/entity.ts';
import { Visitor } from './visitors.entities.ts';
import { ownVisitors } from './visitors.reach.ts';

fields(Visitor, {
  id: ident(),
  student_id: ident(),
  user_id: ident(),
  name: raw(
    'String',
    Visitor,
    (visitor) => sql`(select u.full_name from app_user u where u.id = ${col(visitor, 'user_id')})`,
  ),
  student: described(
    'What the student is called.',
    raw(
      'String',
      Visitor,
      (visitor) => sql`(select coalesce(nullif(st.nick_name, ''), st.fname) from student st
        where st.id = ${col(visitor, 'student_id')})`,
    ),
  ),
  from_date: described('The first day, and the last one: both whole.', date()),
  until_date: date(),
  start_time: described("Hours of each day by the location's own clock; null: all day.", orNull.clock()),
  end_time: orNull.clock(),
  given_at: datetime(),
  given_by_name: atLeast(
    'teacher',
    raw(
      'String',
      Visitor,
      (visitor) => sql`(select u.full_name from app_user u where u.id = ${col(visitor, 'given_by')})`,
    ),
  ),
  approved_at: described('Null while the center has not said yes.', orNull.datetime()),
  ended_at: described('When somebody ended it before its last day.', orNull.datetime()),
});
nested(Visitor, ownVisitors);
