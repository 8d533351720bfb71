import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, id, page, text } from '../../kernel/call/input.ts';
import { eachWord, likeWord } from '../../kernel/read/search.ts';
import { Location } from '../../model/location/entity.ts';

type Condition = RawBuilder<SqlBool>;

export const getLoginReportInput = {
  location: id(Location).optional(),
  start_date: date().optional(),
  end_date: date().optional(),
  search: text(0, 100).optional(),
  ...page,
};
type Filter = Omit<InputOf<typeof getLoginReportInput>, 'first' | 'page'>;

/**
 * The first login of a person on a day at a location, which stands for all of that day. Openings that go on with an
 * earlier one are no login, and staff who look after the cameras are not counted.
 */
export const isLoginLine = ({ location, start_date, end_date, search }: Filter): Condition[] => [
  sql<SqlBool>`camera_view.login_of is null and camera_view.opened_at is not null and camera_view.student_id is not null
    and not exists (select 1 from camera_view e where e.user_id = camera_view.user_id and e.day = camera_view.day
      and e.location_id = camera_view.location_id
      and e.login_of is null and e.student_id is not null and e.opened_at is not null
      and (e.opened_at, e.id) < (camera_view.opened_at, camera_view.id))`,
  ...(location === undefined ? [] : [sql<SqlBool>`camera_view.location_id = ${location}`]),
  ...(start_date === undefined ? [] : [sql<SqlBool>`camera_view.day >= ${start_date}::date`]),
  ...(end_date === undefined ? [] : [sql<SqlBool>`camera_view.day <= ${end_date}::date`]),
  ...(search?.trim()
    ? [
        sql<SqlBool>`camera_view.user_id in (select u.id from app_user u
          where ${eachWord(search, (word) => sql`u.searched ${likeWord(word)}`)})`,
      ]
    : []),
];
