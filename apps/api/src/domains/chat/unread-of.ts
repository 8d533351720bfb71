import type { Ctx } from '../../kernel/call/context.ts';
import { countUnread } from './unread.ts';

/** How many messages are new to a contact, as that contact counts them. */
export const countUnreadOf = async (ctx: Pick<Ctx, 'db' | 'who' | 'now'>, contact: number): Promise<number> =>
  (await countUnread({ db: ctx.db, who: { ...ctx.who, user: contact, role: 'user' }, now: () => ctx.now() })).unread;
