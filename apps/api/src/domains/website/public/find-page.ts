import type { Found, Reading } from '../../../model/site/page.ts';
import { findInBlog } from '../../blogs/blogs.door.ts';
import { robotsFile, siteMap } from './for-robots.ts';

/** What stands at an address of a site, given in parts and without its language; null where nothing does. */
export const findPage = async (reading: Reading, parts: readonly string[]): Promise<Found | null> => {
  const [first, ...rest] = parts;
  if (first === undefined) return { kind: 'redirect', path: '/blog', status: 302 };
  if (first === 'blog') return findInBlog(reading, rest);
  if (rest.length > 0 || reading.language !== 'en') return null;
  if (first === 'robots.txt') return robotsFile(reading);
  return first === 'sitemap.xml' ? siteMap(reading) : null;
};
