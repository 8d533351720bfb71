import type { Ctx } from '../../kernel/call/context.ts';
import type { Who } from '../../kernel/call/who.ts';
import { ownCamerasNow } from './own-cameras.ts';

/** The cameras somebody else meets at this moment, with why each is open or not: the very reading that answers them. */
export const camerasOpenTo = (ctx: Ctx, who: Who) =>
  ownCamerasNow({ who, db: ctx.db, request: ctx.request, now: () => ctx.now() });
