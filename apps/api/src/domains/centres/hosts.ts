import type { Within } from '../../kernel/db/find-rows.ts';
import { hostsOfHome, originAt } from '../../kernel/lib/origin-of.ts';

/** What a new center is reached at: 'home.example.com' → 'sunny.example.com'. None where the platform has no host of its own. */
export const hostsToCome = async ({ db }: Within, slug: string): Promise<string[]> =>
  (await hostsOfHome(db)).map((host) => `${slug}.${host.replace(/^home\./, '')}`);

/** Where people will reach a new center. */
export const addressToCome = async (within: Within, slug: string): Promise<string> =>
  originAt((await hostsToCome(within, slug))[0] ?? `${slug}.localhost`);
