import { type SqlBool, sql } from 'kysely';
import { byId, rows } from '../../kernel/call/call.ts';
import type { Ctx, Event } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Who } from '../../kernel/call/who.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { ChatMessage } from '../../model/chat/entity.ts';
import { ofChat, readsOfRoom, readsOfStudent } from '../../model/chat/reach.ts';
import type { getStudentMsgInput } from './chat.inputs.ts';
import type { Chat } from './readers.ts';

type Part = Pick<InputOf<typeof getStudentMsgInput>, 'before' | 'after'>;

/**
 * A part of one chat, the newest first: before an id, or the ones right after it. By ids and not by pages, so that what
 * comes in meanwhile moves nothing, and the thousandth part costs what the first does.
 */
export const readChat = ({ kind, id }: Chat, { before, after }: Part) => {
  const where = () => [
    before !== undefined && sql<SqlBool>`chat_message.id < ${before}`,
    after !== undefined && sql<SqlBool>`chat_message.id > ${after}`,
  ];
  return rows(ChatMessage, { reach: ofChat(kind, id), where, order: [after === undefined ? '-id' : 'id'] });
};

/** SQL of the last message of a chat the caller reads. */
export const lastOf = (who: Who, kind: Chat['kind'], id: Sql, what: Sql): Sql => {
  const column = sql.ref(kind === 'student' ? 'student_id' : 'room_id');
  const reads = kind === 'student' ? readsOfStudent : readsOfRoom;
  return sql`(select ${what} from chat_message m where m.${column} = ${id}
    and ${reads(who, id, { name: 'm' })} order by m.id desc limit 1)`;
};

/** A message as it stands now, for whoever listens to its chat; the kernel holds it to what they may read. */
export const changedMessage = (_: Ctx, event: Event) => {
  const [id] = event.ids ?? [];
  return id === undefined ? null : byId(ChatMessage, id);
};
