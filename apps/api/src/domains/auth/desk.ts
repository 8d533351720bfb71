import type { Ctx } from '../../kernel/context.ts';
import type { Desk } from './letters.ts';

/** The desk letters are written at within a call. */
export const deskOf = (ctx: Ctx): Desk => ({
  db: ctx.db,
  centre: ctx.who.centre,
  at: ctx.now(),
  origin: ctx.request.origin,
  language: ctx.request.language,
});
