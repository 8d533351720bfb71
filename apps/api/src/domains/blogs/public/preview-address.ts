import { done, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { siteOriginOf } from '../../../kernel/lib/origin-of.ts';
import { previewPath } from './preview.ts';

/** Where somebody of the team sees a post before others do. */
export const addressOfPreview = async (ctx: Ctx, { id }: { readonly id: Id<'blog'> }) => {
  const { centre } = ctx.who;
  const origin = await siteOriginOf(ctx.db, centre);
  return done(message('blogs.previewMade'), { url: `${origin}${previewPath(centre, id, ctx.now())}` });
};
