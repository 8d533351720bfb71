import { noticeEvents } from '@nestling/rules/notices.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { addingFrom } from '../../kernel/jobs/enqueue.ts';
import { task } from '../../kernel/jobs/task.ts';
import { MAILED, parentNotices, teamNotices } from '../settings/settings.door.ts';

/** Writes what waits in notice_letter. */
export const WRITE_NOTICES = task('notice.write', {});

const events = sql`${[...noticeEvents]}::text[]`;

/** Whether a location wants nobody told of an event, by any way. */
const isSilent = (place: Sql, kind: Sql): Sql => sql`exists (select 1 from location_setting ls
  where ls.location_id = ${place} and ls.notifications ->> ${kind} = 'false')`;

/**
 * SQL joined to the rows `t` of a notice for one reader: the location that chooses about it, and whether it wants it told
 * in the portal, by mail and by text. What no location chooses about is told in the portal.
 */
export const waysOf = (): Sql => sql`left join lateral (
    select l.id, ${isSilent(sql`l.id`, sql`t.kind`)} as silent, (select s.value -> t.kind from app_setting s
      where (s.location_id is null or s.location_id = l.id)
        and s.key = case when t.person is null then ${teamNotices.key} else ${parentNotices.key} end
      order by s.location_id nulls last limit 1) as said
    from location l where l.id = coalesce(t.location, (select st.location_id from student st
      where st.id = t.about))
  ) p on t.kind = any(${events})
  cross join lateral (select p.id as place,
    p.id is null or (not p.silent and coalesce((p.said ->> 'push')::boolean, t.person is not null or t.kind = 'msgs')) as push,
    p.id is not null and not p.silent
      and coalesce((p.said ->> 'email')::boolean, t.person is not null and t.kind = ${MAILED}) as mail,
    p.id is not null and not p.silent and coalesce((p.said ->> 'sms')::boolean, false) as text) w`;

/** Whether anybody at a location may want to hear what its families are told; asked before rows for them are made. */
export const toldToTeam = (place: Sql): Sql => sql`(exists (select 1 from app_setting s
    where s.key = ${teamNotices.key} and (s.location_id is null or s.location_id = ${place}))
  or exists (select 1 from notice_address na where na.location_id = ${place}
    and na.verified_at is not null))`;

/**
 * SQL that keeps what is to be written: of `wanted` (rows with their reader and ways) by mail and text to people, of `notice`
 * to the confirmed mailboxes of its location that hear of the event.
 */
export const emailsOf = (now: Date): Sql => sql`insert into notice_letter
    (user_id, address_id, location_id, way, team, kind, key, about, facts, created_at)
  select r.reader, r.address, r.place, r.way, r.team, r.kind, r.key, r.about, r.facts, ${now}::timestamptz
  from (
    select t.reader, null::int as address, t.place, 'mail' as way, t.person is null as team, t.kind, t.key, t.about, t.facts
    from wanted t where t.mail
    union all
    select t.reader, null, t.place, 'text', t.person is null, t.kind, t.key, t.about, t.facts from wanted t where t.text
    union all
    select null, na.id, n.location, 'mail', true, n.kind, n.key, n.about, n.facts from notice n
    join notice_address na on na.location_id = n.location and na.verified_at is not null
      and na.notifications ? n.kind
    where n.kind = any(${events}) and not ${isSilent(sql`n.location`, sql`n.kind`)}) r
  on conflict on constraint notice_letter_key do nothing
  returning id`;

/** SQL that starts the job where something of `letters` was kept. */
export const writesNow = (centre: number): Sql =>
  sql`select count(*)::int as n from (select 1 from letters limit 1) x
    cross join lateral ${addingFrom(WRITE_NOTICES, centre, {}, { key: sql`'all'` })}`;

/**
 * Keeps what is to be written of a chat message by mail and text, and starts the job; answers who is to be pushed to, as far
 * as locations choose. `told` selects kind, key, about, facts, location, the reader, and as person the reader again where
 * it is told as family.
 */
export const keepEmails = async (db: Kysely<DB>, centre: number, now: Date, told: Sql): Promise<readonly number[]> => {
  const { rows } = await sql<{ readers: number[] }>`with notice as materialized (${told}),
    wanted as materialized (
      select t.*, w.place, w.push, w.mail, w.text from notice t ${waysOf()}
      where not exists (select 1 from user_setting s where s.user_id = t.reader
        and s.key in ('own_notices', 'app_notifications') and s.value ->> t.kind = 'false')),
    letters as (${emailsOf(now)})
    select coalesce((select array_agg(reader) from wanted where push), '{}') as readers, (${writesNow(centre)}) as writes`.execute(
    db,
  );
  return rows[0]?.readers ?? [];
};
