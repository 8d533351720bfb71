import { noticeEvents } from '@nestling/rules/notices.ts';
import { isOwnNotice, isQuiet, type OwnNoticeKind, ownNotices } from '@nestling/rules/own-notices.ts';
import { type Role, rankOf } from '@nestling/rules/roles.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { rank } from '../../model/user/rank.ts';
import { emailsOf, waysOf, writesNow } from './emails.ts';
import { pushesOf, sendsNow } from './push/queue.ts';

/** One thing that happened, and whom it is told. */
export interface Notice {
  readonly kind: OwnNoticeKind;
  /** Names what happened: nobody is told twice of the same. */
  readonly key: string;
  /** The record it is about. */
  readonly about: number;
  /** Values of its sentence. */
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  /** One person, or the staff of a location from a role on. */
  readonly person: number | null;
  readonly location: number | null;
  readonly least: Role | null;
}

/** Notices made in JavaScript, as rows of the columns that `deliver` reads. */
export const rowsOf = (notices: readonly Notice[]): Sql => {
  const rows = notices.map((notice) => ({ ...notice, least: notice.least && rankOf(notice.least) }));
  return sql`select kind, key, about, facts, person, location, least from json_to_recordset(${JSON.stringify(rows)}::json)
    as n(kind text, key text, about integer, facts jsonb, person integer, location integer, least integer)`;
};

const quiet = Object.keys(ownNotices).filter((kind) => isOwnNotice(kind) && isQuiet(kind));

/**
 * Stores the notices of a select for whom they are meant and who has not switched their kind off, queues the pushes to
 * their devices, and answers the new rows. What is quiet goes to those who have switched it on. Staff are those listed at the location; where nobody of
 * that rank is, the centre's own administration. Events a location chooses about go the ways it has chosen: what is to be
 * written by mail or text waits in notice_letter for its job.
 */
export const deliver = async (
  db: Kysely<DB>,
  centre: number,
  now: Date,
  notices: Sql,
): Promise<readonly { id: number; user: number }[]> => {
  const { rows } = await sql<{ id: number | null; user: number }>`
    with notice as materialized (${notices}), staff as materialized (
      select u.id, max(r.rank) as rank from app_user u
      join user_role ur on ur.user_id = u.id join role r on r.id = ur.role_id
      where u.status = 'active' and u.deleted_at is null and r.rank >= ${rank.teacher}
        and exists (select 1 from notice where location is not null)
      group by u.id
    ), listed as materialized (
      select s.id, s.rank, ul.location_id from staff s
      join user_location ul on ul.user_id = s.id
    ), told as (
      select n.*, n.person as reader from notice n where n.person is not null
      union all
      select n.*, l.id from notice n join listed l on l.location_id = n.location and l.rank >= n.least
        and l.id is distinct from (n.facts ->> 'writer')::int
      union all
      select n.*, s.id from notice n join staff s on s.rank >= ${rank.center} where n.location is not null
        and n.kind <> all(${[...noticeEvents]}::text[])
        and not exists (select 1 from listed l where l.location_id = n.location and l.rank >= n.least)
    ), wanted as materialized (
      select t.*, w.place, w.push, w.mail, w.text from told t ${waysOf()}
      where not exists (select 1 from user_setting s where s.user_id = t.reader
        and s.key in ('own_notices', 'app_notifications') and s.value ->> t.kind = 'false')
    ), fresh as (
    insert into notification (user_id, kind, key, about, facts, created_at)
    select t.reader, t.kind, t.key, t.about, t.facts, ${now}::timestamptz from wanted t
    where t.push and (t.person is null or t.kind <> all(${quiet}::text[]) or exists (select 1 from user_setting s
        where s.user_id = t.reader and s.key = 'own_notices' and s.value ->> t.kind = 'true'))
    on conflict on constraint notification_key do nothing
    returning id, user_id, kind
    ), pushed as (${pushesOf(
      now,
      sql`select user_id, kind, id as notification_id, null::int as chat_message_id
      from fresh`,
    )}
      returning due_at, urgent
    ), letters as (${emailsOf(now)})
    select f.id, f.user_id as user, (${sendsNow(centre, now, sql`pushed`)}) as sends, (${writesNow(centre)}) as writes
    from (select 1) one left join fresh f on true`.execute(db);
  return rows.flatMap(({ id, user }) => (id === null ? [] : [{ id, user }]));
};
