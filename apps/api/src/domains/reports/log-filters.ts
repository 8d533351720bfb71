import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { anywhere, eachWord, likeWord } from '../../kernel/read/search.ts';
import { belongsTo } from '../users/filters.reach.ts';

type Condition = RawBuilder<SqlBool>;

interface LogFilter {
  readonly search?: string | undefined;
  readonly object_type?: string | undefined;
  readonly location?: number | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/**
 * Lines of the log by what was asked. A search looks at who did it and by which call; a location at who did it or
 * what it was about. Days are those of UTC, as the log has lines without a place.
 */
export const isLogLine = (
  centre: number,
  { search, object_type, location, start_date, end_date }: LogFilter,
): Condition[] => [
  ...(object_type ? [sql<SqlBool>`lower(audit.entity) = lower(${object_type})`] : []),
  ...(start_date === undefined ? [] : [sql<SqlBool>`audit.at >= ${start_date}::date`]),
  ...(end_date === undefined ? [] : [sql<SqlBool>`audit.at < ${end_date}::date + 1`]),
  ...(location === undefined
    ? []
    : [
        sql<SqlBool>`case lower(audit.entity)
          when 'student' then exists (select 1 from student t where t.centre_id = ${centre} and t.id = audit.entity_id and t.location_id = ${location})
          when 'room' then exists (select 1 from room t where t.centre_id = ${centre} and t.id = audit.entity_id and t.location_id = ${location})
          when 'camera' then exists (select 1 from camera t where t.centre_id = ${centre} and t.id = audit.entity_id and t.location_id = ${location})
          when 'location' then audit.entity_id = ${location}
          when 'export' then audit.entity_id = ${location}
          when 'ratiosetting' then audit.entity_id = ${location}
          else audit.user_id in (select app_user.id from app_user
            where app_user.centre_id = ${centre} and ${belongsTo(centre, location)}) end`,
      ]),
  ...(search?.trim()
    ? [
        eachWord(
          search,
          (word) => sql`(lower(audit.call) like ${anywhere(word.toLowerCase())} or audit.user_id in (select u.id
            from app_user u where u.centre_id = ${centre} and u.searched ${likeWord(word)}))`,
        ),
      ]
    : []),
];

/** Letters that invite somebody. */
export const isInvite = sql<SqlBool>`outbox.kind in ('invite_email', 'invite_phone')`;

export const isInviteFound = (
  centre: number,
  { search, location }: { readonly search?: string | undefined; readonly location?: number | undefined },
): Condition[] => [
  ...(location === undefined
    ? []
    : [
        sql<SqlBool>`outbox.user_id in (select app_user.id from app_user
          where app_user.centre_id = ${centre} and ${belongsTo(centre, location)})`,
      ]),
  ...(search?.trim()
    ? [
        eachWord(
          search,
          (word) => sql`(lower(outbox.recipient) like ${anywhere(word.toLowerCase())} or outbox.user_id in (
            select u.id from app_user u where u.centre_id = ${centre} and u.searched ${likeWord(word)}))`,
        ),
      ]
    : []),
];
