import { findInBlog } from '../domains/blogs/public/find.ts';
import { redirectOf } from '../domains/website/redirects.ts';
import type { Shown } from '../domains/website/shown.ts';
import type { Found, Reading } from '../model/site/page.ts';
import { robotsFile, siteMap } from './for-robots.ts';
import { findFormPage } from './form-page.ts';
import type { Filled } from './show-form.ts';
import { findSitePage } from './show-page.ts';

/** The blog, which all sites of a center have; search engines know it at the first one. */
const findPost = async (reading: Reading, parts: readonly string[]): Promise<Found | null> => {
  const { site } = reading;
  const { first: origin } = site;
  const found = await findInBlog({ ...reading, site: { ...site, origin } }, parts);
  return found?.kind === 'page' ? { ...found, origin } : found;
};

/** Where an address that has nothing leads by the redirects of the site. */
const findRedirect = async ({ db }: Reading, shown: Shown, parts: readonly string[]): Promise<Found | null> => {
  const to = parts.length === 0 ? null : await redirectOf(db, shown.id, `/${parts.join('/')}`);
  if (to === null) return null;
  return { kind: 'redirect', path: to, status: 301, ...(to.startsWith('/') ? {} : { away: to }) };
};

const findAt = async (
  reading: Reading,
  shown: Shown | null,
  parts: readonly string[],
  filled?: Filled,
): Promise<Found | null> => {
  const [first, ...rest] = parts;
  if (first === 'blog') return findPost(reading, rest);
  if (shown && first === 'form' && rest.length > 0) return findFormPage(reading, rest, filled);
  if (rest.length === 0 && reading.language === 'en') {
    if (first === 'robots.txt') return robotsFile(reading);
    if (first === 'sitemap.xml') return siteMap(reading, shown);
  }
  if (shown) return findSitePage(reading, shown, parts);
  return first === undefined ? { kind: 'redirect', path: '/blog', status: 302 } : null;
};

/**
 * What stands at an address of a site, given in parts and without its language; null where nothing does. What there is comes before
 * what its redirects say, so that none hides a page.
 */
export const findPage = async (
  reading: Reading,
  shown: Shown | null,
  parts: readonly string[],
  filled?: Filled,
): Promise<Found | null> =>
  (await findAt(reading, shown, parts, filled)) ?? (shown ? findRedirect(reading, shown, parts) : null);
