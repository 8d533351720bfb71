import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InputOf } from '../../kernel/call/input.ts';
import { date, id, page, text } from '../../kernel/call/input.ts';
import { anywhere, eachWord, likeWord } from '../../kernel/read/search.ts';
import { Location } from '../../model/location/entity.ts';
import { belongsTo } from '../../model/user/filters.ts';
import { byPlace, isAboutNamed } from './log-records.ts';

type Condition = RawBuilder<SqlBool>;

/** SQL of the zone the log of a centre is told in: that of the location it is asked for, else of the first. */
export const zoneOfLog = (location: number | undefined): RawBuilder<string> =>
  sql<string>`coalesce((select z.value from location l join timezone z on z.id = l.timezone_id
    order by l.id = ${location ?? 0}::int desc, l.id limit 1), 'UTC')`;

/** SQL of the moment a local day begins, or so many days later. */
export const dayBegins = (location: number | undefined, day: string, later = 0): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${zoneOfLog(location)})`;

export const getLogReportInput = {
  ...page,
  search: text(0, 100).optional(),
  object_type: text(0, 60).optional(),
  location: id(Location).optional(),
  start_date: date().optional(),
  end_date: date().optional(),
};
type LogFilter = Omit<InputOf<typeof getLogReportInput>, 'first' | 'page'>;

/**
 * Lines of the log by what was asked. A search looks at who did it, by which call, and at the people, students, rooms
 * and cameras it was about; a location at what it was about, else at who did it. Days are those of the location, or of
 * the centre's first.
 */
export const isLogLine = (
  centre: number,
  { search, object_type, location, start_date, end_date }: LogFilter,
): Condition[] => [
  ...(object_type ? [sql<SqlBool>`lower(audit.entity) = lower(${object_type})`] : []),
  ...(start_date === undefined ? [] : [sql<SqlBool>`audit.at >= ${dayBegins(location, start_date)}`]),
  ...(end_date === undefined ? [] : [sql<SqlBool>`audit.at < ${dayBegins(location, end_date, 1)}`]),
  ...(location === undefined
    ? []
    : [
        sql<SqlBool>`${byPlace(
          { centre: sql`${centre}::int`, entity: sql`audit.entity`, id: sql`audit.entity_id` },
          (place) => sql`${place} = ${location}::int`,
          sql``,
          sql`audit.user_id in (select app_user.id from app_user
            where ${belongsTo(location)})`,
        )}`,
      ]),
  ...(search?.trim()
    ? [
        eachWord(
          search,
          (word) => sql`(lower(audit.call) like ${anywhere(word.toLowerCase())} or audit.user_id in (select u.id
            from app_user u where u.searched ${likeWord(word)})
            or ${isAboutNamed((searched) => sql`${searched} ${likeWord(word)}`)})`,
        ),
      ]
    : []),
];

/** Letters that invite somebody. */
export const isInvite = sql<SqlBool>`outbox.kind in ('invite_email', 'invite_phone')`;

export const isInviteFound = ({ search, location }: Pick<LogFilter, 'search' | 'location'>): Condition[] => [
  ...(location === undefined
    ? []
    : [
        sql<SqlBool>`outbox.user_id in (select app_user.id from app_user
          where ${belongsTo(location)})`,
      ]),
  ...(search?.trim()
    ? [
        eachWord(
          search,
          (word) => sql`(lower(outbox.recipient) like ${anywhere(word.toLowerCase())} or outbox.user_id in (
            select u.id from app_user u where u.searched ${likeWord(word)}))`,
        ),
      ]
    : []),
];
