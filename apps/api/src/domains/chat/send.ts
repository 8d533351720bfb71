import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { namedLock } from '../../kernel/db/named-lock.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { rank } from '../../model/user/rank.ts';
import { takeAttached } from './attached.ts';
import { PUSH_CHAT } from './push-name.ts';
import { type Chat, chatColumn, chatFact, readersFact, readersOf } from './readers.ts';
import type { sendMsgInput } from './write.inputs.ts';

type Written = Omit<InputOf<typeof sendMsgInput>, 'student_id'>;

/** Whoever writes in one chat at once waits: ids within a chat are then in the order in which they can be read. */
export const lockOf = (centre: number, { kind, id }: Chat) => namedLock(`chat ${centre} ${kind} ${id}`);

/** Families write in the chat of a room where its location lets them. */
const roomClosed = async ({ db, who }: Ctx, { kind, id }: Chat): Promise<UserError | null> => {
  if (kind === 'student' || allows(who.role, 'teacher')) return null;
  const { rows } = await sql<{ open: boolean }>`select coalesce(h.families_write, true) as open from room cr
    left join chat_hours h on h.location_id = cr.location_id
    where cr.id = ${id}`.execute(db);
  return rows[0]?.open ? null : declined(message('chat.staffOnly'), { field: 'program_id', code: 'STAFF_ONLY' });
};

interface Added {
  readonly id: number;
  readonly readers: readonly number[];
  readonly named: number;
}

/**
 * Writes a message into a chat, and tells those who read it now. Whoever writes has read what stands before. People it
 * names must read the chat, and of staff those alone read what a family writes to them; a reply is to a message of the same chat.
 */
export const sendMessage = async (ctx: Ctx, chat: Chat, given: Written) => {
  const { who } = ctx;
  const { message: sentence, users = [], reply_to } = given;
  const closed = await roomClosed(ctx, chat);
  if (closed) return closed;
  const carried = await takeAttached(ctx, given.attachment, given.type);
  if (carried instanceof UserError) return carried;
  const staff = allows(who.role, 'teacher');
  // A family that names staff in the conversation about its child writes to them; in a room everybody reads along.
  const directed = !staff && chat.kind === 'student' && users.length > 0;
  const column = chatColumn(chat);
  const place =
    chat.kind === 'student'
      ? sql`(select st.location_id from student st where st.id = ${chat.id})`
      : sql`(select cr.location_id from room cr where cr.id = ${chat.id})`;
  const [, [added]] = await ctx.lockAndRead(
    lockOf(who.centre, chat),
    sql<Added>`with readers as materialized (${readersOf(chat)}), added as (
        insert into chat_message (${column}, location_id, user_id, from_staff, relationship_id, type, message,
          attachment, file, file_type, file_name, directed, reply_to_id, created_at)
        select ${chat.id}, ${place}, ${who.user}, ${staff},
          (select r.relationship_id from readers r where r.id = ${who.user} and r.rank = ${rank.user} and ${chat.kind === 'student'}::boolean),
          ${carried.type}, ${sentence}, ${carried.attachment}, ${carried.file}, ${carried.file_type}, ${carried.file_name}, ${directed}::boolean,
          (select m.id from chat_message m where m.${column} = ${chat.id}
            and m.id = ${reply_to ?? null}::int),
          ${ctx.now()}::timestamptz
        returning id
      ), named as (
        insert into chat_addressee (message_id, user_id)
        select added.id, r.id from added, readers r where r.id = any(${[...users]}::int[]) returning user_id
      ), seen as (
        insert into chat_seen (${column}, user_id, staff, up_to, at)
        select ${chat.id}, ${who.user}, ${staff}, added.id, ${ctx.now()}::timestamptz from added
      )
      select added.id, (select count(*)::int from named) as named,
        (select array_agg(id) from (select r.id from readers r union select ${who.user}::int) x) as readers from added`,
  );
  if (!added) throw new Error('A message was not added.');
  if (added.named < users.length) return declined(message('chat.notInChat'), { field: 'users', code: 'NOT_IN_CHAT' });
  ctx.publish({ kind: 'chat', ids: [added.id], at: { ...chatFact(chat), readers: readersFact(added.readers) } });
  ctx.enqueue(PUSH_CHAT, { messages: [added.id] });
  return done(message('chat.sent'), { msg: idOf(ChatMessage, added.id) });
};
