import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { insertRow } from '../../kernel/write/write-rows.ts';
import { lockSite } from './lock-site.ts';
import { Site } from './website.entities.ts';

/** A page within a release. */
export interface ReleasedPage {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly name_es: string | null;
  readonly description: string | null;
  readonly content: unknown;
  readonly content_es: unknown;
  readonly is_home: boolean;
  readonly sort: number;
}

/** An entry of a menu within a release. */
export interface ReleasedEntry {
  readonly id: number;
  readonly name: string;
  readonly name_es: string | null;
  readonly page_id: number | null;
  readonly url: string | null;
  readonly parent_id: number | null;
}

/** A site as it was frozen. Content rows are as the tables hold them. */
export interface ReleaseBody {
  readonly site: { readonly name: string; readonly slug: string };
  readonly theme: { readonly name: string; readonly colors: unknown; readonly fonts: unknown } | null;
  readonly pages: readonly ReleasedPage[];
  readonly menu: readonly ReleasedEntry[];
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly staff: readonly Readonly<Record<string, unknown>>[];
  readonly programs: readonly Readonly<Record<string, unknown>>[];
  readonly news: readonly Readonly<Record<string, unknown>>[];
  readonly testimonials: readonly Readonly<Record<string, unknown>>[];
  readonly weeks: readonly Readonly<Record<string, unknown>>[];
}

/** How many releases can be gone back to. */
export const RELEASES_KEPT = 20;

/** Content of a site, or of all sites of the center. */
const ofSite = (as: string, site: number): Sql =>
  sql`(${sql.ref(`${as}.site_id`)} = ${site} or ${sql.ref(`${as}.site_id`)} is null)`;
const list = (rows: Sql): Sql => sql`coalesce((select json_agg(x) from (${rows}) x), '[]')`;

/** SQL: a page as releases hold it, as JSON. */
const pageJson = sql`json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'name_es', p.name_es,
  'description', p.description, 'content', p.content, 'content_es', p.content_es, 'is_home', p.is_home, 'sort', p.sort)`;

/** SQL: everything of a site as it is to be shown now, as JSON. Nothing hidden is in it, and no event that is not for the public. */
export const frozenSite = (site: number): Sql => sql`json_build_object(
  'site', json_build_object('name', s.name, 'slug', s.slug),
  'theme', (select json_build_object('name', t.name, 'colors', t.colors, 'fonts', t.fonts)
    from website_theme t where t.id = s.theme_id),
  'pages', coalesce((select json_agg(${pageJson} order by p.sort, p.id) from website_page p
    where p.site_id = s.id and p.published and p.content is not null), '[]'),
  'menu', ${list(sql`select m.id, m.name, m.name_es, m.page_id, m.url, m.parent_id from website_menu m
    where m.site_id = s.id order by m.sort, m.id`)},
  'events', ${list(sql`select e.id, e.title, e.title_es, e.details, e.details_es, e.img, e.date,
      to_char(e.start_time, 'HH24:MI') as start_time, to_char(e.end_time, 'HH24:MI') as end_time
    from website_event e where ${ofSite('e', site)} and e.status and e.forpublic order by e.date, e.start_time, e.id`)},
  'staff', ${list(sql`select f.id, f.name, f.title, f.title_es, f.details, f.details_es, f.img
    from website_staff_member f where ${ofSite('f', site)} and f.status order by f.sort, f.id`)},
  'programs', ${list(sql`select g.id, g.name, g.name_es, g.age, g.age_es, g.details, g.details_es, g.img
    from website_program g where ${ofSite('g', site)} and g.status order by g.sort, g.id`)},
  'news', ${list(sql`select n.id, n.title, n.title_es, n.details, n.details_es, n.date, n.img,
      (select c.name from website_news_category c where c.id = n.category_id) as category
    from website_news n where ${ofSite('n', site)} and n.status order by n.date desc, n.id desc`)},
  'testimonials', ${list(sql`select v.id, v.name, v.text, v.text_es, v.img
    from website_testimonial v where ${ofSite('v', site)} and v.status order by v.id`)},
  'weeks', ${list(sql`select w.date, (select json_agg(json_build_object('day', wo.day, 'name', o.name, 'name_es', o.name_es)
      order by wo.day, wo.sort) from website_menu_week_option wo join website_menu_option o on o.id = wo.option_id
      where wo.week_id = w.id) as options
    from website_menu_week w where ${ofSite('w', site)} order by w.date desc limit 12`)})`;

/** SQL: the release of a site readers get at a moment. */
const shownRelease = (site: Sql, at: Date): Sql => sql`select r.body from website_release r
  where r.site_id = ${site} and r.shown_at <= ${at}::timestamptz order by r.shown_at desc, r.number desc limit 1`;

/** What a site shows at a moment; null where it shows nothing. */
export const shownBody = async (db: Kysely<DB>, site: number, at: Date): Promise<ReleaseBody | null> => {
  const { rows } = await sql<{ body: ReleaseBody | null }>`${shownRelease(sql`${site}::int`, at)}`.execute(db);
  return rows[0]?.body ?? null;
};

/** Adds a release: shown from `shown_at` on, in the order of those moments. */
const addRelease = async (ctx: Ctx, site: number, body: unknown, shown_at: Date): Promise<number> => {
  const { rows } = await sql<{ next: number }>`select coalesce(max(number), 0) + 1 as next from website_release
    where site_id = ${site}`.execute(ctx.db);
  const number = rows[0]?.next ?? 1;
  await insertRow(ctx, 'website_release', {
    site_id: site,
    number,
    body: body === null ? null : JSON.stringify(body),
    shown_at,
    made_at: ctx.now(),
    made_by: ctx.who.user,
  });
  ctx.audit({ entity: Site, id: site, after: { release: number, shown_at, off: body === null } });
  return number;
};

/** Freezes all that a site has now into one release; null where its start page has nothing that is published. */
export const releaseSite = async (ctx: Ctx, site: number, at: Date): Promise<number | null> => {
  await lockSite(ctx, site);
  const { rows } = await sql<{ body: ReleaseBody }>`select ${frozenSite(site)} as body from website_site s
    where s.id = ${site}`.execute(ctx.db);
  const [found] = rows;
  return found?.body.pages.some(({ is_home }) => is_home) ? addRelease(ctx, site, found.body, at) : null;
};

/** Takes a site off, from now on. */
export const releaseNothing = async (ctx: Ctx, site: number): Promise<number> => {
  await lockSite(ctx, site);
  return addRelease(ctx, site, null, ctx.now());
};

/** Shows once more what an earlier release showed; null where that release is of another site, or takes it off. */
export const releaseAgain = async (ctx: Ctx, site: number, number: number): Promise<number | null> => {
  await lockSite(ctx, site);
  const { rows } = await sql<{ body: unknown }>`select body from website_release
    where site_id = ${site} and number = ${number} and body is not null
      and number > (select max(number) from website_release where site_id = ${site}) - ${RELEASES_KEPT}`.execute(
    ctx.db,
  );
  const [found] = rows;
  return found ? addRelease(ctx, site, found.body, ctx.now()) : null;
};

/**
 * A release that differs from the one shown in one page alone: as it is now, or without it. Before the first release there is
 * none to differ from, and nothing is shown: null.
 */
export const releasePage = async (ctx: Ctx, site: number, page: number): Promise<number | null> => {
  await lockSite(ctx, site);
  const shown = await shownBody(ctx.db, site, ctx.now());
  if (!shown) return null;
  const { rows } = await sql<{ page: ReleasedPage }>`select ${pageJson} as page from website_page p
    where p.id = ${page} and p.published and p.content is not null`.execute(ctx.db);
  const others = shown.pages.filter(({ id }) => id !== page);
  const pages = [...others, ...rows.map((row) => row.page)].sort((a, b) => a.sort - b.sort || a.id - b.id);
  return addRelease(ctx, site, { ...shown, pages }, ctx.now());
};

/** What the next release of a site would hold, and what is shown now. */
export const compared = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  site: number,
): Promise<{ readonly next: ReleaseBody | null; readonly shown: ReleaseBody | null }> => {
  const { rows } = await sql<{ body: ReleaseBody }>`select ${frozenSite(site)} as body from website_site s
    where s.id = ${site}`.execute(db);
  return { next: rows[0]?.body ?? null, shown: await shownBody(db, site, now()) };
};
