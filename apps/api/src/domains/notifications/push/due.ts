import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import { petsWords } from '../../../kernel/lib/pets-words.ts';
import { isSignedIn } from '../../../model/session/signed-in.ts';
import { rank } from '../../../model/user/rank.ts';
import { kindsOfChildren } from './queue.ts';

/** One push that is due, with what it is about; `why` it does not go, where it does not. */
export interface Due {
  readonly id: number;
  readonly token_id: number | null;
  readonly together: boolean;
  readonly urgent: boolean;
  readonly tries: number;
  readonly hash: Buffer;
  readonly sealed: Buffer;
  readonly device: 'web' | 'firebase';
  readonly language: string | null;
  /** Whether the centre calls its students pets. */
  readonly pets: boolean;
  readonly notification_id: number | null;
  readonly kind: string | null;
  readonly about: number | null;
  readonly facts: unknown;
  readonly student_id: number | null;
  readonly room_id: number | null;
  readonly said: string | null;
  readonly picture: boolean;
  readonly writer: string | null;
  readonly place: string | null;
  readonly why: string | null;
}

const BATCH = 200;
/** Whoever claimed a push so long ago has died; a second one takes the place of the first on the device. */
const LOST_MS = 120_000;

/**
 * Takes what is due, so that nobody else sends it, and says of each whether it may go: who has seen it, has signed out, or
 * may not know of it any more (black-listed, moved, switched off) is told nothing. `urgent` takes what must not wait alone.
 */
export const claimPushes = async (
  db: Kysely<DB>,
  now: Date,
  { urgent = false }: { urgent?: boolean } = {},
): Promise<readonly Due[]> => {
  const at = sql`${now}::timestamptz`;
  const standing = (student: string) => sql`exists (select 1 from standing_guardian gl
    where gl.user_id = p.user_id and gl.student_id = ${sql.ref(student)})`;
  const { rows } = await sql<Due>`with due as materialized (
      select id from push_message where due_at <= ${at} and (urgent or not ${urgent}::boolean) and (status = 'waiting'
        or status = 'sending' and updated_at < ${new Date(now.getTime() - LOST_MS)}::timestamptz)
      order by urgent desc, due_at, id limit ${BATCH} for update skip locked
    ), claimed as (
      update push_message p set status = 'sending', tries = p.tries + 1, updated_at = ${at} from due
      where p.id = due.id
      returning p.centre_id, p.id, p.token_id, p.user_id, p.together, p.urgent, p.tries, p.notification_id, p.chat_message_id
    )
    select p.id, p.token_id, p.together, p.urgent, p.tries, p.notification_id, t.hash, t.sealed, t.kind as device,
      u.language, (select ${petsWords} from centre c where c.id = p.centre_id) as pets,
      n.kind, n.about, n.facts, m.student_id, m.room_id, m.message as said, coalesce(m.type = 'image', false) as picture,
      w.full_name as writer, coalesce(nullif(st.nick_name, ''), st.fname, cr.name) as place,
      case
        when t.id is null then 'ended'
        when t.user_id <> p.user_id or not ${isSignedIn('s', at)} then 'signed_out'
        when u.status <> 'active' or u.pending or u.deleted_at is not null then 'not_allowed'
        when n.seen_at is not null or n.deleted_at is not null or m.deleted_at is not null then 'seen'
        when n.kind = any(${kindsOfChildren}::text[]) and not (${standing('n.about')} or n.key like 'team:%' and exists (select 1
          from user_location ul join student x on x.location_id = ul.location_id
          where ul.user_id = p.user_id and x.id = n.about)) then 'not_allowed'
        when n.kind in ('alert', 'urgent_alert') and exists (select 1 from alert a left join alert_recipient r
            on r.alert_id = a.id and r.user_id = p.user_id
          where a.id = n.about and (a.deleted_at is not null or r.user_id is null
            or r.student_id is not null and not ${standing('r.student_id')})) then 'not_allowed'
        when n.id is not null and k.rank is null and n.kind <> 'factors_reset' and not exists (select 1
          from standing_guardian gl where gl.user_id = p.user_id) then 'not_allowed'
        when m.id is not null and exists (select 1 from chat_seen cs where cs.user_id = p.user_id and cs.up_to >= m.id
          and (cs.student_id = m.student_id or cs.room_id = m.room_id)) then 'seen'
        when m.id is not null and not (coalesce(k.rank >= ${rank.support}, false)
          or k.rank is not null and exists (select 1 from user_location ul where ul.user_id = p.user_id
            and ul.location_id = m.location_id)
          or ${standing('m.student_id')}
          or m.room_id is not null and exists (select 1 from standing_guardian gl join student x
            on x.id = gl.student_id and x.archived_at is null and x.status = 'active'
            where gl.user_id = p.user_id and (x.room_id = m.room_id or exists (
              select 1 from student_room sr where sr.student_id = x.id
                and sr.room_id = m.room_id)))) then 'not_allowed'
      end as why
    from claimed p
    join app_user u on u.id = p.user_id
    left join push_token t on t.id = p.token_id
    left join session s on s.id = t.session_id
    left join notification n on n.id = p.notification_id
    left join chat_message m on m.id = p.chat_message_id
    left join app_user w on w.id = m.user_id
    left join student st on st.id = m.student_id
    left join room cr on cr.id = m.room_id
    left join lateral (select max(r.rank) as rank from user_role ur join role r on r.id = ur.role_id and r.rank >= ${rank.teacher}
      where ur.user_id = p.user_id) k on true
    order by p.id`.execute(db);
  return rows;
};
