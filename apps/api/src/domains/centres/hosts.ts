import { addHosts } from '../../db/seed/center.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Within } from '../../kernel/db/find-rows.ts';
import { hostsOf, hostsOfHome, originAt } from '../../kernel/lib/origin-of.ts';
import { addRow } from '../../kernel/write/write-rows.ts';

/** What a new center is reached at: 'home.example.com' → 'sunny.example.com'. None where the platform has no host of its own. */
const hostsToCome = async ({ db }: Within, slug: string): Promise<string[]> =>
  (await hostsOfHome(db)).map((host) => `${slug}.${host.replace(/^home\./, '')}`);

/** Where people will reach a new center. */
export const addressToCome = async (within: Within, slug: string): Promise<string> =>
  originAt((await hostsToCome(within, slug))[0] ?? `${slug}.localhost`);

/** Gives the center worked in the hosts it has of the platform, where they are missing. */
export const giveHosts = async (ctx: WorkContext, slug: string): Promise<void> => {
  const own = await hostsOf(ctx.db, ctx.who.centre);
  const missing = (await hostsToCome(ctx, slug)).filter((host) => !own.includes(host));
  await addHosts((table, row) => addRow(ctx, table, row), ctx.who.centre, missing);
};
