import { z } from 'zod';
import { environment } from '../../../kernel/lib/environment.ts';

/** Where a centre shows pictures outside, and can bring them in from. */
interface SocialSource {
  /** The bytes of one of its pictures; null when it has none by that name. */
  fetch(ref: string): Promise<Buffer | null>;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 25 * 1024 * 1024;

/** JSON Feed 1.1 (jsonfeed.org): what is read of it. */
const Feed = z.object({
  items: z
    .array(
      z.object({
        image: z.string().optional(),
        attachments: z.array(z.object({ url: z.string() })).optional(),
      }),
    )
    .max(2000),
});

const bodyOf = async (answer: Response): Promise<Buffer | null> => {
  if (!answer.ok || !answer.body) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });

/** A JSON feed: only what it lists itself is ever fetched, so that no caller chooses an address. */
const jsonFeed = (address: string): SocialSource => ({
  fetch: async (ref) => {
    const feed = await bodyOf(await get(address));
    const parsed = feed && Feed.safeParse(JSON.parse(feed.toString('utf8')));
    const listed = parsed?.success
      ? parsed.data.items.flatMap(({ image, attachments = [] }) => [
          ...(image ? [image] : []),
          ...attachments.map(({ url }) => url),
        ])
      : [];
    return listed.includes(ref) && /^https?:/.test(ref) ? bodyOf(await get(ref)) : null;
  },
});

/** The social source of this installation by its name: `feed`, where SOCIAL_FEED_URL says which; null without settings. */
export const socialSource = (name: string): SocialSource | null => {
  const { SOCIAL_FEED_URL } = environment();
  return name === 'feed' && SOCIAL_FEED_URL ? jsonFeed(SOCIAL_FEED_URL) : null;
};
