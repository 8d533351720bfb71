import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import { type Job, job } from '../../kernel/jobs/job.ts';
import { meantFor } from '../../model/chat/reach.ts';
import { rank } from '../../model/user/rank.ts';
import { notifyOfMessage } from '../notifications/notifications.door.ts';
import { PUSH_CHAT } from './push-name.ts';
import { type Chat, readersOf } from './readers.ts';

interface Written {
  readonly student_id: number | null;
  readonly room_id: number | null;
  readonly user_id: number | null;
  readonly location_id: number;
}

/**
 * Whom a message is told of: of those who read the chat now, the families, the staff of the room, whoever
 * wrote here within a month, and who is named; never the writer. A manager reads every chat of a location and is not
 * called by each.
 */
const push = async (db: Kysely<DB>, centre: number, now: Date, message: number): Promise<void> => {
  const { rows } = await sql<Written>`select student_id, room_id, user_id, location_id from chat_message
    where id = ${message} and deleted_at is null`.execute(db);
  const [written] = rows;
  if (!written) return;
  const { student_id, room_id, user_id, location_id } = written;
  const chat: Chat = student_id === null ? { kind: 'room', id: room_id ?? 0 } : { kind: 'student', id: student_id };
  const since = new Date(now.getTime() - 30 * 86_400_000);
  await notifyOfMessage(
    db,
    centre,
    now,
    message,
    sql`select distinct 'msgs' as kind, 'message:' || ${message}::int as key,
        coalesce(${student_id}::int, (select min(gl.student_id) from standing_guardian gl
          join student x on x.id = gl.student_id and x.location_id = ${location_id}::int
          where gl.user_id = r.id and r.rank = ${rank.user})) as about,
        jsonb_build_object('by', coalesce(w.full_name, ''), 'name', coalesce(nullif(st.nick_name, ''), st.fname, cr.name)) as facts,
        case when r.rank = ${rank.user} then r.id end as person, ${location_id}::int as location, r.id as reader
      from (${readersOf(chat)}) r
      left join app_user w on w.id = ${user_id}::int
      left join student st on st.id = ${student_id}::int
      left join room cr on cr.id = ${room_id}::int
      left join chat_join j on j.student_id = ${student_id}::int and j.user_id = r.id
      where (r.rank = ${rank.user} or exists (select 1 from chat_message dm where dm.id = ${message}::int
          and ${meantFor(sql`r.id`, { name: 'dm' })}))
        and r.id is distinct from ${user_id}::int and (j.after_id is null or j.history or j.after_id < ${message}::int)
        and (r.rank in (${rank.user}, ${rank.teacher})
          or exists (select 1 from chat_addressee a where a.message_id = ${message} and a.user_id = r.id)
          or exists (select 1 from chat_message m where m.user_id = r.id and m.id < ${message}
            and m.created_at > ${since}::timestamptz
            and (m.student_id = ${student_id}::int or m.room_id = ${room_id}::int)))`,
  );
};

/** Each message by itself. */
const pushAll = job(PUSH_CHAT, {
  steps: async (job, { messages }) => {
    for (const message of messages) await job.transaction(({ db, now }) => push(db, job.centre, now(), message));
  },
});

/** The jobs of chat. */
export const chatJobs: readonly Job[] = [pushAll];
