import { isSlug } from '@nestling/rules/slug.ts';
import { sql } from 'kysely';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { pageOf, picturesOf } from './document.ts';
import { type ReleaseBody, type ReleasedPage, shownBody } from './releases.ts';
import { type PublicPictures, publicPictures } from './shown.ts';

/** A page of a published site, as anybody gets it. */
export const publicPage = object(
  {
    slug: out.text,
    name: out.text,
    name_es: outOrNull(out.text),
    description: outOrNull(out.text),
    home: out.flag,
    content: out.json,
    content_es: outOrNull(out.json),
  },
  'PublicWebsitePage',
);

/** A published site with its menu, theme and content; rows are told as JSON. */
export const publicSite = object(
  {
    name: out.text,
    slug: out.text,
    theme: outOrNull(out.json),
    menu: out.json,
    pages: out.json,
    events: out.json,
    staff: out.json,
    programs: out.json,
    news: out.json,
    testimonials: out.json,
    weeks: out.json,
  },
  'PublicWebsiteSite',
);

type Row = Readonly<Record<string, unknown>>;
/** Rows without the pictures that not everybody may see now. */
const shownRows = (rows: readonly Row[], pictures: PublicPictures): readonly Row[] =>
  rows.map((row) => ({ ...row, img: typeof row.img === 'string' && pictures.has(row.img) ? row.img : null }));

/** A document without the keys of pictures that not everybody may see now. */
const shownContent = (content: unknown, pictures: PublicPictures): unknown => {
  if (content === null || content === undefined) return null;
  const page = pageOf(content);
  const hidden = picturesOf(page).filter((key) => !pictures.has(key));
  // Keys are 128 random bits: nothing else in a document is one.
  return JSON.parse(hidden.reduce((text, key) => text.replaceAll(`"${key}"`, '""'), JSON.stringify(page)));
};

const readBody = async (ctx: Ctx, slug: string): Promise<ReleaseBody | null> => {
  if (!isSlug(slug)) return null;
  const { rows } = await sql<{ id: number }>`select id from website_site where slug = ${slug}`.execute(ctx.db);
  const [site] = rows;
  return site ? shownBody(ctx.db, site.id, ctx.now()) : null;
};

/** What a published site of this center shows; null where there is none. */
export const readSite = async (ctx: Ctx, { slug }: { readonly slug: string }) => {
  const body = await readBody(ctx, slug.toLowerCase());
  if (!body) return null;
  const pictures = await publicPictures(ctx.db, body, ctx.now());
  const { site, theme, menu, pages } = body;
  return {
    ...site,
    theme,
    menu,
    pages: pages.map(({ slug: at, name, name_es, is_home }) => ({ slug: at, name, name_es, home: is_home })),
    events: shownRows(body.events, pictures),
    staff: shownRows(body.staff, pictures),
    programs: shownRows(body.programs, pictures),
    news: shownRows(body.news, pictures),
    testimonials: shownRows(body.testimonials, pictures),
    weeks: body.weeks,
  };
};

const told = (page: ReleasedPage, pictures: PublicPictures) => ({
  slug: page.slug,
  name: page.name,
  name_es: page.name_es,
  description: page.description,
  home: page.is_home,
  content: shownContent(page.content, pictures),
  content_es: shownContent(page.content_es, pictures),
});

/** One page of a published site of this center; null where there is none. */
export const readPage = async (ctx: Ctx, { site, slug }: { readonly site: string; readonly slug: string }) => {
  const body = await readBody(ctx, site.toLowerCase());
  const page = body?.pages.find((one) => one.slug === slug.toLowerCase());
  if (!body || !page) return null;
  return told(page, await publicPictures(ctx.db, { ...body, pages: [page] }, ctx.now()));
};
