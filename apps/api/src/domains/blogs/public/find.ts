import { isSlug } from '@nestling/rules/slug.ts';
import type { Found, Reading } from '../../../model/site/page.ts';
import { listPath, pagePath, postPath } from './addresses.ts';
import { atomFeed, jsonFeed } from './feeds.ts';
import { readPreview } from './preview.ts';
import { type ListKind, readNamed, readPost } from './read-posts.ts';
import { showList } from './show-list.ts';
import { showPost } from './show-post.ts';

/** Ids are int4; so long a number may still be larger, and then finds nothing. */
const REF = /^([1-9]\d{0,8})(?:-[a-z0-9-]*)?$/;
/** Nobody turns so many pages; the database would skip all posts before. */
const PAGE = /^[1-9]\d{0,3}$/;

/** The number of a page of a list: 1 where none is named; null where what follows is none. */
const pageOf = (rest: readonly string[]): number | null => {
  if (rest.length === 0) return 1;
  const [word, n = '', ...more] = rest;
  // The first page is the list itself.
  return word === 'page' && more.length === 0 && PAGE.test(n) && n !== '1' ? Number(n) : null;
};

const isListKind = (word: string | undefined): word is ListKind =>
  word === 'category' || word === 'tag' || word === 'author';

const findList = async (
  reading: Reading,
  kind: ListKind,
  [ref = '', ...rest]: readonly string[],
): Promise<Found | null> => {
  const [, id] = REF.exec(ref) ?? [];
  const page = pageOf(rest);
  const named = id === undefined || page === null ? null : await readNamed(reading, kind, Number(id));
  if (!named || page === null) return null;
  const path = listPath(kind, named);
  // It was renamed since: what was passed on still leads there.
  if (path !== `/blog/${kind}/${ref}`) return { kind: 'redirect', path: pagePath(path, page), status: 301 };
  return showList(reading, { of: { kind, named }, page });
};

const findPost = async (reading: Reading, word: string): Promise<Found | null> => {
  const url = word.toLowerCase();
  const post = isSlug(url) ? await readPost(reading, url) : null;
  if (!post) return null;
  return post.url === word ? showPost(reading, post) : { kind: 'redirect', path: postPath(post), status: 301 };
};

/** What stands at an address below /blog; `rest` are its parts after that. Null where nothing does. */
export const findInBlog = async (reading: Reading, rest: readonly string[]): Promise<Found | null> => {
  const [first, ...more] = rest;
  if (first === undefined || first === 'page') {
    const page = pageOf(rest);
    return page === null ? null : showList(reading, { of: null, page });
  }
  if (isListKind(first)) return findList(reading, first, more);
  if (first === 'preview') {
    const draft = await readPreview(reading, more);
    return draft && showPost(reading, draft, { preview: true });
  }
  if (more.length > 0) return null;
  if (first === 'feed.xml') return atomFeed(reading);
  if (first === 'feed.json') return jsonFeed(reading);
  return findPost(reading, first);
};
