import { ownNotices } from '@nestling/rules/own-notices.ts';
import { pushedAlways, pushedAtOnce } from '@nestling/rules/push-kinds.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { addingFrom } from '../../../kernel/jobs/enqueue.ts';
import { task } from '../../../kernel/jobs/task.ts';
import { isSignedIn } from '../../../model/session/signed-in.ts';

/** Hands over what is due in a centre; what must not wait goes before the rest. */
export const SEND_PUSHES = task('push.send', {});
export const SEND_URGENT_PUSHES = task('push.send_urgent', {}, { queue: 'urgent' });

/** Kinds about a child, for those who stand as its guardians when it leaves. */
export const kindsOfChildren = Object.entries(ownNotices)
  .filter(([, { to }]) => to === 'family')
  .map(([kind]) => kind);

/**
 * SQL of one's quiet hours, of the rows `p` of push_person and `c` of chat_person: those of messages hold until somebody has
 * chosen anything about pushes.
 */
export const quiet = (name: 'quiet_from' | 'quiet_until'): Sql =>
  sql`coalesce(${sql.ref(`p.${name}`)}, case when p.user_id is null then ${sql.ref(`c.${name}`)} end)`;

/**
 * SQL that puts into the queue what is new for people, one row for each of their devices: `fresh` selects user_id, kind,
 * notification_id and chat_message_id. Whoever signed out of a device is not pushed to there; what somebody has switched
 * off is left out, and what may wait does until the quiet hours are over or the day's digest. Devices are held, so that one
 * that ends at this moment is left out and breaks nothing of what is told.
 */
export const pushesOf = (now: Date, fresh: Sql): Sql => {
  const at = sql`${now}::timestamptz`;
  return sql`insert into push_message (token_id, user_id, notification_id, chat_message_id, together, urgent,
      due_at, created_at, updated_at)
    select t.id, f.user_id, f.notification_id, f.chat_message_id, w.way = 'digest' or d.due > ${at},
      f.kind = any(${[...pushedAlways]}::text[]), d.due, ${at}, ${at}
    from (${fresh}) f
    join push_token t on t.user_id = f.user_id
    join session s on s.id = t.session_id and ${isSignedIn('s', at)}
    left join push_person p on p.user_id = t.user_id
    left join chat_person c on c.user_id = t.user_id
    left join user_setting a on a.user_id = t.user_id and a.key = 'app_notifications'
    cross join lateral (select case when f.kind = any(${[...pushedAlways]}::text[]) then 'always'
      when a.value ->> 'push' = 'false' or (f.kind = 'msgs' and a.value ->> 'msgs' = 'false') then 'off'
      else coalesce(p.kinds ->> f.kind,
        case when f.kind = any(${[...pushedAtOnce]}::text[]) then 'now' else 'digest' end) end as way) w
    cross join lateral (select case when w.way = 'always' then ${at} else push_time(${at}, person_zone(t.centre_id, t.user_id),
      ${quiet('quiet_from')}, ${quiet('quiet_until')},
      case when w.way = 'digest' then coalesce(p.digest_at, time '17:30') end) end as due) d
    where w.way <> 'off'
    for key share of t
    on conflict do nothing`;
};

/** SQL that starts the jobs where something of `pushed` (`due_at` and `urgent` of push_message) is due; what waits is found by the minute. */
export const sendsNow = (centre: number, now: Date, pushed: Sql): Sql =>
  sql`select count(*)::int as n from (select distinct urgent from ${pushed} where due_at <= ${now}::timestamptz) x
    cross join lateral (select ${addingFrom(SEND_URGENT_PUSHES, centre, {}, { key: sql`'all'` })} where x.urgent
      union all select ${addingFrom(SEND_PUSHES, centre, {}, { key: sql`'all'` })} where not x.urgent) y`;

/** Puts pushes of a job into the queue. */
export const queuePushes = async (db: Kysely<DB>, centre: number, now: Date, fresh: Sql): Promise<void> => {
  await sql`with pushed as (${pushesOf(now, fresh)} returning due_at, urgent)
    ${sendsNow(centre, now, sql`pushed`)}`.execute(db);
};
