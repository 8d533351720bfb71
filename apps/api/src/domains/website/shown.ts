import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { boundsOf, dayAt } from '../../kernel/lib/local-time.ts';
import { zoneOfCenter } from '../../model/location/today.ts';
import { publicPicture } from '../../model/picture/public.ts';
import type { Picture } from '../../model/site/page.ts';
import { picturesIn } from './document.ts';
import { type ReleaseBody, shownBody } from './releases.ts';

/** The pictures of a release everybody may see now, by their keys. */
export type PublicPictures = ReadonlyMap<string, Picture>;

/** What a site shows now, with what is known of it besides. */
export interface Shown {
  /** The site. */
  readonly id: number;
  readonly body: ReleaseBody;
  readonly pictures: PublicPictures;
  /** The day it is at the center. */
  readonly today: string;
  /** When it changes by itself, ms since 1970: with the next release, or the next day. */
  readonly until: number;
}

const keyOf = (row: Readonly<Record<string, unknown>>) => (typeof row.img === 'string' ? [row.img] : []);

/** Which pictures of a release everybody may see: asked whenever it is read, whatever was agreed to when it was made. */
export const publicPictures = async (db: Kysely<DB>, body: ReleaseBody, now: Date): Promise<PublicPictures> => {
  const content = [body.events, body.staff, body.programs, body.news, body.testimonials].flat().flatMap(keyOf);
  const pages = body.pages.flatMap((page) =>
    [page.content, page.content_es].flatMap((one) => (one ? picturesIn(one) : [])),
  );
  const keys = [...new Set([...content, ...pages])];
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ picture: Picture | null }>`select
      ${publicPicture(sql`k.key`, now)} as picture
    from unnest(${keys}::text[]) as k (key)`.execute(db);
  return new Map(rows.flatMap(({ picture }) => picture ?? []).map((picture) => [picture.key, picture]));
};

/** SQL: which site is meant: of an id, of a slug, or the first of the center. */
const asked = (which: number | string | null): Sql =>
  which === null ? sql`true` : typeof which === 'number' ? sql`s.id = ${which}` : sql`s.slug = ${which}`;

/** What a release of a site shows at a moment; it changes by itself with the next day. */
export const shownOf = async (db: Kysely<DB>, id: number, body: ReleaseBody, now: Date): Promise<Shown> => {
  const zone = await zoneOfCenter({ db });
  const today = dayAt(now.getTime(), zone);
  const pictures = await publicPictures(db, body, now);
  return { id, body, pictures, today, until: boundsOf(today, zone).to };
};

/**
 * What a site of a center shows at a moment; null where there is none, or it is not published.
 * @param which its id, or its slug; null for the first one
 */
export const readShown = async (db: Kysely<DB>, which: number | string | null, now: Date): Promise<Shown | null> => {
  const { rows } = await sql<{ id: number; next: Date | null }>`select s.id,
      (select min(r.shown_at) from website_release r where r.site_id = s.id and r.shown_at > ${now}::timestamptz) as next
    from website_site s where ${asked(which)} order by s.id limit 1`.execute(db);
  const [site] = rows;
  const body = site ? await shownBody(db, site.id, now) : null;
  if (!site || !body) return null;
  const shown = await shownOf(db, site.id, body, now);
  return { ...shown, until: Math.min(shown.until, site.next?.getTime() ?? Number.POSITIVE_INFINITY) };
};

/** When a release that lies ahead is shown, of a site that shows nothing yet; null where there is none. */
export const nextRelease = async (db: Kysely<DB>, now: Date): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`select min(shown_at) as at from website_release
    where shown_at > ${now}::timestamptz`.execute(db);
  return rows[0]?.at ?? null;
};

/** The page that has an address, or had it before: its place in the release, and where it leads on to. */
export const formerSlug = async (
  db: Kysely<DB>,
  site: number,
  slug: string,
): Promise<{ readonly page: number; readonly current: boolean } | null> => {
  const { rows } = await sql<{ page: number; current: boolean }>`select a.page_id as page, p.slug = a.slug as current
    from website_page_address a join website_page p on p.id = a.page_id
    where a.slug = ${slug} and a.site_id = ${site}`.execute(db);
  return rows[0] ?? null;
};
