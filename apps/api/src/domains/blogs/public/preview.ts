import { previewedId, previewTail } from '../../../files/preview-address.ts';
import type { Reading } from '../../../model/site/page.ts';
import { type Post, readDraft } from './read-posts.ts';

/** Where a post is seen before it is published, for an hour; whoever has the address sees it. */
export const previewPath = (centre: number, id: number, now: Date): string =>
  `/blog/preview/${previewTail('blog preview', centre, id, now)}`;

/** The post of a preview's address; null when that is none of ours or over, or the post is gone. */
export const readPreview = async (reading: Reading, parts: readonly string[]): Promise<Post | null> => {
  const id = previewedId('blog preview', reading.site.centre, parts, reading.now);
  return id === null ? null : readDraft(reading, id);
};
