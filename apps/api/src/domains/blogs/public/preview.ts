import { isSigned, signed } from '../../../files/signature.ts';
import type { Reading } from '../../../model/site/page.ts';
import { type Post, readDraft } from './read-posts.ts';

/** How long somebody may look at a post that is not published. */
const PREVIEW_SECONDS = 3600;
const LONGEST_ID = 10;

/** Where a post is seen before it is published, for an hour; whoever has the address sees it. */
export const previewPath = (centre: number, id: number, now: Date): string => {
  const until = Math.floor(now.getTime() / 1000) + PREVIEW_SECONDS;
  return `/blog/preview/${id}/${until}/${signed('blog preview', centre, id, until)}`;
};

/** The post of a preview's address; null when that is none of ours or over, or the post is gone. */
export const readPreview = async (reading: Reading, parts: readonly string[]): Promise<Post | null> => {
  const [id = '', until = '', sign = '', ...more] = parts;
  if (more.length > 0 || !/^\d+$/.test(id) || id.length >= LONGEST_ID || !/^\d{1,12}$/.test(until)) return null;
  if (!isSigned(sign, 'blog preview', reading.site.centre, id, until)) return null;
  return Number(until) * 1000 > reading.now.getTime() ? readDraft(reading, Number(id)) : null;
};
