import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx, Event } from '../../kernel/call/context.ts';
import { type Chat, chatFact } from './readers.ts';

/** Tells those who have the chat open that the caller is writing; nothing is kept of it. */
export const notifyTyping = async (ctx: Ctx, chat: Chat | null) => {
  if (!chat) return declined(message('chat.which'), { field: 'student_id', code: 'REQUIRED' });
  ctx.publish({ kind: 'chat_typing', ids: [ctx.who.user], at: chatFact(chat) });
  return done(message('chat.typing'));
};

/** Who is writing, by the first name; nobody is told of oneself. */
export const whoTypes = async ({ db, who }: Ctx, event: Event) => {
  const [user] = event.ids ?? [];
  if (user === undefined || user === who.user) return null;
  const { rows } = await sql<{ name: string }>`select fname as name from app_user
    where id = ${user}`.execute(db);
  const [row] = rows;
  return row ? { user_id: user, name: row.name } : null;
};
