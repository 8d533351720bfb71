import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { resource } from '../../kernel/write/resource.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { picturesOf } from './document.ts';
import { unlessInLibrary } from './library.ts';
import { addDraft, pages } from './pages.ts';
import { builder } from './terms.ts';
import { WebsitePageDraft } from './website.entities.ts';
import type { draftInput } from './website.inputs.ts';
import { pageDrafts } from './website.reach.ts';

/** What is written of pages and not published. */
export const drafts = resource(WebsitePageDraft, {
  ...builder,
  as: 'draft',
  reach: pageDrafts,
  gone: message('website.draftGone'),
  stamps: ['created_at', 'created_by', 'updated_at', 'updated_by'],
});

/**
 * Saves a draft of a page: a new one, or the one that is named. Where somebody else has saved that one since it was `seen`, a
 * draft of its own keeps what was written: both survive.
 */
export const saveDraft = async (
  ctx: Ctx,
  { page_id, content, content_es = null, id, seen }: InputOf<typeof draftInput>,
) => {
  const page = await pages.records.lock(ctx, page_id, 'page_id');
  const shown = [content, ...(content_es ? [content_es] : [])].flatMap(picturesOf);
  const refused = await unlessInLibrary(ctx, shown, 'content');
  if (refused) return refused;
  const before = id === undefined ? null : await drafts.records.lock(ctx, id);
  if (before && before.page_id !== page_id)
    return declined(message('website.otherPage'), { field: 'id', code: 'UNKNOWN' });
  const isOvertaken = before !== null && seen !== undefined && before.updated_at.getTime() !== seen.getTime();
  if (before && !isOvertaken) {
    const values = { content: JSON.stringify(content), content_es: content_es && JSON.stringify(content_es) };
    await drafts.records.change(ctx, { id: before.id }, values);
    return done(message('website.draftSaved'), { draft: idOf(WebsitePageDraft, before.id) });
  }
  const draft = await addDraft(ctx, page, content, content_es);
  ctx.audit({ entity: WebsitePageDraft, id: draft, after: { page_id, began_from: page.version } });
  return done(message(isOvertaken ? 'website.draftBeside' : 'website.draftSaved'), { draft });
};

/**
 * Makes a draft what releases take of its page. What was published by others since it was begun is kept as a draft, so that
 * nobody's work is gone.
 */
export const acceptDraft = async (ctx: Ctx, draft: RowOf<'website_page_draft'>) => {
  const page = await pages.records.lock(ctx, draft.page_id, 'id');
  if (page.content !== null && draft.began_from !== page.version && !isDeepStrictEqual(page.content, draft.content))
    await addDraft(ctx, page, Object(page.content), page.content_es === null ? null : Object(page.content_es));
  const version = page.version + 1;
  await pages.records.change(
    ctx,
    { id: page.id },
    {
      content: JSON.stringify(draft.content),
      content_es: draft.content_es === null ? null : JSON.stringify(draft.content_es),
      version,
      published: true,
    },
  );
  // The stamp stays: it is still the same draft, begun anew on what it has become.
  await updateRows(ctx, 'website_page_draft', { id: draft.id }, { began_from: version });
  return page;
};

/** The draft of a page that was saved last; null where there is none. */
export const latestDraft = async ({ db }: Ctx, page: number): Promise<RowOf<'website_page_draft'> | null> => {
  const { rows } = await sql<RowOf<'website_page_draft'>>`select * from website_page_draft where page_id = ${page}
    order by updated_at desc, id desc limit 1 for update`.execute(db);
  return rows[0] ?? null;
};
