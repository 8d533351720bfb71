import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type Chat, chatColumn, chatFact, readersFact, readersOf } from './readers.ts';
import { seenUpTo } from './unread.ts';

interface Marked {
  readonly up_to: number;
  /** The last message of the other side among it: its writer sees that it was read. */
  readonly told: number | null;
  readonly readers: readonly number[] | null;
}

/** Marks a chat read by the caller, up to a message it has on its screen or to the last. */
export const markRead = async (ctx: Ctx, chat: Chat | null, upTo: number | undefined) => {
  if (!chat) return declined(message('chat.which'), { field: 'student_id', code: 'REQUIRED' });
  const { who } = ctx;
  const column = chatColumn(chat);
  const staff = allows(who.role, 'teacher');
  const { rows } = await sql<Marked>`with last as (
      select max(m.id) as id from chat_message m where m.${column} = ${chat.id}
        and (${upTo ?? null}::int is null or m.id <= ${upTo ?? null}::int)
    ), marked as (
      insert into chat_seen (${column}, user_id, staff, up_to, at)
      select ${chat.id}, ${who.user}, ${staff}, last.id, ${ctx.now()}::timestamptz from last
      where last.id > ${seenUpTo(who, chat.kind, sql`${chat.id}::int`)} returning up_to
    )
    select marked.up_to, (select max(m.id) from chat_message m where m.${column} = ${chat.id} and m.id <= marked.up_to
      and m.from_staff <> ${staff}::boolean) as told,
      (select array_agg(r.id) from (${readersOf(chat)}) r) as readers from marked`.execute(ctx.db);
  const [marked] = rows;
  if (marked)
    ctx.publish({
      kind: 'chat_seen',
      ids: marked.told === null ? [] : [marked.told],
      at: { ...chatFact(chat), by: who.user, readers: readersFact(marked.readers ?? []) },
    });
  return done(message('chat.read'));
};

interface Seen {
  readonly id: number;
  readonly name: string;
  readonly staff: boolean;
  readonly at: Date;
}

/**
 * Who of those who read its chat has seen a message, and when. Families are told of staff alone; what they did not write
 * tells them nothing.
 */
export const whoHasSeen = async ({ db, who }: Ctx, id: number) => {
  const all = allows(who.role, 'teacher');
  const { rows } = await sql<Seen>`select u.id, u.full_name as name, s.staff, s.at from chat_message m
    cross join lateral (
      select distinct on (x.user_id) x.user_id, x.staff, x.at from chat_seen x
      where x.up_to >= m.id
        and (x.student_id = m.student_id or x.room_id = m.room_id)
      order by x.user_id, x.up_to) s
    join app_user u on u.id = s.user_id
    where m.id = ${id} and s.user_id is distinct from m.user_id
      and (${all}::boolean or (s.staff and m.user_id = ${who.user}))
    order by s.at, u.id`.execute(db);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
};
