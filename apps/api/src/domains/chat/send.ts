import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { rank } from '../../model/user/rank.ts';
import { useOwnPicture } from '../media/media.door.ts';
import { PUSH_CHAT } from './push-name.ts';
import { type Chat, chatColumn, chatFact, readersFact, readersOf } from './readers.ts';

interface Written {
  readonly message: string;
  /** What the client takes it for; whether there is a picture decides. */
  readonly type?: string | undefined;
  /** Key of a picture the caller has uploaded. */
  readonly attachment?: string | undefined;
  readonly users?: readonly number[] | undefined;
  readonly reply_to?: number | undefined;
}

/** Whoever writes in one chat at once waits: ids within a chat are then in the order in which they can be read. */
export const lockOf = (centre: number, { kind, id }: Chat) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${centre} ${kind} ${id}`}, 0))`;

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
 * names must read the chat; a reply is to a message of the same chat.
 */
export const sendMessage = async (ctx: Ctx, chat: Chat, given: Written) => {
  const { who } = ctx;
  const { message: sentence, attachment, users = [], reply_to } = given;
  const closed = await roomClosed(ctx, chat);
  if (closed) return closed;
  const missing = attachment ? await useOwnPicture(ctx, attachment, 'attachment') : null;
  if (missing) return missing;
  const staff = allows(who.role, 'teacher');
  const column = chatColumn(chat);
  const place =
    chat.kind === 'student'
      ? sql`(select st.location_id from student st where st.id = ${chat.id})`
      : sql`(select cr.location_id from room cr where cr.id = ${chat.id})`;
  const [, [added]] = await ctx.lockAndRead(
    lockOf(who.centre, chat),
    sql<Added>`with readers as materialized (${readersOf(chat)}), added as (
        insert into chat_message (${column}, location_id, user_id, from_staff, relationship_id, type, message,
          attachment, reply_to_id, created_at)
        select ${chat.id}, ${place}, ${who.user}, ${staff},
          (select r.relationship_id from readers r where r.id = ${who.user} and r.rank = ${rank.user} and ${chat.kind === 'student'}::boolean),
          ${attachment ? 'image' : 'text'}, ${sentence}, ${attachment ?? null},
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

interface Bulk extends Pick<Written, 'message' | 'attachment'> {
  readonly location_id: Id<'location'>;
  readonly programs?: readonly Id<'room'>[] | undefined;
}

/**
 * Writes one message into the chat of each student of a location, or of some of its rooms: each family answers in its own.
 * Siblings whose guardians are the same get it once. One statement, whatever their number.
 */
export const sendToMany = async (ctx: Ctx, { location_id, programs, message: sentence, attachment }: Bulk) => {
  const { who } = ctx;
  const missing = attachment ? await useOwnPicture(ctx, attachment, 'attachment') : null;
  if (missing) return missing;
  const { rows } = await sql<{ id: number; student: number; families: readonly number[] }>`
    with guardian as materialized (
      select st.id, array_agg(gl.user_id order by gl.user_id) as people from student st
      join guardian_link gl on gl.student_id = st.id and not gl.black_list
      join app_user u on u.id = gl.user_id and u.status = 'active' and not u.pending
        and u.deleted_at is null
      where st.location_id = ${location_id} and st.archived_at is null
        and st.status = 'active'
        and (${programs === undefined}::boolean or st.room_id = any(${[...(programs ?? [])]}::int[]))
      group by st.id
    ), chosen as (select min(id) as id, people from guardian group by people),
    added as (
      insert into chat_message (student_id, location_id, user_id, from_staff, type, message, attachment, bulk, created_at)
      select c.id, ${location_id}, ${who.user}, true, ${attachment ? 'image' : 'text'}, ${sentence},
        ${attachment ?? null}, true, ${ctx.now()}::timestamptz from chosen c returning id, student_id
    )
    select added.id, added.student_id as student, c.people as families from added join chosen c on c.id = added.student_id`.execute(
    ctx.db,
  );
  if (rows.length === 0) return declined(message('chat.nobody'), { field: 'programs', code: 'NOBODY' });
  for (const { id, student, families } of rows)
    ctx.publish({ kind: 'chat', ids: [id], at: { student, readers: readersFact([...families, who.user]) } });
  ctx.enqueue(PUSH_CHAT, { messages: rows.map(({ id }) => id) });
  ctx.audit({ entity: Location, id: location_id, after: { chat_sent_to: rows.length, programs: programs ?? 'all' } });
  return done(message('chat.sentToMany', { count: rows.length }), { count: rows.length });
};
