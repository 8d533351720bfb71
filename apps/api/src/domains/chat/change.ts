import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, done, gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { type Chat, chatFact, readersFact, readersOf } from './readers.ts';

/** So long after it was sent a message can be changed. */
export const EDIT_MINUTES = 15;

interface Which {
  readonly id: Id<'chat_message'>;
}
interface Message {
  readonly id: number;
  readonly chat: number;
  readonly user_id: number | null;
  readonly message: string;
  readonly created_at: Date;
  readonly deleted: boolean;
}

/** A message of a chat of that kind, held until the transaction ends. */
const lockMessage = async ({ db }: Ctx, kind: Chat['kind'], id: number): Promise<Message | undefined> => {
  const column = sql.ref(kind === 'student' ? 'student_id' : 'room_id');
  const { rows } = await sql<Message>`select id, ${column} as chat, user_id, message, created_at,
      deleted_at is not null as deleted
    from chat_message where id = ${id} and ${column} is not null for update`.execute(db);
  return rows[0];
};

const notifyReaders = async (ctx: Ctx, chat: Chat, id: number): Promise<void> => {
  const { rows } = await sql<{ ids: number[] | null }>`select array_agg(r.id) as ids
    from (${readersOf(chat)}) r`.execute(ctx.db);
  ctx.publish({ kind: 'chat', ids: [id], at: { ...chatFact(chat), readers: readersFact(rows[0]?.ids ?? []) } });
};

/** Changes the text of an own message, within the time for it; what it said before is kept for managers. */
export const changeMessage =
  (kind: Chat['kind']) =>
  async (ctx: Ctx, { id, message: sentence }: Which & { readonly message: string }) => {
    const found = await lockMessage(ctx, kind, id);
    if (!found || found.deleted) return gone(message('chat.gone'));
    if (found.user_id !== ctx.who.user) return declined(message('chat.notYours'), { field: 'id', code: 'NOT_YOURS' });
    const age = ctx.now().getTime() - new Date(found.created_at).getTime();
    if (age > EDIT_MINUTES * 60_000)
      return declined(message('chat.tooLate', { minutes: EDIT_MINUTES }), { field: 'id', code: 'TOO_LATE' });
    const { user } = ctx.who;
    if (sentence !== found.message) {
      await sql`with kept as (
          insert into chat_change (message_id, at, user_id, before)
          values (${id}, ${ctx.now()}::timestamptz, ${user}, ${found.message}))
        update chat_message set message = ${sentence}, edited_at = ${ctx.now()}::timestamptz
        where id = ${id}`.execute(ctx.db);
      await notifyReaders(ctx, { kind, id: found.chat }, id);
    }
    return done(message('chat.changed'), { msg: idOf(ChatMessage, id) });
  };

/** Takes a message back: an own one, or as a manager anybody's. Managers still read in the log what it said. */
export const removeMessage =
  (kind: Chat['kind']) =>
  async (ctx: Ctx, { id }: Which) => {
    const found = await lockMessage(ctx, kind, id);
    if (!found || found.deleted) return gone(message('chat.gone'));
    const { user, role } = ctx.who;
    if (found.user_id !== user && !allows(role, 'manager'))
      return declined(message('chat.notYours'), { field: 'id', code: 'NOT_YOURS' });
    await updateRows(ctx, 'chat_message', { id }, { deleted_at: ctx.now(), deleted_by: user });
    ctx.audit({ entity: ChatMessage, id, before: { user: found.user_id, deleted: false }, after: { deleted: true } });
    await notifyReaders(ctx, { kind, id: found.chat }, id);
    return done(message('chat.removed'));
  };
