import { sql } from 'kysely';
import { previewedId, previewTail } from '../../files/preview-address.ts';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { siteOriginOf } from '../../kernel/lib/origin-of.ts';
import type { Reading } from '../../model/site/page.ts';
import { compared, type ReleasedPage } from './releases.ts';
import { type Shown, shownOf } from './shown.ts';

/** A page as its latest draft has it, in the frame its next release would have. */
interface Preview {
  readonly shown: Shown;
  readonly page: ReleasedPage;
}

/** Where somebody of the office sees a page as it would be published. */
export const addressOfPage = async (ctx: Ctx, { id }: { readonly id: Id<'website_page'> }) => {
  const { centre } = ctx.who;
  const origin = await siteOriginOf(ctx.db, centre);
  return done(message('website.previewMade'), {
    url: `${origin}/preview/${previewTail('page preview', centre, id, ctx.now())}`,
  });
};

/** The page of a preview's address; null when that is none of ours or over, or the page is gone or still empty. */
export const readPagePreview = async (
  { db, site, now }: Reading,
  parts: readonly string[],
): Promise<Preview | null> => {
  const id = previewedId('page preview', site.centre, parts, now);
  if (id === null) return null;
  const { rows } = await sql<
    ReleasedPage & { readonly site_id: number }
  >`select p.id, p.site_id, p.slug, p.name, p.name_es,
      p.description, p.is_home, p.sort, coalesce(d.content, p.content) as content,
      case when d.id is null then p.content_es else d.content_es end as content_es
    from website_page p left join lateral (select id, content, content_es from website_page_draft
      where page_id = p.id order by updated_at desc, id desc limit 1) d on true
    where p.id = ${id}`.execute(db);
  const [page] = rows;
  if (!page || page.content === null) return null;
  const { next } = await compared({ db, now: () => now }, page.site_id);
  return next && { page, shown: await shownOf(db, page.site_id, { ...next, pages: [...next.pages, page] }, now) };
};
