import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { constraint, UserError } from '../../kernel/call/refusals.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { not } from '../../kernel/db/where.ts';
import { cleared } from '../../kernel/write/cleared.ts';
import { resource } from '../../kernel/write/resource.ts';
import { insertMissing, insertRow, updateRows } from '../../kernel/write/write-rows.ts';
import { picturesOf } from './document.ts';
import { unlessInLibrary } from './library.ts';
import { lockSite } from './lock-site.ts';
import { typedSlug } from './slugs.ts';
import { builder } from './terms.ts';
import { WebsitePage } from './website.entities.ts';
import type { newPageInput, pageChanges } from './website.inputs.ts';
import { sitePages } from './website.reach.ts';

const slugTaken = message('website.slugTaken');
constraint('website_page_slug', 'slug', 'TAKEN', slugTaken);
constraint('website_page_home', 'id', 'TAKEN', message('website.oneHome'));

/** The pages of sites. */
export const pages = resource(WebsitePage, {
  ...builder,
  as: 'page',
  reach: sitePages,
  gone: message('website.pageGone'),
});

type PageRow = RowOf<'website_page'>;
type Details = InputOf<typeof pageChanges>;

/** Keeps what somebody wrote as a draft of a page: what is shown stays as it is. */
export const addDraft = (
  ctx: Ctx,
  page: Pick<PageRow, 'id' | 'version'>,
  content: object,
  content_es: object | null = null,
) =>
  insertRow(ctx, 'website_page_draft', {
    page_id: page.id,
    content: JSON.stringify(content),
    content_es: content_es && JSON.stringify(content_es),
    began_from: page.version,
    created_at: ctx.now(),
    created_by: ctx.who.user,
    updated_at: ctx.now(),
    updated_by: ctx.who.user,
  });

const columnsOf = async (ctx: Ctx, given: Details) => {
  const shown = [given.content, given.content_es].flatMap((document) => (document ? picturesOf(document) : []));
  const refused = await unlessInLibrary(ctx, shown, 'content');
  if (refused) return refused;
  const slug = given.slug === undefined ? undefined : typedSlug(given.slug);
  if (slug instanceof UserError) return slug;
  const { name, name_es, description, order } = given;
  return { set: { name, slug, sort: order, name_es: cleared(name_es), description: cleared(description) } };
};

/** A new page, the last of its site; the first one is its start page. What is in it is a draft. */
export const newPage = async (ctx: Ctx, given: InputOf<typeof newPageInput>) => {
  const made = await columnsOf(ctx, given);
  if (made instanceof UserError) return made;
  await lockSite(ctx, given.site_id);
  const { rows } = await sql<{
    next: number;
    first: boolean;
  }>`select coalesce(max(sort), 0) + 1 as next, count(*) = 0 as first
    from website_page where site_id = ${given.site_id}`.execute(ctx.db);
  const [{ next, first } = { next: 1, first: true }] = rows;
  const { slug, sort } = made.set;
  if (slug === undefined) return declined(message('website.badSlug'), { field: 'slug', code: 'INVALID' });
  return {
    set: { ...made.set, name: given.name, slug, site_id: given.site_id, sort: sort ?? next, is_home: first },
  };
};

/** What is given of a page; its content is a draft. */
export const changedPage = async (ctx: Ctx, page: PageRow, given: Details) => {
  const made = await columnsOf(ctx, given);
  if (made instanceof UserError) return made;
  if (given.content) await addDraft(ctx, page, given.content, given.content_es ?? null);
  return made;
};

/** Keeps the address a page has now, and with it those it had: no other page of the site may take one. */
export const keepSlug = async (ctx: Ctx, { id, site_id, slug }: Pick<PageRow, 'id' | 'site_id' | 'slug'>) => {
  await insertMissing(ctx, 'website_page_address', [{ site_id, slug, page_id: id }]);
  const { rows } = await sql`select 1 from website_page_address
    where site_id = ${site_id} and slug = ${slug} and page_id = ${id}`.execute(ctx.db);
  return rows.length === 0 ? declined(slugTaken, { field: 'slug', code: 'TAKEN' }) : undefined;
};

/** The start page of a site goes with the site alone. */
export const unlessHome = (_: Ctx, { is_home }: PageRow) =>
  is_home ? declined(message('website.homeStays'), { field: 'id', code: 'HOME' }) : undefined;

/** Makes a page the start page of its site, and the one before an ordinary one. */
export const makeHome = async (ctx: Ctx, { id, site_id }: PageRow) => {
  await updateRows(ctx, 'website_page', { site_id, is_home: true, id: not(id) }, { is_home: false });
  return { set: { is_home: true } };
};
